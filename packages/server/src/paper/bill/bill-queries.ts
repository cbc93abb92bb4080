import { randomUUID } from 'node:crypto'
import { formInstructed } from '@landbridge/contract/paper/instruction/instruction-content'
import type { Tx } from '../../platform/database.ts'
import { bookingOfJob, type Job } from '../../workorder/index.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { instructionOf } from '../instruction-store.ts'
import { setsOfBills } from './bill-rules.ts'
import { billsKept } from './bill-store.ts'

/** All sets of the bills of a job, as many bills as its instruction asks for, else its booking. */
export async function billSetsOf(tx: Tx, job: Job, customerId?: string): Promise<BillOfLading[]> {
  const [{ form }, instruction, kept] = await Promise.all([
    bookingOfJob(tx, job, customerId),
    instructionOf(tx, job.id, customerId),
    billsKept(tx, job.id, customerId),
  ])
  const { billQty } = instruction ? formInstructed(form, instruction.content) : form
  return setsOfBills({ job, count: billQty ?? 1, kept, newId: randomUUID })
}
