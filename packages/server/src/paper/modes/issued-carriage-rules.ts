import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { type BillState, statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { Job } from '../../workorder/index.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import type { IssuedCarriage } from './issued-carriage.ts'

export function carriageAtIssue(
  job: Pick<Job, 'originCode' | 'destinationCode' | 'departureNo' | 'head'>,
  form: BookingForm,
): IssuedCarriage {
  const { originCode, destinationCode, head } = job
  const { vessel, transhipPortCode, secondVessel, secondVoyage } = head
  const { placeOfReceipt, placeOfDelivery, lcLoadingPort, lcDischargePort, paymentTerm, serviceTerm } = form
  const departureNo = job.departureNo ?? undefined
  return {
    way: { originCode, destinationCode, departureNo, vessel, transhipPortCode, secondVessel, secondVoyage },
    terms: { placeOfReceipt, placeOfDelivery, lcLoadingPort, lcDischargePort, paymentTerm, serviceTerm },
  }
}

const noTerms = {
  placeOfReceipt: undefined,
  placeOfDelivery: undefined,
  lcLoadingPort: undefined,
  lcDischargePort: undefined,
  paymentTerm: undefined,
  serviceTerm: undefined,
} satisfies IssuedCarriage['terms']
const noCall = { vessel: undefined, transhipPortCode: undefined, secondVessel: undefined, secondVoyage: undefined }

/** The facts of a job as its issued bill states them, before later changes of vessel, port or terms. */
export function asIssued(
  facts: PaperFacts,
  bill: { state: BillState; carriage: IssuedCarriage | null } | undefined,
): PaperFacts {
  if (!bill?.carriage || !statesOfBillOut.includes(bill.state)) return facts
  const { way, terms } = bill.carriage
  const { shown, booking } = facts
  return {
    ...facts,
    shown: { ...shown, departureNo: undefined, ...noCall, ...way },
    booking: { ...booking, form: { ...booking.form, ...noTerms, ...terms } },
  }
}
