import { randomUUID } from 'node:crypto'
import { cargoColumns, type PackingForm } from '@landbridge/contract/packing/packing-list'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import type { Call } from '../platform/serve.ts'
import { codesOf } from '../reference/index.ts'
import { packageTypeReader, type RowError, readPacking, refuseRows } from './packing-import.ts'
import type { PackedJob, PackingLine } from './packing-line.ts'
import { nextSeq, sumOf } from './packing-rules.ts'
import { deletePacking, insertPacking, packingOf, savePacking } from './packing-store.ts'

type StaffCall = Call<'staff'>

/** A change of a packing list, with the numbers of the parts that lines lay in before it. */
export type PackingChange = { before?: unknown; after?: unknown; packedBefore: ReadonlySet<string> }

export async function enterPacking(
  job: PackedJob,
  { form, lineId }: { form: PackingForm; lineId: string | undefined },
  call: StaffCall,
): Promise<PackingChange> {
  const { tx } = call
  const [lines, wrong] = await Promise.all([packingOf(tx, job.id), faultsOn(job, call)])
  const before = lineId === undefined ? undefined : lineIn(lines, lineId)
  const fields = wrong(form)
  if (Object.keys(fields).length > 0) throw new Problem('shared.invalid-input', fields)
  const after = lineOf(form, job, { id: lineId ?? randomUUID(), seq: before?.seq ?? nextSeq(lines) })
  await (before ? savePacking(tx, after) : insertPacking(tx, [after]))
  return { before, after, packedBefore: partNosIn(lines) }
}

export async function dropPacking(job: PackedJob, lineId: string, { tx }: StaffCall): Promise<PackingChange> {
  const lines = await packingOf(tx, job.id)
  const before = lineIn(lines, lineId)
  await deletePacking(tx, job.id, lineId)
  return { before, packedBefore: partNosIn(lines) }
}

export type PastedPacking = { rows: string; replace: boolean; keepWarnings?: boolean | undefined }

async function readFor(job: PackedJob, { rows, keepWarnings }: PastedPacking, call: StaffCall) {
  const { tx } = call
  const [lines, wrong, types] = await Promise.all([packingOf(tx, job.id), faultsOn(job, call), codesOf(tx, 'PACKUNIT')])
  const read = readPacking(rows, { packageTypeOf: packageTypeReader(types), packedIn: job.packedIn, keepWarnings })
  const errors = read.lines.flatMap(({ row, form }): RowError[] =>
    Object.entries(wrong(form)).map(([field, reason]) => ({ row, field: wireNameOf(field), reason })),
  )
  if (errors.length > 0) refuseRows(errors)
  return { lines, forms: read.lines.map(({ form }) => form), totals: read.totals }
}

export async function previewPacking(job: PackedJob, pasted: PastedPacking, call: StaffCall) {
  const { lines, forms, totals } = await readFor(job, pasted, call)
  const after = sumsOf(pasted.replace ? forms : [...lines, ...forms])
  return { before: sumsOf(lines), after, ...(totals > 0 && { totals }) }
}

const sumsOf = (lines: readonly Pick<PackingForm, 'packages' | 'grossWeightKg'>[]) => ({
  lineCount: lines.length,
  packages: lines.reduce((sum, line) => sum + line.packages, 0),
  grossWeightKg: sumOf(lines.map((line) => line.grossWeightKg)) ?? '0',
})

/** Takes a pasted packing list in, whole or not at all: behind the lines that are there, or in their place. */
export async function importPacking(job: PackedJob, pasted: PastedPacking, call: StaffCall): Promise<PackingChange> {
  const { tx } = call
  const { replace } = pasted
  const { lines, forms } = await readFor(job, pasted, call)
  if (replace) await deletePacking(tx, job.id)
  const first = replace ? 1 : nextSeq(lines)
  const added = forms.map((form, index) => lineOf(form, job, { id: randomUUID(), seq: first + index }))
  await insertPacking(tx, added)
  return {
    before: { lines: lines.length },
    after: { lines: added.length, replace },
    packedBefore: partNosIn(lines),
  }
}

/** Faults of a line by what is known of its job: the container or truck that it lies in, and its package type. */
async function faultsOn(
  { partNos }: PackedJob,
  { tx }: StaffCall,
): Promise<(form: PackingForm) => Record<string, string>> {
  const types = new Set((await codesOf(tx, 'PACKUNIT')).map(({ code }) => code))
  return ({ containerNo, truckPlate, packageType, grossWeightKg, netWeightKg }) => ({
    ...(containerNo && !partNos.has(containerNo) && { containerNo: 'workorder.container-not-on-job' }),
    ...(truckPlate && !partNos.has(truckPlate) && { truckPlate: 'workorder.truck-not-on-job' }),
    ...(packageType && !types.has(packageType) && { packageType: 'workorder.package-type-unknown' }),
    ...(netWeightKg && compareAmounts(netWeightKg, grossWeightKg) > 0 && { netWeightKg: 'booking.net-above-gross' }),
  })
}

function lineIn(lines: readonly PackingLine[], id: string): PackingLine {
  const line = lines.find((one) => one.id === id)
  if (!line) throw new Problem('workorder.part-missing')
  return line
}

const partNosIn = (lines: readonly PackingLine[]) => new Set(lines.flatMap(({ containerNo }) => containerNo ?? []))

type Cargo = Pick<PackingLine, (typeof cargoColumns)[number]>

const lineOf = (form: PackingForm, job: PackedJob, { id, seq }: { id: string; seq: number }): PackingLine => ({
  id,
  jobId: job.id,
  customerId: job.customerId,
  seq,
  containerNo: form.containerNo ?? form.truckPlate ?? null,
  ...(Object.fromEntries(cargoColumns.map((name) => [name, form[name] ?? null])) as Cargo),
})
