import { measuredLoad } from '@landbridge/contract/pricing/load-ask'
import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { multiplied } from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'
import { offerSplit } from './combined-price-rules.ts'
import { chargedVolume, type Parts, type Tariff } from './line-rules.ts'
import type { CarriedLoad, ChargeAsk, Offer, OfferAsking, Priced, PricingMode } from './pricing-mode.ts'

/** A load that shares a container, by its sums or its pieces, the larger; nothing while weight or volume is open. */
export function sharedLoad(carried: CarriedLoad): { grossWeightKg: string; volumeM3: string } | undefined {
  const { grossWeightKg, volumeM3 } = measuredLoad(carried)
  return carried.boxes.length === 0 && grossWeightKg && volumeM3 ? { grossWeightKg, volumeM3 } : undefined
}

export function sharedQuantity(ask: ChargeAsk, { sharedContainer }: TariffTerms) {
  const load = sharedLoad(ask)
  return load && sharedContainer ? chargedVolume(load, sharedContainer) : undefined
}

export function sharedCharges(ask: ChargeAsk, { terms, currency }: Tariff, unit: string): Priced[] {
  const shared = terms.sharedContainer
  const quantity = sharedQuantity(ask, terms)
  if (!shared || !quantity) return []
  return [{ section: 'main', chargeCode: 'LCLF', unit, quantity, unitPrice: shared.perM3, currency }]
}

/** A load that shares a container with all charges that are always due; nothing while its figures are open. */
export function sharedPrices(parts: Parts, asking: OfferAsking): Offer['prices'] {
  const loadPrice = offerSplit(parts, asking)?.allIn
  return loadPrice === undefined ? {} : { loadPrice }
}

export const sharedSplit = ({ terms }: Tariff, { load }: OfferAsking): CarriedLoad | undefined => {
  const carried = { ...load, boxes: [] }
  return terms.sharedContainer && sharedLoad(carried) ? carried : undefined
}

/** The working of a load that shares a container: its revenue tons or cubic metres, at least the least that is charged. */
export const sharedView: PricingMode['loadView'] = (line, { wanted }) => {
  const carried = 'quote' in wanted ? wanted.quote : { ...wanted.list, boxes: [] }
  const load = sharedLoad(carried)
  const { sharedContainer } = line.terms
  if (!load || !sharedContainer) return {}
  const { perM3, kgPerM3, minM3 } = sharedContainer
  const chargeableQty = chargedVolume(load, sharedContainer)
  const isByVolume = new Decimal(load.volumeM3).gte(new Decimal(load.grossWeightKg).div(kgPerM3))
  const { currency } = line
  return {
    loadCharge: {
      assumed: false,
      basis: isByVolume ? 'volume' : 'weight',
      ...load,
      kgPerM3,
      chargeableQty,
      isMinimum: new Decimal(chargeableQty).eq(minM3),
      unitPrice: perM3,
      currency,
      amount: multiplied(perM3, chargeableQty, currency),
    },
  }
}
