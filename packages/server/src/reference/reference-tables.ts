import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Tx } from '../platform/database.ts'
import type { Carrier, HotGroup, Names, Place } from './reference-types.ts'

type VersionedRow = { active: boolean; version: number }
type NamedRow = { names: Names; pinyin: string }

export type PlaceTable = VersionedRow &
  NamedRow & {
    mode: PlaceMode
    code: string
    unLocode: string | null
    aliases: string[]
    cityCode: string | null
    countryCode: string
    kind: NonNullable<Place['kind']> | null
    gauge: string | null
    region: string | null
    latitude: number
    longitude: number
    timeZone: string
    hotOrigin: boolean
    hotDestination: boolean
    routes: string[]
  }

export type CarrierTable = VersionedRow &
  NamedRow & {
    type: Carrier['type']
    code: string
    countryCode: string
    iata: string | null
    icao: string | null
    scac: string | null
    awbPrefix: string | null
    containerPrefixes: string[]
  }

export type CargoCategoryTable = NamedRow & {
  id: string
  parentId: string | null
  hs: string[]
  dangerous: boolean
  reefer: boolean
  oversize: boolean
}

export type ContainerTypeTable = VersionedRow &
  NamedRow & {
    label: string
    size: '20' | '40' | '45'
    type: string
    iso: string
    innerLength: string | null
    innerWidth: string | null
    innerHeight: string | null
    doorWidth: string | null
    doorHeight: string | null
    maxPayloadKg: number
    tareKg: number
    floorKgPerM: number | null
    volumeM3: string | null
    sort: number
  }

export type TruckTypeTable = VersionedRow &
  NamedRow & {
    inOut: 'I' | 'O'
    type: string
    body: string
    lengthM: string | null
    widthM: string | null
    heightM: string | null
    payloadT: string | null
    volumeM3: string | null
    sort: number
  }

type HsCodeTable = NamedRow & { code: string; level: number; chapter: string }

type CodeClassTable = { classCode: string; names: Names }

export type CodeItemTable = VersionedRow &
  NamedRow & {
    classCode: string
    code: string
    sort: number
    modes: string[]
    loadTypes: string[]
    isDefault: boolean
    extra: Readonly<Record<string, unknown>>
  }

export type ExchangeRateTable = {
  currency: string
  yearMonth: string
  rate: string
  sample: boolean
  version: number
}

export type HotGroupTable = {
  kind: HotGroup['kind']
  code: string
  names: Names
  sort: number
  members: HotGroup['members']
}

type WarehouseTable = VersionedRow &
  NamedRow & {
    code: string
    cityCode: string
    countryCode: string
    latitude: number
    longitude: number
    modes: string[]
    sort: number
    sample: boolean
  }

export type EmissionFactorTable = {
  edition: string
  mode: PlaceMode
  kgPerTonneKm: string
  scope: 'TTW' | 'WTW'
  source: string
  year: number
}

type FavouritePlaceTable = { customerId: string; mode: PlaceMode; code: string; addedAt: Date }

export type ReferenceTables = {
  place: PlaceTable
  carrier: CarrierTable
  cargoCategory: CargoCategoryTable
  containerType: ContainerTypeTable
  truckType: TruckTypeTable
  hsCode: HsCodeTable
  codeClass: CodeClassTable
  codeItem: CodeItemTable
  exchangeRate: ExchangeRateTable
  hotGroup: HotGroupTable
  warehouse: WarehouseTable
  emissionFactor: EmissionFactorTable
  referenceStamp: { single: boolean; stamp: string }
  referenceDelivery: { single: boolean; checksum: string }
  favouritePlace: FavouritePlaceTable
}

export const tables = (tx: Tx) => tx.withTables<ReferenceTables>()
