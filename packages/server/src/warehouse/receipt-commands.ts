import { volumeM3Of } from '@landbridge/contract/pricing/chargeable'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ReceiptForm } from '@landbridge/contract/warehouse/warehouse-receipt'
import { chargeMeasured, farFrom } from '../charge/index.ts'
import { emit } from '../platform/outbox.ts'
import type { Call } from '../platform/serve.ts'
import { containerTypesByLabel } from '../reference/index.ts'
import {
  changing,
  chargeBasisOf,
  foldIntoBooking,
  type Job,
  lclStateOf,
  loadJob,
  measuredCargo,
  measureOf,
  type Receipt,
  receiptsOf,
  saveReceipt,
  sharedCargoOf,
} from '../workorder/index.ts'
import { checkOpen } from './consolidation-rules.ts'
import { lockConsolidation } from './consolidation-store.ts'
import { type Limits, limitsOf } from './fill-rules.ts'

/** Receives a job's cargo: counted and measured figures replace the declared ones and are charged. */
export async function receiveCargo(
  { id, version, keepWarnings, ...form }: ReceiptForm & { id: string; version: number },
  call: Call<'staff'>,
): Promise<Job> {
  const { tx, now } = call
  if (form.receivedAt > now) throw new Problem('shared.invalid-input', { receivedAt: 'workorder.received-ahead' })
  const found = await loadJob(tx, id)
  const by = measureOf(found)
  const figures = { ...form, actualVolumeM3: volumeOf(form) }
  if (by?.mustFitContainer) await checkHoldable(figures, call)
  // A consolidation comes before its jobs in the order of locks.
  const { consolidationId } = found
  if (consolidationId) checkOpen(await lockConsolidation(tx, consolidationId))
  const received = await changing({ id, version }, { action: 'workorder.receive' }, call, async (job) => {
    if (job.consolidationId !== consolidationId) throw new Problem('workorder.changed-meanwhile')
    if (!by) throw new Problem('workorder.job-not-shared', undefined, { jobNo: job.jobNo })
    const before = (await receiptsOf(tx, [id])).get(id)
    const { receiptNo = before?.receiptNo ?? null, receiptRemark = before?.receiptRemark ?? null } = form
    const { warehouseName, receivedAt, actualPieces, actualGrossWeightKg, actualVolumeM3 } = figures
    const { actualLoadingMetres = null, pieces = null } = form
    const measures = { warehouseName, receivedAt, actualPieces, actualGrossWeightKg, actualVolumeM3 }
    const more = { actualLoadingMetres, pieces: pieces?.length ? pieces : null, receiptNo, receiptRemark }
    const after: Receipt = { jobId: id, customerId: job.customerId, ...measures, ...more }
    if (!keepWarnings) await checkDoubts(job, after, call)
    await saveReceipt(tx, after)
    const isWaiting = by.isShared && job.lclState !== 'loaded'
    return { job: isWaiting ? { lclState: lclStateOf({ isReceived: true, isStuffed: false }) } : {}, before, after }
  })
  const { jobNo, bookingId, customerId, originCode } = received
  await foldIntoBooking(tx, bookingId)
  await chargeMeasured(received, await chargeBasisOf(call, received), call)
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

/** The received volume, of the pieces where they were measured. */
function volumeOf({ actualVolumeM3, pieces }: Pick<ReceiptForm, 'actualVolumeM3' | 'pieces'>): string {
  const volume = pieces?.length ? volumeM3Of(pieces) : actualVolumeM3
  if (!volume) throw new Problem('shared.invalid-input', { actualVolumeM3: 'shared.needed' })
  return volume
}

const fields = { packages: 'actualPieces', grossWeightKg: 'actualGrossWeightKg', volumeM3: 'actualVolumeM3' } as const

/** Refuses figures so far from the declared ones that they look mistyped, and pieces that differ from their count. */
async function checkDoubts(job: Job, receipt: Receipt, { tx }: Call<'staff'>): Promise<void> {
  const declared = (await sharedCargoOf(tx, [job])).get(job.id)?.declared ?? {}
  const far = farFrom(declared, measuredCargo(receipt)).map((name) => [
    fields[name],
    'workorder.warn-far-from-declared',
  ])
  const counted = receipt.pieces?.reduce((sum, { pieceQty }) => sum + pieceQty, 0)
  const doubts = {
    ...(counted !== undefined && counted !== receipt.actualPieces && { actualPieces: 'workorder.warn-pieces-apart' }),
    ...Object.fromEntries(far),
  }
  if (Object.keys(doubts).length > 0) throw new Problem('workorder.warnings', doubts)
}

/** Cargo that shares a container cannot be more than the largest one holds: whoever enters that has mistyped, and would charge for it. */
async function checkHoldable(
  { actualVolumeM3, actualGrossWeightKg }: Pick<Receipt, 'actualVolumeM3' | 'actualGrossWeightKg'>,
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
