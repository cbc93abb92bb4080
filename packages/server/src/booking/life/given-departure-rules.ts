import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import type { AcceptanceAsks } from '@landbridge/contract/booking/modes/booking-mode'
import { businessZone, dayIn, instantIn } from '@landbridge/contract/shared/business-day'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { cutoffsIn, type Departure } from '../../pricing/index.ts'
import type { Place } from '../../reference/index.ts'
import type { Booking, GivenDeparture } from './booking.ts'

/** The cut-offs of a departure, with the zone they are read in. */
export const cutoffsOf = (departure: Departure): Cutoff[] =>
  cutoffsIn(departure).map((one) => ({ ...one, timeZone: departure.originZone }))

/** The departure that was given, as its booking keeps it. */
export function givenOf(departure: Departure): GivenDeparture {
  return {
    departureId: departure.id,
    departureNo: departure.departureNo,
    carrierCode: departure.carrierCode,
    vessel: departure.vessel,
    entryPortCode: departure.entryPortCode,
    etd: departure.etd,
    etdZone: departure.originZone,
    eta: departure.eta,
    etaZone: departure.destinationZone,
    promisedEta: departure.eta,
    cutoffs: cutoffsOf(departure),
  }
}

/** What staff say of how a booking goes; what they leave out is as its departure has it, or as proposed. */
export type GivenSaid = {
  departureNo?: string | null | undefined
  carrierCode?: string | null | undefined
  loadingDate?: string | null | undefined
  etd?: Date | null | undefined
  eta?: Date | null | undefined
  cutoffs?: Cutoff[] | null | undefined
}

/** The departure as it is given: its times and cut-offs as staff say, else its own; the arrival told now is the one promised. */
export function givenAs(departure: Departure, said: GivenSaid): GivenDeparture {
  const planned = givenOf(departure)
  const [etd, eta] = [said.etd ?? planned.etd, said.eta ?? planned.eta]
  checkOrder({ etd, eta })
  const cutoffs = said.cutoffs && said.cutoffs.length > 0 ? said.cutoffs : planned.cutoffs
  return { ...planned, etd, eta, promisedEta: eta, cutoffs }
}

/** The working day of a place that loads or unloads, where its stop says no hours. */
const opens = '09:00'
const closes = '18:00'

type Ends = Readonly<Record<'origin' | 'destination', Place | undefined>>

/** How a booking goes that no departure carries, as its own stops say: it leaves when the last of them has loaded, and arrives when the first unloads. */
export function givenByStops({ form }: Pick<Booking, 'form'>, { origin, destination }: Ends): GivenSaid {
  const stops = (form.stops ?? []).toSorted((a, b) => (a.stopSeq ?? 0) - (b.stopSeq ?? 0))
  const loads = stops.findLast(({ stopType, stopDate }) => stopType === 'L' && stopDate)
  const unloads = stops.find(({ stopType, stopDate }) => stopType === 'U' && stopDate)
  const leavesOn = loads?.stopDate ?? form.loadingDate
  return {
    loadingDate: form.loadingDate,
    etd: origin && leavesOn ? instantIn(origin.timeZone, leavesOn, loads?.timeTo ?? closes) : undefined,
    eta:
      destination && unloads?.stopDate
        ? instantIn(destination.timeZone, unloads.stopDate, unloads.timeFrom ?? opens)
        : undefined,
  }
}

/** How a booking goes that no departure of ours carries, as staff say; what an acceptance of its mode asks and nobody says is refused by name. */
export function givenTyped(
  { mode, form }: Pick<Booking, 'mode' | 'form'>,
  said: GivenSaid,
  { origin, destination }: Ends,
): GivenDeparture {
  const asks = bookingModes[mode].acceptance
  const { etd, eta } = said
  const loadingDate = (asks.loadingDate && (said.loadingDate ?? form.loadingDate)) || undefined
  const missing = missingOf({ ...said, loadingDate }, asks)
  if (!etd || !eta || Object.keys(missing).length > 0) throw new Problem('shared.invalid-input', missing)
  checkOrder({ etd, eta, loadingDate }, origin?.timeZone)
  return {
    departureNo: (asks.departure === 'or-typed' && said.departureNo) || undefined,
    carrierCode: said.carrierCode ?? form.carrierCode ?? undefined,
    entryPortCode: form.borderPortCode ?? undefined,
    loadingDate,
    etd,
    etdZone: origin?.timeZone ?? businessZone,
    eta,
    etaZone: destination?.timeZone ?? businessZone,
    promisedEta: eta,
    cutoffs: said.cutoffs ?? [],
  }
}

function missingOf(said: GivenSaid, { departure, cutoffs, loadingDate }: AcceptanceAsks): FieldProblems {
  const isOpen = (kind: string) => !said.cutoffs?.some(({ cutoffKind }) => cutoffKind === kind)
  const asked: [isMissing: unknown, field: keyof GivenSaid, key: string][] = [
    [departure === 'or-typed' && !said.departureNo, 'departureNo', 'booking.flight-no-needed'],
    [!said.etd, 'etd', 'booking.etd-needed'],
    [!said.eta, 'eta', 'booking.eta-needed'],
    [loadingDate && !said.loadingDate, 'loadingDate', 'booking.loading-date-needed'],
    [cutoffs.some(isOpen), 'cutoffs', 'booking.cutoffs-needed'],
  ]
  return Object.fromEntries(asked.flatMap(([isMissing, field, key]) => (isMissing ? [[field, key]] : [])))
}

/** Nothing arrives before it left, and nothing leaves before the day on which it is loaded. */
function checkOrder(times: { etd: Date; eta: Date; loadingDate?: string | undefined }, zone = businessZone): void {
  const { etd, eta, loadingDate } = times
  if (eta <= etd) throw new Problem('shared.invalid-input', { eta: 'booking.eta-before-etd' })
  if (loadingDate && dayIn(zone, etd) < loadingDate) {
    throw new Problem('shared.invalid-input', { etd: 'booking.etd-before-loading' })
  }
}
