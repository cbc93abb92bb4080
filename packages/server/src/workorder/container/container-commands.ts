import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isSame } from '@landbridge/contract/shared/differences'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ContainerForm } from '@landbridge/contract/workorder/job-parts'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel } from '../../reference/index.ts'
import { foldIntoBooking } from '../job/booking-facts.ts'
import type { Job, JobPart } from '../job/job.ts'
import { otherJobsWith } from '../job/job-store.ts'
import type { BoxType } from '../modes/job-mode.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { moveLines, packingOf, renamePartInLines } from '../packing/packing-store.ts'
import { checkOfKind, checkPartNo, doubtsOn, packedTotals } from './container-rules.ts'
import { deletePart, insertParts, partsOf, saveEachPart, savePart } from './container-store.ts'
import { emptyPart } from './empty-part.ts'

type Staff = Call<'staff'>
type Change = { before?: unknown; after?: unknown }

/** What was said of a part: a field that was left out stays, one that was cleared is unknown. */
const enteredFields = (form: ContainerForm): Partial<JobPart> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'sealNos' ? (value ?? []) : value]),
  )

/** Adds a part to a job or changes one: a container, or a truck. What looks wrong is kept only when that is said. */
export async function saveContainerOf(
  job: Job,
  { form, containerId, keepWarnings }: { form: ContainerForm; containerId: string | undefined; keepWarnings: boolean },
  call: Staff,
): Promise<Change> {
  const { tx } = call
  const [containers, types, packing] = await Promise.all([
    partsOf(tx, [job.id]),
    containerTypesByLabel(tx),
    packingOf(tx, job.id),
  ])
  const before = containerId === undefined ? undefined : containerIn(containers, containerId)
  const changes = enteredFields(form)
  checkNotShared(job, before, changes)
  const base = before ?? newPart(job, containers)
  checkOfKind(base.kind, changes)
  const after: JobPart = { ...base, ...changes }
  const type = types.get(after.containerType ?? '')
  if (after.kind === 'box' && !type) {
    throw new Problem('shared.invalid-input', { containerType: 'workorder.container-type-unknown' })
  }
  checkPartNo(after, containers)
  checkTotals(after, changes, packedTotals(packing).get(partNoOf(base) ?? ''))
  const mentioned = before ? Object.keys(changes) : Object.keys(after)
  if (!keepWarnings) await checkDoubts(job, after, { mentioned, type }, call)
  const tareKg = after.tareKg ?? type?.tareKg.toString() ?? null
  if (!before) await insertParts(tx, [{ ...after, tareKg }])
  else await savePart(tx, before.id, changes)
  const [from, to] = [partNoOf(base), partNoOf(after)]
  if (from && from !== to) await renamePartInLines(tx, job.id, { from, to: to ?? null })
  await foldIntoBooking(tx, job.bookingId)
  return { before: before && pick(before, changes), after: { id: after.id, ...changes } }
}

/** What a job is added by hand: a box of the carrier's, or a truck; cargo that flies as one stays one. */
function newPart(job: Job, parts: readonly JobPart[]): JobPart {
  const kind = jobModeOf(job.mode).partKind
  if (kind === 'piece') throw new Problem('workorder.one-consignment')
  return { ...emptyPart(job, kind), ...(kind === 'box' && { containerOwner: 'C' as const }), seq: nextSeq(parts) }
}

const ofConsolidation = ['containerNo', 'containerType', 'containerOwner', 'sealNos'] as const

/** A box that several jobs share comes from their consolidation: what it is and by which number is said there. */
function checkNotShared({ loadType }: Job, box?: JobPart, changes: Partial<JobPart> = {}): void {
  if (!sharesContainer(loadType)) return
  const isOther = ofConsolidation.some((name) => name in changes && !isSame(changes[name], box?.[name]))
  if (!box || isOther) throw new Problem('workorder.box-is-shared')
}

/** Refuses what looks wrong in the fields that were said. */
async function checkDoubts(
  job: Job,
  after: JobPart,
  { mentioned, type }: { mentioned: readonly string[]; type: BoxType | undefined },
  { tx }: Staff,
): Promise<void> {
  const numbers = after.containerNo && job.loadType === 'FCL' ? [after.containerNo] : []
  const otherJobNo = (await otherJobsWith(tx, job, numbers)).get(after.containerNo ?? '')
  const doubts = Object.entries(
    doubtsOn(after, {
      maxPayloadKg: type?.maxPayloadKg,
      otherJobNo,
      ofMode: jobModeOf(job.mode).doubtsOn(after, type),
    }),
  ).filter(([field]) => mentioned.includes(field))
  if (doubts.length > 0) throw new Problem('workorder.warnings', Object.fromEntries(doubts), { otherJobNo })
}

