import { isPaidToTerminal } from '@landbridge/contract/pricing/payers'
import type { PriceSplit } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { multiplied, sumOf } from '@landbridge/contract/shared/money'
import { countedBy, countsBox } from './charge-units.ts'
import { extraFor, type LegPrice, type Parts, type Tariff } from './line-rules.ts'
import { chargesWithPayers, payerTermsFor, splitOf } from './payer-rules.ts'
import type { Offer, OfferAsking } from './pricing-mode.ts'
import { quoteCharges } from './quote-charge-rules.ts'

/** Each part is converted and rounded before they are added. */
export function combinedPrices(parts: Parts, asking: OfferAsking): Offer['prices'] {
  // Without the main haul a line has nothing but the roads beside it.
  if (!asking.withHead && !parts.first && !parts.last) return {}
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
    return rate && amount !== undefined ? multiplied(amount, rate, asking.currency) : undefined
  })
  return amounts.every((amount) => amount !== undefined) ? sumOf(amounts, asking.currency) : undefined
}

/** Other places for the carrier's empty box cost a charge of their own, as in a quote. */
function headPrices(line: Tariff, column: PriceColumn, asking: OfferAsking) {
  const { terms, currency: from } = line
  const price = column === 'loadPrice' ? undefined : (terms[column] ?? undefined)
  if (price === undefined) return undefined
  const base = { amount: asking.withHead ? price : '0', from }
  const always = asking.allIn ? alwaysCharged(line, column, asking) : []
  if (!asking.mode.hasEmptyPlaces(column)) return [base, ...always]
  const extras = [extraFor(terms.pickUpPlaces, asking.pickUpPlace), extraFor(terms.returnPlaces, asking.returnPlace)]
  if (extras.some((extra) => extra === undefined)) return undefined
  return [base, ...extras.flatMap((amount) => (amount === undefined ? [] : [{ amount, from }])), ...always]
}

function alwaysCharged(line: Tariff, column: PriceColumn, { sale, mode }: OfferAsking) {
  const payers = payerTermsFor(sale, mode.code, { line })
  return line.terms.surcharges.flatMap((surcharge) => {
    const { occasion, unit, unitPrice, currency } = surcharge
    const counted = countedBy(unit)
    const isOn = counted.what === 'one' || countsBox(counted, column.slice(3))
    const isDue = occasion === 'always' && isOn && unit !== 'PCT' && !isPaidToTerminal(surcharge, payers)
    return isDue ? [{ amount: unitPrice, from: currency }] : []
  })
}

/** The parts and blocks of an offer per box or load; nothing if a part has no price. */
export function offerSplit(parts: Parts, asking: OfferAsking): PriceSplit | undefined {
  const { line, first, last } = parts
  const { mode, currency, rates } = asking
  const carried = line && asking.withHead ? mode.loadSplit(line, asking) : undefined
  // Roads are priced by the box: what shares one is fetched and delivered at a price of its own.
  const isUncovered = (leg: LegPrice) => carried?.boxes.length === 0 || !mode.legCovers(leg, carried?.boxes ?? [])
  if (!carried || [first, last].some((leg) => leg && isUncovered(leg))) return undefined
  const places = { emptyPickUpPlace: asking.pickUpPlace, emptyReturnPlace: asking.returnPlace }
  const { charges, noRate } = quoteCharges(mode, { ...carried, ...places, currcd: currency }, { parts, rates })
  if (noRate.length > 0 || charges.length === 0) return undefined
  const terms = payerTermsFor(asking.sale, mode.code, parts)
  const [box] = carried.boxes
  return {
    ...(box && { containerType: box.containerType, containerOwner: box.containerOwner }),
    ...splitOf(chargesWithPayers(charges, terms), currency, terms),
  }
}
