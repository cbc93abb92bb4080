import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { DepartureView } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { placesOf } from '@landbridge/contract/pricing/box'
import { startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { isLegMode, type ModeCode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { type Departure, departuresBetween, departuresByIds, isOpen } from '../../pricing/index.ts'
import { spaceOf } from '../booking-works.ts'
import { cutoffsOf } from '../life/given-departure-rules.ts'
import type { SpaceAsked } from '../modes/booking-work.ts'

type FormOfMode = { mode: ModeCode; form: BookingForm }

const dayMs = 86_400_000

/** The departures that a booking could go by: of its lane, the one that was chosen and those from the day before it is wanted, the next first. */
export async function possibleDepartures(
  tx: Tx,
  { mode, form }: FormOfMode,
  now: Date,
  days = 28,
): Promise<Departure[]> {
  const { originCode, destinationCode, wantedDate } = form
  if (!originCode || !destinationCode || !isLegMode(mode)) return []
  if (bookingModes[mode].acceptance.departure === 'never') return []
  const wanted = wantedDate ? startOfBusinessDay(wantedDate).getTime() - dayMs : now.getTime()
  const from = new Date(Math.max(wanted, now.getTime()))
  const to = new Date(from.getTime() + days * dayMs)
  const chosenId = form.departureId
  const [departures, chosen] = await Promise.all([
    departuresBetween(tx, { mode, originCode, destinationCode, from, to }),
    departuresByIds(tx, chosenId ? [chosenId] : []),
  ])
  const isOfLane = (one: Departure) =>
    one.mode === mode && one.originCode === originCode && one.destinationCode === destinationCode
  const early = [...chosen.values()].filter((one) => isOfLane(one) && departures.every(({ id }) => id !== one.id))
  return [...early, ...departures].filter((departure) => isOpen(departure, now))
}

/** The departure that was chosen; else that which fits best: on or after the wanted day, by the border asked for, with space; else the first at all. */
export async function nextDeparture(tx: Tx, booking: FormOfMode, now: Date): Promise<Departure | undefined> {
  return bestOf(await possibleDepartures(tx, booking, now), booking)
}

export function bestOf(departures: readonly Departure[], booking: FormOfMode): Departure | undefined {
  const { form } = booking
  const isWanted = (departure: Departure) => !form.wantedDate || departure.departsOn >= form.wantedDate
  const isOnBorder = (departure: Departure) => !form.entryPortCode || departure.entryPortCode === form.entryPortCode
  const chosen = departures.find(({ id }) => id === form.departureId)
  if (chosen) return chosen
  const fitting = departures.filter((departure) => isWanted(departure) && isOnBorder(departure))
  return fitting.find((departure) => fits(departure, booking)) ?? fitting[0]
}

/** Whether a departure has the space that a form asks for. */
function fits(departure: Departure, booking: FormOfMode): boolean {
  return missingPlaces(departure, spaceOf(booking)).length === 0
}

/** The sizes of which a departure has too few, with what is left; slots are the 20-foot places. */
export function missingPlaces(
  departure: Pick<Departure, 'spaces' | 'capacityLeft'>,
  boxes: readonly SpaceAsked[],
): { containerType: string; left: number }[] {
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
export function departureShown(departure: Departure, booking?: FormOfMode): DepartureView {
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
    cutoffs: cutoffsOf(departure),
    spaceLeft: Object.fromEntries(departure.spaces.map((space) => [space.equipment, space.surplus])),
    slotsLeft: departure.capacityLeft,
    ...(booking && { hasSpace: fits(departure, booking) }),
  }
}
