import { isWaybillNo } from '@landbridge/contract/reference/check-digits'
import { cleanWaybillNo } from '@landbridge/contract/shared/waybill-number'
import { houseBillNoOf } from '../job-number.ts'
import { flightNosOf, flightsGiven, flightsKept, flightsRetimed, headOfFlights } from './air-flights.ts'
import { chargeableWeightMeasure } from './air-measure.ts'
import type { AirHead } from './air-parts.ts'
import { asOne } from './as-one.ts'
import type { Opening } from './job-mode.ts'
import { jobMode } from './plain-job.ts'

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** The airline and the flights of the departure that was given, or the airline that the form wished for. */
function headOfWay(booking: Opening): AirHead {
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
      specialHandling: form.specialHandling ?? undefined,
      declaredForCarriage: form.declaredForCarriage ?? undefined,
      declaredForCustoms: form.declaredForCustoms ?? undefined,
      declaredCurrency: form.declaredCurrency ?? undefined,
    }
  },
  ...asOne,
  measureOf: () => chargeableWeightMeasure,
  headOfWay,
  headRetimed: ({ flights }, times) => (flights ? { flights: flightsRetimed(flights, times) } : {}),
  completed: (form) => ({ ...form, ...headOfFlights(form) }),
  keptBillNo: cleanWaybillNo,
  headGiven: (form) => ({
    carrierCode: form.carrierCode,
    carrierName: form.carrierName,
    houseBillNo: form.houseBillNo,
    airWaybillType: form.airWaybillType,
    flights: form.flights && flightsKept(form.flights),
    chargeableWeightKg: form.chargeableWeightKg,
    rateClass: form.rateClass,
    uldNos: form.uldNos,
    screenState: form.screenState,
    specialHandling: form.specialHandling,
    handlingText: form.handlingText,
    agentIataCode: form.agentIataCode,
    declaredForCarriage: form.declaredForCarriage,
    declaredForCustoms: form.declaredForCustoms,
    declaredCurrency: form.declaredCurrency,
  }),
  placesOf: ({ flights = [] }) =>
    (flights ?? []).flatMap(({ originCode, destinationCode }, at) => [
      { field: `flights.${at}.originCode`, placeCode: originCode },
      { field: `flights.${at}.destinationCode`, placeCode: destinationCode },
    ]),
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
  rowView: ({ head, masterBillNo, trainNo }) => ({
    houseBillNo: head.houseBillNo,
    masterBillNo: masterBillNo ?? undefined,
    airline: head.carrierName ?? head.carrierCode,
    flightNo: flightNosOf(head.flights ?? []) ?? trainNo ?? undefined,
    flightDate: head.flights?.[0]?.flightDate,
    ...(head.chargeableWeightKg && { chargeableWeightKg: head.chargeableWeightKg }),
  }),
  carriedOf: ({ head, trainNo }) => ({
    airline: head.carrierCode,
    flightNo: flightNosOf(head.flights ?? []) ?? trainNo ?? undefined,
  }),
  headView: (head, named, { atd, ata }) => ({
    carrierCode: head.carrierCode,
    airWaybillType: head.airWaybillType,
    flights: (head.flights ?? []).map((flight, at, { length }) => {
      const [from, to] = [named(flight.originCode), named(flight.destinationCode)]
      return {
        carrierCode: flight.carrierCode,
        flightNo: flight.flightNo,
        flightDate: flight.flightDate,
        ...{ originCode: from.placeCode, originName: from.placeName },
        ...{ destinationCode: to.placeCode, destinationName: to.placeName },
        etd: timeOf(flight.etd),
        eta: timeOf(flight.eta),
        atd: timeOf(flight.atd) ?? (at === 0 ? (atd ?? undefined) : undefined),
        ata: timeOf(flight.ata) ?? (at === length - 1 ? (ata ?? undefined) : undefined),
        packages: flight.packages,
        grossWeightKg: flight.grossWeightKg,
      }
    }),
    waybillWeightKg: head.chargeableWeightKg,
    rateClass: head.rateClass,
    uldNos: head.uldNos,
    screenState: head.screenState ?? 'none',
    specialHandling: head.specialHandling,
    handlingText: head.handlingText,
    agentIataCode: head.agentIataCode,
    declaredForCarriage: head.declaredForCarriage,
    declaredForCustoms: head.declaredForCustoms,
    declaredCurrency: head.declaredCurrency,
  }),
  neededParts: () => ['flight', 'masterBill', 'receipt', 'screening', 'charges'],
})
