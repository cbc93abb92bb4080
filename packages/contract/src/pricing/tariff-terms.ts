import { z } from 'zod'
import { commaList, count, currencyCode, decimal, flag, needed } from '../shared/wire-values.ts'
import { boxSizes, priceColumns, prices } from './box.ts'
import { freeTimeFaults, freeTimeLine } from './free-time.ts'

const price = decimal(14, 2)
const code = z.string().min(1).max(12)

/** When a surcharge of a line is charged: always, with dangerous goods, over the line's weight limit, or when asked for. */
export const surchargeOccasions = ['always', 'dangerous', 'overweight', 'asked'] as const

/** The charge of an insurance: so many per cent of the value of the goods. */
export const insurance = 'INS'

const place = z.object({ cityCode: code, extraCost: price })
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

/** What a line offers besides its lane and validity. Numbers of the trade: hours before departure, kg in one box, 1 Monday to 7 Sunday. */
const tariffTerms = z.object({
  direction: z.enum(['E', 'I', 'NM']),
  crossTrade: flag.default(false),
  viaCodes: commaList(code).nullish(),
  trainOperator: z.string().max(60).nullish(),
  /** The line whose price it is; only its sailings run it. */
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
  ...prices,
  weightLimits: z.array(z.object({ containerType: z.enum(boxSizes), weightLimitKg: count(1, 60000) })).max(20),
  freeDays: count(0, 365),
  /** What the clocks of a box cost behind their free days; the use of the box at destination has `freeDays` where no line tells of it. */
  freeTimes: z.array(freeTimeLine).max(20).nullish(),
  pickUpPlaces: z.array(place).max(50),
  returnPlaces: z.array(place).max(50),
  included: commaList(code).nullish(),
  notIncluded: commaList(code).nullish(),
  surcharges: z.array(surcharge).max(50),
  sharedContainer: sharedContainer.nullish(),
  remark: z.string().max(1000).nullish(),
})
export type TariffTerms = z.infer<typeof tariffTerms>

const asIndex = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part)

/** What staff fill in for a version of a line. */
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
    ...(Object.fromEntries(priceColumns.map((column) => [column, price.nullish()])) as Record<
      (typeof priceColumns)[number],
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
  .superRefine(({ freeTimes }, context) => {
    for (const [path, message] of Object.entries(freeTimeFaults(freeTimes ?? [])))
      context.addIssue({ code: 'custom', path: path.split('.').map(asIndex), message })
  })
export type TariffForm = z.infer<typeof tariffForm>
