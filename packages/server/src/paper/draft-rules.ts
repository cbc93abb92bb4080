import { draftBillLifecycle } from '@landbridge/contract/paper/paper-lifecycle'
import { isSame } from '@landbridge/contract/shared/differences'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Job } from '../workorder/index.ts'
import { paperModeOf } from './modes/paper-modes.ts'
import type { PaperWord } from './print/printed-words.ts'

/** A draft bill is to be made anew, for what it is written from was opened again: one that was sent or confirmed waits for another; any other stays as it is. */
export function draftReopened({
  draftState,
}: Pick<Job, 'draftState'>): Pick<Partial<Job>, 'draftState' | 'draftAnswer'> {
  const reopened = nextState(draftBillLifecycle, { state: draftState }, { action: 'reopen', by: 'system' })
  return reopened && reopened !== 'gone' ? { draftState: reopened, draftAnswer: null } : {}
}

/** A draft that was sent or confirmed is made anew when the head says otherwise what stands on it; an issued one forbids that until it is taken back. */
export function draftAfterHead(before: Job, after: Job): Pick<Partial<Job>, 'draftState' | 'draftAnswer'> {
  const { headOnBill } = paperModeOf(before.mode)
  const [was, is] = [headOnBill?.(before), headOnBill?.(after)]
  const isOtherwise = (name: string) => !isSame(valueIn(was, name) ?? null, valueIn(is, name) ?? null)
  const names = Object.keys({ ...was, ...is }).filter(isOtherwise)
  if (names.length === 0) return {}
  if (before.draftState !== 'issued' && after.draftState === 'issued') refuseDraft('workorder.draft-not-confirmed')
  if (before.draftState !== after.draftState) return {}
  if (before.draftState !== 'issued') return draftReopened(before)
  throw new Problem(
    'shared.invalid-input',
    Object.fromEntries(names.map((name) => [name, 'workorder.bill-to-take-back'])),
  )
}

const valueIn = (fields: object | undefined, name: string) =>
  (fields as Readonly<Record<string, unknown>> | undefined)?.[name]

export function refuseDraft(reason: PaperWord, data?: object): never {
  throw new Problem('shared.invalid-input', { draftState: reason }, data)
}
