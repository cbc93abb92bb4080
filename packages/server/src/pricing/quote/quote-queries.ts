import { differByPlace } from '@landbridge/contract/pricing/empty-places'
import { ownPayerBy, type PayerTerms } from '@landbridge/contract/pricing/payers'
import type { PriceQuote, PriceSnapshot } from '@landbridge/contract/pricing/price'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { type LegModeCode, type ModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import { sumOf, sumsPerCurrency } from '@landbridge/contract/shared/money'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel, emissionFactors, emissionKg, truckTypesByCode } from '../../reference/index.ts'
import { departureById } from '../departure/departure-store.ts'
import { departureViewOf } from '../departure/departure-view-rules.ts'
import { keptApart, leavesPriceOpen, specialCharges, specialsApart } from '../price/apart-rules.ts'
import type { Departure } from '../price/departure-row.ts'
import { type LegPrice, legsOn, type Parts, type Tariff, versionOn } from '../price/line-rules.ts'
import { chargesWithPayers, isLinerOut, outsideOf, payerSumsOf, payerTermsFor } from '../price/payer-rules.ts'
import type { Equipment, PricingMode, QuotedCharge, QuoteWarning } from '../price/pricing-mode.ts'
import { quoteCharges } from '../price/quote-charge-rules.ts'
import { checkMaySee, fcaTerminalFor } from '../price-access-queries.ts'
import { pricingModeOf } from '../pricing-modes.ts'
import { type Words, warningText, wordsFor } from '../pricing-words-queries.ts'
import { runsOnLine, validFromOf, validToOf } from '../query/offer-rules.ts'
import { endsOf, entryPortOf, routePartsOf, stopsOf, termsView } from '../query/price-row-rules.ts'
import { ratesInto } from '../query/query-rate-queries.ts'
import { wayKmOf } from '../query/way-km-queries.ts'
import { legById, legsBeside } from '../tariff/leg-price-store.ts'
import { versionsBeside } from '../tariff/tariff-store.ts'
import { quoteWarnings } from './quote-warning-rules.ts'

export type OfferAsk = QuoteQuery & {
  /** The company that the price is for, where another asks for it; prices that it may not see are none. */
  customerId?: string | null
}
export type PricedOffer = PriceQuote

/** Prices that the caller may not see are missing. */
export async function priceOffer(call: Call<Actor>, ask: OfferAsk, askedIn?: ModeCode): Promise<PricedOffer> {
  const { tx, now } = call
  const today = businessDay(now)
  const [{ parts, seen, pricedFor, departure }, types, trucks, factors, fcaTerminalByShipper] = await Promise.all([
    partsOf(call, ask, today),
    containerTypesByLabel(tx),
    truckTypesByCode(tx),
    emissionFactors(tx),
    fcaTerminalFor(call, ask.customerId),
  ])
  const mode = pricingModeOf((parts.line ?? parts.first ?? parts.last)?.mode)
  if (askedIn && parts.line && mode.code !== askedIn) throw new Problem('pricing.missing')
  const equipment = { boxes: types, trucks }
  const [names, kmOf] = await Promise.all([
    wordsFor(call.tx, call.language, [mode.code]),
    wayKmOf(tx, mode, parts.line ? [parts.line] : []),
  ])
  checkAsk(ask, { mode, parts, departure, equipment })
  const rates = await ratesInto(call, { currency: ask.currcd, day: today }, pricedIn(ask, parts))
  const boxes = ask.boxes ?? []
  const special = { ask: { ...ask, boxes }, mode, equipment }
  const services = [...(ask.services ?? []), ...specialCharges(special)]
  const { charges: priced, noRate } = quoteCharges(mode, { ...ask, boxes, services }, { parts, rates })
  const sale = { ...ask, services, ...doorsAsked(ask), fcaTerminalByShipper }
  const terms = payerTermsFor(sale, mode.code, parts)
  const { charges, paidDirectly } = chargesWithPayers(priced, terms, ask.serviceTerm)
  const unpriced = [...(ask.services ?? []), ...doorCharges(ask)].filter(
    (service) => !priced.some(({ chargeCode }) => chargeCode === service),
  )
  const validity = { validFrom: validFromOf(parts), validTo: validToOf(parts, seen) }
  const situation = { ...parts, ...ask, ...validity, boxes, departure, equipment, pricedFor, now, noRate, unpriced }
  const warnings = [...specialsApart(special, { charges: priced, parts }), ...quoteWarnings(mode, situation)]
  const [km, tonnes] = [parts.line && kmOf(parts.line), mode.loadTonnes(ask)]
  return {
    ...routeView(ask, parts, names),
    ...sums(charges, ask.currcd, warnings),
    ...payersShown({ charges, paidDirectly }, { terms, currency: ask.currcd, names }),
    blocksOutside: outsideOf(sale, mode.code, terms),
    charges: charges.map((charge) => chargeInWords(charge, names)),
    ...chargeWords([...charges, ...paidDirectly], termsView(parts, names)),
    ...(parts.line &&
      mode.loadView(parts.line, {
        wanted: { quote: { ...ask, boxes } },
        equipment,
        names,
        currency: ask.currcd,
        rates,
      })),
    departure: departure && departureViewOf(departure, now, names),
    emissionKg: emissionOf(mode.code, { km, tonnes }, factors),
    pricedOn: today,
    pricedFor,
    ...validity,
    warnings: warnings.map((warning) => ({ code: warning.code, message: warningText(warning, names) })),
    ...apartOf(warnings, names),
    sample: [parts.line, parts.first, parts.last].some((part) => part?.isSample),
  }
}

