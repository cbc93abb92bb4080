import type { RailBookingForm } from './rail-booking.ts'
import { type CheckFacts, cargoLimitKg, figure, type Warning } from './rail-booking-checks.ts'
import { goodsTotals } from './rail-booking-defaults.ts'

/** What the customer should know before submitting, and what the desk looks at: everything here can be kept. */
export function warningsOf(form: RailBookingForm, facts: CheckFacts): Warning[] {
  return [
    ...fitWarnings(form, facts),
    ...pairWarnings(form),
    ...goodsWarnings(form, facts),
    ...termWarnings(form),
    ...priceWarnings(form, facts),
    ...dateWarnings(form, facts),
    ...sumWarnings(form),
    ...customerWarnings(form, facts),
  ]
}

/** Whether the goods go into the boxes, and the boxes onto the train. */
function fitWarnings(form: RailBookingForm, facts: CheckFacts): Warning[] {
  const boxes = form.boxes ?? []
  const found: Warning[] = []
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const total = (of: (type: string) => number | undefined) =>
    boxes.reduce((sum, box) => sum + (of(box.containerType ?? '') ?? 0) * (box.containerQty ?? 0), 0)
  const room = total((type) => facts.boxes[type]?.volumeM3) * 0.9
  const payload = total((type) => facts.boxes[type]?.maxPayloadKg)
  if (room > 0 && figure(volumeM3) > room) {
    found.push({
      path: 'boxes',
      key: 'booking.volume-does-not-fit',
      values: { suggestion: suggestedBoxes(form, facts) },
    })
  }
  if (payload > 0 && figure(grossWeightKg) > payload) found.push({ path: 'boxes', key: 'booking.weight-does-not-fit' })
  for (const [i, box] of boxes.entries()) {
    const limit = cargoLimitKg(box, facts)
    if (limit !== undefined && figure(box.containerCargoKg) > limit) {
      found.push({
        path: `boxes.${i}.containerCargoKg`,
        key: 'booking.over-weight-limit',
        values: { limit: String(limit) },
      })
    }
    const places = facts.departure?.spaceTotal[box.containerType ?? '']
    if (places !== undefined && (box.containerQty ?? 0) > places) {
      found.push({
        path: `boxes.${i}.containerQty`,
        key: 'booking.more-than-a-train',
        values: { places: String(places) },
      })
    }
  }
  if (form.oversize && !boxes.some((box) => /(FR|OT)$/.test(box.containerType ?? ''))) {
    found.push(...oversizeWarnings(form, facts))
  }
  return found
}

