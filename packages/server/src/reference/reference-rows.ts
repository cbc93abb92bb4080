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
const filledColumns = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Filled<Row>

const numberOrNull = (text: string | null) => (text === null ? null : Number(text))

export const placeOfRow = (row: PlaceTable): Place => ({
  mode: row.mode,
  code: row.code,
  names: row.names,
  pinyin: row.pinyin,
  aliases: row.aliases,
  countryCode: row.countryCode,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.timeZone,
  isBorder: row.kind === 'BORDER',
  isHotOrigin: row.hotOrigin,
  isHotDestination: row.hotDestination,
  routes: row.routes,
  active: row.active,
  version: row.version,
  ...filledColumns({
    unLocode: row.unLocode,
    cityCode: row.cityCode,
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
  countryCode: row.countryCode,
  containerPrefixes: row.containerPrefixes,
  active: row.active,
  version: row.version,
  ...filledColumns({ iata: row.iata, icao: row.icao, scac: row.scac, awbPrefix: row.awbPrefix }),
})

export const containerTypeOfRow = (row: ContainerTypeTable): ContainerType => ({
  label: row.label,
  size: row.size,
  type: row.type,
  iso: row.iso,
  names: row.names,
  pinyin: row.pinyin,
  maxPayloadKg: row.maxPayloadKg,
  tareKg: row.tareKg,
  active: row.active,
  version: row.version,
  ...filledColumns({
    innerL: numberOrNull(row.innerLength),
    innerW: numberOrNull(row.innerWidth),
    innerH: numberOrNull(row.innerHeight),
    doorW: numberOrNull(row.doorWidth),
    doorH: numberOrNull(row.doorHeight),
    volumeM3: numberOrNull(row.volumeM3),
    floorKgPerM: row.floorKgPerM,
  }),
})

export const truckTypeOfRow = (row: TruckTypeTable): TruckType => ({
  inOut: row.inOut,
  type: row.type,
  names: row.names,
  pinyin: row.pinyin,
  body: row.body,
  active: row.active,
  version: row.version,
  ...filledColumns({
    lengthM: numberOrNull(row.lengthM),
    widthM: numberOrNull(row.widthM),
    heightM: numberOrNull(row.heightM),
    payloadT: numberOrNull(row.payloadT),
    volumeM3: numberOrNull(row.volumeM3),
  }),
})

export const codeItemOfRow = (row: CodeItemTable): CodeItem => ({
  classCode: row.classCode,
  code: row.code,
  names: row.names,
  pinyin: row.pinyin,
  sort: row.sort,
  modes: row.modes,
  loadTypes: row.loadTypes,
  isDefault: row.isDefault,
  extra: row.extra,
  active: row.active,
  version: row.version,
})

export const categoryOfRow = ({ parentId, ...row }: CargoCategoryTable): CargoCategory => ({
  ...row,
  ...filledColumns({ parentId }),
})

export const factorOfRow = ({ kgPerTonneKm, ...row }: EmissionFactorTable): EmissionFactor => ({
  ...row,
  kgPerTonneKm,
})
