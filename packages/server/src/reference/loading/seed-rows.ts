import { businessZone } from '@landbridge/contract/shared/business-day'
import { readAirports } from '@landbridge/reference-data/airports'
import { type CargoCategoryRow, readCargoCategories } from '@landbridge/reference-data/cargo-categories'
import { readCarriers } from '@landbridge/reference-data/carriers'
import { readCities } from '@landbridge/reference-data/cities'
import { readCodelib } from '@landbridge/reference-data/codelib'
import { readContainerTypes } from '@landbridge/reference-data/container-types'
import { emissionFactorSeed } from '@landbridge/reference-data/emission-factors'
import { readHotCityGroups } from '@landbridge/reference-data/hot-city-groups'
import { readHsCodes } from '@landbridge/reference-data/hs-codes'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { readSeaPorts } from '@landbridge/reference-data/sea-ports'
import { timeZoneOf } from '@landbridge/reference-data/time-zones'
import { readTruckTypes } from '@landbridge/reference-data/truck-types'
import type {
  CargoCategoryTable,
  CarrierTable,
  CodeItemTable,
  HotGroupTable,
  PlaceTable,
  ReferenceTables,
} from '../reference-tables.ts'
import type { Names } from '../reference-types.ts'

type Rows = { [Table in keyof ReferenceTables]?: readonly Partial<ReferenceTables[Table]>[] | undefined }

/** The delivered data as rows of the tables, in an order in which no row names one that comes later. */
export const seedRows = (): Rows => ({
  place: [...stationRows(), ...seaPortRows(), ...airportRows(), ...cityRows()],
  carrier: carrierRows(),
  cargoCategory: categoryRows(),
  containerType: containerRows(),
  truckType: truckRows(),
  hsCode: readHsCodes().rows.map((row) => ({
    ...namesAndPinyin(row, 'Name'),
    code: row.Code,
    level: row.Level,
    chapter: row.Chapter,
  })),
  codeClass: readCodelib().classes.map((one) => ({ classCode: one.ClassCode, names: namesOf(one, 'ClassName') })),
  codeItem: codeRows(),
  hotGroup: hotGroupRows(),
  emissionFactor: emissionFactorSeed.map(({ kgPerTonneKm, ...factor }) => ({
    ...factor,
    kgPerTonneKm,
  })),
})

/** Invented for demonstration, and marked so. */
export const sampleWarehouseRows = (): Rows['warehouse'] =>
  readPriceLanes().warehouses.map((row) => ({
    ...firstVersion,
    ...namesAndPinyin(row, 'WhoName'),
    code: row.WhoCd,
    cityCode: row.CityCd,
    countryCode: row.CountryCd,
    latitude: row.Lat,
    longitude: row.Lon,
    modes: row.Modes,
    sort: row.Sort,
    sample: true,
  }))

const firstVersion = { active: true, version: 1 } as const

function namesOf(row: object, stem: string): Names {
  const name = (language: string) => String((row as Record<string, unknown>)[stem + language])
  return { 'zh-CN': name('Chs'), 'zh-TW': name('Cht'), en: name('Eng'), ru: name('Rus') }
}
const namesAndPinyin = (row: { py: string }, stem: string) => ({ names: namesOf(row, stem), pinyin: row.py })

type SeedLocation = {
  CityCd: string
  CountryCd: string
  Lat: number
  Lon: number
  CommonPortl?: string
  CommonDest?: string
}

function locationColumns({ CityCd, CountryCd, Lat, Lon, CommonPortl, CommonDest }: SeedLocation): Partial<PlaceTable> {
  return {
    ...firstVersion,
    cityCode: CityCd,
    countryCode: CountryCd,
    latitude: Lat,
    longitude: Lon,
    timeZone: timeZoneOf(CountryCd, Lat, Lon) ?? businessZone,
    hotOrigin: CommonPortl === 'T',
    hotDestination: CommonDest === 'T',
    aliases: [],
    routes: [],
  }
}

const stationRows = (): Partial<PlaceTable>[] =>
  readRailTerminals().rows.map((row) => ({
    ...locationColumns(row),
    ...namesAndPinyin(row, 'PortName'),
    mode: 'RAIL',
    code: row.PortCd,
    unLocode: row.UnLocode,
    kind: row.Kind,
    gauge: row.GaugeMm,
    routes: row.Routes,
  }))

const seaPortRows = (): Partial<PlaceTable>[] =>
  readSeaPorts().rows.map((row) => ({
    ...locationColumns(row),
    ...namesAndPinyin(row, 'PortName'),
    mode: 'SEA',
    code: row.PortCd,
    unLocode: row.UnLocode,
    region: row.Region,
  }))

const airportRows = (): Partial<PlaceTable>[] =>
  readAirports().rows.map((row) => ({
    ...locationColumns(row),
    ...namesAndPinyin(row, 'PortName'),
    mode: 'AIR',
    code: row.PortCd,
    aliases: [...(row.AliasIata ?? []), row.Icao],
  }))

