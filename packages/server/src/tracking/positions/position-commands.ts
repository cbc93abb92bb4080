import { randomUUID } from 'node:crypto'
import { cleanContainerNo } from '@landbridge/contract/shared/container-number'
import { Problem } from '@landbridge/contract/shared/problem'
import { type FilePosition, mostFileRows, readPositions } from '@landbridge/contract/tracking/position-file'
import type { PositionForm } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { audit } from '../../platform/audit.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { containersOf, type Job } from '../../workorder/index.ts'
import { planMilestones } from '../chain/chain-commands.ts'
import { foldJob } from '../chain/fold-commands.ts'
import { openJob } from '../chain/milestone-commands.ts'
import { cellsOf } from './position-csv.ts'
import { deletePosition, insertPositions, loadPosition, type Position } from './position-store.ts'

type Desk = Call<'staff'>

/** Records where a box was seen. */
export async function recordPosition(form: PositionForm, call: Desk): Promise<Job> {
  const job = await openJob(call, form.id)
  const boxes = await boxIds(call, job)
  const containerId = boxes.get(form.containerNo)
  if (!containerId) throw new Problem('shared.invalid-input', { containerNo: 'tracking.container-unknown' })
  if (form.locatedAt > call.now) throw new Problem('shared.invalid-input', { locatedAt: 'tracking.in-future' })
  const position = positionFrom(form, { job, containerId, call })
  await insertPositions(call.tx, [position])
  await recordChange(call, job, { verb: 'locate', after: position })
  return job
}

/** Takes away a position that was entered by mistake; the audit keeps what it was. */
export async function removePosition({ id, reason }: { id: string; reason: string }, call: Desk): Promise<Job> {
  const position = await loadPosition(call.tx, id)
  const job = await openJob(call, position.jobId)
  await deletePosition(call.tx, id)
  await recordChange(call, job, { verb: 'unlocate', before: { ...position, reason } })
  return job
}

/** Records the positions of a file: all of them or, when a row is wrong, none. */
export async function importPositions(
  { id, csv }: { id: string; csv: string },
  call: Desk,
): Promise<{ job: Job; imported: number }> {
  const job = await openJob(call, id)
  const boxes = await boxIds(call, job)
  const found = checkedFile(csv, { boxes, now: call.now })
  const positions = found.map((one) => positionFrom(one, { job, containerId: boxes.get(one.containerNo) ?? '', call }))
  const imported = await insertPositions(call.tx, positions)
  await recordChange(call, job, { verb: 'locate', after: { imported, rows: positions.length } })
  return { job, imported }
}

/** The positions of a file, or everything that is wrong with it, row by row. */
function checkedFile(csv: string, { boxes, now }: { boxes: ReadonlyMap<string, string>; now: Date }): FilePosition[] {
  const cells = cellsOf(csv)
  if (!cells) throw new Problem('tracking.rows-refused', { csv: 'tracking.file-unreadable' })
  const { rows, missingColumns } = readPositions(cells)
  const missing = missingColumns.map((name) => [`csv.${name}`, 'tracking.column-missing'])
  const wrong = rows.flatMap(({ row, cells, wrong: found, position }) => {
    const isUnknown = cells.ConNo !== '' && !boxes.has(cleanContainerNo(cells.ConNo))
    const more = {
      ...found,
      ...(isUnknown && { ConNo: 'tracking.container-unknown' }),
      ...(position && position.locatedAt > now && { LocationTime: 'tracking.in-future' }),
    }
    return Object.entries(more).map(([column, key]) => [`Rows.${row}.${column}`, key])
  })
  const isEmpty = missing.length === 0 && rows.length === 0
  const whole = [
    ...(isEmpty ? [['csv', 'tracking.file-empty']] : []),
    ...(rows.length > mostFileRows ? [['csv', 'tracking.file-too-long']] : []),
  ]
  const fields = [...missing, ...whole, ...wrong]
  if (fields.length > 0) throw new Problem('tracking.rows-refused', Object.fromEntries(fields))
  return rows.flatMap(({ position }) => position ?? [])
}

async function boxIds({ tx }: Desk, job: Job): Promise<Map<string, string>> {
  const containers = await containersOf(tx, [job.id])
  return new Map(containers.flatMap(({ id, containerNo }) => (containerNo ? [[containerNo, id] as const] : [])))
}

const positionFrom = (
  form: FilePosition | PositionForm,
  { job, containerId, call }: { job: Job; containerId: string; call: Desk },
): Position => ({
  id: randomUUID(),
  jobId: job.id,
  customerId: job.customerId,
  containerId,
  latitude: form.latitude,
  longitude: form.longitude,
  address: form.address,
  at: form.locatedAt,
  source: form.source,
  enteredBy: call.caller.userId,
  enteredAt: call.now,
})

async function recordChange(
  call: Desk,
  job: Job,
  { verb, before, after }: { verb: 'locate' | 'unlocate'; before?: object; after?: object },
): Promise<void> {
  await foldJob(call, job, await planMilestones(call, job))
  const { id, customerId, jobNo, bookingId } = job
  await Promise.all([
    audit(call, { action: `tracking.${verb}`, thing: 'work_order', id, customerId, before, after }),
    emit(call, { kind: `tracking.${verb}`, id, customerId, data: { jobNo, bookingId } }),
  ])
}
