import type { BookingDepartureView } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { placesOf } from '@landbridge/contract/pricing/box'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Departure } from '../../pricing/index.ts'
import { spaceOf } from '../booking-works.ts'
import { cutoffsOf } from '../life/given-departure-rules.ts'
import type { RequestedSpace } from '../modes/booking-work.ts'

export type FormOfMode = { mode: ModeCode; form: BookingForm }

export function bestOf(departures: readonly Departure[], booking: FormOfMode): Departure | undefined {
  const { form } = booking
  const isWanted = (departure: Departure) => !form.wantedDate || departure.departsOn >= form.wantedDate
  const isOnBorder = (departure: Departure) => !form.entryPortCode || departure.entryPortCode === form.entryPortCode
  const chosen = departures.find(({ id }) => id === form.departureId)
  if (chosen) return chosen
  const fitting = departures.filter((departure) => isWanted(departure) && isOnBorder(departure))
  return fitting.find((departure) => fitsBooking(departure, booking)) ?? fitting[0]
}

function fitsBooking(departure: Departure, booking: FormOfMode): boolean {
  return missingPlaces(departure, spaceOf(booking)).length === 0
}

/** The sizes of which a departure has too few, with what is left; slots are the 20-foot places. */
export function missingPlaces(
  departure: Pick<Departure, 'spaces' | 'capacityLeft'>,
  boxes: readonly RequestedSpace[],
): { containerType: string; left: number }[] {
  const slots = boxes.reduce((sum, box) => sum + box.quantity * placesOf(box.containerType), 0)
  const carriersBoxes = boxes.filter((box) => box.owner === 'C')
  const boxesByType = Map.groupBy(carriersBoxes, (box) => box.containerType)
  const short = [...boxesByType].flatMap(([containerType, some]) => {
    const left = departure.spaces.find((space) => space.equipment === containerType)?.surplus ?? 0
    return some.reduce((sum, box) => sum + box.quantity, 0) > left ? [{ containerType, left }] : []
  })
  if (short.length > 0) return short
  return slots > departure.capacityLeft ? [{ containerType: '', left: departure.capacityLeft }] : []
}

export function departureShown(departure: Departure, booking?: FormOfMode): BookingDepartureView {
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
    ...(booking && { hasSpace: fitsBooking(departure, booking) }),
  }
}
