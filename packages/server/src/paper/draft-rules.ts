import { draftBillLifecycle } from '@landbridge/contract/paper/paper-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import type { Job } from '../workorder/index.ts'

/** A draft bill is to be made anew, for what it is written from was opened again: one that was sent or confirmed waits for another; any other stays as it is. */
export function draftReopened({
  draftState,
}: Pick<Job, 'draftState'>): Pick<Partial<Job>, 'draftState' | 'draftAnswer'> {
  const reopened = nextState(draftBillLifecycle, { state: draftState }, { action: 'reopen', by: 'system' })
  return reopened && reopened !== 'gone' ? { draftState: reopened, draftAnswer: null } : {}
}
