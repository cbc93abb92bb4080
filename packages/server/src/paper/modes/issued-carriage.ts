import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'

type IssuedRoute = Pick<
  JobDetail,
  'originCode' | 'destinationCode' | 'departureNo' | 'vessel' | 'transhipPortCode' | 'secondVessel' | 'secondVoyage'
>
type Terms = Pick<
  BookingForm,
  'placeOfReceipt' | 'placeOfDelivery' | 'lcLoadingPort' | 'lcDischargePort' | 'paymentTerm' | 'serviceTerm'
>

/** The way and the terms of a job as a bill states them from its issue on; what the job did not have then is left out. */
export type IssuedCarriage = { way: IssuedRoute; terms: Terms }
