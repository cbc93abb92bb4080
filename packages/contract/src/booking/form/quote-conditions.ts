import type { PriceQuote } from '../../pricing/price.ts'
import type { BookingForm } from '../fields/form-fields.ts'

type QuotedForm = Pick<
  BookingForm,
  'quoteId' | 'legType' | 'originCode' | 'destinationCode' | 'entryPortCode' | 'borderPortCode'
>
export type OfferedPrice = Pick<
  PriceQuote,
  'id' | 'legType' | 'entryPortCode' | 'parts' | 'pricedFor' | 'validFrom' | 'validTo' | 'amount'
>
type Condition = (form: QuotedForm, offer: OfferedPrice) => boolean

/** The part of an offer that runs between the ends that a form names: the main haul, or the road alone. */
function laneOf({ legType, parts }: OfferedPrice) {
  const leg = legType === 'Q' ? 'M' : legType
  return parts.find((part) => part.legType === leg)
}

/** A price of another lane has no bearing on the form. */
const laneConditions = {
  leg: (form, { legType }) => legType === (form.legType ?? 'Q'),
  origin: (form, offer) => laneOf(offer)?.originCode === form.originCode,
  destination: (form, offer) => laneOf(offer)?.destinationCode === form.destinationCode,
  // A price by road may leave the crossing open.
  border: ({ entryPortCode, borderPortCode }, offer) =>
    (!entryPortCode || entryPortCode === offer.entryPortCode) &&
    (!borderPortCode || !offer.entryPortCode || borderPortCode === offer.entryPortCode),
} as const satisfies Readonly<Record<string, Condition>>

/** Conditions by which a price is the one that the form took: the version of that line which holds on the day. */
const takenConditions = {
  ...laneConditions,
  version: (form, { id }) => id === form.quoteId,
} as const satisfies Readonly<Record<string, Condition>>

/** Conditions by which a quote counts for a form, by name; boxes and departure are part of the query that it answers. */
export const quoteConditions = {
  ...takenConditions,
  day: (_, offer) => isOnItsDay(offer),
  whole: (_, { amount }) => amount !== undefined,
} as const satisfies Readonly<Record<string, Condition>>

export const agreesIn = (conditions: readonly Condition[]) => (form: QuotedForm, offer: OfferedPrice) =>
  conditions.every((holds) => holds(form, offer))

export const isOfLane = agreesIn(Object.values(laneConditions))

export const isPriceTaken = agreesIn(Object.values(takenConditions))

/** False for an offer that is to be quoted by us before a booking can be made at it. */
export const countsFor = agreesIn(Object.values(quoteConditions))

export function isOnItsDay({
  pricedFor,
  validFrom,
  validTo,
}: Pick<OfferedPrice, 'pricedFor' | 'validFrom' | 'validTo'>) {
  return validFrom <= pricedFor && pricedFor <= validTo
}
