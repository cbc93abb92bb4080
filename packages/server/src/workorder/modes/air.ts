import { isWaybillNo } from '@landbridge/contract/reference/check-digits'
import { cleanWaybillNo } from '@landbridge/contract/shared/waybill-number'
import { chargeableWeightMeasure } from '../../charge/index.ts'
import type { JobHead } from '../job.ts'
import { jobMode, type Opening } from '../job-mode.ts'
import { houseBillNoOf } from '../job-number.ts'
import { flightNosOf, flightsGiven, flightsRetimed, headOfFlights } from './air-flights.ts'
import { asOne } from './parts-booked.ts'

/** The airline and the flights of the departure that was given, or the airline that the form wished for. */
function headOfWay(booking: Opening): JobHead {
  const { form, given, departure, carrierName } = booking
  const carrierCode = departure?.carrierCode ?? given.carrierCode ?? form.carrierCode ?? undefined
  const isAsWished = carrierCode === (form.carrierCode ?? undefined)
  return {
    carrierCode,
    carrierName: carrierName ?? (isAsWished ? (form.airline ?? form.carrierName ?? undefined) : undefined),
    flights: flightsGiven(booking),
    uldNos: undefined,
  }
}

/** Air: one consignment on a flight or a connection, under our house waybill and the airline's, or the airline's alone. */
export const air = jobMode({
  openingHead(booking) {
    const { form, jobNo } = booking
    const airWaybillType = form.airWaybillType ?? 'P'
    return {
      ...headOfWay(booking),
      airWaybillType,
      // A house waybill has the number of its job: it is drawn once.
      ...(airWaybillType === 'P' && { houseBillNo: houseBillNoOf(jobNo) }),
      screenState: 'none',
    }
  },
  ...asOne,
  measureOf: () => chargeableWeightMeasure,
  headOfWay,
  headRetimed: ({ flights }, times) => (flights ? { flights: flightsRetimed(flights, times) } : {}),
  completed: (form) => ({ ...form, ...headOfFlights(form) }),
  keptBillNo: cleanWaybillNo,
  doubtsOnHead({ masterBillNo, head, originCode, destinationCode }, airline) {
    const { flights = [] } = head
    const last = flights.length - 1
    const isOfAirline = !masterBillNo || !airline?.awbPrefix || masterBillNo.startsWith(`${airline.awbPrefix}-`)
    return {
      ...(!isOfAirline && { masterBillNo: 'workorder.warn-waybill-airline' }),
      ...(masterBillNo && !isWaybillNo(masterBillNo) && { masterBillNo: 'workorder.warn-waybill-check' }),
      ...(flights[0] &&
        flights[0].originCode !== originCode && { 'flights.0.originCode': 'workorder.warn-flight-elsewhere' }),
      ...(flights[last] &&
        flights[last].destinationCode !== destinationCode && {
          [`flights.${last}.destinationCode`]: 'workorder.warn-flight-elsewhere',
        }),
    }
  },
  rowView: ({ head, masterBillNo, departureNo }) => ({
    houseBillNo: head.houseBillNo,
    masterBillNo: masterBillNo ?? undefined,
    airline: head.carrierName ?? head.carrierCode,
    flightNo: flightNosOf(head.flights ?? []) ?? departureNo ?? undefined,
    flightDate: head.flights?.[0]?.flightDate,
    ...(head.chargeableWeightKg && { chargeableWeightKg: head.chargeableWeightKg }),
  }),
  carriedOf: ({ head, departureNo }) => ({
    airline: head.carrierCode,
    flightNo: flightNosOf(head.flights ?? []) ?? departureNo ?? undefined,
  }),
  factsView: ({ head, atd, ata }, { flights = [] }) => ({
    waybillWeightKg: head.chargeableWeightKg,
    flights: flights.map((flight, index, { length }) => ({
      ...flight,
      atd: flight.atd ?? (index === 0 ? (atd ?? undefined) : undefined),
      ata: flight.ata ?? (index === length - 1 ? (ata ?? undefined) : undefined),
    })),
  }),
  neededParts: () => ['flight', 'masterBill', 'receipt', 'screening', 'charges'],
})
