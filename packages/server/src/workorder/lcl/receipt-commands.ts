import { Problem } from '@landbridge/contract/shared/problem'
import type { ReceiptForm } from '@landbridge/contract/workorder/warehouse-receipt'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel } from '../../reference/index.ts'
import { chargeMeasured } from '../charge/charge-commands.ts'
import { chargeBasisOf, foldIntoBooking } from '../job/booking-facts.ts'
import type { Job } from '../job/job.ts'
import { changing } from '../job/job-commands.ts'
import { loadJob } from '../job/job-store.ts'
import { checkOpen, checkShares } from './consolidation-rules.ts'
import { lockConsolidation } from './consolidation-store.ts'
import { type Limits, limitsOf } from './fill-rules.ts'
import { lclStateOf } from './lcl-state-rules.ts'
import { type Receipt, receiptsOf, saveReceipt } from './receipt-store.ts'

/** The warehouse received the cargo of a job: what it counted and measured stands in place of what was declared, and is charged. */
export async function receiveCargo(
  { id, version, ...form }: ReceiptForm & { id: string; version: number },
  call: Call<'staff'>,
): Promise<Job> {
  const { tx, now } = call
  if (form.receivedAt > now) throw new Problem('shared.invalid-input', { receivedAt: 'workorder.received-ahead' })
  await checkHoldable(form, call)
  // A consolidation comes before its jobs in the order of locks.
  const { consolidationId } = await loadJob(tx, id)
  if (consolidationId) checkOpen(await lockConsolidation(tx, consolidationId))
  const received = await changing({ id, version }, { action: 'workorder.receive' }, call, async (job) => {
    if (job.consolidationId !== consolidationId) throw new Problem('workorder.changed-meanwhile')
    checkShares(job)
    const before = (await receiptsOf(tx, [id])).get(id)
    const { receiptNo = before?.receiptNo ?? null, receiptRemark = before?.receiptRemark ?? null, ...measured } = form
    const after: Receipt = { jobId: id, customerId: job.customerId, ...measured, receiptNo, receiptRemark }
    await saveReceipt(tx, after)
    return { job: { lclState: lclStateOf({ isReceived: true, isStuffed: false }) }, before, after }
  })
  const { jobNo, bookingId, customerId, originCode } = received
  await foldIntoBooking(tx, bookingId)
  await chargeMeasured(received, await chargeBasisOf(tx, received), call)
  const data = {
    jobNo,
    bookingId,
    receivedAt: form.receivedAt.toISOString(),
    placeCode: originCode,
    by: call.caller.userId,
  }
  await emit(call, { kind: 'workorder.received', id, customerId, data })
  return loadJob(tx, id)
}

/** Cargo that shares a container cannot be more than the largest one holds: whoever enters that has mistyped, and would charge for it. */
async function checkHoldable(
  { actualVolumeM3, actualGrossWeightKg }: Pick<ReceiptForm, 'actualVolumeM3' | 'actualGrossWeightKg'>,
  { tx }: Call<'staff'>,
): Promise<void> {
  const limits = [...(await containerTypesByLabel(tx)).values()].map(limitsOf)
  const most = (name: keyof Limits) => Math.max(...limits.map((limit) => Number(limit[name] ?? 0)))
  const wrong = {
    ...(Number(actualVolumeM3) > most('maxVolumeM3') && { actualVolumeM3: 'workorder.beyond-any-container' }),
    ...(Number(actualGrossWeightKg) > most('maxWeightKg') && { actualGrossWeightKg: 'workorder.beyond-any-container' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}
