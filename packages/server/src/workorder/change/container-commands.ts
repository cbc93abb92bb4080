import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isSame } from '@landbridge/contract/shared/differences'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { ContainerForm } from '@landbridge/contract/workorder/job-parts'
import { partKindOf, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { chargeWaiting } from '../../charge/index.ts'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel, placesByCode } from '../../reference/index.ts'
import { changesOfKind, checkPartNo, doubtsOn, packedTotals } from '../container/container-rules.ts'
import { deletePart, insertParts, partsOf, saveEachPart, savePart } from '../container/container-store.ts'
import { emptyPart } from '../container/empty-part.ts'
import { truckTypesOf } from '../container/truck-types.ts'
import { type NamedPlace, placesIn } from '../head-fields-rules.ts'
import { chargeBasisOf, foldIntoBooking } from '../job/booking-facts.ts'
import { otherJobsWith } from '../job/job-store.ts'
import { typeIn } from '../job/job-views.ts'
import type { Job, JobPart } from '../job.ts'
import type { GivenPart, PartType } from '../modes/job-mode.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { moveLines, packingOf, renamePartInLines } from '../packing/packing-store.ts'

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
  const { tx, now } = call
  const [parts, boxTypes, truckType, packing] = await Promise.all([
    partsOf(tx, [job.id]),
    containerTypesByLabel(tx),
    truckTypesOf(tx),
    packingOf(tx, job.id),
  ])
  const before = containerId === undefined ? undefined : partIn(parts, containerId)
  const base = before ?? newPart(job, parts)
  const said = changesOfKind(base.kind, enteredFields(form))
  checkNotShared(job, before, said)
  const { changes, wrong } = jobModeOf(job.mode).partGiven?.(said, { part: base, job, parts, now }) ?? {
    ...{ changes: said, wrong: {} },
  }
  await checkGiven(job, { wrong, places: placesIn(said, partFields) }, call)
  const after: JobPart = { ...base, ...changes }
  const type = typeIn(after, { boxTypes, truckType })
  checkType(after, type)
  checkPartNo(after, parts)
  checkTotals(after, changes, packedTotals(packing).get(partNoOf(base) ?? ''))
  const mentioned = before ? Object.keys(changes) : Object.keys(after)
  if (!keepWarnings) await checkDoubts(job, after, { mentioned, type }, call)
  const tareKg = after.tareKg ?? type?.tareKg?.toString() ?? null
  if (!before) await insertParts(tx, [{ ...after, tareKg }])
  else await savePart(tx, before.id, changes)
  const [from, to] = [partNoOf(base), partNoOf(after)]
  if (from && from !== to) await renamePartInLines(tx, job.id, { from, to: to ?? null })
  await foldIntoBooking(tx, job.bookingId)
  if ('stopTimes' in changes) await chargeWaiting(job, chargeBasisOf(call, job), call)
  return { before: before && pick(before, changes), after: { id: after.id, ...changes } }
}

const timesOnTheWay = ['stopTimes', 'borderInAt', 'borderOutAt', 'reloadedIntoId', 'reloadedAt'] as const

export const tellsOfWay = (said: object): boolean => timesOnTheWay.some((name) => name in said)

/** Refuses what cannot be of a part, and places that nobody knows. */
async function checkGiven(
  { mode }: Job,
  { wrong, places }: { wrong: GivenPart['wrong']; places: readonly NamedPlace[] },
  { tx }: Staff,
): Promise<void> {
  const known = await placesByCode(
    tx,
    placeModeOf(mode),
    places.map(({ placeCode }) => placeCode),
  )
  const unknown = places.filter(({ placeCode }) => !known.has(placeCode))
  const faults = { ...wrong, ...Object.fromEntries(unknown.map(({ field }) => [field, 'workorder.place-unknown'])) }
  if (Object.keys(faults).length > 0) throw new Problem('shared.invalid-input', faults)
}

/** A box has a type that we know; a truck need not have one. */
function checkType({ kind, truckType }: JobPart, type: PartType | undefined): void {
  if (type) return
  if (kind === 'box') throw new Problem('shared.invalid-input', { containerType: 'workorder.container-type-unknown' })
  if (truckType !== null) throw new Problem('shared.invalid-input', { truckType: 'workorder.truck-type-unknown' })
}

/** What a job is added by hand: a box of the carrier's, or a truck; cargo that flies as one stays one. */
function newPart(job: Job, parts: readonly JobPart[]): JobPart {
  const kind = partKindOf(job.mode)
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
  { mentioned, type }: { mentioned: readonly string[]; type: PartType | undefined },
  { tx }: Staff,
): Promise<void> {
  const numbers = after.containerNo && job.loadType === 'FCL' ? [after.containerNo] : []
  const otherJobNo = (await otherJobsWith(tx, job, numbers)).get(after.containerNo ?? '')
  const doubts = Object.entries(
    doubtsOn(after, {
      maxPayloadKg: type?.maxPayloadKg,
      otherJobNo,
      doubtsOfMode: jobModeOf(job.mode).doubtsOn(after, type),
    }),
  ).filter(([field]) => mentioned.includes(field))
  if (doubts.length > 0) throw new Problem('workorder.warnings', Object.fromEntries(doubts), { otherJobNo })
}

/** Takes a part off a job, unless goods are packed in it, or it is all that there is of a consignment. */
export async function removeContainerOf(job: Job, containerId: string, { tx }: Staff): Promise<Change> {
  checkNotShared(job)
  const [containers, packing] = await Promise.all([partsOf(tx, [job.id]), packingOf(tx, job.id)])
  const container = partIn(containers, containerId)
  if (container.kind === 'piece') throw new Problem('workorder.one-consignment')
  const partNo = partNoOf(container)
  if (packing.some(({ containerNo }) => containerNo !== null && containerNo === partNo)) {
    throw new Problem('shared.invalid-input', { containerId: 'workorder.container-has-goods' })
  }
  await deletePart(tx, container.id)
  await foldIntoBooking(tx, job.bookingId)
  const { containerNo, containerType, truckPlate, truckType } = container
  return { before: container.kind === 'box' ? { containerNo, containerType } : { truckPlate, truckType } }
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
  if (to.legSeq !== job.legSeq) throw new Problem('shared.invalid-input', { toJobId: 'workorder.other-leg' })
  const [containers, there, packing, packedThere] = await Promise.all([
    partsOf(tx, [job.id]),
    partsOf(tx, [to.id]),
    packingOf(tx, job.id),
    packingOf(tx, to.id),
  ])
  const container = partIn(containers, containerId)
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

export function partIn(parts: readonly JobPart[], id: string): JobPart {
  const part = parts.find((one) => one.id === id)
  if (!part) throw new Problem('workorder.part-missing')
  return part
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
