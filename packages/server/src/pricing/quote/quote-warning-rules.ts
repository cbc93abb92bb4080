import { insurance } from '@landbridge/contract/pricing/tariff-terms'
import { isOpen } from '../departure/space-rules.ts'
import type { PricingMode, QuoteWarning, Situation } from '../modes/pricing-mode.ts'
import { extraFor } from '../tariff/tariff-rules.ts'

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

const openWarnings: ReadonlySet<string> = new Set([
  'pricing.warn-unpriced',
  'pricing.warn-empty-place',
  'pricing.warn-no-rate',
  'pricing.warn-insurance',
  'pricing.warn-service',
  'pricing.warn-largest-piece',
  'pricing.warn-truck-needed',
  'pricing.warn-truck-payload',
  'pricing.warn-truck-volume',
  'pricing.warn-payload',
  'pricing.warn-piece-over',
  'pricing.warn-dangerous-apart',
  'pricing.warn-batteries-apart',
  'pricing.warn-oversize-apart',
  'pricing.warn-temperature-apart',
])

export const leavesPriceOpen = ({ code }: QuoteWarning): boolean => openWarnings.has(code)

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
