import { isContainerNo } from '../../reference/check-digits.ts'
import { endOfBusinessDay } from '../../shared/business-day.ts'
import type { BoxLine } from './box-lines.ts'
import {
  type CheckFacts,
  cargoLimitKg,
  type Finding,
  type FormCheck,
  figure,
  holding,
  type PriceFacts,
  type Warning,
  warns,
} from './check-facts.ts'
import { goodsTotals } from './form-defaults.ts'
import type { BookingForm } from './form-fields.ts'
import type { GoodsLine } from './goods-lines.ts'

/** Whether the goods go into the boxes, and the boxes onto the train. */
function fitWarnings(form: BookingForm, facts: CheckFacts): Warning[] {
  const boxes = form.boxes ?? []
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const total = (name: 'volumeM3' | 'maxPayloadKg') =>
    boxes.reduce((sum, box) => sum + (facts.boxes[box.containerType ?? '']?.[name] ?? 0) * (box.containerQty ?? 0), 0)
  const room = total('volumeM3') * 0.9
  const payload = total('maxPayloadKg')
  const suggestion = suggestedBoxes(form, facts)
  const hasOpenBox = boxes.some((box) => /(FR|OT)$/.test(box.containerType ?? ''))
  return [
    ...holding([
      [room > 0 && figure(volumeM3) > room, 'boxes', 'booking.volume-does-not-fit', { suggestion }],
      [payload > 0 && figure(grossWeightKg) > payload, 'boxes', 'booking.weight-does-not-fit'],
    ]),
    ...boxes.flatMap((box, i) => boxWarnings(box, i, facts)),
    ...(form.oversize && !hasOpenBox ? oversizeWarnings(form, facts) : []),
  ]
}

function boxWarnings(box: BoxLine, i: number, facts: CheckFacts): Warning[] {
  const limit = cargoLimitKg(box, facts) ?? Number.POSITIVE_INFINITY
  const places = facts.departure?.spaceTotal[box.containerType ?? ''] ?? Number.POSITIVE_INFINITY
  const isHeavy = figure(box.containerCargoKg) > limit
  return holding([
    [isHeavy, `boxes.${i}.containerCargoKg`, 'booking.over-weight-limit', { limit: String(limit) }],
    [
      (box.containerQty ?? 0) > places,
      `boxes.${i}.containerQty`,
      'booking.more-than-a-train',
      { places: String(places) },
    ],
  ])
}

function oversizeWarnings(form: BookingForm, facts: CheckFacts): Warning[] {
  const fits = (form.boxes ?? []).some((box) => {
    const inner = facts.boxes[box.containerType ?? '']
    return (
      inner &&
      figure(form.oogLengthCm) <= inner.innerLengthM * 100 &&
      figure(form.oogWidthCm) <= (inner.doorWidthM ?? inner.innerWidthM) * 100 &&
      figure(form.oogHeightCm) <= (inner.doorHeightM ?? inner.innerHeightM) * 100
    )
  })
  return fits ? [] : [{ path: 'boxes', key: 'booking.piece-does-not-fit' }]
}

/** The fewest 40HQ that would hold the goods. */
function suggestedBoxes(form: BookingForm, facts: CheckFacts): string {
  const box = facts.boxes['40HQ']
  if (!box) return ''
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const byVolume = Math.ceil(figure(volumeM3) / (box.volumeM3 * 0.9))
  const byWeight = Math.ceil(
    figure(grossWeightKg) / (cargoLimitKg({ containerType: '40HQ' }, facts) ?? box.maxPayloadKg),
  )
  return `${Math.max(byVolume, byWeight, 1)}*40HQ`
}

const collective =
  /^(goods|parts|cargo|general cargo|accessories|products|百货|货物|配件|杂货|百貨|貨物|雜貨|товары|груз|запчасти)$/i

function goodsWarnings(form: BookingForm, facts: CheckFacts): Warning[] {
  const isDry = form.boxes && !form.boxes.some((box) => box.containerType?.endsWith('RF'))
  return [
    ...(form.goods ?? []).flatMap((line, i) => holding(lineFindings(line, i, form, facts))),
    ...holding([[form.temperatureControlled && isDry, 'boxes', 'booking.reefer-in-dry-box']]),
  ]
}

function lineFindings(line: GoodsLine, i: number, form: BookingForm, { categories = {} }: CheckFacts): Finding[] {
  const at = (name: keyof GoodsLine) => `goods.${i}.${name}`
  const density = figure(line.grossWeightKg) / (figure(line.volumeM3) || Number.NaN)
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
    [differs(hsCodeDestination), at('hsCodeDestination'), 'booking.hs-differs'],
    [differs(gngCode), at('gngCode'), 'booking.hs-differs'],
  ]
}

/** Whether an HS code stands under a heading such as 84, 8429 or 8456-8466. */
function isUnder(hsCode: string, heading: string): boolean {
  const [from = '', to = from] = heading.split('-')
  const start = hsCode.slice(0, from.length)
  return start >= from && start <= to
}

const seaTerms = ({ incoterm }: BookingForm) =>
  holding([[['FAS', 'FOB', 'CFR', 'CIF'].includes(incoterm ?? ''), 'incoterm', 'booking.incoterm-by-sea']])

