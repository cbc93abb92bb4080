import { randomUUID } from 'node:crypto'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ConsolidationForm } from '@landbridge/contract/warehouse/consolidation'
import { audit, type Deed } from '../platform/audit.ts'
import { emit } from '../platform/outbox.ts'
import type { Call } from '../platform/serve.ts'
import { departuresByIds } from '../pricing/index.ts'
import { type ContainerType, containerTypesByLabel, placesByCode } from '../reference/index.ts'
import {
  auditJob,
  countingOf,
  drawnNo,
  holdBooking,
  type Job,
  loadJob,
  saveJob,
  sharedCargoOf,
} from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'
import {
  advanceConsolidation,
  checkConsolidationUnchanged,
  checkFits,
  checkOneDeparture,
  checkOpen,
  doubtsOnConsolidation,
  isSameLane,
} from './consolidation-rules.ts'
import {
  insertConsolidation,
  jobsInConsolidations,
  lockConsolidation,
  saveConsolidation,
} from './consolidation-store.ts'
import { checkFill, limitsOf } from './fill-rules.ts'

type StaffCall = Call<'staff'>
type SeenConsolidation = { id: string; version: number }

/** A consolidation as its sender saw it, locked until this call is over. */
export async function seenConsolidation(
  { id, version }: { id: string; version?: number | undefined },
  { tx }: StaffCall,
): Promise<Consolidation> {
  const consolidation = await lockConsolidation(tx, id)
  checkConsolidationUnchanged(consolidation, version, 'staff')
  return consolidation
}

type SavedConsolidation = ConsolidationForm & {
  id?: string | undefined
  version?: number | undefined
  keepWarnings: boolean
}

/** Begins a consolidation, or changes one that is open; what looks wrong is kept only when that is said. */
export async function saveConsolidationForm(
  { id, version, keepWarnings, ...form }: SavedConsolidation,
  call: StaffCall,
): Promise<Consolidation> {
  if (id === undefined) return begin(form, keepWarnings, call)
  const before = await seenConsolidation({ id, version }, call)
  checkOpen(before)
  const changes = enteredColumns(form)
  const after = { ...before, ...changes, ...(await departureOf({ ...before, ...changes }, before, call)) }
  const jobs = await jobsInConsolidations(call.tx, [id])
  if (jobs.length > 0 && !isSameLane(before, after)) {
    throw new Problem('shared.invalid-input', { destinationCode: 'workorder.consolidation-has-jobs' })
  }
  await checkEntered(after, { keepWarnings, changes }, call)
  // What was too full before stays so while its seals are typed; it is refused where it gets another container or is closed.
  if (after.containerType !== before.containerType) await checkRoom(jobs, after, call)
  const saved = await saveConsolidation(call.tx, before, { ...changes, departureNo: after.departureNo })
  await recordConsolidation(call, { before, after: saved, action: 'workorder.consolidation-save', what: changes })
  return saved
}

const lane = ['mode', 'originCode', 'destinationCode', 'containerType'] as const

/** The number of a container that several jobs share: CN2611-7K3QX. */
const newConsolidationNo = (now: Date): string => drawnNo('CN', now)

async function begin(form: ConsolidationForm, keepWarnings: boolean, call: StaffCall): Promise<Consolidation> {
  const missing = lane.filter((name) => !form[name])
  if (missing.length > 0) {
    throw new Problem(
      'shared.invalid-input',
      Object.fromEntries(missing.map((name) => [name, 'workorder.field-needed'])),
    )
  }
  const { tx, now, caller } = call
  const changes = enteredColumns(form)
  const begun = {
    id: randomUUID(),
    consolidationNo: newConsolidationNo(now),
    departureId: null,
    departureNo: null,
    warehouseName: null,
    containerNo: null,
    sealNos: [],
    ...changes,
    state: 'open',
    closedAt: null,
    version: 1,
    createdBy: caller.userId,
    createdAt: now,
  } as unknown as Consolidation
  const consolidation = { ...begun, ...(await departureOf(begun, undefined, call)) }
  await checkEntered(consolidation, { keepWarnings, changes }, call)
  await insertConsolidation(tx, consolidation)
  await recordConsolidation(call, {
    after: consolidation,
    action: 'workorder.consolidation-begin',
    what: consolidation,
  })
  return consolidation
}

/** A field that was left out stays, one that was cleared is unknown. */
const enteredColumns = (form: ConsolidationForm): Partial<Consolidation> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'sealNos' ? (value ?? []) : value]),
  )

/** A departure that was chosen names itself, and it goes where the container goes. */
async function departureOf(
  after: Consolidation,
  before: Consolidation | undefined,
  { tx }: StaffCall,
): Promise<Pick<Consolidation, 'departureNo'>> {
  if (!after.departureId) return { departureNo: after.departureNo }
  const departure = (await departuresByIds(tx, [after.departureId])).get(after.departureId)
  const isRight = departure?.state === 'scheduled' && isSameLane(departure, after)
  const isAsBefore = before?.departureId === after.departureId && isSameLane(before, after)
  if (!isRight && !isAsBefore) {
    throw new Problem('shared.invalid-input', { departureId: 'workorder.departure-elsewhere' })
  }
  return { departureNo: departure?.departureNo ?? after.departureNo }
}

