import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { chargeableLoad } from '@landbridge/contract/booking/form/chargeable-load'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { bookedByDeparture } from './by-departure.tsx'
import { plainMode } from './plain-mode.ts'

const plain = plainMode('truck')

/** The main haul's charge: of whole trucks at home or abroad, or of a part load. */
const freightOf: NonNullable<BookingModeView['freightOf']> = (form: BookingForm, name) => {
  const { chargeableWeightKg } = chargeableLoad(name, form)
  if (chargeableWeightKg) return [{ chargeCode: 'LTLF', unit: 'KGC', quantity: chargeableWeightKg }]
  const chargeCode = form.truckWay === 'DOM' ? 'ROADD' : 'ROADF'
  return [{ chargeCode, unit: 'TRUCK', quantity: String(form.truckQty ?? 1) }]
}

/** Road: whole trucks and part loads from door to door, on the day that they load. */
export const roadMode: BookingModeView = {
  ...plain,
  ...bookedByDeparture({ mode: 'truck', placeOf: plain.placeOf, departureInForm: () => ({}) }),
  freightOf,
  detailFacts: ({ truckWay, route, given, loadingDate }, text, format) => [
    [text('field.truckWay'), truckWay && text(`booking.truck-way-${truckWay}`)],
    [text('booking.column-border'), route.find(({ stopKind }) => stopKind === 'border')?.placeName],
    [text('booking.column-loading-date'), format.day(given?.loadingDate ?? loadingDate)],
  ],
}
