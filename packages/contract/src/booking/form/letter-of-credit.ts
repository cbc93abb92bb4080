import type { BookingForm } from '../fields/form-fields.ts'

type CreditTerms = Pick<BookingForm, 'lcExpiryDate' | 'lcPresentationDays'>

/** Article 14 of UCP 600, where a credit does not say otherwise. */
const usualPresentationDays = 21

/** The last day on which the documents can be presented: so many days after the cargo was on board, and no later than the credit expires. */
export function lastPresentationDay({ lcExpiryDate, lcPresentationDays }: CreditTerms, onBoard: string) {
  if (!lcExpiryDate) return undefined
  const days = lcPresentationDays ?? usualPresentationDays
  const last = new Date(Date.parse(`${onBoard}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return last < lcExpiryDate ? last : lcExpiryDate
}
