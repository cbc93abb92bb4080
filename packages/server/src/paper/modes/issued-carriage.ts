import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { JobHead, JobPart } from '../../workorder/index.ts'

type IssuedRoute = Pick<
  JobDetail,
  'originCode' | 'destinationCode' | 'departureNo' | 'vessel' | 'transhipPortCode' | 'secondVessel' | 'secondVoyage'
>
type Terms = Pick<
  BookingForm,
  'placeOfReceipt' | 'placeOfDelivery' | 'lcLoadingPort' | 'lcDischargePort' | 'paymentTerm' | 'serviceTerm'
>

/** The carriage of waybills and notes besides; absent in bills that were issued before it was kept, which state those of today. */
type Beside = {
  entryPortCode?: string | null
  airline?: string | null
  loadingDate?: string | null
  flights?: JobHead['flights'] | null
  trucks?: readonly Pick<JobPart, 'id' | 'truckPlate' | 'trailerPlate'>[]
  destinationStation?: string | null
  stops?: BookingForm['stops'] | null
}

/** The way and the terms of a job as a bill states them from its issue on; what the job did not have then is left out. */
export type IssuedCarriage = { way: IssuedRoute; terms: Terms; beside?: Beside }
