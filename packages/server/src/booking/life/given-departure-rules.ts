import { bookingModes, formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import { sharesContainer, warehouseClosesAt } from '@landbridge/contract/booking/form/facts-of'
import type { AcceptanceAsks } from '@landbridge/contract/booking/modes/booking-mode'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { businessZone, dayIn, instantIn } from '@landbridge/contract/shared/business-day'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { cutoffsIn, type Departure } from '../../pricing/index.ts'
import type { Place } from '../../reference/index.ts'
import type { Booking, GivenDeparture, TypedCarriage } from './booking.ts'

export const cutoffsOf = (departure: Departure): Cutoff[] =>
  cutoffsIn(departure).map((one) => ({ ...one, timeZone: departure.originZone }))

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

/** Carriage as staff enter it; fields that they leave out are as its departure has them, or as proposed. */
export type EnteredCarriage = {
  departureNo?: string | null | undefined
  carrierCode?: string | null | undefined
  loadingDate?: string | null | undefined
  etd?: Date | null | undefined
  eta?: Date | null | undefined
  cutoffs?: Cutoff[] | null | undefined
}

export function typedOf({ departureNo, carrierCode, loadingDate, etd, eta, cutoffs }: EnteredCarriage): TypedCarriage {
  return {
    departureNo: departureNo ?? undefined,
    carrierCode: carrierCode ?? undefined,
    loadingDate: loadingDate ?? undefined,
    etd: etd?.toISOString(),
    eta: eta?.toISOString(),
    cutoffs: cutoffs?.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}

export function enteredBy({ etd, eta, cutoffs, ...typed }: TypedCarriage): EnteredCarriage {
  return {
    ...typed,
    etd: etd ? new Date(etd) : undefined,
    eta: eta ? new Date(eta) : undefined,
    cutoffs: cutoffs?.map((one) => ({ ...one, at: new Date(one.at) })),
  }
}

/** The departure as it is given: its times and cut-offs as staff enter them, else its own; the arrival stated now is the one promised. */
export function givenAs(departure: Departure, entered: EnteredCarriage): GivenDeparture {
  const planned = givenOf(departure)
  const [etd, eta] = [entered.etd ?? planned.etd, entered.eta ?? planned.eta]
  checkOrder({ etd, eta })
  const cutoffs = entered.cutoffs && entered.cutoffs.length > 0 ? entered.cutoffs : planned.cutoffs
  return { ...planned, etd, eta, promisedEta: eta, cutoffs }
}

/** The working day of a place that loads or unloads, where its stop says no hours. */
const opensAt = '09:00'
const closesAt = '18:00'

type EndPlaces = Readonly<Record<'origin' | 'destination', Place | undefined>>

/** Carriage without a departure, by stops: it leaves when the last stop loaded and arrives when the first unloads. */
export function givenByStops({ form }: Pick<Booking, 'form'>, { origin, destination }: EndPlaces): EnteredCarriage {
  const stops = (form.stops ?? []).toSorted((a, b) => (a.stopSeq ?? 0) - (b.stopSeq ?? 0))
  const loads = stops.findLast(({ stopType, stopDate }) => stopType === 'L' && stopDate)
  const unloads = stops.find(({ stopType, stopDate }) => stopType === 'U' && stopDate)
  const leavesOn = loads?.stopDate ?? form.loadingDate
  return {
    loadingDate: form.loadingDate,
    etd: origin && leavesOn ? instantIn(origin.timeZone, leavesOn, loads?.timeTo ?? closesAt) : undefined,
    eta:
      destination && unloads?.stopDate
        ? instantIn(destination.timeZone, unloads.stopDate, unloads.timeFrom ?? opensAt)
        : undefined,
  }
}

/** Carriage by another departure than ours, as staff type it; a field that the mode needs is refused if missing. */
export function givenTyped(
  { mode, form }: Pick<Booking, 'mode' | 'form'>,
  entered: EnteredCarriage,
  { origin, destination }: EndPlaces,
): GivenDeparture {
  const asks = bookingModes[mode].acceptance
  const { etd, eta } = entered
  const loadingDate = (asks.loadingDate && (entered.loadingDate ?? form.loadingDate)) || undefined
  const missing = missingOf({ ...entered, loadingDate }, asks)
  if (!etd || !eta || Object.keys(missing).length > 0) throw new Problem('shared.invalid-input', missing)
  checkOrder({ etd, eta, loadingDate }, origin?.timeZone)
  return {
    departureNo: (asks.departure === 'or-typed' && entered.departureNo) || undefined,
    carrierCode: entered.carrierCode ?? form.carrierCode ?? undefined,
    entryPortCode: form.borderPortCode ?? undefined,
    loadingDate,
    etd,
    etdZone: origin?.timeZone ?? businessZone,
    eta,
    etaZone: destination?.timeZone ?? businessZone,
    promisedEta: eta,
    cutoffs: entered.cutoffs ?? [],
  }
}

function missingOf(entered: EnteredCarriage, { departure, cutoffs, loadingDate }: AcceptanceAsks): FieldProblems {
  const isOpen = (kind: string) => !entered.cutoffs?.some(({ cutoffKind }) => cutoffKind === kind)
  const lacking: [isMissing: unknown, field: keyof EnteredCarriage, key: string][] = [
    [departure === 'or-typed' && !entered.departureNo, 'departureNo', 'booking.flight-no-needed'],
    [!entered.etd, 'etd', 'booking.etd-needed'],
    [!entered.eta, 'eta', 'booking.eta-needed'],
    [loadingDate && !entered.loadingDate, 'loadingDate', 'booking.loading-date-needed'],
    [cutoffs.some(isOpen), 'cutoffs', 'booking.cutoffs-needed'],
  ]
  return Object.fromEntries(lacking.flatMap(([isMissing, field, key]) => (isMissing ? [[field, key]] : [])))
}

/** Nothing arrives before it left, and nothing leaves before the day on which it is loaded. */
function checkOrder(times: { etd: Date; eta: Date; loadingDate?: string | undefined }, zone = businessZone): void {
  const { etd, eta, loadingDate } = times
  if (eta <= etd) throw new Problem('shared.invalid-input', { eta: 'booking.eta-before-etd' })
  if (loadingDate && dayIn(zone, etd) < loadingDate) {
    throw new Problem('shared.invalid-input', { etd: 'booking.etd-before-loading' })
  }
}

const isWarehouse = ({ cutoffKind }: Cutoff) => cutoffKind === 'WAREHOUSE'

/** Cargo that shares a container must be in its warehouse so many hours before departure as its price says, unless staff say otherwise. */
export function closedByWarehouse(
  given: GivenDeparture,
  { mode, form, quoted }: Pick<Booking, 'mode' | 'form'> & { quoted?: PriceSnapshot | undefined },
): GivenDeparture {
  const name = formNameOf(mode, form.loadType)
  const { etd, etdZone, cutoffs } = given
  if (!sharesContainer(name) && !isReceived(mode))
    return { ...given, cutoffs: cutoffs.filter((one) => !isWarehouse(one)) }
  const at = warehouseClosesAt(name, quoted, given)
  if (!at || cutoffs.some(isWarehouse) || etd <= at) return given
  return { ...given, cutoffs: [...cutoffs, { cutoffKind: 'WAREHOUSE', at, timeZone: etdZone }] }
}

/** Each consignment of the mode goes through a warehouse, whose closing staff may name. */
const isReceived = (mode: Booking['mode']): boolean =>
  bookingModes[mode].acceptance.maySay?.includes('WAREHOUSE') ?? false

/** The cut-offs of a departure that is timed anew: the warehouse closes as much earlier or later as the departure takes cargo. */
export function cutoffsRetimed(
  { cutoffs: stood }: Pick<GivenDeparture, 'cutoffs'>,
  timed: readonly Cutoff[],
): Cutoff[] {
  const cargoIn = (cutoffs: readonly Cutoff[]) => cutoffs.find(({ cutoffKind }) => cutoffKind === 'CARGO')?.at.getTime()
  const [before, after] = [cargoIn(stood), cargoIn(timed)]
  const shiftMs = before === undefined || after === undefined ? 0 : after - before
  const warehouse = stood.filter(isWarehouse).map((one) => ({ ...one, at: new Date(one.at.getTime() + shiftMs) }))
  return [...timed, ...warehouse]
}
