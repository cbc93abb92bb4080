import { isReeferBox } from '../../reference/box-kinds.ts'
import { isContainerNo } from '../../reference/check-digits.ts'
import { endOfBusinessDay } from '../../shared/business-day.ts'
import { dayMs } from '../../shared/calendar-day.ts'
import { cleanContainerNo } from '../../shared/container-number.ts'
import { compareAmounts } from '../../shared/money.ts'
import type { BoxLine } from '../fields/box-lines.ts'
import { isBlank } from '../fields/form-conditions.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { boxedForms } from '../fields/form-names.ts'
import type { GoodsLine } from '../fields/goods-lines.ts'
import { isUnder } from '../fields/hs-headings.ts'
import type { CheckFacts, PriceFacts, Warning } from '../form/check-facts.ts'
import { goodsTotals } from '../form/form-defaults.ts'
import { queriedLoad } from '../form/form-price-query.ts'
import { pricedServices } from '../form/priced-services.ts'
import { type Finding, type FormCheck, findingsThatHold, isApart, numberOf, warns } from './form-check.ts'

const collective =
  /^(goods|parts|cargo|general cargo|accessories|products|百货|货物|配件|杂货|百貨|貨物|雜貨|товары|груз|запчасти)$/i

function goodsWarnings(form: BookingForm, facts: CheckFacts): Warning[] {
  const isDry = form.boxes && !form.boxes.some((box) => isReeferBox(box.containerType))
  return [
    ...(form.goods ?? []).flatMap((line, i) => findingsThatHold(lineFindings(line, i, form, facts))),
    ...findingsThatHold([[form.temperatureControlled && isDry, 'boxes', 'booking.reefer-in-dry-box']]),
  ]
}

function lineFindings(line: GoodsLine, i: number, form: BookingForm, { categories = {} }: CheckFacts): Finding[] {
  const at = (name: keyof GoodsLine) => `goods.${i}.${name}`
  const density = (numberOf(line.grossWeightKg) || Number.NaN) / (numberOf(line.volumeM3) || Number.NaN)
  const category = categories[line.categoryId ?? '']
  const { hsCode, hsCodeDestination, gngCode } = line
  const isElsewhere = category && hsCode && !category.hsHeadings.some((heading) => isUnder(hsCode, heading))
  const differs = (other: string | null | undefined) => other && hsCode && other.slice(0, 6) !== hsCode.slice(0, 6)
  return [
    [collective.test(line.goodsName?.trim() ?? ''), at('goodsName'), 'booking.collective-name'],
    [density < 50 || density > 8000, at('grossWeightKg'), 'booking.density-unusual'],
    [category?.isDangerous && form.cargoKind === 'G', at('categoryId'), 'booking.category-dangerous'],
    [category?.isReefer && !form.temperatureControlled, at('categoryId'), 'booking.category-reefer'],
    [category?.hasBatteries && !form.containsBatteries, at('categoryId'), 'booking.category-batteries'],
    [isElsewhere, at('hsCode'), 'booking.hs-other-category'],
    [/^9[89]/.test(hsCode ?? ''), at('hsCode'), 'booking.hs-of-one-country'],
    [differs(hsCodeDestination), at('hsCodeDestination'), 'booking.hs-differs'],
    [differs(gngCode), at('gngCode'), 'booking.hs-differs'],
  ]
}

const checkSeaTerms = ({ incoterm }: BookingForm) =>
  findingsThatHold([[['FAS', 'FOB', 'CFR', 'CIF'].includes(incoterm ?? ''), 'incoterm', 'booking.incoterm-by-sea']])

/** True for terms of trade under which the buyer pays the main freight: E and F terms. */
export const buyerPaysFreight = (incoterm: string): boolean => ['EXW', 'FCA', 'FAS', 'FOB'].includes(incoterm)

function checkPaymentTerm({ incoterm, paymentTerm: pays }: BookingForm): Warning[] {
  const isContrary = incoterm && pays === (buyerPaysFreight(incoterm) ? 'PP' : 'CC')
  return findingsThatHold([[isContrary, 'paymentTerm', 'booking.term-against-payment']])
}

