import { Problem } from '@landbridge/contract/shared/problem'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import { loadUser } from '../../access/index.ts'
import type { Call } from '../../platform/serve.ts'
import { codesOf, placesByCode } from '../../reference/index.ts'
import type { Job, JobHead } from './job.ts'

/** What a head form changes of a job: its columns, and what lies in the head. Fields that were left out stay. */
export async function headChanges(form: JobHeadForm, job: Job, call: Call<'staff'>): Promise<Partial<Job>> {
  const { viaPlaces, gaugePlaces, payerCodes, railBillType, ...rest } = form
  const { exportCustomsState, importCustomsState, declarationNo, customsReleasedAt, mrnNo, ...columns } = rest
  const inHead = {
    viaPlaces: viaPlaces?.map(({ placeCode, plannedAt }) => ({ placeCode, plannedAt: plannedAt?.toISOString() })),
    gaugePlaces: gaugePlaces?.map((stop) => ({
      placeCode: stop.placeCode,
      arrivedAt: stop.arrivedAt?.toISOString(),
      reloadedAt: stop.reloadedAt?.toISOString(),
      departedAt: stop.departedAt?.toISOString(),
    })),
    payerCodes,
    railBillType,
    exportCustomsState,
    importCustomsState,
    declarationNo,
    customsReleasedAt: customsReleasedAt === null ? null : customsReleasedAt?.toISOString(),
    mrnNo,
  }
  const changes = withoutAbsent(columns) as Partial<Job>
  const head = withoutAbsent(inHead)
  await checkHead(form, { ...job, ...changes }, call)
  return Object.keys(head).length === 0 ? changes : { ...changes, head: merged(job.head, head) }
}

const withoutAbsent = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The head with what was said; what was cleared is gone. */
const merged = (head: JobHead, changes: Record<string, unknown>): JobHead =>
  Object.fromEntries(Object.entries({ ...head, ...changes }).filter(([, value]) => value !== null))

async function checkHead(form: JobHeadForm, after: Job, { tx }: Call<'staff'>): Promise<void> {
  const codes = [
    ...(form.entryPortCode ? [form.entryPortCode] : []),
    ...(form.viaPlaces ?? []).map(({ placeCode }) => placeCode),
    ...(form.gaugePlaces ?? []).map(({ placeCode }) => placeCode),
  ]
  const [places, holdReasons, operator] = await Promise.all([
    placesByCode(tx, 'RAIL', codes),
    codesOf(tx, 'HOLDREASON'),
    form.operatorId === undefined ? true : isStaff(form.operatorId, tx),
  ])
  const unknown = (list: 'viaPlaces' | 'gaugePlaces') =>
    (form[list] ?? []).flatMap(({ placeCode }, at) =>
      places.has(placeCode) ? [] : [[`${list}.${at}.placeCode`, 'workorder.place-unknown']],
    )
  const isHeldWithout = after.releaseState === 'held' && !holdReasons.some(({ code }) => code === after.holdReason)
  const wrong = {
    ...(form.entryPortCode && !places.has(form.entryPortCode) && { entryPortCode: 'workorder.place-unknown' }),
    ...Object.fromEntries([...unknown('viaPlaces'), ...unknown('gaugePlaces')]),
    ...(!operator && { operatorId: 'workorder.operator-unknown' }),
    ...(isHeldWithout && { holdReason: 'workorder.hold-reason-needed' }),
    ...(after.eta <= after.etd && { eta: 'workorder.arrival-before-departure' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}

const isStaff = (id: string, tx: Call<'staff'>['tx']): Promise<boolean> =>
  loadUser(tx, id).then(
    ({ kind, active }) => kind === 'staff' && active,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