const chargeInWords = (charge: QuotedCharge, names: Words) => ({
  ...charge,
  chargeName: names.charge(charge.chargeCode),
  unitName: names.unit(charge.unit),
})

const payersShown = (
  { charges, paidDirectly }: ReturnType<typeof chargesWithPayers>,
  { terms, currency, names }: { terms: PayerTerms; currency: string; names: Words },
) => ({
  payerSums: payerSumsOf(charges, currency, terms),
  ownPayer: ownPayerBy(terms),
  ...(paidDirectly.length > 0 && { paidDirectly: paidDirectly.map((charge) => chargeInWords(charge, names)) }),
})

/** In whole kilograms, where load and way are both known. */
const emissionOf = (
  mode: LegModeCode,
  { km, tonnes }: { km: number | undefined; tonnes: number },
  factors: Parameters<typeof emissionKg>[1],
): number | undefined =>
  km && tonnes ? Math.round(Number(emissionKg({ mode: placeModeOf(mode), tonnes, km }, factors))) : undefined

const doorsAsked = ({ legType, pickUpCityCode, deliveryCityCode }: OfferAsk) => ({
  fromDoor: legType === 'T' || pickUpCityCode !== undefined,
  toDoor: legType === 'H' || deliveryCityCode !== undefined,
})

const doorCharges = ({ legType, pickUpCityCode, deliveryCityCode }: OfferAsk): string[] =>
  legType === 'Q' ? [...(pickUpCityCode ? ['TRKO'] : []), ...(deliveryCityCode ? ['TRKD'] : [])] : []

const pricedIn = (ask: OfferAsk, { line, first, last }: Parts): { currency: string }[] => [
  ...[line, first, last].flatMap((part) => part ?? []),
  ...(line?.terms.surcharges ?? []),
  ...(ask.goodsCurrency ? [{ currency: ask.goodsCurrency }] : []),
]

function routeView(ask: OfferAsk, parts: Parts, names: Words) {
  const { line, first, last } = parts
  const stops = stopsOf(parts, names)
  const roadDays = (first?.transitDays ?? 0) + (last?.transitDays ?? 0)
  return {
    id: line?.id ?? ask.id,
    legType: ask.legType,
    lineNo: line?.lineNo,
    revision: line?.revision ?? 1,
    ...endsOf(stops),
    ...entryPortOf(parts, names),
    stops,
    parts: routePartsOf(parts, names),
    transitDaysMin: roadDays + (line?.terms.transitDaysMin ?? 0),
    transitDaysMax: roadDays + (line?.terms.transitDaysMax ?? 0),
  }
}

/** Summed by currency, and in the currency of the question unless a part has no price. */
function sums(charges: readonly QuotedCharge[], currency: string, warnings: readonly QuoteWarning[]) {
  const isOpen = warnings.some(leavesPriceOpen)
  const amounts = charges.map((charge) => charge.convertedAmount)
  return { currency, totals: sumsPerCurrency(charges), amount: isOpen ? undefined : sumOf(amounts, currency) }
}

function apartOf(warnings: readonly QuoteWarning[], names: Words): Pick<PricedOffer, 'quotedApart'> {
  const openWarnings = warnings.filter(leavesPriceOpen)
  if (openWarnings.length === 0) return {}
  return {
    quotedApart: openWarnings.map((warning) => ({ ...keptApart(warning), message: warningText(warning, names) })),
  }
}

/** Charges that are priced here are not named as missing. */
function chargeWords(charges: readonly QuotedCharge[], view: ReturnType<typeof termsView>) {
  const priced = new Set(charges.map((charge) => charge.chargeCode))
  return { ...view, notIncluded: view.notIncluded.filter(({ chargeCode }) => !priced.has(chargeCode)) }
}

