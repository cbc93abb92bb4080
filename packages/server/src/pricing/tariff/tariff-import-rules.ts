import { tariffColumnCalled } from '@landbridge/contract/pricing/tariff-headings'
import {
  mostTariffRows,
  type TariffColumn,
  type TariffRowState,
  tariffRowStates,
  tariffSheetColumns,
  tariffSheetKinds,
} from '@landbridge/contract/pricing/tariff-sheet'
import type { TariffSheetReport } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import type { Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { checkPublishable, describedBy } from './tariff-rules.ts'
import { type CellFaults, foreignPrices, type SheetCells, typedCell, typedFigures } from './tariff-sheet-rules.ts'

type Sheet = { rows: readonly { row: number; cells: readonly (string | number | undefined)[] }[]; isFrom1904: boolean }

export type TypedRow = { row: number; cells: Partial<SheetCells> }
type HeadingFault = TariffSheetReport['headingFaults'][number]
export type ReadTariffs = { rows: TypedRow[]; headingFaults: HeadingFault[] }

export type PlannedRow = { row: number; lineNo?: string | undefined } & (
  | { what: 'wrong'; faults: CellFaults }
  | { what: 'same' }
  | { what: 'new'; form: TariffForm; mode: PricingMode }
  | { what: 'changed'; form: TariffForm; base: Tariff; newest: number }
)

const neededColumns = ['lineNo', 'serviceModeId', 'originCode', 'destinationCode', 'validFrom', 'validTo'] as const

const rowsAtOnce = 200

type Breathe = () => Promise<unknown>

/** The rows of a sheet by the columns that its headings name, in any order and any of our languages. */
export async function readTariffRows({ rows, isFrom1904 }: Sheet, breathe: Breathe): Promise<ReadTariffs> {
  const [first, ...body] = rows
  if (!first) throw new Problem('shared.invalid-input', { fid: 'pricing.sheet-empty' })
  if (body.length > mostTariffRows) throw new Problem('shared.invalid-input', { fid: 'pricing.sheet-too-long' })
  const headings = first.cells.map((cell) => String(cell ?? '').trim())
  const columns = headings.map((heading) => (heading === '' ? undefined : tariffColumnCalled(heading)))
  const headingFaults = [
    ...headings.flatMap((heading, index): HeadingFault[] => {
      const column = columns[index]
      if (heading === '') {
        const isFilled = body.some(({ cells }) => cells[index] !== undefined)
        return isFilled ? [{ heading: `${index + 1}`, key: 'pricing.heading-missing' }] : []
      }
      if (!column) return [{ heading, key: 'pricing.heading-unknown' }]
      return columns.indexOf(column) < index ? [{ heading, key: 'pricing.heading-twice' }] : []
    }),
    ...neededColumns
      .filter((column) => !columns.includes(column))
      .map((column) => ({ heading: wireNameOf(column), key: 'pricing.heading-needed' })),
  ]
  if (headingFaults.length === 0 && body.length === 0)
    throw new Problem('shared.invalid-input', { fid: 'pricing.sheet-empty' })
  const namedColumns = columns.flatMap((column, index) =>
    column && columns.lastIndexOf(column) === index ? [{ column, at: index }] : [],
  )
  const figures = await figuresOf(body, namedColumns, breathe)
  const typed: TypedRow[] = []
  for (const [line, { row, cells }] of body.entries()) {
    const entries = namedColumns.map(({ column, at }) => [
      column,
      figures.get(column)?.[line] ?? typedCell(column, cells[at], { isFrom1904 }),
    ])
    typed.push({ row, cells: Object.fromEntries(entries) })
    if (typed.length % rowsAtOnce === 0) await breathe()
  }
  return { rows: typed, headingFaults }
}

type NamedColumn = { column: TariffColumn; at: number }

/** The figures of each column that has some; a column is read as a whole, and others get their turn between two of them. */
async function figuresOf(
  body: Sheet['rows'],
  named: readonly NamedColumn[],
  breathe: Breathe,
): Promise<Map<TariffColumn, (string | undefined)[]>> {
  const figures = new Map<TariffColumn, (string | undefined)[]>()
  for (const { column, at } of named) {
    if (tariffSheetKinds[column] !== 'figure') continue
    const typed = body.map(({ cells }) => cells[at])
    figures.set(column, typedFigures(column, typed))
    await breathe()
  }
  return figures
}

/** A row completed by the existing line where its sheet has no column. */
export const wholeRow = (typed: Partial<SheetCells>, base: SheetCells | undefined): SheetCells =>
  Object.fromEntries(tariffSheetColumns.map((column) => [column, typed[column] ?? base?.[column] ?? ''])) as SheetCells

export function foreignPriceFaults(cells: SheetCells, base: SheetCells | undefined, mode: PricingMode): CellFaults {
  const wrong = foreignPrices([mode]).filter((column) => cells[column] !== '' && cells[column] !== base?.[column])
  return Object.fromEntries(wrong.map((column) => [column, 'pricing.price-not-in-mode']))
}

/** The reason that keeps a published line from changing as a row says, or a draft from being published. */
export function changeFaults(
  form: TariffForm,
  { base, mode, publishOn }: { base: Tariff | undefined; mode: PricingMode; publishOn: string | undefined },
): CellFaults {
  if (base?.state === 'withdrawn') return { lineNo: 'pricing.line-withdrawn' }
  if (base?.state === 'published' && form.validFrom <= base.validFrom) {
    return { validFrom: 'pricing.version-from-early' }
  }
  return publishOn === undefined ? {} : publishFaults(form, mode, publishOn)
}

/** The columns of a new line outside its form. */
export const blankOf = ({ code }: Pick<PricingMode, 'code'>): Parameters<typeof describedBy>[1] => ({
  id: '',
  mode: code,
  lineage: '',
  revision: 1,
  lineNo: '',
  state: 'draft',
  isSample: false,
  version: 1,
  changedAt: new Date(0),
})

function publishFaults(form: TariffForm, mode: PricingMode, today: string): CellFaults {
  try {
    checkPublishable(mode, describedBy(form, blankOf(mode)), today)
    return {}
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return columnFaults(error.fields ?? {})
  }
}

export const columnFaults = (fields: FieldProblems): CellFaults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, key]) => {
      const [first] = path.split('.')
      const column: TariffColumn = tariffSheetColumns.find((one) => one === first) ?? 'lineNo'
      return [column, key]
    }),
  )

export function reportOf(
  rows: readonly PlannedRow[],
  headingFaults: HeadingFault[],
  applied: boolean,
): TariffSheetReport {
  const count = (state: TariffRowState) => rows.filter((row) => row.what === state).length
  return {
    applied,
    counts: Object.fromEntries(tariffRowStates.map((state) => [state, count(state)])) as TariffSheetReport['counts'],
    headingFaults,
    rows: rows.map((row) => ({
      row: row.row,
      ...(row.lineNo && { lineNo: row.lineNo }),
      what: row.what,
      faults:
        row.what === 'wrong'
          ? Object.entries(row.faults).map(([column, key]) => ({ column: wireNameOf(column), key }))
          : [],
    })),
  }
}

export function refuseWrong({ headingFaults, rows }: TariffSheetReport): void {
  const wrong = [
    ...headingFaults.map(({ heading, key }) => [`Headings.${heading}`, key]),
    ...rows.flatMap(({ row, faults }) => faults.map(({ column, key }) => [`Rows.${row}.${column}`, key])),
  ]
  if (wrong.length > 0) throw new Problem('pricing.rows-refused', Object.fromEntries(wrong))
}
