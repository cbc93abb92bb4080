import { boxColumns, boxSizes } from '@landbridge/contract/pricing/box'
import { airRates } from '@landbridge/contract/pricing/chargeable'
import { linePriceColumns } from '@landbridge/contract/pricing/price-columns'
import {
  codesText,
  freeTimesText,
  largestPieceText,
  partLoadText,
  placesText,
  readCodes,
  readFreeTimes,
  readLargestPiece,
  readPartLoad,
  readPlaces,
  readSurcharges,
  readTruckPrices,
  readWeekdays,
  surchargesText,
  truckPricesText,
} from '@landbridge/contract/pricing/tariff-cells'
import {
  sharedColumns,
  type TariffColumn,
  tariffSheetColumns,
  tariffSheetKinds,
} from '@landbridge/contract/pricing/tariff-sheet'
import { type TariffForm, tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { commaJoined } from '@landbridge/contract/shared/comma-joined'
import { ambiguousFigure, ambiguousReadings, readFigureColumn } from '@landbridge/contract/shared/figure'
import { Problem } from '@landbridge/contract/shared/problem'
import { wire } from '@landbridge/contract/shared/wire'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import type { Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'

export type SheetCells = Record<TariffColumn, string>
export type CellFaults = Partial<Record<TariffColumn, string>>

const formWire = wire(tariffForm, { unknownNames: 'ignore', empty: 'absent' })

export function cellsOf(tariff: Tariff): SheetCells {
  const { terms } = tariff
  const plain: Readonly<Record<string, unknown>> = { ...terms.sharedContainer, ...terms, ...tariff }
  const limits = terms.weightLimits.map(({ containerType, weightLimitKg }) => [
    `weightLimit${containerType}`,
    weightLimitKg,
  ])
  const written: Readonly<Record<string, unknown>> = {
    ...plain,
    ...Object.fromEntries(limits),
    serviceModeId: tariff.mode,
    crossTrade: terms.crossTrade ? 'T' : 'F',
    viaCodes: codesText(terms.viaCodes ?? []),
    weekdays: terms.weekdays.toSorted().join(' '),
    included: codesText(terms.included ?? []),
    notIncluded: codesText(terms.notIncluded ?? []),
    surcharges: surchargesText(terms.surcharges),
    pickUpPlaces: placesText(terms.pickUpPlaces),
    returnPlaces: placesText(terms.returnPlaces),
    freeTimes: freeTimesText(terms.freeTimes ?? []),
    truckPrices: truckPricesText(terms.truckPrices ?? []),
    partLoad: terms.partLoad ? partLoadText(terms.partLoad) : '',
    largestPiece: terms.largestPiece ? largestPieceText(terms.largestPiece) : '',
  }
  return Object.fromEntries(tariffSheetColumns.map((column) => [column, String(written[column] ?? '')])) as SheetCells
}

/** The form of a line, or the faults by column; its salesperson stands in no column. */
export function readForm(
  cells: SheetCells,
  salespersonId?: string | undefined,
): { form: TariffForm } | { faults: CellFaults } {
  const { parts, faults } = partsOf(cells)
  const shared = Object.fromEntries(sharedColumns.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])))
  const sizes = boxSizes.filter((size) => cells[`weightLimit${size}`])
  const plain = tariffSheetColumns.filter((column) => column in tariffForm.shape && !(column in parts))
  const sent = onWire({
    ...Object.fromEntries(plain.map((column) => [column, cells[column]])),
    ...parts,
    salespersonId: salespersonId ?? '',
    weightLimits: sizes.map((size) => ({ containerType: size, weightLimitKg: cells[`weightLimit${size}`] })),
    sharedContainer: Object.keys(shared).length > 0 ? shared : '',
  })
  const columnAt = (path: string): TariffColumn => {
    const [first = '', second = ''] = formWire.pathInside(path).split('.')
    if (first === 'weightLimits') return `weightLimit${sizes[Number(second)] ?? boxSizes[0]}`
    const named = tariffSheetColumns.find((column) => column === (first === 'sharedContainer' ? second : first))
    return named ?? 'lineNo'
  }
  try {
    const form = formWire.decode(sent)
    return Object.keys(faults).length > 0 ? { faults } : { form }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const wrong = Object.entries(error.fields ?? {}).map(([path, key]) => {
      const column = columnAt(path)
      return [column, ambiguousReadings(cells[column]).length > 0 ? 'shared.figure-ambiguous' : key]
    })
    return { faults: { ...Object.fromEntries(wrong), ...faults } }
  }
}

const unreadReasons = {
  weekdays: 'pricing.weekdays-unread',
  surcharges: 'pricing.surcharges-unread',
  pickUpPlaces: 'pricing.places-unread',
  returnPlaces: 'pricing.places-unread',
  freeTimes: 'pricing.free-times-unread',
  truckPrices: 'pricing.truck-prices-unread',
  partLoad: 'pricing.part-load-unread',
  largestPiece: 'pricing.largest-piece-unread',
} as const

