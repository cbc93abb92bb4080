import { z } from 'zod'
import { boxSizes } from '../reference/box-sizes.ts'
import { paging } from '../shared/paging.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { commaList, count, currencyCode, day, flag } from '../shared/wire-values.ts'
import { loadAsk, truckLoadTypes } from './load-ask.ts'
import { pricedCodes } from './modes/priced-modes.ts'
import { payerAsk } from './payers.ts'
import { type PriceColumn, priceColumns } from './price-columns.ts'

/** Q the full route, T the first leg to the departure terminal, H the last leg from the arrival terminal. */
export const legTypes = ['Q', 'T', 'H'] as const
export type LegType = (typeof legTypes)[number]

/** A price column, on the wire by its name there; a name that is none is no column, ours among them. */
const priceColumn = z.codec(z.string(), z.enum(priceColumns), {
  decode: (sent) => (priceColumns.find((column) => wireNameOf(column) === sent) ?? '') as PriceColumn,
  encode: (column) => wireNameOf(column),
})

const priceSorts = [...priceColumns, 'etd', 'transitDaysMin', 'validTo', 'emissionKg'] as const
export type PriceSort = (typeof priceSorts)[number]

const placeCode = z.string().max(12)
const placeName = z.string().max(120)

/** Of cargo that is no boxes; the usual load of its mode unless it is named. */
export const loadMembers = {
  ...loadAsk,
  loadType: z.enum(truckLoadTypes).optional(),
  truckType: z.string().max(12).optional(),
  truckQty: count(1, 200, 'pricing.truck-qty-range').optional(),
}

/** Without a sort name the list stands by its 45-foot price, or by the price of the load. */
export const priceQuery = paging(priceSorts)
  .extend({
    originCode: placeCode.optional(),
    originName: placeName.optional(),
    destinationCode: placeCode.optional(),
    destinationName: placeName.optional(),
    legType: z.enum(legTypes).default('Q'),
    firstLeg: flag.optional(),
    headLeg: flag.optional(),
    lastLeg: flag.optional(),
    entryPortCode: placeCode.optional(),
    entryPortName: placeName.optional(),
    emptyPickUpPlace: placeCode.optional(),
    emptyReturnPlace: placeCode.optional(),
    boxType: z.enum(['Z', 'P']).default('Z'),
    showCol: commaList(priceColumn).optional(),
    currcd: currencyCode.default('USD'),
    queryDate: day.optional(),
    queryDateTo: day.optional(),
    /** T what has a price for the carrier's containers, F for the shipper's own. */
    ourBox: flag.optional(),
    containerType: z.enum(boxSizes).optional(),
    hasSpace: flag.optional(),
    ...loadMembers,
    /** One row for each price, with every departure that it holds for, in place of one for each departure. */
    folded: flag.optional(),
    /** Local charges at both ends and the papers of one bill are counted in. */
    allIn: flag.optional(),
    ...payerAsk,
    salespersonId: z.uuid().optional(),
    hashistory: flag.optional(),
  })
  .meta({ wire: 'priceQuery' })
export type PriceQuery = z.infer<typeof priceQuery>

/** The mode that a question is about; the first that has prices where it names none. */
export const modeQuery = z.enum(pricedCodes).optional()

/** The lowest price of each of the next days between two places, of what a list of prices with the same question would show. */
export const calendarQuery = z.object({
  serviceModeId: modeQuery,
  originCode: placeCode.optional(),
  destinationCode: placeCode.optional(),
  entryPortCode: placeCode.optional(),
  firstLeg: flag.optional(),
  lastLeg: flag.optional(),
  queryDate: day.optional(),
  /** Two weeks are shown unless it is set. */
  queryDateTo: day.optional(),
  ourBox: flag.optional(),
  containerType: z.enum(boxSizes).optional(),
  hasSpace: flag.optional(),
  allIn: flag.optional(),
  ...payerAsk,
  ...loadMembers,
  currcd: currencyCode.default('USD'),
  /** The column that stands for the mode where only one is: the 40-foot high cube, or the price of the load, unless named. */
  priceColumn: priceColumn.optional(),
})
