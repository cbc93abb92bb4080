import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Language } from '@landbridge/contract/shared/languages'

export type Names = Readonly<Record<Language, string>>

/** Everything that staff may edit carries the version of its last saving, and can be switched off. */
type Versioned = { active: boolean; version: number }

export type Place = Versioned & {
  mode: PlaceMode
  code: string
  names: Names
  /** Full pinyin, comma, initials. */
  pinyin: string
  /** The official UN/LOCODE, where the code that people type is another one. */
  unLocode?: string
  aliases: readonly string[]
  cityCode?: string
  cityNames?: Names
  countryCode: string
  kind?: 'HUB' | 'STATION' | 'PORT' | 'BORDER'
  /** Track gauges of a station in mm, 1435/1520 at a change of gauge. */
  gauge?: string
  region?: string
  latitude: number
  longitude: number
  timeZone: string
  isBorder: boolean
  isHotOrigin: boolean
  isHotDestination: boolean
  /** Routes of rail: R Russia, C Central Asia, E Europe, S Southeast Asia. */
  routes: readonly string[]
}

export type Warehouse = { code: string; names: Names; cityCode: string; modes: readonly string[] }

/** An airline (A) or a shipping company (C). */
export type Carrier = Versioned & {
  type: 'A' | 'C'
  code: string
  names: Names
  pinyin: string
  countryCode: string
  iata?: string
  icao?: string
  scac?: string
  awbPrefix?: string
  containerPrefixes: readonly string[]
}

export type ContainerType = Versioned & {
  label: string
  size: '20' | '40' | '45'
  type: string
  iso: string
  names: Names
  pinyin: string
  innerL?: number
  innerW?: number
  innerH?: number
  doorW?: number
  doorH?: number
  maxPayloadKg: number
  tareKg: number
  floorKgPerM?: number
  volumeM3?: number
}

export type TruckType = Versioned & {
  inOut: 'I' | 'O'
  type: string
  names: Names
  pinyin: string
  body: string
  lengthM?: number
  widthM?: number
  heightM?: number
  payloadT?: number
  volumeM3?: number
}

export type CodeItem = Versioned & {
  classCode: string
  code: string
  names: Names
  pinyin: string
  sort: number
  /** The forms that offer it, by mode code; empty means all. */
  modes: readonly string[]
  loadTypes: readonly string[]
  isDefault: boolean
  /** Other facts by class: UnitCd, TaxWay, TaxRate and Side of a charge, Untdid1001 of a document. */
  extra: Readonly<Record<string, unknown>>
}

export type CodeClass = { code: string; names: Names }

export type CargoCategory = {
  id: string
  parentId?: string
  names: Names
  pinyin: string
  hs: readonly string[]
  dangerous: boolean
  reefer: boolean
  oversize: boolean
}

export type HsCode = { code: string; level: number; chapter: string; names: Names; pinyin: string }

export type HotGroup = {
  kind: 'city' | 'route'
  code: string
  names: Names
  sort: number
  members: readonly { code: string; railCode: string }[]
}

/** CNY for one unit of a currency in one month (yyyy-MM). */
export type ExchangeRate = {
  currency: string
  yearMonth: string
  rate: string
  sample: boolean
  version: number
}

/** Kilograms of CO2e for one tonne over one kilometre. */
export type EmissionFactor = {
  edition: string
  mode: 'RAIL' | 'SEA' | 'AIR' | 'TRUCK'
  kgPerTonneKm: string
  scope: 'TTW' | 'WTW'
  source: string
  year: number
}