function partsOf(cells: SheetCells) {
  const read = {
    weekdays: readWeekdays(cells.weekdays),
    surcharges: readSurcharges(cells.surcharges),
    pickUpPlaces: readPlaces(cells.pickUpPlaces),
    returnPlaces: readPlaces(cells.returnPlaces),
    freeTimes: readFreeTimes(cells.freeTimes),
    truckPrices: readTruckPrices(cells.truckPrices),
    partLoad: readPartLoad(cells.partLoad),
    largestPiece: readLargestPiece(cells.largestPiece),
  }
  const unread = (Object.keys(unreadReasons) as (keyof typeof unreadReasons)[]).filter((column) => !read[column])
  const faults: CellFaults = Object.fromEntries(unread.map((column) => [column, unreadReasons[column]]))
  const parts = {
    weekdays: read.weekdays ?? [1],
    surcharges: read.surcharges ?? [],
    pickUpPlaces: read.pickUpPlaces ?? [],
    returnPlaces: read.returnPlaces ?? [],
    freeTimes: read.freeTimes ?? [],
    truckPrices: read.truckPrices ?? [],
    partLoad: read.partLoad?.partLoad ?? '',
    largestPiece: read.largestPiece?.largestPiece ?? '',
    viaCodes: commaJoined(readCodes(cells.viaCodes)),
    included: commaJoined(readCodes(cells.included)),
    notIncluded: commaJoined(readCodes(cells.notIncluded)),
  }
  return { parts, faults }
}

function onWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [wireNameOf(name), onWire(member)]))
}

/** 450 equals 450.00, and an empty line at an end is nothing. */
export const areSame = (one: SheetCells, other: SheetCells): boolean =>
  tariffSheetColumns.every((column) => column === 'lineNo' || compared(column, one) === compared(column, other))

export const contentOf = (cells: SheetCells): string =>
  tariffSheetColumns
    .filter((column) => column !== 'lineNo')
    .map((column) => compared(column, cells))
    .join('\u0000')

function compared(column: TariffColumn, cells: SheetCells): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a sheet cannot hold them
  const cell = cells[column].replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '').trim()
  const kind = tariffSheetKinds[column]
  if (kind === 'word' || kind === 'words' || kind === 'day' || kind === 'flag') return cell
  return cell.replaceAll(/\d+\.\d+/g, (figure) => figure.replace(/\.?0+$/, ''))
}

/** A cell as the text that stands for it, with a day of any form a sheet keeps; figures typed as text are read with their column. */
export function typedCell(
  column: TariffColumn,
  typed: string | number | undefined,
  { isFrom1904 }: { isFrom1904: boolean },
): string {
  const kind = tariffSheetKinds[column]
  if (typed === undefined) return ''
  if (kind === 'day') return typeof typed === 'number' ? dayOfSheet(typed, isFrom1904) : typed.trim().slice(0, 40)
  const text = String(typed).trim()
  if (kind === 'flag') return flagWords.get(text.toLowerCase()) ?? text
  return inCapitals.has(column) ? text.toUpperCase() : text
}

const inCapitals: ReadonlySet<TariffColumn> = new Set([
  'lineNo',
  'serviceModeId',
  'originCode',
  'destinationCode',
  'entryPortCode',
  'currency',
  'direction',
])

const flagWords = new Map([
  ['', 'F'],
  ['t', 'T'],
  ['f', 'F'],
  ['1', 'T'],
  ['0', 'F'],
  ['true', 'T'],
  ['false', 'F'],
])

/** A sheet keeps a day as how many passed since 1900, or since 1904 where it says so. */
function dayOfSheet(days: number, isFrom1904: boolean): string {
  const first = isFrom1904 ? '1904-01-01' : '1899-12-30'
  const isDay = days > 0 && days < 200_000
  return isDay ? dayAfter(first, Math.floor(days)) : String(days)
}

const longestFigure = 100

/** Columns of figures that are no counts, and may be small enough for three decimals. */
const fractions = [...airRates, 'perM3', 'minM3'] as const

/** The figures of a text column read as a whole; ambiguous ones stay questions. */
export function typedFigures(
  column: TariffColumn,
  cells: readonly (string | number | undefined)[],
): (string | undefined)[] {
  const typed = cells.map((cell) => (typeof cell === 'string' && cell.length <= longestFigure ? cell : ''))
  const isFraction = fractions.some((one) => one === column)
  const isBoxPrice = boxColumns.some((one) => one === column)
  const readings = readFigureColumn(typed, isBoxPrice ? { decimals: 2 } : { whole: !isFraction })
  return readings.map((reading) => {
    if ('figure' in reading) return reading.figure
    return 'mayMean' in reading ? ambiguousFigure(reading.mayMean) : undefined
  })
}

const priceCells = [...linePriceColumns, 'truckPrices', 'partLoad'] as const

export function foreignPrices(modes: readonly Pick<PricingMode, 'lineColumns' | 'listedPrices'>[]) {
  const ownColumns: readonly string[] = modes.flatMap(({ lineColumns, listedPrices }) => [
    ...lineColumns,
    ...listedPrices,
  ])
  return priceCells.filter((column) => !ownColumns.includes(column))
}
