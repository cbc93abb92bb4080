import { isSame } from '@landbridge/contract/shared/differences'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Job } from '../workorder/index.ts'
import { paperModeOf } from './modes/paper-modes.ts'

/** The fields of the head that say otherwise what stands on the bill. */
export function namesOtherOnBill(before: Job, after: Job): string[] {
  const { headOnBill } = paperModeOf(before.mode)
  const [was, is] = [headOnBill?.(before), headOnBill?.(after)]
  const isOtherwise = (name: string) => !isSame(valueIn(was, name) ?? null, valueIn(is, name) ?? null)
  return Object.keys({ ...was, ...is }).filter(isOtherwise)
}

const valueIn = (fields: object | undefined, name: string) =>
  (fields as Readonly<Record<string, unknown>> | undefined)?.[name]

/** An issued bill forbids its head to say otherwise until it is taken back. */
export function refuseUnderBill(names: readonly string[]): never {
  throw new Problem(
    'shared.invalid-input',
    Object.fromEntries(names.map((name) => [name, 'workorder.bill-to-take-back'])),
  )
}
