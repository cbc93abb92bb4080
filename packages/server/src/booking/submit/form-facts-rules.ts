import type { CheckFacts } from '@landbridge/contract/booking/form/check-facts'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Customer } from '../../customer/index.ts'
import type { FilesFound } from '../../document/index.ts'
import type { Departure, PricedOffer } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import { boxFacts, categoryFacts, departureFacts, type KnownToForm, priceFacts } from './form-reference-rules.ts'

/** Everything that a submission must know besides the form itself. After it is gathered nothing reads a table. */
export type FormFacts = {
  known: KnownToForm
  /** The departure that the form has chosen, where there is such a one. */
  departure: Departure | undefined
  /** The one that it would go by, when it has chosen none. */
  nearest: Departure | undefined
  offer: PricedOffer | undefined
  customer: Pick<Customer, 'certification' | 'salespersonId'>
  isSalespersonKnown: boolean
  isAddressBlocked: boolean
  /** The files that it names: which can be put with the booking, and which not. */
  files: FilesFound
  twin: string | undefined
  sameReference: string | undefined
}

/** Everything that the checks of a form read. */
export function checkFacts(
  { known, offer, departure }: Pick<FormFacts, 'known' | 'offer' | 'departure'>,
  { mode, now }: { mode: ModeCode; now: Date },
): CheckFacts {
  return {
    today: businessDay(now),
    now,
    boxes: boxFacts(known.containerTypes),
    categories: categoryFacts(known.categories),
    price: offer && priceFacts(offer, workOf(mode).freightCharge),
    departure: departure && departureFacts(departure, now),
  }
}
