import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isSame } from '@landbridge/contract/shared/differences'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { ContainerForm } from '@landbridge/contract/workorder/job-parts'
import { partKindOf, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { chargeWaiting } from '../../charge/index.ts'
import { nextSeq, packedTotals, packingOf, renamePartInLines } from '../../packing/index.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { changesOfKind, checkPartNo, doubtsOn } from '../container/container-rules.ts'
import { insertParts, savePart } from '../container/container-store.ts'
import { emptyPart } from '../container/empty-part.ts'
import { typesOfParts } from '../container/part-type-queries.ts'
import { type NamedPlace, placesIn } from '../head-fields-rules.ts'
import { chargeBasisOf, foldIntoBooking } from '../job/booking-facts.ts'
import { holdNumbers, loadJob, otherJobsWith } from '../job/job-store.ts'
import type { Job, JobPart } from '../job.ts'
import { valuesBefore } from '../job-audit.ts'
import type { GivenPart, PartType } from '../job-mode.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { changingParts, type SeenJob } from './job-change-commands.ts'
import type { JobPapers } from './job-papers.ts'

type StaffCall = Call<'staff'>

/** The fields of a part as entered: one that was left out stays, one that was cleared is unknown. */
const enteredFields = (form: ContainerForm): Partial<JobPart> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'sealNos' ? (value ?? []) : value]),
  )

type PartChange = { form: ContainerForm; containerId: string | undefined; keepWarnings: boolean }

/** Adds or changes a part, and tells its followers once the job is kept. */
export async function saveContainer(
  {
    id,
    version,
    containerId,
    keepWarnings,
    ...form
  }: SeenJob & ContainerForm & { containerId?: string | undefined; keepWarnings: boolean },
  call: StaffCall,
  papers: JobPapers,
): Promise<Job> {
  let isMoved = false
  const saved = await changingParts(
    { id, version },
    { action: 'workorder.container', papers },
    call,
    async (job, parts) => {
      const change = await savePartOf(job, parts, { form, containerId, keepWarnings }, call)
      isMoved = timesOnTheWay.some((name) => name in change.after)
      return change
    },
  )
  if (!isMoved) return saved
  await tellOfWay(saved, call)
  return loadJob(call.tx, saved.id)
}

const timesOnTheWay = ['stopTimes', 'borderInAt', 'borderOutAt', 'reloadedIntoId', 'reloadedAt'] as const

export const tellOfWay = ({ id, jobNo, bookingId, customerId }: Job, call: StaffCall) =>
  emit(call, { kind: 'workorder.told', id, customerId, data: { jobNo, bookingId, by: call.caller.userId } })

/** A doubtful value is kept only when its sender says so. */
async function savePartOf(
  job: Job,
  parts: readonly JobPart[],
  { form, containerId, keepWarnings }: PartChange,
  call: StaffCall,
) {
  const { tx, now } = call
  const [typeOf, packing] = await Promise.all([typesOfParts(tx), packingOf(tx, job.id)])
  const before = containerId === undefined ? undefined : partIn(parts, containerId)
  const base = before ?? newPart(job, parts)
  const entered = changesOfKind(base.kind, enteredFields(form))
  checkNotShared(job, before, entered)
  const { changes, wrong } = jobModeOf(job.mode).partGiven?.(entered, { part: base, job, parts, now }) ?? {
    changes: entered,
    wrong: {},
  }
  await checkGiven(job, { wrong, places: placesIn(entered, partFields) }, call)
  const after: JobPart = { ...base, ...changes }
  const type = typeOf(after)
  checkType(after, type)
  checkPartNo(after, parts)
  checkTotals(after, changes, packedTotals(packing).get(partNoOf(base) ?? ''))
  const mentioned = before ? Object.keys(changes) : Object.keys(after)
  if (!keepWarnings) await checkDoubts(job, after, { mentioned, type }, call)
  const tareKg = after.tareKg ?? type?.tareKg?.toString() ?? null
  if (!before) await insertParts(tx, [{ ...after, tareKg }])
  else await savePart(tx, before.id, { ...changes, ...inOtherBox(base, after, now) })
  const [from, to] = [partNoOf(base), partNoOf(after)]
  if (from && from !== to) await renamePartInLines(tx, job.id, { from, to: to ?? null })
  await foldIntoBooking(tx, job.bookingId)
  if ('stopTimes' in changes) await chargeWaiting(job, chargeBasisOf(call, job), call)
  return { before: before && valuesBefore(before, changes), after: { id: after.id, ...changes } }
}

/** Cargo that goes on in another box is still looked for by the number of the one that it was in. */
function inOtherBox(before: JobPart, after: JobPart, now: Date): Pick<Partial<JobPart>, 'formerNos'> {
  const [from, to] = [partNoOf(before), partNoOf(after)]
  if (before.kind !== 'box' || !from || !to || from === to) return {}
  return { formerNos: [...(before.formerNos ?? []), { no: from, until: now.toISOString() }] }
}

/** Refuses fields foreign to a part, and unknown places. */
async function checkGiven(
  { mode }: Job,
  { wrong, places }: { wrong: GivenPart['wrong']; places: readonly NamedPlace[] },
  { tx }: StaffCall,
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

/** A part that is added by hand: a box of the carrier's, or a truck; cargo that flies as one stays one. */
function newPart(job: Job, parts: readonly JobPart[]): JobPart {
  const kind = partKindOf(job.mode)
  if (kind === 'piece') throw new Problem('workorder.one-consignment')
  return { ...emptyPart(job, kind), ...(kind === 'box' && { containerOwner: 'C' as const }), seq: nextSeq(parts) }
}

const ofConsolidation = ['containerNo', 'containerType', 'containerOwner', 'sealNos'] as const

/** Refuses changes of a shared box, which belong to its consolidation. */
export function checkNotShared({ loadType }: Job, box?: JobPart, changes: Partial<JobPart> = {}): void {
  if (!sharesContainer(loadType)) return
  const isOther = ofConsolidation.some((name) => name in changes && !isSame(changes[name], box?.[name]))
  if (!box || isOther) throw new Problem('workorder.box-is-shared')
}

async function checkDoubts(
  job: Job,
  after: JobPart,
  { mentioned, type }: { mentioned: readonly string[]; type: PartType | undefined },
  { tx }: StaffCall,
): Promise<void> {
  const numbers = after.containerNo && job.loadType === 'FCL' ? [after.containerNo] : []
  const [, others] = await Promise.all([holdNumbers(tx, numbers), otherJobsWith(tx, job, numbers)])
  const otherJobNo = others.get(after.containerNo ?? '')
  const doubts = Object.entries(
    doubtsOn(after, {
      maxPayloadKg: type?.maxPayloadKg,
      otherJobNo,
      doubtsOfMode: jobModeOf(job.mode).doubtsOn(after, type),
    }),
  ).filter(([field]) => mentioned.includes(field))
  if (doubts.length > 0) throw new Problem('workorder.warnings', Object.fromEntries(doubts), { otherJobNo })
}

export function partIn(parts: readonly JobPart[], id: string): JobPart {
  const part = parts.find((one) => one.id === id)
  if (!part) throw new Problem('workorder.part-missing')
  return part
}

/** The sums of a packing list hold for its part. */
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