export function snapshotOf(offer: PricedOffer): PriceSnapshot {
  const { id, departure, lineNo, revision, legType, currency, amount, totals, pricedOn, validFrom, validTo, sample } =
    offer
  const keptCharge = ({ chargeName: _name, unitName: _unit, ...charge }: PricedOffer['charges'][number]) => charge
  return {
    tariffId: id,
    departureId: departure?.id,
    lineNo,
    revision,
    legType,
    currency,
    amount,
    totals,
    charges: offer.charges.map(keptCharge),
    paidDirectly: offer.paidDirectly?.map(keptCharge),
    owed: sumsPerCurrency(offer.charges.filter(({ payer }) => payer === offer.ownPayer)),
    isLinerOut: isLinerOut(offer.included.map(({ chargeCode }) => chargeCode)) || undefined,
    quotedApart: offer.quotedApart?.map(({ message: _message, ...apart }) => apart),
    loadCharge: offer.loadCharge,
    warehouseCutoffHours: offer.warehouseCutoffHours,
    pricedOn,
    validFrom,
    validTo,
    returnPlaceMatters: differByPlace(offer.returnPlaces),
    sample,
  }
}

/** Versions beside the line are those that its readers see; the price is for the day of departure. */
type FoundOffer = { parts: Parts; seen: Tariff[]; departure: Departure | undefined; pricedFor: string }

async function partsOf(call: Call<Actor>, ask: OfferAsk, today: string): Promise<FoundOffer> {
  const { tx } = call
  const chosen = ask.departureId === undefined ? undefined : departureById(tx, ask.departureId)
  if (ask.legType !== 'Q') return legAlone(ask, today, await Promise.all([legById(tx, ask.id), chosen]))
  const legsAt = (leg: 'T' | 'H', cityCode: string | undefined) =>
    cityCode === undefined ? [] : legsBeside(tx, ask.id, { leg, cityCode })
  const [versions, firsts, lasts, departure] = await Promise.all([
    versionsBeside(tx, ask.id),
    legsAt('T', ask.pickUpCityCode),
    legsAt('H', ask.deliveryCityCode),
    chosen,
  ])
  const requested = versions.find(({ id }) => id === ask.id)
  if (!requested) throw new Problem('pricing.missing')
  await checkMaySee(call, requested, ask.customerId)
  const pricedFor = departure?.departsOn ?? ask.queryDate ?? laterOf(today, requested.validFrom)
  const seen = versions.filter(({ salespersonId }) => !salespersonId || salespersonId === requested.salespersonId)
  const line = versionOn(seen, pricedFor) ?? requested
  // A road that has no price for one of the boxes is none for them: what it leaves out would cost nothing.
  const covers = (leg: LegPrice) => pricingModeOf(requested.mode).legCovers(leg, ask.boxes ?? [])
  const [first, last] = [legsOn(firsts, pricedFor).find(covers), legsOn(lasts, pricedFor).find(covers)]
  return { parts: { line, ...doorsOf(ask, { first, last }) }, seen, departure, pricedFor }
}

const laterOf = (a: string, b: string): string => (a > b ? a : b)

function legAlone(
  ask: OfferAsk,
  today: string,
  [leg, departure]: [LegPrice | undefined, Departure | undefined],
): FoundOffer {
  if (!leg || leg.leg !== ask.legType) throw new Problem('pricing.missing')
  if (!pricingModeOf(leg.mode).legCovers(leg, ask.boxes ?? [])) {
    throw new Problem('shared.invalid-input', { boxes: 'pricing.leg-unknown' })
  }
  const pricedFor = departure?.departsOn ?? ask.queryDate ?? laterOf(today, leg.validFrom)
  return { parts: leg.leg === 'T' ? { first: leg } : { last: leg }, seen: [], departure, pricedFor }
}

/** Refuses a road without a price, or leaves it out where the query allows it. */
function doorsOf(ask: OfferAsk, roads: Pick<Parts, 'first' | 'last'>): Pick<Parts, 'first' | 'last'> {
  const missing: FieldProblems = {
    ...(ask.pickUpCityCode && !roads.first && { pickUpCityCode: 'pricing.leg-unknown' }),
    ...(ask.deliveryCityCode && !roads.last && { deliveryCityCode: 'pricing.leg-unknown' }),
  }
  if (Object.keys(missing).length === 0 || ask.doors === 'if-priced') return roads
  throw new Problem('shared.invalid-input', missing)
}

type QuoteFacts = { mode: PricingMode; parts: Parts; departure: Departure | undefined; equipment: Equipment }

function checkAsk(ask: OfferAsk, { mode, parts, departure, equipment }: QuoteFacts): void {
  const wrong: FieldProblems = {
    ...mode.askProblems({ ...ask, boxes: ask.boxes ?? [] }, equipment),
    ...(departure &&
      parts.line &&
      !runsOnLine(departure, parts.line) && { departureId: 'pricing.departure-other-lane' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}
