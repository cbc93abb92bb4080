import type { DepartureView } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { placesOf } from '@landbridge/contract/pricing/box'
import { startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import type { Tx } from '../../platform/database.ts'
import { type Departure, departuresBetween, isOpen } from '../../pricing/index.ts'
import type { Booking } from '../life/booking.ts'
import { spaceBoxes } from '../life/booking-price-rules.ts'
import { cutoffsOf } from '../submit/rail-submit-rules.ts'

const dayMs = 86_400_000

/** The departures that a booking could go by: of its lane, from the day before it is wanted, the next first. */
export async function possibleDepartures(tx: Tx, form: BookingForm, now: Date, days = 28): Promise<Departure[]> {
  const { originCode, destinationCode, wantedDate } = form
  if (!originCode || !destinationCode) return []
  const wanted = wantedDate ? startOfBusinessDay(wantedDate).getTime() - dayMs : now.getTime()
  const from = new Date(Math.max(wanted, now.getTime()))
  const to = new Date(from.getTime() + days * dayMs)
  const departures = await departuresBetween(tx, { originCode, destinationCode, from, to })
  return departures.filter((departure) => isOpen(departure, now))
}

/** The departure that fits best: on or after the wanted day, by the border asked for, with space; else the first at all. */
export async function nextDeparture(tx: Tx, form: BookingForm, now: Date): Promise<Departure | undefined> {
  return bestOf(await possibleDepartures(tx, form, now), form)
}

export function bestOf(departures: readonly Departure[], form: BookingForm): Departure | undefined {
  const isWanted = (departure: Departure) => !form.wantedDate || departure.departsOn >= form.wantedDate
  const isOnBorder = (departure: Departure) => !form.entryPortCode || departure.entryPortCode === form.entryPortCode
  const fitting = departures.filter((departure) => isWanted(departure) && isOnBorder(departure))
  return fitting.find((departure) => fits(departure, form)) ?? fitting[0]
}

/** Whether a departure has the space that a form asks for. */
function fits(departure: Departure, form: Pick<BookingForm, 'boxes'>): boolean {
  return missingPlaces(departure, form).length === 0
}

/** The sizes of which a departure has too few, with what is left; slots are the 20-foot places. */
export function missingPlaces(
  departure: Pick<Departure, 'spaces' | 'capacityLeft'>,
  form: Pick<BookingForm, 'boxes'>,
): { containerType: string; left: number }[] {
  const boxes = spaceBoxes(form)
  const slots = boxes.reduce((sum, box) => sum + box.quantity * placesOf(box.containerType), 0)
  const ours = boxes.filter((box) => box.owner === 'C')
  const wanted = Map.groupBy(ours, (box) => box.containerType)
  const short = [...wanted].flatMap(([containerType, some]) => {
    const left = departure.spaces.find((space) => space.equipment === containerType)?.surplus ?? 0
    return some.reduce((sum, box) => sum + box.quantity, 0) > left ? [{ containerType, left }] : []
  })
  if (short.length > 0) return short
  return slots > departure.capacityLeft ? [{ containerType: '', left: departure.capacityLeft }] : []
}

/** A departure as booking shows it. */
export function departureShown(departure: Departure, form?: Pick<BookingForm, 'boxes'>): DepartureView {
  return {
    departureId: departure.id,
    trainNo: departure.departureNo,
    entryPortCode: departure.entryPortCode,
    etd: departure.etd,
    etdTz: departure.originZone,
    eta: departure.eta,
    etaTz: departure.destinationZone,
    cutoffs: cutoffsOf(departure),
    spaceLeft: Object.fromEntries(departure.spaces.map((space) => [space.equipment, space.surplus])),
    slotsLeft: departure.capacityLeft,
    ...(form && { hasSpace: fits(departure, form) }),
  }
}

/** The departure that was given, as its booking keeps it. */
export function givenOf(departure: Departure): NonNullable<Booking['given']> {
  return {
    departureId: departure.id,
    trainNo: departure.departureNo,
    entryPortCode: departure.entryPortCode,
    etd: departure.etd,
    etdZone: departure.originZone,
    eta: departure.eta,
    etaZone: departure.destinationZone,
    promisedEta: departure.eta,
    cutoffs: cutoffsOf(departure),
  }
}
