import { randomUUID } from 'node:crypto'
import { Problem } from '@landbridge/contract/shared/problem'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import { packingFields } from '@landbridge/contract/workorder/fields/packing-fields'
import type { PackingForm } from '@landbridge/contract/workorder/job-parts'
import { partKindOf, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import type { Call } from '../../platform/serve.ts'
import { codesOf } from '../../reference/index.ts'
import { sumOf } from '../container/container-rules.ts'
import { partsOf } from '../container/container-store.ts'
import type { Job, PackingLine } from '../job.ts'
import { packageTypeReader } from '../packing/package-types.ts'
import { type RowError, readPacking, refuse } from '../packing/packing-import.ts'
import { deletePacking, insertPacking, packingOf, savePacking } from '../packing/packing-store.ts'
import { foldPacking, nextSeq } from './container-commands.ts'

type Staff = Call<'staff'>
type Change = { before?: unknown; after?: unknown }

/** Adds a line to a job's packing list or changes one. */
export async function enterPacking(
  job: Job,
  { form, lineId }: { form: PackingForm; lineId: string | undefined },
  call: Staff,
): Promise<Change> {
  const { tx } = call
  const [lines, wrong] = await Promise.all([packingOf(tx, job.id), doubtOf(job, call)])
  const before = lineId === undefined ? undefined : lines.find(({ id }) => id === lineId)
  if (lineId !== undefined && !before) throw new Problem('workorder.part-missing')
  const fields = wrong(form)
  if (Object.keys(fields).length > 0) throw new Problem('shared.invalid-input', fields)
  const after = lineOf(form, job, { id: lineId ?? randomUUID(), seq: before?.seq ?? nextSeq(lines) })
  await (before ? savePacking(tx, after) : insertPacking(tx, [after]))
  await foldPacking(job, containerNosOf(lines), call)
  return { before, after }
}

export async function dropPacking(job: Job, lineId: string, call: Staff): Promise<Change> {
  const lines = await packingOf(call.tx, job.id)
  const before = lines.find(({ id }) => id === lineId)
  if (!before) throw new Problem('workorder.part-missing')
  await deletePacking(call.tx, job.id, lineId)
  await foldPacking(job, containerNosOf(lines), call)
  return { before }
}

export type PastedPacking = { rows: string; replace: boolean; keepWarnings?: boolean | undefined }

async function readFor(job: Job, { rows, keepWarnings }: PastedPacking, call: Staff) {
  const { tx } = call
  const [lines, wrong, types] = await Promise.all([packingOf(tx, job.id), doubtOf(job, call), codesOf(tx, 'PACKUNIT')])
  const partKind = partKindOf(job.mode)
  const read = readPacking(rows, { packageTypeOf: packageTypeReader(types), partKind, keepWarnings })
  const errors = read.lines.flatMap(({ row, form }): RowError[] =>
    Object.entries(wrong(form)).map(([field, reason]) => ({ row, field: wireNameOf(field), reason })),
  )
  if (errors.length > 0) refuse(errors)
  return { lines, forms: read.lines.map(({ form }) => form), totals: read.totals }
}

export async function previewPacking(job: Job, pasted: PastedPacking, call: Staff) {
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
export async function importPacking(job: Job, pasted: PastedPacking, call: Staff): Promise<Change> {
  const { tx } = call
  const { replace } = pasted
  const { lines, forms } = await readFor(job, pasted, call)
  if (replace) await deletePacking(tx, job.id)
  const first = replace ? 1 : nextSeq(lines)
  const added = forms.map((form, at) => lineOf(form, job, { id: randomUUID(), seq: first + at }))
  await insertPacking(tx, added)
  await foldPacking(job, containerNosOf(lines), call)
  return { before: { lines: lines.length }, after: { lines: added.length, replace } }
}

/** What is wrong with a line for what is known of its job: the container or truck that it lies in, and its package type. */
async function doubtOf(job: Job, { tx }: Staff): Promise<(form: PackingForm) => Record<string, string>> {
  const [containers, units] = await Promise.all([partsOf(tx, [job.id]), codesOf(tx, 'PACKUNIT')])
  const numbers = new Set(containers.map(partNoOf))
  const types = new Set(units.map(({ code }) => code))
  return ({ containerNo, truckPlate, packageType }) => ({
    ...(containerNo && !numbers.has(containerNo) && { containerNo: 'workorder.container-not-on-job' }),
    ...(truckPlate && !numbers.has(truckPlate) && { truckPlate: 'workorder.truck-not-on-job' }),
    ...(packageType && !types.has(packageType) && { packageType: 'workorder.package-type-unknown' }),
  })
}

const containerNosOf = (lines: readonly PackingLine[]) => new Set(lines.flatMap(({ containerNo }) => containerNo ?? []))

const { containerNo: _box, truckPlate: _truck, ...cargoFields } = packingFields
type Cargo = Omit<PackingLine, 'id' | 'jobId' | 'customerId' | 'seq' | 'containerNo'>

const cargoOf = (form: PackingForm) =>
  Object.fromEntries(Object.keys(cargoFields).map((name) => [name, form[name as keyof Cargo] ?? null])) as Cargo

const lineOf = (form: PackingForm, job: Job, { id, seq }: { id: string; seq: number }): PackingLine => ({
  id,
  jobId: job.id,
  customerId: job.customerId,
  seq,
  containerNo: partNoOf(form) ?? null,
  ...cargoOf(form),
})
