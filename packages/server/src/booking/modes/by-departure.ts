import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { formQuoteQuery } from '@landbridge/contract/booking/form/form-price-query'
import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import type { PricedOffer } from '../../pricing/index.ts'
import type { BookingWork, RequestedSpace } from './booking-work.ts'

/** A mode booked by departures at a lane's price, between places of its own list; `changes` differ. */
export const bookedByDeparture = (mode: Mode, changes: Partial<BookingWork> = {}): BookingWork => ({
  endPlaces: () => placeModesOf(modes[mode].code),
  formQuoteQuery,
  coversDoors,
  requestedSpace,
  departureInForm: () => ({}),
  ...changes,
})

function coversDoors(form: BookingForm, offer: PricedOffer): boolean {
  const hasCharge = (code: string) => offer.charges.some((charge) => charge.chargeCode === code)
  const needsFirst = (form.serviceTerm?.startsWith('DOOR') ?? false) && form.legType !== 'H'
  const needsLast = (form.serviceTerm?.endsWith('DOOR') ?? false) && form.legType !== 'T'
  return (!needsFirst || hasCharge('TRKO')) && (!needsLast || hasCharge('TRKD'))
}

function requestedSpace({ boxes }: Pick<BookingForm, 'boxes'>): RequestedSpace[] {
  return (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner }) =>
    containerType && containerQty ? [{ containerType, quantity: containerQty, owner: containerOwner ?? 'C' }] : [],
  )
}
