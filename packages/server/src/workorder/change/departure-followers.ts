import type { DomainEvent, Follower } from '../../platform/call.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departureById } from '../../pricing/index.ts'
import { foldIntoBooking } from '../job/booking-facts.ts'
import { holdBookingOfJob, jobsNotArrivedOn, loadJob, saveJob } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

/** A departure moved: the jobs on it that have not arrived take its times, as if they had been entered in their heads. */
async function takeTimesOfDeparture({ id, data = {} }: DomainEvent, call: Call<'system'>): Promise<void> {
  const { tx } = call
  const departure = await departureById(tx, id)
  for (const jobId of await jobsNotArrivedOn(tx, id)) await retimeJob(jobId, { ...departure, by: data.by }, call)
}

async function retimeJob(
  id: string,
  { etd, eta, siCutoff, cargoCutoff, customsCutoff, vgmCutoff, filingCutoff, by }: Departure & { by: unknown },
  call: Call<'system'>,
): Promise<void> {
  const { tx } = call
  await holdBookingOfJob(tx, id)
  const before = await loadJob(tx, id)
  const ahead = before.atd ? {} : { etd, siCutoff, cargoCutoff, customsCutoff }
  const { headRetimed } = jobModeOf(before.mode)
  const head = {
    ...before.head,
    ...(!before.atd && warehouseRetimed(before, cargoCutoff)),
    ...headRetimed?.(before.head, { ...(!before.atd && { etd, vgmCutoff, filingCutoff }), eta }),
  }
  const after = await saveJob(tx, before, { eta, ...ahead, head })
  await foldIntoBooking(tx, after.bookingId)
  const isRetimed = (name: 'etd' | 'eta') => before[name].getTime() !== after[name].getTime()
  if (!isRetimed('etd') && !isRetimed('eta')) return
  const { jobNo, bookingId, customerId } = after
  const typed = { ...(!before.atd && { etd: etd.toISOString() }), eta: eta.toISOString() }
  const data = { jobNo, bookingId, ...typed, etaBefore: before.eta.toISOString(), by }
  await emit(call, { kind: 'workorder.retimed', id, customerId, data })
}

/** The warehouse closes as much earlier or later as the departure takes cargo. */
function warehouseRetimed({ head: { warehouseCutoff }, cargoCutoff: before }: Job, after: Date): Job['head'] {
  if (!warehouseCutoff || !before) return {}
  const closesAt = new Date(warehouseCutoff).getTime() + after.getTime() - before.getTime()
  return { warehouseCutoff: new Date(closesAt).toISOString() }
}

export const departureFollowers: readonly Follower[] = [
  { kind: 'pricing.departure-retimed', follow: takeTimesOfDeparture },
]
