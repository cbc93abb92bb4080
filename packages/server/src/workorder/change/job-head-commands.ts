import { type ModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import { loadUser } from '../../access/index.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { foreignToHead, keptHead, placesIn } from '../head-fields-rules.ts'
import { doubtsOnHeadOf } from '../job/head-doubts-queries.ts'
import type { Job, JobHead } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import type { JobPapers } from './job-papers.ts'

/** The changes of a job by a head form, in its columns and its head; fields that were left out stay. */
export async function headChanges(
  { keepWarnings, ...typed }: JobHeadForm & { keepWarnings?: boolean | undefined },
  { job, papers }: { job: Job; papers: JobPapers },
  call: Call<'staff'>,
): Promise<Partial<Job>> {
  const mode = jobModeOf(job.mode)
  const form = mode.completed?.(typed) ?? typed
  if (form.masterBillNo && mode.keptBillNo) form.masterBillNo = mode.keptBillNo(form.masterBillNo)
  checkOfMode(form, job.mode)
  const { columns, facts } = keptHead(form)
  if (form.changeTold) facts.changeToTell = null
  if (form.leftSettled) facts.leftWithoutRelease = null
  const changes: Partial<Job> = { ...columns }
  await checkHead(form, { ...job, ...changes }, call)
  const given = Object.keys(facts).length === 0 ? changes : { ...changes, head: mergedHead(job.head, facts) }
  const followed = await papers.followHead(job, { typed: form, changes: given }, call)
  if (!keepWarnings) await checkHeadDoubts(form, { ...job, ...followed }, call)
  return followed
}

function checkOfMode(form: JobHeadForm, mode: ModeCode): void {
  const foreign = foreignToHead(form, mode)
  if (foreign.length === 0) return
  throw new Problem(
    'shared.invalid-input',
    Object.fromEntries(foreign.map((name) => [name, 'workorder.not-of-this-part'])),
  )
}

/** The head with its changes; cleared facts are gone. */
const mergedHead = (head: JobHead, changes: Record<string, unknown>): JobHead =>
  Object.fromEntries(Object.entries({ ...head, ...changes }).filter(([, value]) => value !== null))

async function checkHead(form: JobHeadForm, after: Job, { tx }: Call<'staff'>): Promise<void> {
  const namedPlaces = placesIn(form, headFields)
  const [places, operator] = await Promise.all([
    placesByCode(
      tx,
      placeModeOf(after.mode),
      namedPlaces.map(({ placeCode }) => placeCode),
    ),
    form.operatorId === undefined ? true : isStaff(form.operatorId, tx),
  ])
  const unknown = namedPlaces.filter(({ placeCode }) => !places.has(placeCode))
  const wrong = {
    ...Object.fromEntries(unknown.map(({ field }) => [field, 'workorder.place-unknown'])),
    ...(!operator && { operatorId: 'workorder.operator-unknown' }),
    ...(after.eta <= after.etd && { eta: 'workorder.arrival-before-departure' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}

async function checkHeadDoubts(form: JobHeadForm, after: Job, { tx }: Call<'staff'>): Promise<void> {
  const doubts = Object.entries(await doubtsOnHeadOf(after, tx)).filter(
    ([field]) => form[field.split('.')[0] as keyof JobHeadForm] !== undefined,
  )
  if (doubts.length > 0) throw new Problem('workorder.warnings', Object.fromEntries(doubts))
}

const isStaff = (id: string, tx: Call<'staff'>['tx']): Promise<boolean> =>
  loadUser(tx, id).then(
    ({ kind, active }) => kind === 'staff' && active,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
