import { Problem } from '@landbridge/contract/shared/problem'
import type { MoveOutcome, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { z } from 'zod'
import {
  bookingsOnDeparture,
  boxSharesOf,
  carriagesOf,
  checkReason,
  legsOf,
  loadBooking,
  seenBooking,
} from '../../booking/index.ts'
import { idsOf } from '../../platform/rows.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import type { JobPapers } from '../change/job-papers.ts'
import { partsOf } from '../container/container-store.ts'
import { jobsNotArrivedOn, jobsOfBooking, loadJob } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { moveSeen } from './move-commands.ts'
import { unopenedOn } from './move-selection-rules.ts'

type StaffCall = Call<'staff'>

type MovingAll = Opened<z.output<typeof moveEndpoints.moveAll.input>, 'staff'>
type Unit = { bookingId: string; bookingNo: string; jobId?: string; jobNo?: string; legSeq?: number }

/** Moves everything off a departure, each job in its own transaction; refusals are named and stop no other. */
export async function moveAll(opened: MovingAll, papers: JobPapers): Promise<{ items: MoveOutcome[] }> {
  const { input, write, read } = opened
  const units = await read(async ({ tx }) => {
    await checkReason(tx, 'MOVEREASON', input.reasonCode)
    return unitsOn(input, tx)
  })
  const items: MoveOutcome[] = []
  for (const unit of units) {
    const { bookingNo, jobNo } = unit
    try {
      const isMoved = await write((call) => moveUnit(unit, input, { call, papers }))
      items.push({ bookingNo, jobNo, isMoved })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      items.push({ bookingNo, jobNo, isMoved: false, ...reasonOf(error) })
    }
  }
  return { items }
}

/** A refusal's words: of its first wrong field, else its own, with the values it names. */
function reasonOf({ code, fields = {}, data = {} }: Problem): Pick<MoveOutcome, 'reason' | 'values'> {
  const values = Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  )
  const [reason = code] = Object.values(fields)
  return { reason, ...(values.length > 0 && { values: Object.fromEntries(values) }) }
}

async function moveUnit(
  { bookingId, jobId, legSeq }: Unit,
  { id, departureId, reasonCode, cause, note }: MovingAll['input'],
  { call, papers }: { call: StaffCall; papers: JobPapers },
): Promise<boolean> {
  const { tx } = call
  const { version } = await loadBooking(tx, bookingId)
  const seen = await seenBooking({ id: bookingId, version }, call)
  const why = { departureId, reasonCode, cause, note }
  if (jobId) {
    checkOwnBox(await loadJob(tx, jobId))
    return (await moveSeen(seen, { ...why, jobIds: [jobId] }, { call, papers })).version !== version
  }
  const leg = (await unopenedLegs(bookingId, id, tx)).find((one) => one.legSeq === legSeq)
  if (!leg) return false
  const boxes = leg.boxes.length > 0 ? boxSharesOf(leg.boxes) : undefined
  return (await moveSeen(seen, { ...why, legSeq, boxes }, { call, papers })).version !== version
}

/** Cargo that shares a container leaves it only when it is named by itself: with its departure goes the container. */
function checkOwnBox({ consolidationId, consolidationNo }: Job): void {
  if (consolidationId) throw new Problem('workorder.moves-with-container', undefined, { consolidationNo })
}

async function unitsOn({ id, jobIds }: MovingAll['input'], tx: StaffCall['tx']): Promise<Unit[]> {
  const [found, bookings] = await Promise.all([jobsNotArrivedOn(tx, id), bookingsOnDeparture(tx, id)])
  const jobs = await Promise.all(found.filter((one) => jobIds?.includes(one) ?? true).map((one) => loadJob(tx, one)))
  const units = jobs.map(({ id: jobId, jobNo, bookingId, bookingNo }) => ({ bookingId, bookingNo, jobId, jobNo }))
  if (jobIds) return units
  const unopenedUnits = await Promise.all(
    bookings.map(async ({ id: bookingId, bookingNo }) =>
      (await unopenedLegs(bookingId, id, tx)).map(({ legSeq }) => ({ bookingId, bookingNo: bookingNo ?? '', legSeq })),
    ),
  )
  return [...units, ...unopenedUnits.flat()]
}

/** The legs of a booking of which a departure carries what no job has yet: boxes, or all of a leg that takes none. */
async function unopenedLegs(bookingId: string, departureId: string, tx: StaffCall['tx']) {
  const booking = await loadBooking(tx, bookingId)
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const parts = await partsOf(tx, idsOf(jobs))
  return legsOf(booking).flatMap((leg) => {
    const ofLeg = jobs.filter(({ legSeq }) => legSeq === leg.seq)
    const carriages = carriagesOf(leg, booking.shares)
    const boxes = unopenedOn({ jobs: ofLeg, parts, carriages })
      .filter(({ from }) => from === departureId)
      .flatMap((one) => one.boxes)
    const isWhole = ofLeg.length === 0 && leg.given?.departureId === departureId
    return boxes.length > 0 || isWhole ? [{ legSeq: leg.seq, boxes }] : []
  })
}
