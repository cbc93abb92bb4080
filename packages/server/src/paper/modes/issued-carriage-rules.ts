import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { type BillState, statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { Job, JobHead, JobPart } from '../../workorder/index.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import type { IssuedCarriage } from './issued-carriage.ts'

export function carriageAtIssue(
  job: Pick<Job, 'originCode' | 'destinationCode' | 'entryPortCode' | 'departureNo' | 'head'>,
  form: BookingForm,
  parts: readonly JobPart[] = [],
): IssuedCarriage {
  const { originCode, destinationCode, entryPortCode, head } = job
  const { vessel, transhipPortCode, secondVessel, secondVoyage } = head
  const { placeOfReceipt, placeOfDelivery, lcLoadingPort, lcDischargePort, paymentTerm, serviceTerm } = form
  const departureNo = job.departureNo ?? undefined
  return {
    way: { originCode, destinationCode, departureNo, vessel, transhipPortCode, secondVessel, secondVoyage },
    terms: { placeOfReceipt, placeOfDelivery, lcLoadingPort, lcDischargePort, paymentTerm, serviceTerm },
    beside: {
      ...{ entryPortCode, airline: head.carrierName ?? head.carrierCode ?? null, flights: head.flights ?? null },
      ...{ loadingDate: head.loadingDate ?? null, stops: form.stops ?? null },
      destinationStation: form.destinationStation ?? null,
      trucks: parts.map(({ id, truckPlate, trailerPlate }) => ({ id, truckPlate, trailerPlate })),
    },
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
  const { way, terms, beside } = bill.carriage
  const { shown, booking } = facts
  return {
    ...facts,
    shown: { ...shown, departureNo: undefined, ...noCall, ...way, ...(beside && carriedAsIssued(shown, beside)) },
    booking: {
      ...booking,
      form: {
        ...booking.form,
        ...noTerms,
        ...terms,
        ...(beside && { stops: beside.stops, destinationStation: beside.destinationStation }),
      },
    },
  }
}

/** Flights, trucks and the border as they stood at the issue; a truck that has come since is none of that note's. */
function carriedAsIssued(
  { containers }: PaperFacts['shown'],
  { entryPortCode, airline, flights, loadingDate, trucks = [] }: NonNullable<IssuedCarriage['beside']>,
): Partial<PaperFacts['shown']> {
  const stood = new Map(trucks.map(({ id, ...plates }) => [id, plates]))
  return {
    ...{ entryPortCode: entryPortCode ?? undefined, airline: airline ?? undefined },
    ...{
      flights: flights?.map((flight) => ({ ...flight, ...namesOf(flight), ...timesOf(flight) })),
      loadingDate: loadingDate ?? undefined,
    },
    containers: containers.map((one) => {
      const { truckPlate, trailerPlate } = stood.get(one.id) ?? one
      return { ...one, truckPlate: truckPlate ?? undefined, trailerPlate: trailerPlate ?? undefined }
    }),
  }
}

/** Moments of a flight are kept as texts. */
const timesOf = (flight: NonNullable<JobHead['flights']>[number]) => {
  const momentOf = (at: string | undefined) => (at ? new Date(at) : undefined)
  return { etd: momentOf(flight.etd), eta: momentOf(flight.eta), atd: momentOf(flight.atd), ata: momentOf(flight.ata) }
}

/** A waybill names airports by their codes. */
const namesOf = ({ originCode, destinationCode }: NonNullable<JobHead['flights']>[number]) => ({
  originName: originCode,
  destinationName: destinationCode,
})
