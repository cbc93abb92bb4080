import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { isSame } from '@landbridge/contract/shared/differences'
import type { Job, JobHead } from '../../workorder/index.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

const valueIn = (fields: object, name: string): unknown =>
  (fields as Readonly<Record<string, unknown>>)[name] ?? undefined

type BillForms = { booked: BookingForm; instructed: BookingForm }

/** The head of a job whose instruction is final: its bill as that asks for it, but for what the desk has entered otherwise. */
export function headAsInstructed(
  { mode, head }: Pick<Job, 'mode' | 'head'>,
  { booked, instructed }: BillForms,
): JobHead {
  const known = { ...booked, ...head.billInstructed }
  const names = (paperModeOf(mode).billAsked ?? []).filter((name) => {
    const headValue = valueIn(head, name)
    return !isSame(valueIn(instructed, name), headValue) && isSame(headValue, valueIn(known, name))
  })
  if (names.length === 0) return head
  const takenFields = Object.fromEntries(names.map((name) => [name, valueIn(instructed, name)]))
  return { ...head, ...takenFields, billInstructed: { ...head.billInstructed, ...takenFields } }
}