function oversizeWarnings(form: RailBookingForm, facts: CheckFacts): Warning[] {
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
function suggestedBoxes(form: RailBookingForm, facts: CheckFacts): string {
  const box = facts.boxes['40HQ']
  if (!box) return ''
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const byVolume = Math.ceil(figure(volumeM3) / (box.volumeM3 * 0.9))
  const byWeight = Math.ceil(
    figure(grossWeightKg) / (cargoLimitKg({ containerType: '40HQ' }, facts) ?? box.maxPayloadKg),
  )
  return `${Math.max(byVolume, byWeight, 1)}*40HQ`
}

/** Two 20-foot boxes share a wagon: they come in pairs, and about as heavy as each other. */
function pairWarnings(form: RailBookingForm): Warning[] {
  const twenties = (form.boxes ?? []).filter((box) => box.containerType?.startsWith('20'))
  const quantity = twenties.reduce((sum, box) => sum + (box.containerQty ?? 0), 0)
  const weights = twenties.map((box) => figure(box.containerCargoKg)).filter((kg) => kg > 0)
  const found: Warning[] = []
  if (quantity % 2 === 1) found.push({ path: 'boxes', key: 'booking.twenties-in-pairs' })
  if (weights.length > 1 && Math.max(...weights) - Math.min(...weights) > 10_000) {
    found.push({ path: 'boxes', key: 'booking.twenties-differ' })
  }
  return found
}

const collective =
  /^(goods|parts|cargo|general cargo|accessories|products|百货|货物|配件|杂货|百貨|貨物|雜貨|товары|груз|запчасти)$/i

function goodsWarnings(form: RailBookingForm, { categories = {} }: CheckFacts): Warning[] {
  const found: Warning[] = []
  for (const [i, line] of (form.goods ?? []).entries()) {
    const warn = (name: string, key: string) => found.push({ path: `goods.${i}.${name}`, key })
    const density = figure(line.grossWeightKg) / (figure(line.volumeM3) || Number.NaN)
    const category = categories[line.categoryId ?? '']
    if (collective.test(line.goodsName?.trim() ?? '')) warn('goodsName', 'booking.collective-name')
    if (density < 50 || density > 8000) warn('grossWeightKg', 'booking.density-unusual')
    if (category?.isDangerous && form.cargoKind === 'G') warn('categoryId', 'booking.category-dangerous')
    if (category?.isReefer && !form.temperatureControlled) warn('categoryId', 'booking.category-reefer')
    if (category?.hasBatteries && !form.containsBatteries) warn('categoryId', 'booking.category-batteries')
    if (category && line.hsCode && !category.hsHeadings.some((heading) => isUnder(line.hsCode ?? '', heading))) {
      warn('hsCode', 'booking.hs-other-category')
    }
    for (const name of ['hsCodeDestination', 'gngCode'] as const) {
      if (line[name] && line.hsCode && line[name].slice(0, 6) !== line.hsCode.slice(0, 6))
        warn(name, 'booking.hs-differs')
    }
  }
  const isDry = !form.boxes?.some((box) => box.containerType?.endsWith('RF'))
  if (form.temperatureControlled && form.boxes && isDry) found.push({ path: 'boxes', key: 'booking.reefer-in-dry-box' })
  return found
}

/** Whether an HS code stands under a heading such as 84, 8429 or 8456-8466. */
function isUnder(hsCode: string, heading: string): boolean {
  const [from = '', to = from] = heading.split('-')
  const start = hsCode.slice(0, from.length)
  return start >= from && start <= to
}

function termWarnings(form: RailBookingForm): Warning[] {
  const term = form.incoterm ?? ''
  const found: Warning[] = []
  if (['FAS', 'FOB', 'CFR', 'CIF'].includes(term)) found.push({ path: 'incoterm', key: 'booking.incoterm-by-sea' })
  const isBuyers = ['EXW', 'FCA', 'FAS', 'FOB'].includes(term)
  if (term && (isBuyers ? form.paymentTerm === 'PP' : form.paymentTerm === 'CC')) {
    found.push({ path: 'paymentTerm', key: 'booking.term-against-payment' })
  }
  return found
}

function priceWarnings(form: RailBookingForm, { price, earlierPrice, today }: CheckFacts): Warning[] {
  const found: Warning[] = []
  if (!price) return isAsked(form) ? [] : [{ path: 'quoteId', key: 'booking.no-price' }]
  if (price.validTo < today)
    found.push({ path: 'quoteId', key: 'booking.price-expired', values: { until: price.validTo } })
  if (earlierPrice?.amount && price.amount && earlierPrice.amount !== price.amount) {
    const values = {
      before: `${earlierPrice.currency} ${earlierPrice.amount}`,
      now: `${price.currency} ${price.amount}`,
    }
    found.push({ path: 'quoteId', key: 'booking.price-changed', values })
  }
  for (const [i, box] of (form.boxes ?? []).entries()) {
    const { containerType, containerOwner, emptyReturnPlace } = box
    if (containerType && !price.priced.includes(`${containerOwner ?? 'C'}${containerType}`)) {
      found.push({ path: `boxes.${i}.containerType`, key: 'booking.box-not-priced' })
    }
    if (
      containerOwner !== 'S' &&
      emptyReturnPlace &&
      price.returnPlaces &&
      !price.returnPlaces.includes(emptyReturnPlace)
    ) {
      found.push({ path: `boxes.${i}.emptyReturnPlace`, key: 'booking.return-not-priced' })
    }
  }
  return found
}

const isAsked = (form: RailBookingForm) => form.askQuote === true || !form.originCode || !form.destinationCode

function dateWarnings(form: RailBookingForm, { price, now }: CheckFacts): Warning[] {
  const { wantedDate, wantedArrivalDate } = form
  const found: Warning[] = []
  if (!wantedDate || !price) return found
  const wanted = Date.parse(`${wantedDate}T23:59:59+08:00`)
  if (price.siCutoffHours && wanted - price.siCutoffHours * 3_600_000 < now.getTime()) {
    found.push({ path: 'wantedDate', key: 'booking.inside-cut-off' })
  }
  const arrival = wantedArrivalDate && Date.parse(`${wantedArrivalDate}T23:59:59+08:00`)
  if (arrival && price.transitDaysMax && arrival < wanted + price.transitDaysMax * 86_400_000) {
    found.push({ path: 'wantedArrivalDate', key: 'booking.arrival-too-early' })
  }
  return found
}

/** The sums of goods and boxes, and of goods and stops, agree: packages exactly, weight within one per cent. */
function sumWarnings(form: RailBookingForm): Warning[] {
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

function customerWarnings(form: RailBookingForm, { customer, bookedAlready, sameReference }: CheckFacts): Warning[] {
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
function numberWarnings(form: RailBookingForm): Warning[] {
  return (form.boxes ?? []).flatMap((box, i) =>
    (box.shipperContainerNos ?? [])
      .filter((number) => !hasRightCheckDigit(number))
      .map((number) => ({
        path: `boxes.${i}.shipperContainerNos`,
        key: 'booking.container-number-wrong',
        values: { containerNo: number },
      })),
  )
}

/** Letters count 10 to 38 without the multiples of 11, each place doubles, the rest by 11 is the digit (10 counts as 0). */
export function hasRightCheckDigit(containerNo: string): boolean {
  const signs = containerNo.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(signs)) return false
  const worth = (sign: string) => {
    if (sign >= '0' && sign <= '9') return Number(sign)
    const order = sign.charCodeAt(0) - 55
    return order + Math.floor((order - 1) / 10)
  }
  const sum = [...signs.slice(0, 10)].reduce((total, sign, place) => total + worth(sign) * 2 ** place, 0)
  return (sum % 11) % 10 === Number(signs[10])
}
