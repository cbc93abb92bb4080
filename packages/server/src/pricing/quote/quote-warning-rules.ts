import { insurance } from '@landbridge/contract/pricing/tariff-terms'
import { isOpen } from '../departure/space-rules.ts'
import { extraFor } from '../price/line-rules.ts'
import type { PricingMode, QuoteWarning, Situation } from '../price/pricing-mode.ts'

type Unpriced = { noRate: readonly string[]; unpriced?: readonly string[] }

/** Nothing here stops a booking. */
export function quoteWarnings(mode: PricingMode, situation: Situation & Unpriced): QuoteWarning[] {
  return [
    ...mode.equipmentWarnings(situation),
    ...departureWarnings(situation),
    ...placeWarnings(situation),
    ...(situation.unpriced ?? []).map(serviceWarning),
    ...situation.noRate.map((currency) => ({ code: 'pricing.warn-no-rate', values: { currency } }) as const),
  ]
}

const serviceWarning = (chargeCode: string): QuoteWarning =>
  chargeCode === insurance
    ? { code: 'pricing.warn-insurance' }
    : { code: 'pricing.warn-service', values: { service: chargeCode } }

function departureWarnings({ departure, validFrom, validTo, pricedFor, now }: Situation): QuoteWarning[] {
  const isClosed = departure !== undefined && !isOpen(departure, now)
  return [
    ...(isClosed ? [{ code: 'pricing.warn-cutoff-passed' } as const] : []),
    ...(pricedFor < validFrom || validTo < pricedFor ? [{ code: 'pricing.warn-expired' } as const] : []),
  ]
}

function placeWarnings({ line, emptyPickUpPlace, emptyReturnPlace, boxes }: Situation): QuoteWarning[] {
  if (!line) return []
  const { pickUpPlaces, returnPlaces } = line.terms
  const ofCarrier = boxes.filter(({ containerOwner }) => containerOwner === 'C')
  const isUnpriced = [{ emptyPickUpPlace, emptyReturnPlace }, ...ofCarrier].some(
    (place) =>
      extraFor(pickUpPlaces, place.emptyPickUpPlace) === undefined ||
      extraFor(returnPlaces, place.emptyReturnPlace) === undefined,
  )
  return isUnpriced ? [{ code: 'pricing.warn-empty-place' }] : []
}