async function checkEntered(
  after: Consolidation,
  { keepWarnings, changes }: { keepWarnings: boolean; changes: Partial<Consolidation> },
  { tx }: StaffCall,
): Promise<void> {
  const { mode, originCode, destinationCode } = after
  const [places] = await Promise.all([
    placesByCode(tx, placeModeOf(mode), [originCode, destinationCode]),
    typeOf(after, { tx }),
  ])
  const wrong = {
    ...(!places.has(originCode) && { originCode: 'workorder.place-unknown' }),
    ...(!places.has(destinationCode) && { destinationCode: 'workorder.place-unknown' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  const doubts = changes.containerNo ? doubtsOnConsolidation(after) : {}
  if (!keepWarnings && Object.keys(doubts).length > 0) throw new Problem('workorder.warnings', doubts)
}

async function typeOf({ containerType }: Consolidation, { tx }: Pick<StaffCall, 'tx'>): Promise<ContainerType> {
  const type = (await containerTypesByLabel(tx)).get(containerType)
  if (!type) throw new Problem('shared.invalid-input', { containerType: 'workorder.container-type-unknown' })
  return type
}

export async function checkRoom(jobs: readonly Job[], consolidation: Consolidation, { tx }: StaffCall): Promise<void> {
  const [cargoes, type] = await Promise.all([sharedCargoOf(tx, jobs), typeOf(consolidation, { tx })])
  checkFill([...cargoes.values()].map(countingOf), limitsOf(type))
}

export async function putJobs({ jobIds, ...seen }: SeenConsolidation & { jobIds: readonly string[] }, call: StaffCall) {
  const { tx } = call
  const before = await seenConsolidation(seen, call)
  checkOpen(before)
  const jobs = await heldJobs([...new Set(jobIds)], call)
  for (const job of jobs) checkFits(job, before)
  const allJobs = [...(await jobsInConsolidations(tx, [before.id])), ...jobs]
  checkOneDeparture(before, allJobs)
  await checkRoom(allJobs, before, call)
  for (const job of jobs) await moveCargo(job, before, { consolidationId: before.id, action: 'put' }, call)
  const saved = await saveConsolidation(tx, before, {})
  const jobNos = jobs.map(({ jobNo }) => jobNo)
  await recordConsolidation(call, { before, after: saved, action: 'workorder.consolidation-put', what: { jobNos } })
  return saved
}

export async function takeJob(
  { jobId, ...seen }: SeenConsolidation & { jobId: string },
  call: StaffCall,
): Promise<Consolidation> {
  const before = await seenConsolidation(seen, call)
  checkOpen(before)
  const [job] = await heldJobs([jobId], call)
  if (!job || job.consolidationId !== before.id) throw new Problem('workorder.job-not-in-it')
  await moveCargo(job, before, { consolidationId: null, action: 'take' }, call)
  const saved = await saveConsolidation(call.tx, before, {})
  await recordConsolidation(call, {
    before,
    after: saved,
    action: 'workorder.consolidation-take',
    what: { jobNo: job.jobNo },
  })
  return saved
}

export async function cancelConsolidation(seen: SeenConsolidation, call: StaffCall): Promise<Consolidation> {
  const before = await seenConsolidation(seen, call)
  const { state } = advanceConsolidation(before, 'cancel', 'staff')
  const inside = await jobsInConsolidations(call.tx, [before.id])
  const jobs = await heldJobs(
    inside.map(({ id }) => id),
    call,
  )
  for (const job of jobs) await moveCargo(job, before, { consolidationId: null, action: 'take' }, call)
  const saved = await saveConsolidation(call.tx, before, { state })
  await recordConsolidation(call, { before, after: saved, action: 'workorder.consolidation-cancel', what: { state } })
  return saved
}

/** Jobs by id, with their bookings locked in one order against stale saves and deadlocks. */
export async function heldJobs(ids: readonly string[], { tx }: StaffCall): Promise<Job[]> {
  const found = await Promise.all(ids.map((id) => loadJob(tx, id)))
  const bookingIds = [...new Set(found.map(({ bookingId }) => bookingId))].toSorted()
  for (const bookingId of bookingIds) await holdBooking(tx, bookingId)
  return Promise.all(ids.map((id) => loadJob(tx, id)))
}

async function moveCargo(
  job: Job,
  { consolidationNo }: Consolidation,
  { consolidationId, action }: { consolidationId: string | null; action: 'put' | 'take' },
  call: StaffCall,
): Promise<void> {
  const isPut = consolidationId !== null
  await saveJob(call.tx, job, {
    consolidationId,
    consolidationNo: isPut ? consolidationNo : null,
  })
  const before = { consolidationId: job.consolidationId }
  const after = { consolidationId, consolidationNo }
  await auditJob(call, job, { action: `workorder.consolidation-${action}`, before, after })
}

type RecordedChange = { before?: Consolidation; after: Consolidation; action: Deed['action']; what: object }

/** Writes down what became of a consolidation: for the audit, and for those who listen. */
export async function recordConsolidation(
  call: StaffCall,
  { before, after, action, what }: RecordedChange,
): Promise<void> {
  const names = Object.keys(what).filter((name): name is keyof Consolidation => name in after)
  const valuesBefore = before && Object.fromEntries(names.map((name) => [name, before[name]]))
  const { id, consolidationNo, state } = after
  await audit(call, { action, thing: 'consolidation', id, before: valuesBefore, after: what })
  await emit(call, { kind: action, id, data: { consolidationNo, state, ...what } })
}
