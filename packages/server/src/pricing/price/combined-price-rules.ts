import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { product, sumOf } from '@landbridge/contract/shared/money'
import { countedBy, countsBox } from './charge-units.ts'
import { extraFor, type Parts, type Tariff } from './line-rules.ts'
import type { Offer, OfferAsking } from './pricing-mode.ts'

/** Each part is converted and rounded before they are added. */
export function combinedPrices(parts: Parts, asking: OfferAsking): Offer['prices'] {
  const found = asking.mode.columns.map((column) => [column, priceOver(parts, column, asking)] as const)
  return Object.fromEntries(found.filter(([, price]) => price !== undefined))
}

function priceOver({ line, first, last }: Parts, column: PriceColumn, asking: OfferAsking): string | undefined {
  const legs = [first, last].flatMap((leg) =>
    leg ? [{ amount: asking.mode.legPrice(leg, column), from: leg.currency }] : [],
  )
  const head = line ? headPrices(line, column, asking) : []
  if (head === undefined) return undefined
  const amounts = [...head, ...legs].map(({ amount, from }) => {
    const rate = asking.rates.get(from)
    return rate && amount !== undefined ? product(amount, rate, asking.currency) : undefined
  })
  return amounts.every((amount) => amount !== undefined) ? sumOf(amounts, asking.currency) : undefined
}

/** Other places for the carrier's empty box cost a charge of their own, as in a quote. */
function headPrices({ terms, currency: from }: Tariff, column: PriceColumn, asking: OfferAsking) {
  const price = column === 'loadPrice' ? undefined : (terms[column] ?? undefined)
  if (price === undefined) return undefined
  const base = { amount: asking.withHead ? price : '0', from }
  const always = asking.allIn ? alwaysCharged(terms, column) : []
  if (!asking.mode.hasEmptyPlaces(column)) return [base, ...always]
  const extras = [extraFor(terms.pickUpPlaces, asking.pickUpPlace), extraFor(terms.returnPlaces, asking.returnPlace)]
  if (extras.some((extra) => extra === undefined)) return undefined
  return [base, ...extras.flatMap((amount) => (amount === undefined ? [] : [{ amount, from }])), ...always]
}

const alwaysCharged = ({ surcharges }: Tariff['terms'], column: PriceColumn) =>
  surcharges.flatMap(({ occasion, unit, unitPrice, currency }) => {
    const counted = countedBy(unit)
    const isOn = counted.what === 'one' || countsBox(counted, column.slice(3))
    return occasion === 'always' && isOn && unit !== 'PCT' ? [{ amount: unitPrice, from: currency }] : []
  })
