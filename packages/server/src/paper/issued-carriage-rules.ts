import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import { pick } from '../platform/rows.ts'
import type { Job } from '../workorder/index.ts'
import type { BillOfLading, IssuedCarriage } from './bill-of-lading.ts'
import type { PaperFacts } from './print/paper-facts.ts'

const placesOfHead = ['vessel', 'transhipPortCode', 'secondVessel', 'secondVoyage'] as const
const termsOfForm = [
  'placeOfReceipt',
  'placeOfDelivery',
  'lcLoadingPort',
  'lcDischargePort',
  'paymentTerm',
  'serviceTerm',
] as const

/** The carriage that a bill states from its issue on. */
export const carriageAtIssue = (
  { originCode, destinationCode, trainNo, head }: Pick<Job, 'originCode' | 'destinationCode' | 'trainNo' | 'head'>,
  form: BookingForm,
): IssuedCarriage => ({
  way: { originCode, destinationCode, departureNo: trainNo ?? undefined, ...pick(head, placesOfHead) },
  terms: pick(form, termsOfForm),
})

/** The facts of a job as a bill of it that is out states them: another vessel, port or term since then is none of that bill. */
export function asIssued(facts: PaperFacts, bill: Pick<BillOfLading, 'state' | 'carriage'> | undefined): PaperFacts {
  if (!bill?.carriage || !statesOfBillOut.includes(bill.state)) return facts
  const { shown, booking } = facts
  // What the job did not have at the issue is not kept, and stands on no bill of then.
  const way = { ...pick(bill.carriage.way, placesOfHead), ...bill.carriage.way }
  const terms = pick(bill.carriage.terms, termsOfForm)
  return { ...facts, shown: { ...shown, ...way }, booking: { ...booking, form: { ...booking.form, ...terms } } }
}
