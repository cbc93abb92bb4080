import { type BoxAsk, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { QuoteCharge } from '@landbridge/contract/pricing/price'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { RailTerms, Surcharge } from '@landbridge/contract/pricing/tariff-terms'
import { percentOf, product, type Rates } from '@landbridge/contract/shared/money'
import { Decimal } from 'decimal.js'
import { extraFor, type LegPrice, type Parts } from '../query/offer-rules.ts'

/** A charge before its names are looked up. */
export type Charge = Omit<QuoteCharge, 'chargeName' | 'unitName'>
type Priced = Pick<Charge, 'section' | 'chargeCode' | 'unit' | 'quantity' | 'unitPrice' | 'currency'> &
  Partial<Pick<Charge, 'containerType' | 'containerOwner' | 'amount'>>

type Ask = Pick<
  QuoteQuery,
  'emptyPickUpPlace' | 'emptyReturnPlace' | 'dangerous' | 'services' | 'goodsValue' | 'goodsCurrency' | 'currcd'
> & { boxes: readonly BoxAsk[]; grossWeightKg?: string | undefined; volumeM3?: string | undefined }

/** Every charge of an offer, each line rounded in its own currency and again in the asked one. */
export function quoteCharges(ask: Ask, { line, first, last }: Parts, rates: Rates): Charge[] {
  const priced = [
    ...legCharges(ask.boxes, first, { section: 'origin', chargeCode: 'TRKO' }),
    ...(line ? mainCharges(ask, { terms: line.terms, currency: line.currency }) : []),
    ...legCharges(ask.boxes, last, { section: 'destination', chargeCode: 'TRKD' }),
    ...(line ? line.terms.surcharges.flatMap((surcharge) => surchargeLines(ask, line.terms, surcharge)) : []),
  ]
  return priced.flatMap((charge) => inAskedCurrency(charge, rates, ask.currcd))
}

function inAskedCurrency(charge: Priced, rates: Rates, asked: string): Charge[] {
  const exchangeRate = rates.get(charge.currency)
  if (exchangeRate === undefined) return []
  const amount = charge.amount ?? product(charge.unitPrice, charge.quantity, charge.currency)
  return [{ ...charge, amount, exchangeRate, convertedAmount: product(amount, exchangeRate, asked) }]
}

function legCharges(
  boxes: readonly BoxAsk[],
  leg: LegPrice | undefined,
  as: Pick<Priced, 'section' | 'chargeCode'>,
): Priced[] {
  if (!leg) return []
  return boxes.map((box) => ({
    ...as,
    ...boxOf(box),
    unit: 'BOX',
    quantity: String(box.containerQty),
    unitPrice: box.containerType.startsWith('2') ? leg.price20 : leg.price40,
    currency: leg.currency,
  }))
}

const boxOf = (box: BoxAsk) => ({ containerType: box.containerType, containerOwner: box.containerOwner })

function mainCharges(ask: Ask, { terms, currency }: { terms: RailTerms; currency: string }): Priced[] {
  if (ask.boxes.length === 0) return sharedCharges(ask, terms, currency)
  return ask.boxes.flatMap((box): Priced[] => {
    const column = priceColumnOf(box.containerOwner, box.containerType)
    const price = column && terms[column]
    if (!price) return []
    const common = { ...boxOf(box), unit: 'BOX', quantity: String(box.containerQty), currency }
    const freight: Priced = { ...common, section: 'main', chargeCode: 'RAILF', unitPrice: price }
    return box.containerOwner === 'S' ? [freight] : [freight, ...emptyPlaceCharges(ask, terms, common)]
  })
}

/** The carrier's empty box in another place than the tariff's costs its difference. */
function emptyPlaceCharges(
  ask: Ask,
  terms: RailTerms,
  common: Omit<Priced, 'section' | 'chargeCode' | 'unitPrice'>,
): Priced[] {
  const extras: Priced[] = [
    {
      ...common,
      section: 'origin',
      chargeCode: 'CTU',
      unitPrice: extraFor(terms.pickUpPlaces, ask.emptyPickUpPlace) ?? '0',
    },
    {
      ...common,
      section: 'destination',
      chargeCode: 'DROP',
      unitPrice: extraFor(terms.returnPlaces, ask.emptyReturnPlace) ?? '0',
    },
  ]
  return extras.filter(({ unitPrice }) => !new Decimal(unitPrice).isZero())
}

/** Shared containers are charged by volume, or by weight where the cargo is heavy, and at least a minimum. */
export function chargedVolume(
  { volumeM3, grossWeightKg }: { volumeM3: string; grossWeightKg: string },
  { kgPerM3, minM3 }: { kgPerM3: number; minM3: string },
): string {
  return Decimal.max(volumeM3, new Decimal(grossWeightKg).div(kgPerM3), minM3)
    .toDecimalPlaces(3, Decimal.ROUND_HALF_UP)
    .toFixed()
}

function sharedCharges({ volumeM3, grossWeightKg }: Ask, terms: RailTerms, currency: string): Priced[] {
  const shared = terms.sharedContainer
  if (!shared || !volumeM3 || !grossWeightKg) return []
  const quantity = chargedVolume({ volumeM3, grossWeightKg }, shared)
  return [{ section: 'main', chargeCode: 'LCLF', unit: 'M3', quantity, unitPrice: shared.perM3, currency }]
}

function surchargeLines(ask: Ask, terms: RailTerms, surcharge: Surcharge): Priced[] {
  const { chargeCode, currency, unit, unitPrice } = surcharge
  const boxes = ask.boxes.filter((box) => isCharged(ask, terms, surcharge, box))
  const line: Omit<Priced, 'quantity'> = { section: 'surcharge', chargeCode, currency, unit, unitPrice }
  if (unit === 'PCT') return isAsked(ask, surcharge) ? percentage(ask, line) : []
  const perBox = boxesPer(unit)
  if (!perBox) return boxes.length > 0 || isAsked(ask, surcharge) ? [{ ...line, quantity: '1' }] : []
  const quantity = boxes.filter(perBox).reduce((sum, box) => sum + box.containerQty, 0)
  return quantity > 0 ? [{ ...line, quantity: String(quantity) }] : []
}

/** Which boxes a unit counts; none for units that count papers or shipments. */
function boxesPer(unit: string): ((box: BoxAsk) => boolean) | undefined {
  if (unit === 'BOX') return () => true
  const size = /^B(20|40|45)$/.exec(unit)?.[1]
  return size === undefined ? undefined : (box) => box.containerType.startsWith(size)
}

function percentage({ goodsValue, goodsCurrency }: Ask, line: Omit<Priced, 'quantity'>): Priced[] {
  if (!goodsValue || !goodsCurrency) return []
  const amount = percentOf(goodsValue, line.unitPrice, goodsCurrency)
  return [{ ...line, quantity: goodsValue, currency: goodsCurrency, amount }]
}

const isAsked = (ask: Ask, { chargeCode, occasion }: Surcharge): boolean =>
  occasion === 'always' || (occasion === 'asked' && (ask.services ?? []).includes(chargeCode))

function isCharged(ask: Ask, terms: RailTerms, surcharge: Surcharge, box: BoxAsk): boolean {
  if (surcharge.occasion === 'dangerous') return ask.dangerous ?? false
  if (surcharge.occasion === 'overweight') return isOverLimit(terms, box)
  return isAsked(ask, surcharge)
}

export const weightLimitOf = (terms: RailTerms, containerType: string): number | undefined =>
  terms.weightLimits.find((limit) => limit.containerType === containerType)?.weightLimitKg

const isOverLimit = (terms: RailTerms, { containerType, containerCargoKg }: BoxAsk): boolean => {
  const limit = weightLimitOf(terms, containerType)
  return limit !== undefined && containerCargoKg !== undefined && new Decimal(containerCargoKg).gt(limit)
}
