import { z } from 'zod'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { callPath, modes } from '../shared/modes.ts'
import { page, paging } from '../shared/paging.ts'
import { commaList, count, currencyCode, day, decimal, flag, instant, nothing } from '../shared/wire-values.ts'
import { boxAsk } from './box.ts'
import { offeredDeparture } from './departure.ts'
import { loadAsk, truckAsk } from './load-ask.ts'
import { type PricedMode, pricedCodes, pricedDepartures, pricedModes } from './modes/priced-modes.ts'
import { payerAsk } from './payers.ts'
import { calendarDay, priceQuote, priceRow } from './price.ts'
import { calendarQuery, legTypes, loadMembers, modeQuery, priceQuery } from './price-query.ts'

const callByReaders = { by: ['guest', 'customer', 'staff'], company: 'optional', scope: 'read' } as const

/** A line, or a price by road (LegType T or H), with the boxes, the trucks or the load that shares them. */
export const quoteQuery = z.object({
  id: z.uuid(),
  legType: z.enum(legTypes).default('Q'),
  departureId: z.uuid().optional(),
  /** The day of departure wanted, while no departure is chosen. */
  queryDate: day.optional(),
  boxes: z.array(boxAsk).max(20).optional(),
  trucks: z.array(truckAsk).max(20).optional(),
  ...loadAsk,
  /** City codes of the pick-up and the delivery by road; none: station to station. */
  pickUpCityCode: z.string().max(12).optional(),
  deliveryCityCode: z.string().max(12).optional(),
  /** A door that no road price covers is left out and named, instead of refusing the question. */
  doors: z.literal('if-priced').optional(),
  emptyPickUpPlace: z.string().max(12).optional(),
  emptyReturnPlace: z.string().max(12).optional(),
  dangerous: flag.optional(),
  /** Special cargo; where a line has no charge for it, it is quoted apart. */
  oversize: flag.optional(),
  temperatureControlled: flag.optional(),
  containsBatteries: flag.optional(),
  /** Codes of charges wanted besides, such as CUSEXP or INS. */
  services: commaList(z.string().max(12)).optional(),
  goodsValue: decimal(14, 2).optional(),
  goodsCurrency: currencyCode.optional(),
  ...payerAsk,
  /** The direction of the lane unless it is stated. */
  direction: z.enum(['E', 'I', 'NM']).optional(),
  serviceTerm: z.string().max(12).optional(),
  currcd: currencyCode.default('USD'),
})
export type QuoteQuery = z.infer<typeof quoteQuery>

const historyRow = z.object({
  serviceModeId: z.enum(pricedCodes),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  entryPortCode: z.string().optional(),
  legType: z.enum(legTypes),
  boxType: z.enum(['Z', 'P']),
  ...loadMembers,
  currency: z.string(),
  askedAt: instant,
})

const hotLane = z.object({
  serviceModeId: z.enum(pricedCodes),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  borderNames: z.array(z.string()),
  /** Days of departure, 1 Monday to 7 Sunday. */
  weekdays: z.array(z.int()),
  /** Currency of the question; the tariff's own where no exchange rate is known. */
  currency: z.string(),
  price: z.string(),
  transitDaysMin: z.int(),
  transitDaysMax: z.int(),
  sample: z.boolean(),
})
export type HotLane = z.infer<typeof hotLane>

function priceCallsOf(mode: PricedMode) {
  const { noun, pricePath, quotePath } = modes[mode]
  const departures = pricedDepartures[mode]
  const prices = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} prices`
  return {
    prices: endpoint({
      method: 'GET',
      path: callPath(pricePath),
      summary: `${prices} per lane, with the next departures and their space.`,
      ...callByReaders,
      input: priceQuery,
      output: page(priceRow),
    }),
    ...(departures && {
      departurePrices: endpoint({
        method: 'GET',
        path: callPath(departures.path),
        summary: `${prices} per departure: each ${departures.noun} with its date, cut-offs and space.`,
        ...callByReaders,
        input: priceQuery,
        output: page(priceRow),
      }),
    }),
    quote: endpoint({
      method: 'GET',
      path: callPath(quotePath),
      summary: `One priced ${noun} offer with every charge, what is included and what is not.`,
      ...callByReaders,
      input: quoteQuery,
      output: priceQuote,
    }),
  }
}
export type PriceCalls = ReturnType<typeof priceCallsOf>
/** The call for prices of single departures stands only with modes that keep departures. */
export const priceCalls = Object.fromEntries(pricedModes.map((mode) => [mode, priceCallsOf(mode)])) as {
  [Each in PricedMode]: (typeof pricedDepartures)[Each] extends undefined ? PriceCalls : Required<PriceCalls>
}

export const pricingEndpoints = {
  frequency: endpoint({
    method: 'POST',
    path: '/api/v1/multitrainfrequency-list',
    summary: 'Departures with the total and the surplus of boxes per size.',
    ...callByReaders,
    reads: true,
    input: daysInOrder(
      paging(['etd', 'eta', 'departureNo']).extend({
        serviceModeId: modeQuery,
        originCode: z.string().max(12).optional(),
        destinationCode: z.string().max(12).optional(),
        entryPortCode: z.string().max(12).optional(),
        startDate: day.optional(),
        endDate: day.optional(),
        hasSpace: flag.optional(),
      }),
    ),
    output: page(offeredDeparture),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/price-calendar',
    summary: "The lowest price of each of the next 14 days' departures between two places.",
    ...callByReaders,
    input: calendarQuery,
    output: z.object({
      items: z.array(calendarDay),
      /** Number of prices over all these days: as many as the folded list has rows. */
      total: z.int(),
      currency: z.string(),
      sample: z.boolean(),
    }),
  }),
  hotLanes: endpoint({
    method: 'GET',
    path: '/api/v1/hot-lanes',
    summary:
      "The lanes with most departures and today's lowest price of what leads their mode: a 40-foot high cube, its usual load. Without a mode those of all modes in turn.",
    ...callByReaders,
    input: z.object({
      serviceModeId: modeQuery,
      currcd: currencyCode.default('USD'),
      most: count(1, 24).default(6),
    }),
    output: z.object({ items: z.array(hotLane) }),
  }),
  queryHistory: endpoint({
    method: 'GET',
    path: '/api/v1/query-history',
    summary: 'The lanes that the user asked prices for, last first.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: z.object({ items: z.array(historyRow) }),
  }),
}
