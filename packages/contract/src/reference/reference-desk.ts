import { z } from 'zod'
import { modeCodes } from '../shared/modes.ts'
import { page, paging } from '../shared/paging.ts'
import { plainText, signsOfNumber } from '../shared/reading/plain-text.ts'
import { count, decimal, flag } from '../shared/wire-values.ts'
import { placeModes } from './place.ts'

const requiredText = (reason: string, maxLength: number) => z.string(reason).trim().min(1, reason).max(maxLength)

const names = {
  nameChs: requiredText('reference.name-needed', 100),
  nameCht: requiredText('reference.name-needed', 100),
  nameEng: requiredText('reference.name-needed', 100),
  nameRus: requiredText('reference.name-needed', 100),
}
const pinyin = z
  .string()
  .regex(/^[a-z0-9]*(,[a-z0-9]*)?$/, 'reference.pinyin-wrong')
  .max(200)
  .nullish()
const countryCode = z
  .string()
  .overwrite(signsOfNumber)
  .regex(/^[A-Z]{2}$/, 'reference.country-unknown')
const version = count(1).optional()
const list = { keyword: z.string().max(100).optional(), active: flag.optional() }
/** A coordinate as a decimal text, north and east positive. */
const degrees = (limit: number) =>
  z
    .codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value })
    .pipe(z.string().regex(/^-?\d{1,3}(\.\d{1,6})?$/, 'reference.coordinate-wrong'))
    .refine((value) => Math.abs(Number(value)) <= limit, 'reference.coordinate-wrong')

export const placeForm = z
  .object({
    mode: z.enum(placeModes),
    code: z
      .string('reference.code-needed')
      .overwrite(signsOfNumber)
      .regex(/^[A-Z0-9]{3,5}$/, 'reference.code-wrong'),
    ...names,
    pinyin,
    unLocode: z
      .string()
      .overwrite(signsOfNumber)
      .regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'reference.code-wrong')
      .nullish(),
    cityCode: z.string().max(5).nullish(),
    countryCode,
    kind: z.enum(['HUB', 'STATION', 'PORT', 'BORDER']).nullish(),
    gauge: z
      .string()
      .regex(/^\d{4}(\/\d{4})?$/, 'reference.gauge-wrong')
      .nullish(),
    latitude: degrees(90),
    longitude: degrees(180),
    timeZone: requiredText('reference.time-zone-unknown', 60),
    hotOrigin: flag,
    hotDestination: flag,
    active: flag,
    version,
  })
  .meta({ wire: 'place' })
export type PlaceForm = z.infer<typeof placeForm>

const placeRow = z
  .object({
    mode: z.enum(placeModes),
    code: z.string(),
    label: z.string(),
    nameChs: z.string(),
    nameEng: z.string(),
    countryCode: z.string(),
    cityCode: z.string().optional(),
    cityName: z.string().optional(),
    kind: z.string().optional(),
    hotOrigin: flag,
    hotDestination: flag,
    active: flag,
    version: z.int(),
  })
  .meta({ wire: 'place' })

export const placeFilter = z.object({
  ...paging(['placeCode', 'countryCd']).shape,
  ...list,
  mode: z.enum(placeModes).optional(),
  countryCd: z.string().max(2).optional(),
})
export const placePage = page(placeRow)

export const carrierForm = z
  .object({
    type: z.enum(['A', 'C']),
    code: z
      .string('reference.code-needed')
      .overwrite(signsOfNumber)
      .regex(/^[A-Z0-9]{2,4}$/, 'reference.code-wrong'),
    ...names,
    pinyin,
    countryCode,
    iata: z
      .string()
      .overwrite(signsOfNumber)
      .regex(/^[A-Z0-9]{2}$/, 'reference.code-wrong')
      .nullish(),
    icao: z
      .string()
      .overwrite(signsOfNumber)
      .regex(/^[A-Z]{3}$/, 'reference.code-wrong')
      .nullish(),
    scac: z
      .string()
      .overwrite(signsOfNumber)
      .regex(/^[A-Z0-9]{2,4}$/, 'reference.code-wrong')
      .nullish(),
    awbPrefix: z
      .string()
      .overwrite(signsOfNumber)
      .regex(/^\d{3}$/, 'reference.code-wrong')
      .nullish(),
    active: flag,
    version,
  })
  .meta({ wire: 'carrier' })
export type CarrierForm = z.infer<typeof carrierForm>

const carrierRow = z
  .object({
    type: z.enum(['A', 'C']),
    code: z.string(),
    label: z.string(),
    nameChs: z.string(),
    nameEng: z.string(),
    countryCode: z.string(),
    awbPrefix: z.string().optional(),
    scac: z.string().optional(),
    active: flag,
    version: z.int(),
  })
  .meta({ wire: 'carrier' })
export const carrierFilter = z.object({
  ...paging(['carrierCode']).shape,
  ...list,
  type: z.enum(['A', 'C']).optional(),
})
export const carrierPage = page(carrierRow)

export const codeClassView = z
  .object({ code: z.string(), label: z.string(), entries: z.int() })
  .meta({ wire: 'codeClass' })

export const codeForm = z
  .object({
    classCode: z.string().max(40),
    code: z
      .string('reference.code-needed')
      .overwrite(plainText)
      .regex(/^[A-Z0-9][A-Z0-9_-]{0,19}$/, 'reference.code-wrong'),
    ...names,
    pinyin,
    sort: count(0, 9999),
    modes: z.array(z.enum(modeCodes)),
    active: flag,
    version,
  })
  .meta({ wire: 'code' })
export type CodeForm = z.infer<typeof codeForm>
export const codeRow = z.object({ ...codeForm.shape, label: z.string(), version: z.int() }).meta({ wire: 'code' })
export const codeFilter = z.object({ ...paging(['sort'], 500).shape, ...list, classcode: z.string().max(40) })
export const codePage = page(codeRow)

/** The rate of a month, in CNY for one unit. */
export const rateForm = z
  .object({
    code: z.string().regex(/^[A-Z]{3}$/, 'reference.currency-unknown'),
    yearMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'reference.month-wrong'),
    rate: decimal(18, 10, { least: 'positive' }),
    version,
  })
  .meta({ wire: 'rate' })
export type RateForm = z.infer<typeof rateForm>
export const rateRow = z
  .object({ ...rateForm.shape, label: z.string(), sample: flag, version: z.int() })
  .meta({ wire: 'rate' })
export const rateFilter = z.object({
  ...paging(['yearMonth']).shape,
  keyword: list.keyword,
  yearMonth: z.string().max(7).optional(),
})
export const ratePage = page(rateRow)
