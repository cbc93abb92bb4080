import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { priceAsked } from '@landbridge/contract/booking/form/price-asked'
import type { PricedOffer } from '../../pricing/index.ts'
import type { BookingWork, SpaceAsked } from './booking-work.ts'

/** What every mode has whose boxes or shared loads go by departures at the price of a lane. */
export const bookedByDeparture: Pick<BookingWork, 'priceAsked' | 'coversDoors' | 'spaceAsked'> = {
  priceAsked,
  coversDoors,
  spaceAsked,
}

function coversDoors(form: BookingForm, offer: PricedOffer): boolean {
  const has = (code: string) => offer.charges.some((charge) => charge.chargeCode === code)
  const needsFirst = (form.serviceTerm?.startsWith('DOOR') ?? false) && form.legType !== 'H'
  const needsLast = (form.serviceTerm?.endsWith('DOOR') ?? false) && form.legType !== 'T'
  return (!needsFirst || has('TRKO')) && (!needsLast || has('TRKD'))
}

function spaceAsked({ boxes }: Pick<BookingForm, 'boxes'>): SpaceAsked[] {
  return (boxes ?? []).flatMap(({ containerType, containerQty, containerOwner }) =>
    containerType && containerQty ? [{ containerType, quantity: containerQty, owner: containerOwner ?? 'C' }] : [],
  )
}
