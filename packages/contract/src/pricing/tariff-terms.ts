import { z } from 'zod'
import { boxSizes } from '../reference/box-sizes.ts'
import { truckWays } from '../reference/truck-ways.ts'
import { commaList, count, currencyCode, decimal, flag, needed } from '../shared/wire-values.ts'
import { freeTimeFaults, freeTimeLine } from './free-time.ts'
import { linePriceColumns, linePrices } from './price-columns.ts'

const price = decimal(14, 2)
const code = z.string().min(1).max(12)

/** When a surcharge of a line is charged: always, with dangerous goods, over the line's weight limit, or when asked for. */
export const surchargeOccasions = ['always', 'dangerous', 'overweight', 'asked'] as const

/** The charge of an insurance: so many per cent of the value of the goods. */
export const insurance = 'INS'

const placeCost = z.object({ cityCode: code, extraCost: price })
const surcharge = z.object({
  chargeCode: code,
  currency: currencyCode,
  unit: code,
  unitPrice: decimal(14, 4),
  occasion: z.enum(surchargeOccasions),
  /** A local charge of the port or terminal at one end; none for what is charged for the whole way. */
  end: z.enum(['origin', 'destination']).nullish(),
})
export type Surcharge = z.infer<typeof surcharge>

const sharedContainer = z.object({
  perM3: price,
  kgPerM3: count(1, 5000),
  minM3: decimal(6, 3),
  warehouseCode: code,
  warehouseCutoffHours: count(0, 999),
})

const truckPrice = z.object({ truckType: code, truckWay: z.enum(truckWays), price })
export type TruckPrice = z.infer<typeof truckPrice>

/** A price per kilogram, with the kilograms that a cubic metre and a loading metre stand for, and the least amount. */
const partLoad = z.object({
  perKg: decimal(10, 4, { least: 'positive' }),
  kgPerM3: count(1, 5000),
  kgPerLdm: count(1, 10_000),
  minimum: price,
  truckWay: z.enum(truckWays),
})
export type PartLoad = z.infer<typeof partLoad>

const largestPiece = z.object({
  lengthCm: count(1, 9999),
  widthCm: count(1, 9999),
  heightCm: count(1, 9999),
  pieceWeightKg: count(1, 999_999),
})
export type LargestPiece = z.infer<typeof largestPiece>

/** Terms of a line besides lane and validity: hours before departure, kg in one box, 1 Monday to 7 Sunday. */
const tariffTerms = z.object({
  direction: z.enum(['E', 'I', 'NM']),
  crossTrade: flag.default(false),
  viaCodes: commaList(code).nullish(),
  operator: z.string().max(60).nullish(),
  /** Only this line's sailings run it. */
  carrierCode: code.nullish(),
  transitDaysMin: count(1, 120),
  transitDaysMax: count(1, 120),
  weekdays: z.array(count(1, 7)).min(1, 'pricing.weekdays-needed').max(7),
  siCutoffHours: count(0, 999),
  cargoCutoffHours: count(0, 999),
  customsCutoffHours: count(0, 999),
  vgmCutoffHours: count(0, 999).nullish(),
  filingCutoffHours: count(0, 999).nullish(),
  distanceKm: count(1, 40000).nullish(),
  ...linePrices,
  weightLimits: z.array(z.object({ containerType: z.enum(boxSizes), weightLimitKg: count(1, 60000) })).max(20),
  freeDays: count(0, 365),
  /** The use of the box at destination has `freeDays` where no line names it. */
  freeTimes: z.array(freeTimeLine).max(20).nullish(),
  pickUpPlaces: z.array(placeCost).max(50),
  returnPlaces: z.array(placeCost).max(50),
  included: commaList(code).nullish(),
  notIncluded: commaList(code).nullish(),
  surcharges: z.array(surcharge).max(50),
  sharedContainer: sharedContainer.nullish(),
  truckPrices: z.array(truckPrice).max(40).nullish(),
  partLoad: partLoad.nullish(),
  largestPiece: largestPiece.nullish(),
  receivingWarehouse: code.nullish(),
  /** The stops that the price has in it, and how many hours a truck waits at each of them for nothing. */
  loadingStops: count(1, 20).nullish(),
  unloadingStops: count(1, 20).nullish(),
  freeHoursLoading: count(0, 240).nullish(),
  freeHoursUnloading: count(0, 240).nullish(),
  remark: z.string().max(1000).nullish(),
})
export type TariffTerms = z.infer<typeof tariffTerms>

/** Rows that price a truck which another row already prices for the same way. */
const trucksTwice = (lines: readonly TruckPrice[]): number[] =>
  lines.flatMap(({ truckType, truckWay }, index) =>
    lines.slice(0, index).some((one) => one.truckType === truckType && one.truckWay === truckWay) ? [index] : [],
  )

const asIndex = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part)

export const tariffForm = z
  .object({
    originCode: needed('pricing.origin-needed').max(12),
    destinationCode: needed('pricing.destination-needed').max(12),
    entryPortCode: code.nullish(),
    validFrom: z.iso.date('pricing.valid-from-needed'),
    validTo: z.iso.date('pricing.valid-to-needed'),
    currency: currencyCode,
    salespersonId: z.uuid().nullish(),
    ...tariffTerms.shape,
    ...(Object.fromEntries(linePriceColumns.map((column) => [column, price.nullish()])) as Record<
      (typeof linePriceColumns)[number],
      z.ZodOptional<z.ZodNullable<typeof price>>
    >),
  })
  .refine((line) => line.originCode !== line.destinationCode, {
    path: ['destinationCode'],
    error: 'pricing.same-place',
  })
  .refine((line) => line.validFrom <= line.validTo, { path: ['validTo'], error: 'pricing.valid-to-early' })
  .refine((line) => line.transitDaysMin <= line.transitDaysMax, {
    path: ['transitDaysMax'],
    error: 'pricing.transit-range',
  })
  .superRefine(({ freeTimes, truckPrices }, context) => {
    for (const at of trucksTwice(truckPrices ?? []))
      context.addIssue({ code: 'custom', path: ['truckPrices', at, 'truckType'], message: 'pricing.truck-twice' })
    for (const [path, message] of Object.entries(freeTimeFaults(freeTimes ?? [])))
      context.addIssue({ code: 'custom', path: path.split('.').map(asIndex), message })
  })
export type TariffForm = z.infer<typeof tariffForm>
