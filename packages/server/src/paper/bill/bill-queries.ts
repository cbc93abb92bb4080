import { randomUUID } from 'node:crypto'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { formInstructed } from '@landbridge/contract/paper/instruction/instruction-content'
import type { Tx } from '../../platform/database.ts'
import { bookingOfJob, type Job } from '../../workorder/index.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { instructionOf } from '../instruction-store.ts'
import { setsOfBills } from './bill-rules.ts'
import { billsKept } from './bill-store.ts'

/** The form from which the bills of a job are written, as it was instructed or else booked, and all sets of as many bills as it asks for. */
export async function billsWithForm(
  tx: Tx,
  job: Job,
  customerId?: string,
): Promise<{ form: BookingForm; sets: BillOfLading[] }> {
  const [booking, instruction, kept] = await Promise.all([
    bookingOfJob(tx, job, customerId),
    instructionOf(tx, job.id, customerId),
    billsKept(tx, job.id, customerId),
  ])
  const form = instruction ? formInstructed(booking.form, instruction.content) : booking.form
  return { form, sets: setsAsked(job, form, kept) }
}

export const setsAsked = (
  job: Job,
  { billQty }: Pick<BookingForm, 'billQty'>,
  kept: readonly BillOfLading[],
): BillOfLading[] => setsOfBills({ job, count: billQty ?? 1, kept, newId: randomUUID })
