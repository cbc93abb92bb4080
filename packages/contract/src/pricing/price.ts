import { z } from 'zod'
import { truckWays } from '../reference/truck-ways.ts'
import { decimal } from '../shared/wire-values.ts'
import { chargeBlock } from './charge-blocks.ts'
import { departureView } from './departure.ts'
import { loadCharge, loadTerms, unitCharge } from './load-price.ts'
import { chargePayers, payerSum } from './payers.ts'
import { prices } from './price-columns.ts'
import { legTypes } from './price-query.ts'

/** A place on the way; `shortName` is its city, for strips and cards. */
const placeStop = z.object({
  placeCode: z.string(),
  placeName: z.string(),
  shortName: z.string(),
  isBorder: z.boolean(),
})
const chargeWord = z.object({ chargeCode: z.string(), chargeName: z.string() })
const emptyPlace = z.object({ cityCode: z.string(), cityName: z.string(), extraCost: z.string() })

/** The parts that a combined price is the sum of: the pick-up by road, the main haul, the delivery by road. */
const routePart = z.object({
  legType: z.enum(['T', 'M', 'H']),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  transitDaysMin: z.int(),
  transitDaysMax: z.int(),
})

/** The line that carries, and until when a port wants weights and manifests; absent where the mode knows none. */
const carriersTerms = {
  carrierCode: z.string().optional(),
  carrierName: z.string().optional(),
  vgmCutoffHours: z.int().optional(),
  filingCutoffHours: z.int().optional(),
  /** The time before departure at which the warehouse closes for a shared container. */
  warehouseCutoffHours: z.int().optional(),
}

const localCharge = z.object({ end: z.enum(['origin', 'destination']), ...unitCharge.shape })

const sharedContainerPrice = z.object({
  perM3: z.string(),
  kgPerM3: z.int(),
  minM3: z.string(),
  warehouseCode: z.string(),
  warehouseName: z.string().optional(),
  warehouseCutoffHours: z.int(),
})

const offeredRoute = {
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  entryPortCode: z.string().optional(),
  entryPortName: z.string().optional(),
  stops: z.array(placeStop),
  parts: z.array(routePart),
  currency: z.string(),
}

/** The cost of one box, or of the load that is priced, by the three blocks and by who pays, in the asked currency. */
const priceSplit = z.object({
  containerType: z.string().optional(),
  containerOwner: z.string().optional(),
  origin: z.string(),
  freight: z.string(),
  destination: z.string(),
  allIn: z.string(),
  youPay: z.string(),
  othersPay: z.string(),
  /** Handling that the customer pays at the terminal itself; it is in no sum. */
  paidDirectly: z.string().optional(),
})
export type PriceSplit = z.infer<typeof priceSplit>

