import { Problem } from '@landbridge/contract/shared/problem'
import type { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import type { z } from 'zod'
import { checkReason, loadBooking, seenBooking } from '../booking/index.ts'
import type { Call } from '../platform/serve.ts'
import { departuresByIds } from '../pricing/index.ts'
import { type JobPapers, loadJob, moveSeen } from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'
import { recordConsolidation, seenConsolidation } from './consolidation-commands.ts'
import { isSameLane } from './consolidation-rules.ts'
import { jobsInConsolidations, saveConsolidation } from './consolidation-store.ts'

type Move = z.output<typeof consolidationEndpoints.move.input>

/** Rolls a shared box with all its jobs, stuffed and sealed as it is. */
export async function moveConsolidation(
  { id, version, departureId, reasonCode, cause, note }: Move,
  call: Call<'staff'>,
  papers: JobPapers,
): Promise<Consolidation> {
  const { tx } = call
  const [before] = await Promise.all([
    seenConsolidation({ id, version }, call),
    checkReason(tx, 'MOVEREASON', reasonCode),
  ])
  if (before.state === 'cancelled') throw new Problem('workorder.consolidation-cancelled')
  const departure = (await departuresByIds(tx, [departureId])).get(departureId)
  if (departure?.state !== 'scheduled' || departure.etd <= call.now || !isSameLane(departure, before)) {
    throw new Problem('shared.invalid-input', { departureId: 'workorder.departure-elsewhere' })
  }
  if (before.departureId === departureId) return before
  const inside = await jobsInConsolidations(tx, [id])
  for (const { id: jobId, bookingId } of inside.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1))) {
    const booking = await loadBooking(tx, bookingId)
    const seen = await seenBooking({ id: bookingId, version: booking.version }, call)
    const job = await loadJob(tx, jobId)
    await moveSeen(seen, { departureId, reasonCode, cause, note, jobIds: [job.id] }, { call, papers, keepsBox: true })
  }
  const changes = { departureId, departureNo: departure.departureNo }
  const after = await saveConsolidation(tx, before, changes)
  await recordConsolidation(call, {
    before,
    after,
    action: 'workorder.consolidation-move',
    what: { ...changes, reasonCode },
  })
  return after
}
