import { z } from 'zod'
import { count, flag } from '../shared/wire-values.ts'
import { placeModes } from './place.ts'

const option = { label: z.string(), value: z.string().optional(), subLabel: z.string().optional() }

/** The name as the specification has it: Chinese, and in each language. */
const names = {
  name: z.string(),
  nameChs: z.string(),
  nameCht: z.string(),
  nameEng: z.string(),
  nameRus: z.string(),
}

export const placeOption = z
  .object({
    ...option,
    ...names,
    nameChn: z.string(),
    code: z.string(),
    mode: z.enum(placeModes),
    hotOrigin: flag,
    hotDestination: flag,
    pinyin: z.string().optional(),
    unLocode: z.string().optional(),
    cityCode: z.string().optional(),
    countryCode: z.string(),
    kind: z.string().optional(),
    gauge: z.string().optional(),
    routes: z.array(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
  })
  .meta({ wire: 'place' })
export type PlaceOption = z.infer<typeof placeOption>

export const cityOption = z
  .object({
    ...option,
    ...names,
    code: z.string(),
    countryCode: z.string(),
    pinyin: z.string().optional(),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string().optional(),
  })
  .meta({ wire: 'city' })
export type CityOption = z.infer<typeof cityOption>

/** A country; in the list of telephone codes one that has none carries no value. */
export const countryOption = z
  .object({ ...option, ...names, code: z.string(), telCode: z.string().optional() })
  .meta({ wire: 'country' })
export type CountryOption = z.infer<typeof countryOption>

export const carrierOption = z
  .object({
    ...option,
    ...names,
    code: z.string(),
    type: z.enum(['A', 'C']),
    pinyin: z.string().optional(),
    countryCode: z.string(),
    awbPrefix: z.string().optional(),
    scac: z.string().optional(),
  })
  .meta({ wire: 'carrier' })
export type CarrierOption = z.infer<typeof carrierOption>

const category = {
  ...option,
  ...names,
  id: z.string(),
  parentId: z.string().optional(),
  hs: z.array(z.string()),
  dangerous: flag,
  reefer: flag,
  oversize: flag,
  pinyin: z.string().optional(),
}

export const categoryOption = z
  .object({ ...category, children: z.array(z.object(category).meta({ wire: 'category' })) })
  .meta({ wire: 'category' })
export type CategoryOption = z.infer<typeof categoryOption>

/** A container type with its measures in metres; its label is the size joined with the type. */
export const containerOption = z
  .object({
    ...option,
    ...names,
    size: z.string(),
    type: z.string(),
    iso: z.string(),
    innerL: z.number().optional(),
    innerW: z.number().optional(),
    innerH: z.number().optional(),
    doorW: z.number().optional(),
    doorH: z.number().optional(),
    maxPayloadKg: z.number(),
    tareKg: z.number(),
    volumeM3: z.number().optional(),
  })
  .meta({ wire: 'container' })
export type ContainerOption = z.infer<typeof containerOption>

export const truckOption = z
  .object({
    ...option,
    ...names,
    type: z.string(),
    inOut: z.enum(['I', 'O']),
    body: z.string(),
    payloadT: z.number().optional(),
    volumeM3: z.number().optional(),
    lengthM: z.number().optional(),
    widthM: z.number().optional(),
    heightM: z.number().optional(),
  })
  .meta({ wire: 'truck' })
export type TruckOption = z.infer<typeof truckOption>

/** One entry of a code list; `extra` holds what its list keeps besides. */
export const codeOption = z
  .object({
    ...option,
    ...names,
    classCode: z.string(),
    code: z.string(),
    sort: z.int(),
    modes: z.array(z.string()),
    loadTypes: z.array(z.string()),
    isDefault: flag,
    extra: z.record(z.string(), z.unknown()),
    pinyin: z.string().optional(),
  })
  .meta({ wire: 'code' })
export type CodeOption = z.infer<typeof codeOption>

export const hsOption = z
  .object({ ...option, ...names, code: z.string(), level: z.int(), chapter: z.string() })
  .meta({ wire: 'hs' })
export type HsOption = z.infer<typeof hsOption>

/** A UN number of dangerous goods, with the classes, subsidiary hazards and packing groups of the Dangerous Goods List. */
export const unNumberOption = z.object({
  ...option,
  ...names,
  unNo: z.string(),
  hazardClasses: z.array(z.string()),
  subsidiaryHazards: z.array(z.string()),
  packingGroups: z.array(z.enum(['I', 'II', 'III'])),
})
export type UnNumberOption = z.infer<typeof unNumberOption>

export const currencyOption = z.object({ ...option, ...names, code: z.string() }).meta({ wire: 'currency' })
export type CurrencyOption = z.infer<typeof currencyOption>

export const serviceOption = z
  .object({ ...option, ...names, nameChn: z.string(), nameEngBack: z.string(), code: z.string() })
  .meta({ wire: 'service' })
export type ServiceOption = z.infer<typeof serviceOption>

/** CNY for one unit of a currency; a sample rate was agreed with nobody. */
export const rateView = z
  .object({
    ...option,
    code: z.string(),
    yearMonth: z.string(),
    rate: z.string(),
    base: z.literal('CNY'),
    sample: flag,
  })
  .meta({ wire: 'rate' })
export type RateView = z.infer<typeof rateView>

/** Places that are offered before anything is typed: cities of a region, or destinations of a route. */
export const hotGroup = z
  .object({
    ...names,
    kind: z.enum(['city', 'route']),
    code: z.string(),
    label: z.string(),
    places: z.array(placeOption),
  })
  .meta({ wire: 'hotGroup' })
export type HotGroupView = z.infer<typeof hotGroup>

/** The first 20 unless a size is named. */
export const lookup = z.object({
  key: z.string().max(100).optional(),
  pageIndex: count(1).optional(),
  pageSize: count(1, 9999).optional(),
})
export type Lookup = z.infer<typeof lookup>
