import type { CheckFacts } from '@landbridge/contract/booking/form/check-facts'
import { boxFacts, categoryFacts, priceFacts } from '@landbridge/contract/booking/form/facts-of'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { isPriceTaken } from '@landbridge/contract/booking/form/quote-conditions'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Customer } from '../../customer/index.ts'
import type { FilesFound } from '../../document/index.ts'
import type { Departure, PricedOffer } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { Credit } from '../life/booking-price-rules.ts'
import { departureFacts, type KnownToForm } from './form-reference-rules.ts'

/** Everything that a submission must know besides the form itself. After it is gathered nothing reads a table. */
export type FormFacts = {
  known: KnownToForm
  /** The departure that the form has chosen, where there is such a one. */
  departure: Departure | undefined
  /** The one that it would go by, when it has chosen none. */
  nearest: Departure | undefined
  /** What the price line that the form names says for it; whether it is one for the form is for the rules to say. */
  offer: PricedOffer | undefined
  customer: Pick<Customer, 'certification' | 'salespersonId'>
  /** The company's credit, with what its other bookings use of it. */
  credit: Credit | undefined
  isSalespersonKnown: boolean
  isAddressBlocked: boolean
  /** The files that it names: which can be put with the booking, and which not. */
  files: FilesFound
  twin: string | undefined
  sameReference: string | undefined
}

/** The price that a form took, where the offer is that one: of its lane, and in the version of its day. */
export const priceTaken = (form: BookingForm, offer: PricedOffer | undefined): PricedOffer | undefined =>
  offer && isPriceTaken(form, offer) ? offer : undefined

/** Everything that the checks of a form read. */
export function checkFacts(
  { mode, form }: { mode: ModeCode; form: BookingForm },
  { known, offer, departure }: Pick<FormFacts, 'known' | 'offer' | 'departure'>,
  now: Date,
): CheckFacts {
  const { ends } = known
  const taken = priceTaken(form, offer)
  return {
    today: businessDay(now),
    now,
    countries: ends.origin &&
      ends.destination && { origin: ends.origin.countryCode, destination: ends.destination.countryCode },
    boxes: boxFacts(known.containerTypes.values()),
    categories: categoryFacts(
      (form.goods ?? []).flatMap(({ categoryId }) => known.categories.get(categoryId ?? '') ?? []),
    ),
    price: taken && priceFacts(taken, workOf(mode).freightCharge),
    isPriceOther: workOf(mode).priceAsked(form) !== undefined && taken === undefined,
    departure: departure && departureFacts(departure, now),
  }
}
