import type { BoxAsk } from '@landbridge/contract/pricing/box'
import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { percentOf, product, type Rates } from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'
import type { Charge, ChargeAsk, Priced, PricingMode } from '../modes/pricing-mode.ts'
import { chargedVolume, type Parts, weightLimitOf } from '../tariff/tariff-rules.ts'
import { countedBy, countsBox } from './charge-units.ts'

/** Every charge of an offer, each line rounded in its own currency and again in the asked one; and the currencies that no rate leads from. */
export function quoteCharges(
  mode: PricingMode,
  ask: ChargeAsk,
  { parts: { line, first, last }, rates }: { parts: Parts; rates: Rates },
): { charges: Charge[]; noRate: string[] } {
  const priced = [
    ...(first ? mode.legCharges(ask.boxes, first) : []),
    ...(line ? mode.mainCharges(ask, line) : []),
    ...(last ? mode.legCharges(ask.boxes, last) : []),
    ...(line ? line.terms.surcharges.flatMap((surcharge) => surchargeLines(ask, line.terms, surcharge)) : []),
  ]
  const noRate = priced.map((charge) => charge.currency).filter((currency) => !rates.has(currency))
  return {
    charges: priced.flatMap((charge) => inAskedCurrency(charge, rates, ask.currcd)),
    noRate: [...new Set(noRate)],
  }
}

function inAskedCurrency(charge: Priced, rates: Rates, asked: string): Charge[] {
  const exchangeRate = rates.get(charge.currency)
  if (exchangeRate === undefined) return []
  const amount = charge.amount ?? product(charge.unitPrice, charge.quantity, charge.currency)
  return [{ ...charge, amount, exchangeRate, convertedAmount: product(amount, exchangeRate, asked) }]
}

function surchargeLines(ask: ChargeAsk, terms: TariffTerms, surcharge: Surcharge): Priced[] {
  const { chargeCode, currency, unit, unitPrice, end } = surcharge
  const boxes = ask.boxes.filter((box) => isCharged(ask, terms, surcharge, box))
  const line: Omit<Priced, 'quantity'> = { section: end ?? 'surcharge', chargeCode, currency, unit, unitPrice }
  if (unit === 'PCT') return isAsked(ask, surcharge) ? percentage(ask, line) : []
  const counted = countedBy(unit)
  if (counted.what === 'one') return boxes.length > 0 || isAsked(ask, surcharge) ? [{ ...line, quantity: '1' }] : []
  if (counted.what === 'shared') return sharedLine(ask, terms, isAsked(ask, surcharge) ? line : undefined)
  const charged = boxes.filter(({ containerType }) => countsBox(counted, containerType))
  const quantity = charged.reduce((sum, box) => sum + box.containerQty, 0)
  return quantity > 0 ? [{ ...line, quantity: String(quantity) }] : []
}

/** A charge by the revenue ton falls on what goes in a shared container. */
function sharedLine(
  { boxes, volumeM3, grossWeightKg }: ChargeAsk,
  { sharedContainer }: TariffTerms,
  line: Omit<Priced, 'quantity'> | undefined,
): Priced[] {
  if (!line || boxes.length > 0 || !sharedContainer || !volumeM3 || !grossWeightKg) return []
  return [{ ...line, quantity: chargedVolume({ volumeM3, grossWeightKg }, sharedContainer) }]
}

function percentage({ goodsValue, goodsCurrency }: ChargeAsk, line: Omit<Priced, 'quantity'>): Priced[] {
  if (!goodsValue || !goodsCurrency) return []
  const amount = percentOf(goodsValue, line.unitPrice, goodsCurrency)
  return [{ ...line, quantity: goodsValue, currency: goodsCurrency, amount }]
}

const isAsked = (ask: ChargeAsk, { chargeCode, occasion }: Surcharge): boolean =>
  occasion === 'always' || (occasion === 'asked' && (ask.services ?? []).includes(chargeCode))

function isCharged(ask: ChargeAsk, terms: TariffTerms, surcharge: Surcharge, box: BoxAsk): boolean {
  if (surcharge.occasion === 'dangerous') return ask.dangerous ?? false
  if (surcharge.occasion === 'overweight') return isOverLimit(terms, box)
  return isAsked(ask, surcharge)
}

const isOverLimit = (terms: TariffTerms, { containerType, containerCargoKg }: BoxAsk): boolean => {
  const limit = weightLimitOf(terms, containerType)
  return limit !== undefined && containerCargoKg !== undefined && new Decimal(containerCargoKg).gt(limit)
}
