import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'
import { multiplied, percentOf, type Rates } from '@landbridge/contract/shared/money'
import { isSurchargeDue } from './charge-units.ts'
import type { Parts, Tariff } from './line-rules.ts'
import type { ChargeAsk, Priced, PricingMode, UnpaidCharge } from './pricing-mode.ts'

/** The charges of an offer, rounded by line in own and asked currency, and the currencies without a rate. */
export function quoteCharges(
  mode: PricingMode,
  ask: ChargeAsk,
  { parts: { line, first, last }, rates }: { parts: Parts; rates: Rates },
): { charges: UnpaidCharge[]; noRate: string[] } {
  const priced = [
    ...(first ? mode.legCharges(ask.boxes, first) : []),
    ...(line ? mode.mainCharges(ask, line) : []),
    ...(last ? mode.legCharges(ask.boxes, last) : []),
    ...(line ? line.terms.surcharges.flatMap((surcharge) => surchargeLines(mode, ask, line, surcharge)) : []),
  ]
  const noRate = priced.map((charge) => charge.currency).filter((currency) => !rates.has(currency))
  return {
    charges: priced.flatMap((charge) => inQueryCurrency(charge, rates, ask.currcd)),
    noRate: [...new Set(noRate)],
  }
}

function inQueryCurrency(charge: Priced, rates: Rates, currency: string): UnpaidCharge[] {
  const exchangeRate = rates.get(charge.currency)
  if (exchangeRate === undefined) return []
  const amount = charge.amount ?? multiplied(charge.unitPrice, charge.quantity, charge.currency)
  return [{ ...charge, amount, exchangeRate, convertedAmount: multiplied(amount, exchangeRate, currency) }]
}

function surchargeLines(mode: PricingMode, ask: ChargeAsk, tariff: Tariff, surcharge: Surcharge): Priced[] {
  const { chargeCode, currency, unit, unitPrice, end } = surcharge
  const line: Omit<Priced, 'quantity'> = { section: end ?? 'surcharge', chargeCode, currency, unit, unitPrice }
  if (unit === 'PCT') return isSurchargeDue(ask, surcharge) ? percentage(ask, line) : []
  const quantity = mode.surchargeQuantity(ask, tariff, surcharge)
  return quantity === undefined ? [] : [{ ...line, quantity }]
}

function percentage({ goodsValue, goodsCurrency }: ChargeAsk, line: Omit<Priced, 'quantity'>): Priced[] {
  if (!goodsValue || !goodsCurrency) return []
  const amount = percentOf(goodsValue, line.unitPrice, goodsCurrency)
  return [{ ...line, quantity: goodsValue, currency: goodsCurrency, amount }]
}
