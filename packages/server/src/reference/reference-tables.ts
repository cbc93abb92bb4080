import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Tx } from '../platform/database.ts'
import type { Carrier, HotGroup, Names, Place } from './reference-types.ts'

type Kept = { active: boolean; version: number }
type Named = { names: Names; pinyin: string }

export type PlaceTable = Kept &
  Named & {
    mode: PlaceMode
    code: string
    un_locode: string | null
    aliases: string[]
    city_code: string | null
    country_code: string
    kind: NonNullable<Place['kind']> | null
    gauge: string | null
    region: string | null
    latitude: number
    longitude: number
    time_zone: string
    hot_origin: boolean
    hot_destination: boolean
    routes: string[]
  }

export type CarrierTable = Kept &
  Named & {
    type: Carrier['type']
    code: string
    country_code: string
    iata: string | null
    icao: string | null
    scac: string | null
    awb_prefix: string | null
    container_prefixes: string[]
  }

export type CargoCategoryTable = Named & {
  id: string
  parent_id: string | null
  hs: string[]
  dangerous: boolean
  reefer: boolean
  oversize: boolean
}

export type ContainerTypeTable = Kept &
  Named & {
    label: string
    size: '20' | '40' | '45'
    type: string
    iso: string
    inner_length: string | null
    inner_width: string | null
    inner_height: string | null
    door_width: string | null
    door_height: string | null
    max_payload_kg: number
    tare_kg: number
    floor_kg_per_m: number | null
    volume_m3: string | null
    sort: number
  }

export type TruckTypeTable = Kept &
  Named & {
    in_out: 'I' | 'O'
    type: string
    body: string
    length_m: string | null
    width_m: string | null
    height_m: string | null
    payload_t: string | null
    volume_m3: string | null
    sort: number
  }

type HsCodeTable = Named & { code: string; level: number; chapter: string }

type CodeClassTable = { class_code: string; names: Names }

export type CodeItemTable = Kept &
  Named & {
    class_code: string
    code: string
    sort: number
    modes: string[]
    load_types: string[]
    is_default: boolean
    extra: Readonly<Record<string, unknown>>
  }

export type ExchangeRateTable = {
  currency: string
  year_month: string
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

type WarehouseTable = Kept &
  Named & {
    code: string
    city_code: string
    country_code: string
    latitude: number
    longitude: number
    modes: string[]
    sort: number
    sample: boolean
  }

export type EmissionFactorTable = {
  edition: string
  mode: PlaceMode
  kg_per_tonne_km: string
  scope: 'TTW' | 'WTW'
  source: string
  year: number
}

type FavouritePlaceTable = { customer_id: string; mode: PlaceMode; code: string; added_at: Date }

export type ReferenceTables = {
  place: PlaceTable
  carrier: CarrierTable
  cargo_category: CargoCategoryTable
  container_type: ContainerTypeTable
  truck_type: TruckTypeTable
  hs_code: HsCodeTable
  code_class: CodeClassTable
  code_item: CodeItemTable
  exchange_rate: ExchangeRateTable
  hot_group: HotGroupTable
  warehouse: WarehouseTable
  emission_factor: EmissionFactorTable
  reference_stamp: { single: boolean; stamp: string }
  favourite_place: FavouritePlaceTable
}

/** This area's tables and no others. */
export const tables = (tx: Tx) => tx.withTables<ReferenceTables>()