/** Takes a part off a job, unless goods are packed in it, or it is all that there is of a consignment. */
export async function removeContainerOf(job: Job, containerId: string, { tx }: Staff): Promise<Change> {
  checkNotShared(job)
  const [containers, packing] = await Promise.all([partsOf(tx, [job.id]), packingOf(tx, job.id)])
  const container = containerIn(containers, containerId)
  if (container.kind === 'piece') throw new Problem('workorder.one-consignment')
  const partNo = partNoOf(container)
  if (packing.some(({ containerNo }) => containerNo !== null && containerNo === partNo)) {
    throw new Problem('shared.invalid-input', { containerId: 'workorder.container-has-goods' })
  }
  await deletePart(tx, container.id)
  await foldIntoBooking(tx, job.bookingId)
  return { before: { partNo, partType: container.containerType ?? container.truckType } }
}

/** Moves a part, with what is packed in it, to another job of the same booking. */
export async function moveContainerTo(
  job: Job,
  { containerId, to }: { containerId: string; to: Job },
  { tx }: Staff,
): Promise<Change> {
  checkNotShared(job)
  if (to.bookingId !== job.bookingId || to.id === job.id) {
    throw new Problem('shared.invalid-input', { toJobId: 'workorder.other-booking' })
  }
  const [containers, there, packing, packedThere] = await Promise.all([
    partsOf(tx, [job.id]),
    partsOf(tx, [to.id]),
    packingOf(tx, job.id),
    packingOf(tx, to.id),
  ])
  const container = containerIn(containers, containerId)
  if (container.kind === 'piece') throw new Problem('workorder.one-consignment')
  checkPartNo(container, there)
  const partNo = partNoOf(container)
  const moved = packing.filter(({ containerNo }) => containerNo !== null && containerNo === partNo)
  await Promise.all([
    savePart(tx, container.id, { jobId: to.id, seq: nextSeq(there) }),
    moveLines(
      tx,
      moved.map(({ id }) => id),
      { jobId: to.id, seq: nextSeq(packedThere) },
    ),
  ])
  await foldIntoBooking(tx, job.bookingId)
  return { before: { containerId, jobNo: job.jobNo }, after: { containerId, jobNo: to.jobNo } }
}

/** Puts the sums of the packing list on the parts; those that lost their last line are unknown again. */
export async function foldPacking(job: Job, hadLines: ReadonlySet<string>, { tx }: Staff): Promise<void> {
  const [containers, packing] = await Promise.all([partsOf(tx, [job.id]), packingOf(tx, job.id)])
  const totals = packedTotals(packing)
  const unknown = { packages: null, grossWeightKg: null, volumeM3: null }
  const changed = containers.flatMap((part) => {
    const partNo = partNoOf(part)
    const packed = totals.get(partNo ?? '') ?? (partNo && hadLines.has(partNo) ? unknown : undefined)
    return packed ? [{ id: part.id, ...packed }] : []
  })
  await saveEachPart(tx, changed, ['packages', 'grossWeightKg', 'volumeM3'])
}

export const nextSeq = (rows: readonly { seq: number }[]): number => Math.max(0, ...rows.map(({ seq }) => seq)) + 1

function containerIn(containers: readonly JobPart[], id: string): JobPart {
  const container = containers.find((one) => one.id === id)
  if (!container) throw new Problem('workorder.part-missing')
  return container
}

/** Where a packing list stands, its sums hold. */
function checkTotals(
  after: JobPart,
  changes: Partial<JobPart>,
  packed: Pick<JobPart, 'packages' | 'grossWeightKg' | 'volumeM3'> | undefined,
): void {
  if (!packed) return
  const wrong = (['packages', 'grossWeightKg', 'volumeM3'] as const).filter(
    (name) => name in changes && packed[name] !== null && Number(after[name]) !== Number(packed[name]),
  )
  if (wrong.length > 0) {
    throw new Problem(
      'shared.invalid-input',
      Object.fromEntries(wrong.map((name) => [name, 'workorder.totals-from-packing'])),
    )
  }
}

const pick = (container: JobPart, changes: Partial<JobPart>) =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, container[name as keyof JobPart]]))