function paymentTerm({ incoterm, paymentTerm: pays }: BookingForm): Warning[] {
  const isBuyers = ['EXW', 'FCA', 'FAS', 'FOB'].includes(incoterm ?? '')
  return holding([[incoterm && pays === (isBuyers ? 'PP' : 'CC'), 'paymentTerm', 'booking.term-against-payment']])
}

function priceWarnings(form: BookingForm, { price, earlierPrice, today }: CheckFacts): Warning[] {
  if (!price) return holding([[!isAsked(form), 'quoteId', 'booking.no-price']])
  const isChanged = earlierPrice?.amount && price.amount && earlierPrice.amount !== price.amount
  const before = `${earlierPrice?.currency} ${earlierPrice?.amount}`
  const now = `${price.currency} ${price.amount}`
  return holding([
    [price.validTo < today, 'quoteId', 'booking.price-expired', { until: price.validTo }],
    [isChanged, 'quoteId', 'booking.price-changed', { before, now }],
    ...(form.boxes ?? []).flatMap((box, i) => boxPriceFindings(box, i, price)),
  ])
}

function boxPriceFindings(box: BoxLine, i: number, price: PriceFacts): Finding[] {
  const { containerType, containerOwner, emptyReturnPlace } = box
  const isPriced = price.priced.includes(`${containerOwner ?? 'C'}${containerType}`)
  const isElsewhere = emptyReturnPlace && price.returnPlaces && !price.returnPlaces.includes(emptyReturnPlace)
  return [
    [containerType && !isPriced, `boxes.${i}.containerType`, 'booking.box-not-priced'],
    [containerOwner !== 'S' && isElsewhere, `boxes.${i}.emptyReturnPlace`, 'booking.return-not-priced'],
  ]
}

const isAsked = (form: BookingForm) => form.askQuote === true || !form.originCode || !form.destinationCode

function dateWarnings(form: BookingForm, { price, now }: CheckFacts): Warning[] {
  const { wantedDate, wantedArrivalDate } = form
  const found: Warning[] = []
  if (!wantedDate || !price) return found
  const wanted = endOfBusinessDay(wantedDate).getTime()
  if (price.siCutoffHours && wanted - price.siCutoffHours * 3_600_000 < now.getTime()) {
    found.push({ path: 'wantedDate', key: 'booking.inside-cut-off' })
  }
  const arrival = wantedArrivalDate && endOfBusinessDay(wantedArrivalDate).getTime()
  if (arrival && price.transitDaysMax && arrival < wanted + price.transitDaysMax * 86_400_000) {
    found.push({ path: 'wantedArrivalDate', key: 'booking.arrival-too-early' })
  }
  return found
}

/** The sums of goods and boxes, and of goods and stops, agree: packages exactly, weight within one per cent. */
function sumWarnings(form: BookingForm): Warning[] {
  const found: Warning[] = []
  const { packages, grossWeightKg } = goodsTotals(form)
  const inBoxes = (form.boxes ?? []).reduce((sum, b) => sum + figure(b.containerCargoKg) * (b.containerQty ?? 0), 0)
  if (inBoxes > 0 && figure(grossWeightKg) > 0 && isApart(inBoxes, figure(grossWeightKg))) {
    found.push({ path: 'boxes', key: 'booking.box-weight-differs' })
  }
  for (const type of ['L', 'U'] as const) {
    const stops = (form.stops ?? []).filter((stop) => stop.stopType === type)
    if (stops.length < 2) continue
    const atStops = stops.reduce((sum, stop) => sum + (stop.packages ?? 0), 0)
    const weight = stops.reduce((sum, stop) => sum + figure(stop.grossWeightKg), 0)
    if (atStops !== packages || isApart(weight, figure(grossWeightKg))) {
      found.push({ path: 'stops', key: 'booking.stop-sums-differ' })
    }
  }
  const values = (form.goods ?? []).reduce((sum, line) => sum + figure(line.lineValue), 0)
  if (values > 0 && form.goodsValue && isApart(values, figure(form.goodsValue))) {
    found.push({ path: 'goodsValue', key: 'booking.value-sum-differs' })
  }
  return found
}

const isApart = (a: number, b: number) => Math.abs(a - b) > 0.01 * Math.max(a, b)

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

/** Container numbers whose check digit is wrong (ISO 6346). */
function numberWarnings(form: BookingForm): Warning[] {
  return (form.boxes ?? []).flatMap((box, i) =>
    (box.shipperContainerNos ?? [])
      .filter((number) => !isContainerNo(number.replaceAll(/[\s-]/g, '').toUpperCase()))
      .map((number) => ({
        path: `boxes.${i}.shipperContainerNos`,
        key: 'booking.container-number-wrong',
        values: { containerNo: number },
      })),
  )
}

const boxed = 'R.FCL R.CFS R.BULK S.FCL M.FCL'

/** What the customer should know before submitting, and what the desk looks at: everything here can be kept. */
export const warningChecks: readonly FormCheck[] = [
  warns('fit', fitWarnings, boxed),
  warns('goods', goodsWarnings),
  warns('terms of the sea', seaTerms, 'R.* T.* A M.*'),
  warns('payment term', paymentTerm),
  warns('price', priceWarnings),
  warns('dates', dateWarnings),
  warns('sums', sumWarnings),
  warns('customer', customerWarnings),
]