function priceWarnings(form: BookingForm, { price, isPriceOther, isPriceOpen, earlierPrice }: CheckFacts): Warning[] {
  if (isPriceOther) return findingsThatHold([[true, 'quoteId', 'booking.price-of-other']])
  if (!price) {
    const key = isAwaitingLoad(form) ? 'booking.price-awaits-load' : 'booking.no-price'
    return findingsThatHold([[!isPriceOpen && !mayLackPrice(form), 'quoteId', key]])
  }
  const isChanged = earlierPrice && isOther(price, earlierPrice)
  const before = `${earlierPrice?.currency} ${earlierPrice?.amount}`
  const now = `${price.currency} ${price.amount}`
  return findingsThatHold([
    [price.isOver, 'quoteId', 'booking.price-expired', { until: price.validTo }],
    [isChanged, 'quoteId', 'booking.price-changed', { before, now }],
    ...servicesLeftOut(form, price),
    ...specialsLeftOut(price),
    ...(form.boxes ?? []).flatMap((box, i) => boxPriceFindings(box, i, price)),
  ])
}

/** A price was chosen, and follows once the figures of its load are in. */
const isAwaitingLoad = (form: BookingForm): boolean => !isBlank(form.quoteId) && queriedLoad(form) === undefined

/** Kinds of special cargo, by the warning of a price that has no charge for them. */
const specialCargo = [
  ['pricing.warn-dangerous-apart', 'cargoKind'],
  ['pricing.warn-batteries-apart', 'containsBatteries'],
  ['pricing.warn-oversize-apart', 'oversize'],
  ['pricing.warn-temperature-apart', 'temperatureControlled'],
] as const

const specialsLeftOut = ({ apart = [] }: PriceFacts): Finding[] =>
  specialCargo.map(([code, path]) => [apart.includes(code), path, 'booking.priced-apart'])

const servicesLeftOut = (form: BookingForm, { chargeCodes }: PriceFacts): Finding[] =>
  pricedServices.map(({ chargeCode, path, isRequested, unpriced }) => [
    isRequested(form) && chargeCodes !== undefined && !chargeCodes.includes(chargeCode),
    path,
    unpriced,
  ])

/** Amounts are compared by value: 9 and 9.00 of one currency are the same. */
const isOther = (one: PriceFacts, other: PriceFacts) =>
  one.amount !== undefined &&
  other.amount !== undefined &&
  (one.currency !== other.currency || compareAmounts(one.amount, other.amount) !== 0)

function boxPriceFindings(box: BoxLine, i: number, price: PriceFacts): Finding[] {
  const { containerType, containerOwner, emptyReturnPlace } = box
  const isPriced = price.priced.includes(`${containerOwner ?? 'C'}${containerType}`)
  const isElsewhere = emptyReturnPlace && price.returnPlaces && !price.returnPlaces.includes(emptyReturnPlace)
  return [
    [containerType && !isPriced, `boxes.${i}.containerType`, 'booking.box-not-priced'],
    [containerOwner !== 'S' && isElsewhere, `boxes.${i}.emptyReturnPlace`, 'booking.return-not-priced'],
  ]
}

const mayLackPrice = (form: BookingForm) => form.askQuote === true || !form.originCode || !form.destinationCode

function dateWarnings(form: BookingForm, { price, departure, now }: CheckFacts): Warning[] {
  const { wantedDate, wantedDateTo, wantedArrivalDate } = form
  const { departsOn } = departure ?? {}
  const found = findingsThatHold([
    [wantedDate && departsOn && departsOn < wantedDate, 'departureId', 'booking.departure-before-wanted'],
    [wantedDateTo && departsOn && departsOn > wantedDateTo, 'departureId', 'booking.departure-after-latest'],
  ])
  if (!wantedDate || !price) return found
  const wantedMs = endOfBusinessDay(wantedDate).getTime()
  if (price.siCutoffHours && wantedMs - price.siCutoffHours * 3_600_000 < now.getTime()) {
    found.push({ path: 'wantedDate', key: 'booking.inside-cut-off' })
  }
  const arrival = wantedArrivalDate && endOfBusinessDay(wantedArrivalDate).getTime()
  if (arrival && price.transitDaysMax && arrival < wantedMs + price.transitDaysMax * dayMs) {
    found.push({ path: 'wantedArrivalDate', key: 'booking.arrival-too-early' })
  }
  return found
}

/** The packages at several stops are those of the goods, and the values of the lines come to that of the goods. */
function sumWarnings(form: BookingForm): Warning[] {
  const { packages } = goodsTotals(form)
  const isOtherCount = (['L', 'U'] as const).some((type) => {
    const stops = (form.stops ?? []).filter((stop) => stop.stopType === type)
    const atStops = stops.reduce((sum, stop) => sum + (stop.packages ?? 0), 0)
    return stops.length > 1 && packages !== undefined && atStops !== packages
  })
  return findingsThatHold([
    [isOtherCount, 'stops', 'booking.stop-sums-differ'],
    [isValueApart(form), 'goodsValue', 'booking.value-sum-differs'],
  ])
}

