import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { railPriceAsked } from '@landbridge/contract/booking/modes/rail-price'
import type { Departure, PricedOffer } from '../../pricing/index.ts'
import type { BookingWork, SpaceAsked } from './booking-work.ts'

/** Full containers by block train. A leg by road begins or ends in a city. */
export const railWork: BookingWork = {
  endPlaces: ({ legType }, end) => (legType === (end === 'origin' ? 'T' : 'H') ? ['RAIL', 'TRUCK'] : ['RAIL']),
  borderPlaces: 'RAIL',
  placeElsewhere: 'booking.place-not-rail',
  priceAsked: railPriceAsked,
  freightCharge: 'RAILF',
  coversDoors,
  spaceAsked,
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, trainNo: departureNo }),
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
