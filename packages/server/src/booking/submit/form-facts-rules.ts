import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BoxLine } from '@landbridge/contract/booking/fields/box-lines'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { CheckFacts } from '@landbridge/contract/booking/form/check-facts'
import {
  boxFacts,
  categoryFacts,
  priceFacts,
  vehicleFacts,
  warehouseClosesAt,
} from '@landbridge/contract/booking/form/facts-of'
import { isPriceTaken } from '@landbridge/contract/booking/form/quote-conditions'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { businessDay, clockIn } from '@landbridge/contract/shared/business-day'
import { factsOfMode, type ModeCode } from '@landbridge/contract/shared/modes'
import type { Customer } from '../../customer/index.ts'
import type { FilesFound } from '../../document/index.ts'
import type { Departure, PricedOffer } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { Booking } from '../life/booking.ts'
import { type Credit, isOfOffer } from '../life/booking-price-rules.ts'
import { departureFacts, type KnownToForm } from './form-reference-rules.ts'

export type FormFacts = {
  known: KnownToForm
  departure: Departure | undefined
  /** The one that it would go by, when it has chosen none. */
  nearest: Departure | undefined
  /** The price of the line that the form names; the rules decide on its lane. */
  offer: PricedOffer | undefined
  stood?: Booking | undefined
  customer: Pick<Customer, 'certification' | 'salespersonId' | 'fcaTerminalByShipper'> &
    Partial<Pick<Customer, 'countryCode'>>
  credit: Credit | undefined
  isSalespersonKnown: boolean
  isAddressBlocked: boolean
  /** The files that it names: those that can be put with the booking, and the others. */
  files: FilesFound
  /** Signs of the form that no paper can print. */
  unprinted?: readonly string[]
  twin: string | undefined
  sameReference: string | undefined
}

/** The price that a form took, where the offer is that one: of its lane, and in the version of its day. */
export const priceTaken = (form: BookingForm, offer: PricedOffer | undefined): PricedOffer | undefined =>
  offer && isPriceTaken(form, offer) ? offer : undefined

/** The price of an accepted offer, while a revision keeps its day, departure and priced load. */
export function standingOffer(before: Booking, form: BookingForm): PriceSnapshot | undefined {
  const isSameDay = before.form.wantedDate === form.wantedDate && before.form.departureId === form.departureId
  return isOnOffer(before) && isSameDay && !changesPrice(before, form) ? before.quote : undefined
}

export const isOnOffer = (booking: Pick<Booking, 'quote'> | undefined): boolean =>
  booking?.quote !== undefined && isOfOffer(booking.quote)

/** True where the price query of the form changes: lane, boxes with their weights, doors and services. */
export function changesPrice({ mode, form: before }: Pick<Booking, 'mode' | 'form'>, after: BookingForm): boolean {
  const queryIn = (form: BookingForm) => {
    const { originCode, destinationCode, loadType, boxes } = form
    const ask = workOf(mode).formQuoteQuery({ ...form, quoteId: anyLine })
    const question = { ...ask, id: undefined, departureId: undefined, queryDate: undefined, ...ofTheSale }
    return JSON.stringify([originCode, destinationCode, loadType, boxes?.map(pricedOf), question])
  }
  return queryIn(before) !== queryIn(after)
}

/** Fields of the sale's terms, which decide the payers and not the price. */
const ofTheSale = {
  incoterm: undefined,
  incotermPlaceKind: undefined,
  paymentTerm: undefined,
  customerRole: undefined,
  payerType: undefined,
  thcPayment: undefined,
  direction: undefined,
}

/** A price query names a line, which does not count in the comparison. */
const anyLine = '00000000-0000-0000-0000-000000000000'

const pricedOf = ({ containerType, containerQty, containerOwner, containerCargoKg }: BoxLine) => [
  containerType,
  containerQty,
  containerOwner,
  containerCargoKg,
]

export function checkFacts(
  { mode, form }: { mode: ModeCode; form: BookingForm },
  { known, offer, departure }: Pick<FormFacts, 'known' | 'offer' | 'departure'>,
  now: Date,
): CheckFacts {
  const { ends } = known
  const takenPrice = priceTaken(form, offer)
  const closesAt = warehouseClosesAt(formNameOf(mode, form.loadType), takenPrice, departure)
  return {
    today: businessDay(now),
    now,
    countries: ends.origin &&
      ends.destination && { origin: ends.origin.countryCode, destination: ends.destination.countryCode },
    boxes: boxFacts(known.containerTypes.values()),
    trucks: vehicleFacts(known.trucks),
    categories: categoryFacts(
      (form.goods ?? []).flatMap(({ categoryId }) => known.categories.get(categoryId ?? '') ?? []),
    ),
    price: takenPrice && priceFacts(takenPrice, factsOfMode(mode).mainCharge),
    isPriceOther: workOf(mode).formQuoteQuery(form) !== undefined && takenPrice === undefined,
    departure: departure && departureFacts(departure, now),
    warehouseCutoff: closesAt && departure && clockIn(departure.originZone, closesAt),
  }
}
