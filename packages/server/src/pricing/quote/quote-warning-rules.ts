import { isOpen } from '../departure/space-rules.ts'
import type { PricingMode, QuoteWarning, Situation } from '../modes/pricing-mode.ts'
import { extraFor } from '../tariff/tariff-rules.ts'

/** What the reader of a quote should know before booking by it. Nothing here stops a booking. */
export function quoteWarnings(mode: PricingMode, situation: Situation & { noRate: readonly string[] }): QuoteWarning[] {
  return [
    ...mode.equipmentWarnings(situation),
    ...departureWarnings(situation),
    ...placeWarnings(situation),
    ...situation.noRate.map((currency) => ({ code: 'pricing.warn-no-rate', values: { currency } }) as const),
  ]
}

function departureWarnings({ departure, validFrom, validTo, today, now }: Situation): QuoteWarning[] {
  const isClosed = departure !== undefined && !isOpen(departure, now)
  const day = departure?.departsOn ?? today
  const isOutside = day > validTo || (departure !== undefined && day < validFrom)
  return [
    ...(isClosed ? [{ code: 'pricing.warn-cutoff-passed' } as const] : []),
    ...(isOutside ? [{ code: 'pricing.warn-expired' } as const] : []),
  ]
}

function placeWarnings({ line, emptyPickUpPlace, emptyReturnPlace }: Situation): QuoteWarning[] {
  if (!line) return []
  const isUnpriced =
    extraFor(line.terms.pickUpPlaces, emptyPickUpPlace) === undefined ||
    extraFor(line.terms.returnPlaces, emptyReturnPlace) === undefined
  return isUnpriced ? [{ code: 'pricing.warn-empty-place' }] : []
}
