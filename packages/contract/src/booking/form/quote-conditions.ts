import type { PriceQuote } from '../../pricing/price.ts'
import type { BookingForm } from './form-fields.ts'

type Named = Pick<
  BookingForm,
  'quoteId' | 'legType' | 'originCode' | 'destinationCode' | 'entryPortCode' | 'borderPortCode'
>
export type OfferedPrice = Pick<
  PriceQuote,
  'id' | 'legType' | 'entryPortCode' | 'parts' | 'pricedFor' | 'validFrom' | 'validTo' | 'amount'
>
type Condition = (form: Named, offer: OfferedPrice) => boolean

/** The part of an offer that runs between the ends that a form names: the main haul, or the road alone. */
function laneOf({ legType, parts }: OfferedPrice) {
  const asked = legType === 'Q' ? 'M' : legType
  return parts.find((part) => part.legType === asked)
}

/** What must hold for a price to be one of the form's lane; one of another lane says nothing about it. */
const laneConditions = {
  leg: (form, { legType }) => legType === (form.legType ?? 'Q'),
  origin: (form, offer) => laneOf(offer)?.originCode === form.originCode,
  destination: (form, offer) => laneOf(offer)?.destinationCode === form.destinationCode,
  // A price by road may leave the crossing open.
  border: ({ entryPortCode, borderPortCode }, offer) =>
    (!entryPortCode || entryPortCode === offer.entryPortCode) &&
    (!borderPortCode || !offer.entryPortCode || borderPortCode === offer.entryPortCode),
} as const satisfies Readonly<Record<string, Condition>>

/** What must hold besides for it to be the price that the form took: the version of that line which holds on the day. */
const takenConditions = {
  ...laneConditions,
  version: (form, { id }) => id === form.quoteId,
} as const satisfies Readonly<Record<string, Condition>>

/** Everything that a quote must agree in with a form to count for it, by name. What was asked of it, such as boxes and departure, it answers by itself. */
export const quoteConditions = {
  ...takenConditions,
  day: (_, offer) => isOnItsDay(offer),
  whole: (_, { amount }) => amount !== undefined,
} as const satisfies Readonly<Record<string, Condition>>

/** Whether every condition of some holds between a form and an offer. */
export const agreesIn = (conditions: readonly Condition[]) => (form: Named, offer: OfferedPrice) =>
  conditions.every((holds) => holds(form, offer))

/** Whether an offer is one for the lane of a form. */
export const isOfLane = agreesIn(Object.values(laneConditions))

/** Whether an offer is the price that a form took. */
export const isPriceTaken = agreesIn(Object.values(takenConditions))

/** Whether a booking can be made at an offer as it stands; else it is to be quoted. */
export const countsFor = agreesIn(Object.values(quoteConditions))

/** Whether a price holds on the day of departure that it is priced for. */
export function isOnItsDay({
  pricedFor,
  validFrom,
  validTo,
}: Pick<OfferedPrice, 'pricedFor' | 'validFrom' | 'validTo'>) {
  return validFrom <= pricedFor && pricedFor <= validTo
}
