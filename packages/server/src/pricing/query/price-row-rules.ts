import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { multiplied } from '@landbridge/contract/shared/money'
import { departureViewOf } from '../departure/departure-view-rules.ts'
import { fitsLoad } from '../price/charge-units.ts'
import type { LegPrice, Parts, Tariff } from '../price/line-rules.ts'
import type { Offer, OfferAsking } from '../price/pricing-mode.ts'
import { unitChargeView } from '../price/unit-charge-rules.ts'
import type { Wish } from './price-query-rules.ts'

type Names = {
  port(code: string): string
  city(code: string): string
  short(code: string): string
  isBorder(code: string): boolean
  charge(code: string): string
  unit(code: string): string
  code(classCode: string, code: string): string
  truck(code: string): string
  carrier(code: string): string
  warehouse(code: string): string | undefined
}
export type RowContext = {
  names: Names
  asking: OfferAsking
  wish: Wish
  now: Date
  showCol?: readonly PriceColumn[] | undefined
  boxType: 'Z' | 'P'
  emissionKg: number | undefined
}

export function rowOf(offer: Offer, context: RowContext): PriceRow {
  const { names, asking, wish, now } = context
  const terms = offer.line?.terms
  const stops = stopsOf(offer, names)
  const tariffCurrency = offer.line?.currency ?? offer.first?.currency ?? offer.last?.currency ?? asking.currency
  return {
    id: offer.line?.id ?? offer.first?.id ?? offer.last?.id ?? '',
    lineNo: offer.line?.lineNo,
    legType: wish.legType,
    ...endsOf(stops),
    ...entryPortOf(offer, names),
    stops,
    parts: routePartsOf(offer, names),
    currency: asking.currency,
    tariffCurrency,
    exchangeRate: asking.rates.get(tariffCurrency),
    ...shownPrices(offer, context),
    ...loadViewOf(offer, context),
    split: offer.split,
    ...(offer.versions && { versions: offer.versions.map((version) => versionView(version, context)) }),
    sharedContainer: sharedContainerOf(offer, asking, names),
    transitDaysMin: offer.transitDaysMin,
    transitDaysMax: offer.transitDaysMax,
    weekdays: terms?.weekdays ?? [],
    departures: offer.departures.map((departure) => departureViewOf(departure, now, names)),
    ...termsView(offer, names),
    ...(context.boxType === 'P' && { ...ofWholeBoxes, notIncluded: notInShared(offer, names) }),
    localCharges: localChargesOf(offer, context),
    emissionKg: context.emissionKg,
    validFrom: offer.validFrom,
    validTo: offer.validTo,
    sample: [offer.line, offer.first, offer.last].some((part) => part?.isSample),
  }
}

/** Cargo that shares a container has neither a weighed box of its own nor a limit of one. */
const ofWholeBoxes = { vgmCutoffHours: undefined, weightLimits: [] }

/** The roads to and from the terminals have prices for whole boxes alone: for what shares one they are quoted apart. */
function notInShared(offer: Offer, names: RowContext['names']): PriceRow['notIncluded'] {
  const { notIncluded } = termsView(offer, names)
  const roads = [...(offer.first ? ['TRKO'] : []), ...(offer.last ? ['TRKD'] : [])]
  const missing = roads.filter((road) => notIncluded.every(({ chargeCode }) => chargeCode !== road))
  return [...notIncluded, ...missing.map((chargeCode) => ({ chargeCode, chargeName: names.charge(chargeCode) }))]
}

const versionView = (version: Offer, context: RowContext) => ({
  id: version.line?.id ?? '',
  ...shownPrices(version, context),
  loadCharge: loadViewOf(version, context)?.loadCharge,
  split: version.split,
  validFrom: version.validFrom,
  validTo: version.validTo,
})

const loadViewOf = ({ line }: Offer, { names, asking }: RowContext) =>
  line &&
  asking.mode.loadView(line, {
    wanted: { list: asking.load },
    equipment: asking.equipment,
    names,
    currency: asking.currency,
    rates: asking.rates,
  })

/** The line that carries, and until when its ports want weights and manifests; nothing where the mode knows none. */
const carriersTerms = ({ carrierCode, ...terms }: Tariff['terms'], names: Pick<Names, 'carrier'>) => ({
  ...(carrierCode && { carrierCode, carrierName: names.carrier(carrierCode) }),
  vgmCutoffHours: terms.vgmCutoffHours ?? undefined,
  warehouseCutoffHours: terms.sharedContainer?.warehouseCutoffHours,
  filingCutoffHours: terms.filingCutoffHours ?? undefined,
})

