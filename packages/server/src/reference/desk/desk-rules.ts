import type { CarrierForm, CodeForm, PlaceForm, RateForm } from '@landbridge/contract/reference/reference-desk'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { Problem } from '@landbridge/contract/shared/problem'
import type { CarrierTable, CodeItemTable, ExchangeRateTable, PlaceTable } from '../reference-tables.ts'
import type { Names } from '../reference-types.ts'

type NamedForm = { nameChs: string; nameCht: string; nameEng: string; nameRus: string }

export const namesOfForm = (form: NamedForm): Names => ({
  'zh-CN': form.nameChs,
  'zh-TW': form.nameCht,
  en: form.nameEng,
  ru: form.nameRus,
})

/** Facts of the world besides the form itself. */
type KnownCodes = { countries: ReadonlySet<string>; cities: ReadonlySet<string> }

/** A place stands in a country, a city and a time zone that exist. */
export function checkPlace(form: PlaceForm, { countries, cities }: KnownCodes): void {
  const wrong: Record<string, string> = {}
  if (!countries.has(form.countryCode)) wrong.countryCode = 'reference.country-unknown'
  if (form.cityCode && form.cityCode !== form.code && !cities.has(form.cityCode))
    wrong.cityCode = 'reference.city-unknown'
  if (!isTimeZone(form.timeZone)) wrong.timeZone = 'reference.time-zone-unknown'
  refuseWrong(wrong)
}

export function checkCarrier(form: CarrierForm, { countries }: Pick<KnownCodes, 'countries'>): void {
  refuseWrong(countries.has(form.countryCode) ? {} : { countryCode: 'reference.country-unknown' })
}

/** Our own currency has no rate, and a currency is one of the standard. */
export function checkRate({ code }: RateForm): void {
  const isKnown = code !== 'CNY' && Intl.supportedValuesOf('currency').includes(code)
  refuseWrong(isKnown ? {} : { code: 'reference.currency-unknown' })
}

function refuseWrong(wrong: FieldProblems): void {
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.includes('/')
  } catch {
    return false
  }
}

/** Leaves out what the form does not mention: it stays as it is. */
const mentionedFields = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Row]: Exclude<Row[Name], undefined>
  }

type Saved<Table> = Partial<Omit<Table, 'version'>>

export const rowOfPlace = (form: PlaceForm): Saved<PlaceTable> =>
  mentionedFields({
    names: namesOfForm(form),
    pinyin: form.pinyin === null ? '' : form.pinyin,
    unLocode: form.unLocode,
    cityCode: form.cityCode,
    countryCode: form.countryCode,
    kind: form.kind,
    gauge: form.gauge,
    latitude: Number(form.latitude),
    longitude: Number(form.longitude),
    timeZone: form.timeZone,
    hotOrigin: form.hotOrigin,
    hotDestination: form.hotDestination,
    active: form.active,
  })

export const rowOfCarrier = (form: CarrierForm): Saved<CarrierTable> =>
  mentionedFields({
    names: namesOfForm(form),
    pinyin: form.pinyin === null ? '' : form.pinyin,
    countryCode: form.countryCode,
    iata: form.iata,
    icao: form.icao,
    scac: form.scac,
    awbPrefix: form.awbPrefix,
    active: form.active,
  })

export const rowOfCode = (form: CodeForm): Saved<CodeItemTable> =>
  mentionedFields({
    names: namesOfForm(form),
    pinyin: form.pinyin === null ? '' : form.pinyin,
    sort: form.sort,
    modes: form.modes,
    active: form.active,
  })

/** A rate that somebody set is a sample no longer. */
export const rowOfRate = (form: RateForm): Saved<ExchangeRateTable> => ({ rate: form.rate, sample: false })