/** A city is hot where one of the offered groups names it. */
function cityRows(): Partial<PlaceTable>[] {
  const hot = new Set(readHotCityGroups().groups.flatMap(({ cities }) => cities.map(({ CityCd }) => CityCd)))
  return readCities().rows.map((row) => ({
    ...locationColumns(row),
    ...namesAndPinyin(row, 'CityName'),
    mode: 'TRUCK',
    code: row.CityCd,
    aliases: row.Aliases ?? [],
    hotOrigin: hot.has(row.CityCd),
  }))
}

const carrierRows = (): Partial<CarrierTable>[] =>
  readCarriers().rows.map((row) => ({
    ...firstVersion,
    ...namesAndPinyin(row, 'CriName'),
    type: row.Type,
    code: row.CriCd,
    countryCode: row.CountryCd,
    iata: row.Iata ?? null,
    icao: row.Icao ?? null,
    scac: row.Scac ?? null,
    awbPrefix: row.AwbPrefix ?? null,
    containerPrefixes: row.ContainerPrefixes ?? [],
  }))

/** A group is what any of its kinds is. */
function categoryRows(): CargoCategoryTable[] {
  const groups = readCargoCategories().rows
  const rowOf = (row: CargoCategoryRow, kinds: readonly CargoCategoryRow[]) => ({
    ...namesAndPinyin(row, 'CategoryName'),
    id: row.Id,
    parentId: row.Pid,
    hs: row.Hs,
    dangerous: kinds.some((kind) => kind.Dangerous === 'T'),
    reefer: kinds.some((kind) => kind.Reefer === 'T'),
    oversize: kinds.some((kind) => kind.Oversize === 'T'),
  })
  const children = groups.flatMap((group) => group.children)
  return [...groups.map((group) => rowOf(group, group.children)), ...children.map((child) => rowOf(child, [child]))]
}

const measureText = (measure: number | null) => (measure === null ? null : String(measure))

const containerRows = (): Rows['containerType'] =>
  readContainerTypes().rows.map((row, sort) => ({
    ...firstVersion,
    ...namesAndPinyin(row, 'Name'),
    label: row.Label,
    size: row.Size,
    type: row.Type,
    iso: row.Iso6346,
    innerLength: measureText(row.InnerL),
    innerWidth: measureText(row.InnerW),
    innerHeight: measureText(row.InnerH),
    doorWidth: measureText(row.DoorW),
    doorHeight: measureText(row.DoorH),
    maxPayloadKg: row.MaxPayloadKg,
    tareKg: row.TareKg,
    floorKgPerM: row.FloorKgPerM,
    volumeM3: measureText(row.VolumeM3),
    sort,
  }))

const truckRows = (): Rows['truckType'] =>
  readTruckTypes().rows.map((row, sort) => ({
    ...firstVersion,
    ...namesAndPinyin(row, 'TypeName'),
    inOut: row.InOut,
    type: row.Type,
    body: row.Body,
    lengthM: measureText(row.LengthM),
    widthM: measureText(row.WidthM),
    heightM: measureText(row.HeightM),
    payloadT: measureText(row.PayloadT),
    volumeM3: measureText(row.VolumeM3),
    sort,
  }))

/** Entries that say that nothing is wanted: a form offers them, a filter may leave them out. */
const defaults = new Set(['NONE', 'ANY'])
const ownMembers = new Set([
  'Code',
  'Name',
  'NameChs',
  'NameCht',
  'NameEng',
  'NameRus',
  'Sort',
  'py',
  'Modes',
  'LoadTypes',
])

const codeRows = (): Partial<CodeItemTable>[] =>
  readCodelib().classes.flatMap((one) =>
    one.items.map((item) => ({
      ...firstVersion,
      ...namesAndPinyin(item, 'Name'),
      classCode: one.ClassCode,
      code: item.Code,
      sort: item.Sort,
      modes: item.Modes ?? [],
      loadTypes: item.LoadTypes ?? [],
      isDefault: defaults.has(item.Code),
      extra: Object.fromEntries(
        Object.entries(item).filter(([name, value]) => !ownMembers.has(name) && value !== null),
      ),
    })),
  )

function hotGroupRows(): HotGroupTable[] {
  const { groups, routes } = readHotCityGroups()
  return [
    ...groups.map((group) => ({
      kind: 'city' as const,
      code: group.GroupCd,
      names: namesOf(group, 'GroupName'),
      sort: group.Sort,
      members: group.cities.map((city) => ({ code: city.CityCd, railCode: city.RailPortCd })),
    })),
    ...routes.map((route) => ({
      kind: 'route' as const,
      code: route.RouteCd,
      names: namesOf(route, 'RouteName'),
      sort: route.Sort,
      members: route.destinations.map(({ PortCd }) => ({ code: PortCd, railCode: PortCd })),
    })),
  ]
}
