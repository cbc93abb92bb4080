import { type LocalPartnerForm, localPartnerForm } from '@landbridge/contract/entity/local-partner'
import {
  mostPartnerRows,
  neededPartnerColumns,
  type PartnerColumn,
  type PartnerRowState,
  type PartnerSheetReport,
  partnerColumnCalled,
  partnerColumns,
  partnerKindCalled,
  partnerRowStates,
  partnerServiceCalled,
} from '@landbridge/contract/entity/partner-sheet'
import { Problem } from '@landbridge/contract/shared/problem'
import { wire } from '@landbridge/contract/shared/wire'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import { type LocalPartner, partnerKey } from './local-partner.ts'

type SheetRows = readonly { row: number; cells: readonly (string | number | undefined)[] }[]
type Faults = Partial<Record<PartnerColumn, string>>
type HeadingFault = PartnerSheetReport['headingFaults'][number]

export type TypedPartner = { row: number; cells: Partial<Record<PartnerColumn, string>> }
export type PlannedPartner = { row: number; partnerName?: string | undefined } & (
  | { what: 'wrong'; faults: Faults }
  | { what: 'same' }
  | { what: 'new' | 'changed'; form: LocalPartnerForm; base: LocalPartner | undefined }
)

const formWire = wire(localPartnerForm, { unknownNames: 'ignore', empty: 'absent' })

/** The rows of a sheet by the columns that its headings name, in any order and any of our languages. */
export function readPartnerRows(rows: SheetRows): { rows: TypedPartner[]; headingFaults: HeadingFault[] } {
  const [first, ...body] = rows
  if (!first || body.length === 0) throw new Problem('shared.invalid-input', { fid: 'entity.sheet-empty' })
  if (body.length > mostPartnerRows) throw new Problem('shared.invalid-input', { fid: 'entity.sheet-too-long' })
  const headings = first.cells.map((cell) => String(cell ?? '').trim())
  const columns = headings.map((heading) => (heading ? partnerColumnCalled(heading) : undefined))
  const typed = body.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      columns.flatMap((column, index) => (column ? [[column, String(cells[index] ?? '').trim()]] : [])),
    ),
  }))
  return { rows: typed, headingFaults: faultsOfHeadings(headings, columns, body) }
}

function faultsOfHeadings(
  headings: readonly string[],
  columns: readonly (PartnerColumn | undefined)[],
  body: SheetRows,
): HeadingFault[] {
  const faults = headings.flatMap((heading, index): HeadingFault[] => {
    const column = columns[index]
    if (heading === '') {
      const isFilled = body.some(({ cells }) => cells[index] !== undefined && cells[index] !== '')
      return isFilled ? [{ heading: `${index + 1}`, key: 'entity.heading-missing' }] : []
    }
    if (!column) return [{ heading, key: 'entity.heading-unknown' }]
    return columns.indexOf(column) < index ? [{ heading, key: 'entity.heading-twice' }] : []
  })
  const absent = neededPartnerColumns.filter((column) => !columns.includes(column))
  return [...faults, ...absent.map((column) => ({ heading: wireNameOf(column), key: 'entity.heading-needed' }))]
}

type KnownPartners = { kept: readonly LocalPartner[]; isPlace: (mode: string, code: string) => boolean }

/** The effect of each row: unchanged, changed or new; columns missing from the sheet stay. */
export function planPartners(rows: readonly TypedPartner[], { kept, isPlace }: KnownPartners): PlannedPartner[] {
  const byKey = new Map(kept.map((partner) => [partnerKey(partner), partner]))
  const seen = new Set<string>()
  return rows.map(({ row, cells }): PlannedPartner => {
    const { partnerName } = cells
    const read = formOfCells(cells)
    if ('faults' in read) return { row, partnerName, what: 'wrong', faults: read.faults }
    const { form } = read
    if (!isPlace(form.placeMode, form.placeCode))
      return { row, partnerName, what: 'wrong', faults: { placeCode: 'entity.place-unknown' } }
    const key = partnerKey(form)
    if (seen.has(key)) return { row, partnerName, what: 'wrong', faults: { partnerName: 'entity.row-twice' } }
    seen.add(key)
    const base = byKey.get(key)
    const filledForm = base ? filledBy(form, base, cells) : form
    if (base && isAlike(filledForm, base)) return { row, partnerName, what: 'same' }
    return { row, partnerName, what: base ? 'changed' : 'new', form: filledForm, base }
  })
}

