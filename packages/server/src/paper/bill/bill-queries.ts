import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/database.ts'
import { bookingOfJob, type Job } from '../../workorder/index.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { setsOfBills } from './bill-rules.ts'
import { billsKept } from './bill-store.ts'

/** All sets of the bills of a job, as many bills as its booking asks for. */
export async function billSetsOf(tx: Tx, job: Job, customerId?: string): Promise<BillOfLading[]> {
  const [{ form }, kept] = await Promise.all([bookingOfJob(tx, job, customerId), billsKept(tx, job.id, customerId)])
  return setsOfBills({ job, count: form.billQty ?? 1, kept, newId: randomUUID })
}