export function termsView({ line }: Parts, names: Pick<Names, 'city' | 'charge' | 'carrier'>) {
  const terms = line?.terms
  const charge = (chargeCode: string) => ({ chargeCode, chargeName: names.charge(chargeCode) })
  const place = ({ cityCode, extraCost }: { cityCode: string; extraCost: string }) => ({
    cityCode,
    cityName: names.city(cityCode),
    extraCost,
  })
  return {
    siCutoffHours: terms?.siCutoffHours ?? 0,
    cargoCutoffHours: terms?.cargoCutoffHours ?? 0,
    customsCutoffHours: terms?.customsCutoffHours ?? 0,
    ...(terms && carriersTerms(terms, names)),
    weightLimits: terms?.weightLimits ?? [],
    freeDays: terms?.freeDays ?? 0,
    pickUpPlaces: (terms?.pickUpPlaces ?? []).map(place),
    returnPlaces: (terms?.returnPlaces ?? []).map(place),
    included: (terms?.included ?? []).map(charge),
    notIncluded: (terms?.notIncluded ?? []).map(charge),
    operator: terms?.operator ?? undefined,
    distanceKm: terms?.distanceKm ?? undefined,
    remark: terms?.remark ?? undefined,
  }
}

export function stopsOf({ line, first, last }: Parts, names: Pick<Names, 'port' | 'city' | 'short' | 'isBorder'>) {
  const port = (placeCode: string) => ({
    placeCode,
    placeName: names.port(placeCode),
    shortName: names.short(placeCode),
    isBorder: names.isBorder(placeCode) || placeCode === line?.entryPortCode,
  })
  const city = (placeCode: string) => ({
    placeCode,
    placeName: names.city(placeCode),
    shortName: names.city(placeCode),
    isBorder: false,
  })
  const haul = line
    ? [line.originCode, ...(line.terms.viaCodes ?? []), line.destinationCode]
    : [first?.portCode, last?.portCode].flatMap((code) => code ?? [])
  return [...(first ? [city(first.cityCode)] : []), ...haul.map(port), ...(last ? [city(last.cityCode)] : [])]
}

export function endsOf(stops: readonly { placeCode: string; placeName: string }[]) {
  const [origin, destination] = [stops[0], stops.at(-1)]
  return {
    originCode: origin?.placeCode ?? '',
    originName: origin?.placeName ?? '',
    destinationCode: destination?.placeCode ?? '',
    destinationName: destination?.placeName ?? '',
  }
}

export function entryPortOf({ line }: Parts, names: Pick<Names, 'port'>) {
  const entryPortCode = line?.entryPortCode
  return entryPortCode ? { entryPortCode, entryPortName: names.port(entryPortCode) } : {}
}

export function routePartsOf({ line, first, last }: Parts, names: Pick<Names, 'port' | 'city'>): PriceRow['parts'] {
  const road = (leg: LegPrice) => {
    const [city, port] = [
      { code: leg.cityCode, name: names.city(leg.cityCode) },
      { code: leg.portCode, name: names.port(leg.portCode) },
    ]
    const [from, to] = leg.leg === 'T' ? [city, port] : [port, city]
    return partOf(leg.leg, from, to, [leg.transitDays, leg.transitDays])
  }
  const haul = line && [
    partOf(
      'M',
      { code: line.originCode, name: names.port(line.originCode) },
      { code: line.destinationCode, name: names.port(line.destinationCode) },
      [line.terms.transitDaysMin, line.terms.transitDaysMax],
    ),
  ]
  return [...(first ? [road(first)] : []), ...(haul ?? []), ...(last ? [road(last)] : [])]
}

type NamedCode = { code: string; name: string }
const partOf = (legType: 'T' | 'M' | 'H', from: NamedCode, to: NamedCode, [min, max]: readonly [number, number]) => ({
  legType,
  originCode: from.code,
  originName: from.name,
  destinationCode: to.code,
  destinationName: to.name,
  transitDaysMin: min,
  transitDaysMax: max,
})

function shownPrices({ prices }: Offer, { showCol, boxType, asking }: RowContext): Offer['prices'] {
  if (boxType === 'P' && !asking.mode.columns.includes('loadPrice')) {
    return prices.loadPrice === undefined ? {} : { loadPrice: prices.loadPrice }
  }
  const shown = asking.mode.columns.filter(
    (column) => prices[column] !== undefined && (!showCol || showCol.includes(column)),
  )
  return Object.fromEntries(shown.map((column) => [column, prices[column]]))
}

function localChargesOf({ line }: Offer, { names, boxType }: RowContext): PriceRow['localCharges'] {
  const charged = (line?.terms.surcharges ?? []).flatMap((surcharge) => {
    const { end, unit } = surcharge
    const falls = end && fitsLoad(unit, boxType === 'P' ? 'shared' : 'boxes')
    return falls ? [{ end, ...unitChargeView(surcharge, names) }] : []
  })
  return charged.length > 0 ? charged : undefined
}

function sharedContainerOf(
  { line }: Offer,
  { rates, currency }: OfferAsking,
  names: Pick<Names, 'warehouse'>,
): PriceRow['sharedContainer'] {
  const shared = line?.terms.sharedContainer
  const rate = line && rates.get(line.currency)
  if (!shared || !rate) return undefined
  const warehouseName = names.warehouse(shared.warehouseCode)
  return { ...shared, perM3: multiplied(shared.perM3, rate, currency), warehouseName }
}