function formOfCells(cells: TypedPartner['cells']): { form: LocalPartnerForm } | { faults: Faults } {
  const services = (cells.partnerServices ?? '').split(/[,;，；、\n]/).map((one) => one.trim())
  const preferred = (cells.preferred ?? '').toUpperCase() || 'F'
  if (!['T', 'F'].includes(preferred)) return { faults: { preferred: 'entity.flag-unknown' } }
  const known: Record<string, unknown> = {
    ...cells,
    partnerKind: partnerKindCalled(cells.partnerKind ?? ''),
    placeMode: (cells.placeMode ?? '').toUpperCase(),
    placeCode: (cells.placeCode ?? '').toUpperCase(),
    partnerServices: services.filter(Boolean).map(partnerServiceCalled),
    preferred,
    active: 'T',
  }
  const sent = Object.fromEntries(Object.entries(known).map(([name, value]) => [wireNameOf(name), value]))
  try {
    return { form: formWire.decode(sent) }
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error
    return { faults: faultsOf(error.fields) }
  }
}

/** The faults of a row by the columns of the sheet, in whose names the wire gives them. */
const faultsOf = (fields: Readonly<Record<string, string>>): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, key]) => {
      const [first = ''] = path.split('.')
      return [partnerColumns.find((column) => column === first || wireNameOf(column) === first) ?? 'partnerName', key]
    }),
  )

/** A column that the sheet has not, or a cell without words, leaves what is kept; whoever was switched off stays so. */
function filledBy(form: LocalPartnerForm, base: LocalPartner, cells: TypedPartner['cells']): LocalPartnerForm {
  const { services, printedAt, ...formBefore } = base
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => cells[name as PartnerColumn]))
  const keyFields = { partnerKind: form.partnerKind, placeMode: form.placeMode, placeCode: form.placeCode }
  return { ...formBefore, partnerServices: services, ...typed, ...keyFields }
}

function isAlike(form: LocalPartnerForm, base: LocalPartner): boolean {
  const { services, printedAt, ...formBefore } = base
  const keptForm: LocalPartnerForm = { ...formBefore, partnerServices: services }
  const names = new Set([...Object.keys(form), ...Object.keys(keptForm)]) as Set<keyof LocalPartnerForm>
  return [...names].every((name) => JSON.stringify(form[name] ?? '') === JSON.stringify(keptForm[name] ?? ''))
}

export function reportOf(
  rows: readonly PlannedPartner[],
  headingFaults: HeadingFault[],
  applied: boolean,
): PartnerSheetReport {
  const count = (state: PartnerRowState) => rows.filter((row) => row.what === state).length
  return {
    applied,
    counts: Object.fromEntries(partnerRowStates.map((state) => [state, count(state)])) as PartnerSheetReport['counts'],
    headingFaults,
    rows: rows.map((row) => ({
      row: row.row,
      ...(row.partnerName && { partnerName: row.partnerName }),
      what: row.what,
      faults:
        row.what === 'wrong'
          ? Object.entries(row.faults).map(([column, key]) => ({ column: wireNameOf(column), key }))
          : [],
    })),
  }
}

/** All of a sheet is taken over, or nothing. */
export function refuseWrong({ headingFaults, rows }: PartnerSheetReport): void {
  const wrong = [
    ...headingFaults.map(({ heading, key }) => [`Headings.${heading}`, key]),
    ...rows.flatMap(({ row, faults }) => faults.map(({ column, key }) => [`Rows.${row}.${column}`, key])),
  ]
  if (wrong.length > 0) throw new Problem('entity.rows-refused', Object.fromEntries(wrong))
}
