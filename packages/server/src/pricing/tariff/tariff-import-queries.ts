import { setImmediate as breathe } from 'node:timers/promises'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Call } from '../../platform/serve.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { pricingModes } from '../pricing-modes.ts'
import { unknownCodes } from './tariff-code-queries.ts'
import {
  blankOf,
  changeFaults,
  columnFaults,
  foreignPriceFaults,
  type PlannedRow,
  type TypedRow,
  wholeRow,
} from './tariff-import-rules.ts'
import { describedBy, workingVersion } from './tariff-rules.ts'
import { areSame, type CellFaults, cellsOf, contentOf, readForm, type SheetCells } from './tariff-sheet-rules.ts'
import { versionsByLineNos, versionsOnLanes } from './tariff-store.ts'

/** Rows that are planned in one go, and the signs in them: a cell may hold a list, which takes its time. */
const mostAtOnce = { rows: 200, signs: 100_000 }

type KnownLine = { working: Tariff; newest: number; cells: SheetCells }

type KnownTariffs = { byNumber: Map<string, KnownLine[]>; byContent: Map<string, KnownLine> }

export async function planTariffRows(
  rows: readonly TypedRow[],
  { publish }: { publish: boolean },
  call: Call<'staff'>,
): Promise<PlannedRow[]> {
  const known = await knownLines(rows, call)
  const publishOn = publish ? businessDay(call.now) : undefined
  const seen = new Set<string>()
  const planned: PlannedRow[] = []
  let signs = 0
  for (const row of rows) {
    planned.push(await planRow(row, { known, seen, publishOn }, call))
    signs += Object.values(row.cells).reduce((sum, cell) => sum + cell.length, 0)
    if (planned.length % mostAtOnce.rows > 0 && signs < mostAtOnce.signs) continue
    signs = 0
    await breathe()
  }
  return planned
}

async function knownLines(rows: readonly TypedRow[], { tx }: Call<'staff'>): Promise<KnownTariffs> {
  const numbers = new Set(rows.flatMap(({ cells }) => cells.lineNo || []))
  const lanes = new Map(
    rows
      .filter(({ cells }) => !cells.lineNo)
      .map(({ cells: { originCode = '', destinationCode = '' } }) => [
        `${originCode} ${destinationCode}`,
        { originCode, destinationCode },
      ]),
  )
  const [named, sameContent] = await Promise.all([
    versionsByLineNos(tx, [...numbers]),
    versionsOnLanes(tx, [...lanes.values()]),
  ])
  const offered = linesIn(sameContent).filter(({ working }) => !working.salespersonId && working.state !== 'withdrawn')
  return {
    byNumber: Map.groupBy(linesIn(named), ({ working }) => working.lineNo),
    byContent: new Map(offered.map((line) => [contentOf(line.cells), line])),
  }
}

const linesIn = (versions: readonly Tariff[]): KnownLine[] =>
  [...Map.groupBy(versions, ({ lineage }) => lineage).values()].flatMap((line) => {
    const working = workingVersion(line)
    const newest = Math.max(...line.map(({ revision }) => revision))
    return working ? [{ working, newest, cells: cellsOf(working) }] : []
  })

type PlanningContext = { known: KnownTariffs; seen: Set<string>; publishOn: string | undefined }

async function planRow(typed: TypedRow, planning: PlanningContext, call: Call<'staff'>): Promise<PlannedRow> {
  const { row } = typed
  const lineNo = typed.cells.lineNo || undefined
  if (lineNo === undefined) return planNew({ row, cells: wholeRow(typed.cells, undefined) }, planning, call)
  const wrong = (key: string): PlannedRow => ({ row, lineNo, what: 'wrong', faults: { lineNo: key } })
  const [line, ...more] = planning.known.byNumber.get(lineNo) ?? []
  if (!line) return wrong('pricing.line-unknown')
  if (more.length > 0) return wrong('pricing.line-ambiguous')
  if (isSeen(lineNo, planning)) return wrong('pricing.line-twice')
  return planChanged({ row, cells: wholeRow(typed.cells, line.cells) }, line, planning, call)
}

const isSeen = (key: string, { seen }: PlanningContext): boolean => seen.size === seen.add(key).size

/** A row without a number is a new line, unless there is one that says the same. */
async function planNew({ row, cells }: WholeRow, planning: PlanningContext, call: Call<'staff'>): Promise<PlannedRow> {
  const read = readRow(cells, undefined)
  if ('faults' in read) return { row, what: 'wrong', faults: read.faults }
  const content = contentOf(read.meant)
  if (isSeen(content, planning)) return { row, what: 'wrong', faults: { lineNo: 'pricing.row-twice' } }
  const existing = planning.known.byContent.get(content)
  if (existing) return { row, lineNo: existing.working.lineNo, what: 'same' }
  const faults = await ruleFaults(read, undefined, planning, call)
  if (Object.keys(faults).length > 0) return { row, what: 'wrong', faults }
  return { row, what: 'new', form: read.form, mode: read.mode }
}

async function planChanged(
  { row, cells }: WholeRow,
  line: KnownLine,
  planning: PlanningContext,
  call: Call<'staff'>,
): Promise<PlannedRow> {
  const { working: base, newest } = line
  const { lineNo } = base
  if (areSame(cells, line.cells)) return { row, lineNo, what: 'same' }
  const read = readRow(cells, line)
  if ('faults' in read) return { row, lineNo, what: 'wrong', faults: read.faults }
  if (areSame(read.meant, line.cells)) return { row, lineNo, what: 'same' }
  const faults = await ruleFaults(read, base, planning, call)
  if (Object.keys(faults).length > 0) return { row, lineNo, what: 'wrong', faults }
  return { row, lineNo, what: 'changed', form: read.form, base, newest }
}

type WholeRow = { row: number; cells: SheetCells }
type Meaning = { form: TariffForm; mode: PricingMode; meant: SheetCells }

function readRow(cells: SheetCells, line: KnownLine | undefined): Meaning | { faults: CellFaults } {
  const base = line?.working
  const mode = pricingModes.find(({ code }) => code === cells.serviceModeId)
  if (!mode) return { faults: { serviceModeId: cells.serviceModeId ? 'pricing.mode-unknown' : 'shared.needed' } }
  if (base && base.mode !== mode.code) return { faults: { serviceModeId: 'pricing.line-other-mode' } }
  const foreign = foreignPriceFaults(cells, line?.cells, mode)
  const read = readForm(cells, base?.salespersonId)
  if ('faults' in read) return { faults: { ...read.faults, ...foreign } }
  if (Object.keys(foreign).length > 0) return { faults: foreign }
  return { form: read.form, mode, meant: cellsOf(describedBy(read.form, base ?? blankOf(mode))) }
}

const ruleFaults = async (
  { form, mode }: Meaning,
  base: Tariff | undefined,
  { publishOn }: PlanningContext,
  call: Call<'staff'>,
): Promise<CellFaults> => ({
  ...columnFaults(await unknownCodes(form, mode, call)),
  ...changeFaults(form, { base, mode, publishOn }),
})
