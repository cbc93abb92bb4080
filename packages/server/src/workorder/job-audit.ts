import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { audit, type Deed } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import type { Job } from './job.ts'
import { columnsOfChanges, rowOfJob } from './job-row.ts'

type Audited = Pick<Job, 'id' | 'customerId'>

export const valuesBefore = (before: object, changes: object): object =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof typeof before]]))

/** The changes of a job, before and after, under the names of its columns. */
export const auditedChanges = (job: Job, changes: Partial<Job>): Pick<Deed, 'before' | 'after'> => {
  const after = columnsOfChanges(changes)
  return { before: valuesBefore(rowOfJob(job), after), after }
}

/** Audits a deed on a job, for its company's side of the log as well. */
export const auditJob = (
  call: Call<Actor>,
  { id, customerId }: Audited,
  deed: Pick<Deed, 'action' | 'before' | 'after'>,
) => audit(call, { thing: 'work_order', id, customerId, ...deed })
