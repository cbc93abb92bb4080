import type {
  CargoCategoryTable,
  CarrierTable,
  CodeItemTable,
  ContainerTypeTable,
  EmissionFactorTable,
  PlaceTable,
  TruckTypeTable,
} from './reference-tables.ts'
import type {
  CargoCategory,
  Carrier,
  CodeItem,
  ContainerType,
  EmissionFactor,
  Place,
  TruckType,
} from './reference-types.ts'

/** Leaves out what is null, so that an absent fact is an absent member. */
type Filled<Row> = { [Name in keyof Row]?: NonNullable<Row[Name]> }
const filled = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Filled<Row>

const number = (text: string | null) => (text === null ? null : Number(text))

export const placeOfRow = (row: PlaceTable): Place => ({
  mode: row.mode,
  code: row.code,
  names: row.names,
  pinyin: row.pinyin,
  aliases: row.aliases,
  countryCode: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.time_zone,
  isBorder: row.kind === 'BORDER',
  isHotOrigin: row.hot_origin,
  isHotDestination: row.hot_destination,
  routes: row.routes,
  active: row.active,
  version: row.version,
  ...filled({
    unLocode: row.un_locode,
    cityCode: row.city_code,
    kind: row.kind,
    gauge: row.gauge,
    region: row.region,
  }),
})

export const carrierOfRow = (row: CarrierTable): Carrier => ({
  type: row.type,
  code: row.code,
  names: row.names,
  pinyin: row.pinyin,
  countryCode: row.country_code,
  containerPrefixes: row.container_prefixes,
  active: row.active,
  version: row.version,
  ...filled({ iata: row.iata, icao: row.icao, scac: row.scac, awbPrefix: row.awb_prefix }),
})

export const containerTypeOfRow = (row: ContainerTypeTable): ContainerType => ({
  label: row.label,
  size: row.size,
  type: row.type,
  iso: row.iso,
  names: row.names,
  pinyin: row.pinyin,
  maxPayloadKg: row.max_payload_kg,
  tareKg: row.tare_kg,
  active: row.active,
  version: row.version,
  ...filled({
    innerL: number(row.inner_length),
    innerW: number(row.inner_width),
    innerH: number(row.inner_height),
    doorW: number(row.door_width),
    doorH: number(row.door_height),
    volumeM3: number(row.volume_m3),
    floorKgPerM: row.floor_kg_per_m,
  }),
})

export const truckTypeOfRow = (row: TruckTypeTable): TruckType => ({
  inOut: row.in_out,
  type: row.type,
  names: row.names,
  pinyin: row.pinyin,
  body: row.body,
  active: row.active,
  version: row.version,
  ...filled({
    lengthM: number(row.length_m),
    widthM: number(row.width_m),
    heightM: number(row.height_m),
    payloadT: number(row.payload_t),
    volumeM3: number(row.volume_m3),
  }),
})

export const codeItemOfRow = (row: CodeItemTable): CodeItem => ({
  classCode: row.class_code,
  code: row.code,
  names: row.names,
  pinyin: row.pinyin,
  sort: row.sort,
  modes: row.modes,
  loadTypes: row.load_types,
  isDefault: row.is_default,
  extra: row.extra,
  active: row.active,
  version: row.version,
})

export const categoryOfRow = ({ parent_id, ...row }: CargoCategoryTable): CargoCategory => ({
  ...row,
  ...filled({ parentId: parent_id }),
})

export const factorOfRow = ({ kg_per_tonne_km, ...row }: EmissionFactorTable): EmissionFactor => ({
  ...row,
  kgPerTonneKm: kg_per_tonne_km,
})
