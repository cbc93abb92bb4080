import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { isOrderBill } from '@landbridge/contract/booking/fields/to-order'
import type { BillAction } from '@landbridge/contract/paper/bill/bill-lifecycle'
import {
  type BillStanding,
  billActionsFor,
  billStateAfter,
  refusalByKind,
} from '@landbridge/contract/paper/bill/bill-rules'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import type { Job } from '../../workorder/index.ts'
import { billsWithForm } from '../bill/bill-queries.ts'
import { liveSets, ownBills } from '../bill/bill-rules.ts'
import type { BillOfLading } from '../bill-of-lading.ts'

/** The bills of a job with the form that they are written from: as it was instructed, else as it was booked. */
export type JobBills = { job: Job; form: BookingForm; sets: BillOfLading[] }

export type BillAt = JobBills & { bill: BillOfLading; standing: BillStanding }

export const jobBillsOf = async (
  job: Job,
  { tx }: Pick<Call<Actor>, 'tx'>,
  customerId?: string,
): Promise<JobBills> => ({ job, ...(await billsWithForm(tx, job, customerId)) })

/** Another set names its own consignee, whose order it may be. */
export function standingOfBill(bill: BillOfLading, form: BookingForm): BillStanding {
  const consignee = bill.switched?.consignee
  const parties = consignee ? [{ partyType: 'CNE', partyName: consignee.partyName }] : form.parties
  return { ...bill, isToOrder: isOrderBill({ parties }) }
}

/** The set that counts of one of the bills under which a job travels. */
export function billAt(bills: JobBills, billSeq: number): BillAt {
  const bill = ownBills(bills.job, bills.sets).find(({ seq }) => seq === billSeq)
  if (!bill) throw new Problem('workorder.bill-missing')
  return { ...bills, bill, standing: standingOfBill(bill, bills.form) }
}

/** The carrier's own bill of a job, under which it travels or which stands over ours. */
export function carriersBill({ job, form, sets }: JobBills, billSeq: number): BillAt {
  const bill = liveSets(sets).find(({ level, seq }) => level === 'master' && seq === billSeq)
  if (!bill) throw new Problem('workorder.bill-missing')
  return { job, form, sets, bill, standing: standingOfBill(bill, form) }
}

/** The state after an action; a forbidden one is refused with what the reader can do instead. */
export function stateAfter({ job, standing }: BillAt, action: BillAction, by: Actor) {
  const state = billStateAfter(standing, action, by)
  if (state) return state
  const actions = billActionsFor(standing, by)
  const { state: billState } = standing
  const lawful = actions.find(({ name }) => name === action)
  const byKind = refusalByKind(standing, action)
  const isKind = byKind !== undefined && lawful?.reason === byKind
  throw new Problem(isKind ? byKind : 'workorder.action-not-allowed', undefined, {
    billState,
    version: job.version,
    actions,
  })
}