/** Another version of the offered line, with the days of departure on which it holds. */
const priceVersion = z.object({
  id: z.uuid(),
  ...prices,
  loadCharge: loadCharge.optional(),
  split: priceSplit.optional(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
})
export type PriceVersion = z.infer<typeof priceVersion>

/** One offer in the price list: a line, or a line on one departure, in the currency of the query. */
export const priceRow = z.object({
  id: z.uuid(),
  /** Absent for prices by road alone. */
  lineNo: z.string().optional(),
  legType: z.enum(legTypes),
  ...offeredRoute,
  tariffCurrency: z.string(),
  exchangeRate: z.string().optional(),
  ...prices,
  ...loadTerms,
  /** Absent where the line does not price the box or the load. */
  split: priceSplit.optional(),
  /** The versions of the same line that follow on other days, in the order of their days. */
  versions: z.array(priceVersion).optional(),
  sharedContainer: sharedContainerPrice.optional(),
  transitDaysMin: z.int(),
  transitDaysMax: z.int(),
  weekdays: z.array(z.int()),
  departures: z.array(departureView),
  siCutoffHours: z.int(),
  cargoCutoffHours: z.int(),
  customsCutoffHours: z.int(),
  ...carriersTerms,
  localCharges: z.array(localCharge).optional(),
  weightLimits: z.array(z.object({ containerType: z.string(), weightLimitKg: z.int() })),
  freeDays: z.int(),
  pickUpPlaces: z.array(emptyPlace),
  returnPlaces: z.array(emptyPlace),
  included: z.array(chargeWord),
  notIncluded: z.array(chargeWord),
  operator: z.string().optional(),
  /** CO2e of one 40-foot box with an average load, or of the load that is priced, well to wheel. */
  emissionKg: z.int().optional(),
  distanceKm: z.int().optional(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  remark: z.string().optional(),
  sample: z.boolean(),
})
export type PriceRow = z.infer<typeof priceRow>

const quoteCharge = z.object({
  section: z.enum(['origin', 'main', 'destination', 'surcharge']),
  chargeCode: z.string(),
  chargeName: z.string(),
  containerType: z.string().optional(),
  containerOwner: z.string().optional(),
  truckType: z.string().optional(),
  truckWay: z.enum(truckWays).optional(),
  unit: z.string(),
  unitName: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  currency: z.string(),
  amount: z.string(),
  exchangeRate: z.string(),
  /** Rounded at the line, in the currency of the question. */
  convertedAmount: z.string(),
  block: chargeBlock,
  payer: z.enum(chargePayers),
})
export type QuoteCharge = z.infer<typeof quoteCharge>

const quoteWarning = z.object({ code: z.string(), message: z.string() })

/** Something that has no price and is quoted apart: why, with its figures and codes, and the sentence in the reader's language. */
const quotedApart = z.object({
  code: z.string(),
  values: z.record(z.string(), z.string()).optional(),
  message: z.string(),
})
export type QuotedApart = z.infer<typeof quotedApart>

/** One priced offer with every charge, what is in it and what is not. */
export const priceQuote = z.object({
  id: z.uuid(),
  legType: z.enum(legTypes),
  lineNo: z.string().optional(),
  revision: z.int(),
  ...offeredRoute,
  charges: z.array(quoteCharge),
  /** Sums per currency as priced; currencies are not added together. */
  totals: z.array(z.object({ currency: z.string(), amount: z.string() })),
  /** The sum of the lines in the asked currency; absent while something is quoted apart. */
  amount: z.string().optional(),
  payerSums: z.array(payerSum),
  /** The part of whoever asks: the sum of this payer is what the offer costs it. */
  ownPayer: z.enum(chargePayers),
  /** Handling that the customer pays at the terminal itself: named with its price, in no sum. */
  paidDirectly: z.array(quoteCharge).optional(),
  blocksOutside: z.array(chargeBlock),
  /** Charges are then the known ones, and make no whole. */
  quotedApart: z.array(quotedApart).optional(),
  included: z.array(chargeWord),
  notIncluded: z.array(chargeWord),
  transitDaysMin: z.int(),
  transitDaysMax: z.int(),
  departure: departureView.optional(),
  siCutoffHours: z.int(),
  cargoCutoffHours: z.int(),
  customsCutoffHours: z.int(),
  ...carriersTerms,
  ...loadTerms,
  freeDays: z.int(),
  weightLimits: z.array(z.object({ containerType: z.string(), weightLimitKg: z.int() })),
  pickUpPlaces: z.array(emptyPlace),
  returnPlaces: z.array(emptyPlace),
  emissionKg: z.int().optional(),
  pricedOn: z.iso.date(),
  /** The day of departure that it is priced for; validity is counted in such days. */
  pricedFor: z.iso.date(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  warnings: z.array(quoteWarning),
  operator: z.string().optional(),
  remark: z.string().optional(),
  sample: z.boolean(),
})
export type PriceQuote = z.infer<typeof priceQuote>

/** Block and payer are absent in prices kept before they were recorded. */
const chargeKept = quoteCharge
  .omit({ chargeName: true, unitName: true, block: true, payer: true })
  .extend(quoteCharge.pick({ block: true, payer: true }).partial().shape)

/** The price that a booking was based on, as it is kept; charges get their names when it is shown. */
const priceSnapshot = z.object({
  tariffId: z.uuid(),
  departureId: z.uuid().optional(),
  lineNo: z.string().optional(),
  revision: z.int(),
  legType: z.enum(legTypes),
  currency: z.string(),
  amount: z.string().optional(),
  totals: z.array(z.object({ currency: z.string(), amount: z.string() })),
  charges: z.array(chargeKept),
  paidDirectly: z.array(chargeKept).optional(),
  /** The sums that our customer owes of it; absent in prices kept before payers were recorded. */
  owed: z.array(z.object({ currency: z.string(), amount: z.string() })).optional(),
  /** True where the freight has the handling at destination in it, by which the seller may owe it. */
  isLinerOut: z.boolean().optional(),
  /** Absent in prices kept before it was recorded. */
  quotedApart: z.array(quotedApart.omit({ message: true })).optional(),
  loadCharge: loadCharge.optional(),
  /** Absent where no warehouse receives the cargo, and in prices kept before it was recorded. */
  warehouseCutoffHours: z.int().optional(),
  pricedOn: z.iso.date(),
  validFrom: z.iso.date().optional(),
  validTo: z.iso.date(),
  /** True where one place to give a box back costs more than another; absent in prices kept before it was recorded. */
  returnPlaceMatters: z.boolean().optional(),
  sample: z.boolean(),
})
export type PriceSnapshot = z.infer<typeof priceSnapshot>

export const calendarDay = z.object({
  day: z.iso.date(),
  price: decimal(14, 2).optional(),
  departures: z.int(),
  hasSpace: z.boolean(),
  isLowest: z.boolean(),
})
