import { boxSizes } from '../reference/box-sizes.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { linePriceColumns } from './price-columns.ts'

const weightLimitColumns = boxSizes.map((size) => `weightLimit${size}` as const)
type WeightLimitColumn = (typeof weightLimitColumns)[number]

export const sharedColumns = ['perM3', 'kgPerM3', 'minM3', 'warehouseCode', 'warehouseCutoffHours'] as const

/** Kinds of cells: a day, a figure, one word or words, a list of codes, or a small language of its own. */
type ColumnKind =
  | 'word'
  | 'words'
  | 'figure'
  | 'day'
  | 'flag'
  | 'codes'
  | 'weekdays'
  | 'surcharges'
  | 'places'
  | 'freeTimes'
  | 'truckPrices'
  | 'partLoad'
  | 'largestPiece'

const pricesAndLimits = Object.fromEntries(
  [...linePriceColumns, ...weightLimitColumns].map((column) => [column, 'figure']),
) as Record<(typeof linePriceColumns)[number] | WeightLimitColumn, 'figure'>

/** The columns of the sheet in which prices leave the desk and come back, in the order they are written. */
export const tariffSheetKinds = {
  lineNo: 'word',
  serviceModeId: 'word',
  originCode: 'word',
  destinationCode: 'word',
  entryPortCode: 'word',
  carrierCode: 'word',
  validFrom: 'day',
  validTo: 'day',
  currency: 'word',
  direction: 'word',
  crossTrade: 'flag',
  viaCodes: 'codes',
  operator: 'words',
  transitDaysMin: 'figure',
  transitDaysMax: 'figure',
  weekdays: 'weekdays',
  siCutoffHours: 'figure',
  vgmCutoffHours: 'figure',
  cargoCutoffHours: 'figure',
  customsCutoffHours: 'figure',
  filingCutoffHours: 'figure',
  distanceKm: 'figure',
  freeDays: 'figure',
  ...pricesAndLimits,
  perM3: 'figure',
  kgPerM3: 'figure',
  minM3: 'figure',
  warehouseCode: 'word',
  warehouseCutoffHours: 'figure',
  truckPrices: 'truckPrices',
  partLoad: 'partLoad',
  largestPiece: 'largestPiece',
  receivingWarehouse: 'word',
  loadingStops: 'figure',
  unloadingStops: 'figure',
  freeHoursLoading: 'figure',
  freeHoursUnloading: 'figure',
  included: 'codes',
  notIncluded: 'codes',
  surcharges: 'surcharges',
  pickUpPlaces: 'places',
  returnPlaces: 'places',
  freeTimes: 'freeTimes',
  remark: 'words',
} as const satisfies Readonly<Record<string, ColumnKind>>
export type TariffColumn = keyof typeof tariffSheetKinds
export const tariffSheetColumns = Object.keys(tariffSheetKinds) as TariffColumn[]

export const mostTariffRows = 10_000

export const tariffRowStates = ['new', 'changed', 'same', 'wrong'] as const
export type TariffRowState = (typeof tariffRowStates)[number]

export const tariffColumnOnWire = (name: string): TariffColumn | undefined =>
  tariffSheetColumns.find((column) => wireNameOf(column) === name)