/** True for lines that come to another value than the goods; lines in other currencies are not added, and the rest may then be less. */
function isValueApart({ goods, goodsValue, goodsCurrency }: BookingForm): boolean {
  const valued = (goods ?? []).filter(({ lineValue }) => numberOf(lineValue) > 0)
  const alike = valued.filter(({ lineCurrency }) => !lineCurrency || lineCurrency === goodsCurrency)
  const sum = alike.reduce((total, line) => total + numberOf(line.lineValue), 0)
  if (sum === 0 || !goodsValue || !isApart(sum, numberOf(goodsValue))) return false
  return alike.length === valued.length || sum > numberOf(goodsValue)
}

function customerWarnings(form: BookingForm, { customer, bookedAlready, sameReference }: CheckFacts): Warning[] {
  const found: Warning[] = []
  if (customer && customer.certification !== 'certified')
    found.push({ path: 'contactName', key: 'booking.not-certified' })
  if (customer?.isOverCredit) found.push({ path: 'contactName', key: 'booking.over-credit' })
  if (customer?.isOverdue) found.push({ path: 'contactName', key: 'booking.bills-overdue' })
  if (bookedAlready) {
    found.push({ path: 'wantedDate', key: 'booking.booked-twice', values: { bookingNo: bookedAlready.bookingNo } })
  }
  if (form.customerReference && sameReference) {
    found.push({
      path: 'customerReference',
      key: 'booking.reference-twice',
      values: { bookingNo: sameReference.bookingNo },
    })
  }
  for (const [i, box] of (form.boxes ?? []).entries()) {
    if (box.containerOwner === 'S' && !box.shipperContainerNos?.length) {
      found.push({ path: `boxes.${i}.shipperContainerNos`, key: 'booking.shipper-numbers-due' })
    }
  }
  return [...found, ...numberWarnings(form)]
}

/** Goods stand in a container that is among the shipper's own. */
function checkPlaceOfGoods({ goods, boxes }: BookingForm): Warning[] {
  const shipperNos = new Set((boxes ?? []).flatMap((box) => (box.shipperContainerNos ?? []).map(cleanContainerNo)))
  return findingsThatHold(
    (goods ?? []).map(({ containerNo }, i): Finding => {
      const isElsewhere = !isBlank(containerNo) && !shipperNos.has(cleanContainerNo(containerNo ?? ''))
      return [isElsewhere, `goods.${i}.containerNo`, 'booking.container-not-named']
    }),
  )
}

/** Container numbers whose check digit is wrong (ISO 6346). */
function numberWarnings(form: BookingForm): Warning[] {
  return (form.boxes ?? []).flatMap((box, i) =>
    (box.shipperContainerNos ?? [])
      .filter((number) => !isContainerNo(cleanContainerNo(number)))
      .map((number) => ({
        path: `boxes.${i}.shipperContainerNos`,
        key: 'booking.container-number-wrong',
        values: { containerNo: number },
      })),
  )
}

/** Clearance is among the services ordered from us, and marked as the customer's own beside it. */
function checkClearance({ servicesInChina, servicesAbroad, exportCustomsBy, importCustomsBy }: BookingForm): Warning[] {
  const services = [...(servicesInChina ?? []), ...(servicesAbroad ?? [])]
  const isOwn = (by: string | null | undefined, service: string) => by && by !== 'US' && services.includes(service)
  return findingsThatHold([
    [isOwn(exportCustomsBy, 'CUSO'), 'exportCustomsBy', 'booking.clearance-contradicts'],
    [isOwn(importCustomsBy, 'CUSI'), 'importCustomsBy', 'booking.clearance-contradicts'],
  ])
}

/** Warnings for the customer before the submission and for the desk; each of them can be kept. */
export const warningChecks: readonly FormCheck[] = [
  warns('goods', goodsWarnings),
  warns('terms of the sea', checkSeaTerms, 'R.* T.* A M.*'),
  warns('payment term', checkPaymentTerm),
  warns('price', priceWarnings),
  warns('dates', dateWarnings),
  warns('sums', sumWarnings),
  warns('customer', customerWarnings),
  warns('containers of the goods', checkPlaceOfGoods, boxedForms),
  warns('clearance', checkClearance),
]
