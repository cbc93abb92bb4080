import { randomUUID } from 'node:crypto'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import { mostFileRows, positionCells, readPositions } from '@landbridge/contract/tracking/position-file'
import type { PositionForm } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { isWithoutFix } from '@landbridge/contract/tracking/tracking-values'
import { parse } from 'csv-parse/sync'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { type Place, placesByCode, placesCalled } from '../../reference/index.ts'
import { auditJob, type Job, partsOf } from '../../workorder/index.ts'
import { planMilestones } from '../chain/chain-commands.ts'
import { foldJob } from '../chain/fold-commands.ts'
import { openJob } from '../chain/milestone-commands.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { followedNo } from '../part-numbers.ts'
import { deletePosition, insertPositions, loadPosition, type Position, positionsOf } from '../way/position-store.ts'
import { doubtsAboutPosition } from './position-doubts.ts'

type Desk = Call<'staff'>

export async function recordPosition(form: PositionForm, call: Desk): Promise<Job> {
  const job = await openJob(call, form.id)
  const boxes = await boxIds(call, job)
  const containerId = boxes.get(form.containerNo)
  if (!containerId) throw new Problem('shared.invalid-input', { containerNo: 'tracking.container-unknown' })
  if (form.locatedAt > call.now) throw new Problem('shared.invalid-input', { locatedAt: 'tracking.in-future' })
  const spot = await spotOf(form, job, call)
  if ('wrong' in spot) throw new Problem('shared.invalid-input', spot.wrong)
  const position = positionFrom({ ...form, ...spot }, { job, containerId, call })
  const [doubt] = form.keepWarnings ? [] : ((await doubtsOn(job, [position], call))[0] ?? [])
  if (doubt) throw new Problem('tracking.warnings', { latitude: doubt }, { warnings: [doubt], boxes: {} })
  await insertPositions(call.tx, [position])
  await recordChange(call, job, { verb: 'locate', after: position })
  return job
}

export async function removePosition({ id, reason }: { id: string; reason: string }, call: Desk): Promise<Job> {
  const position = await loadPosition(call.tx, id)
  const job = await openJob(call, position.jobId)
  await deletePosition(call.tx, id)
  await recordChange(call, job, { verb: 'unlocate', before: { ...position, reason } })
  return job
}

/** Records the positions of a file: all of them or, when a row is wrong, none. */
export async function importPositions(
  { id, csv, keepWarnings }: { id: string; csv: string; keepWarnings?: boolean | undefined },
  call: Desk,
): Promise<{ job: Job; imported: number }> {
  const job = await openJob(call, id)
  const boxes = await boxIds(call, job)
  const places = await placesCalled(call.tx, placeModeOf(job.mode), namesIn(csv))
  const found = checkedFile(csv, { boxes, places, now: call.now })
  const positions = found.map((one) => positionFrom(one, { job, containerId: boxes.get(one.containerNo) ?? '', call }))
  if (!keepWarnings) await refuseDoubted(job, positions, call)
  const imported = await insertPositions(call.tx, positions)
  await recordChange(call, job, { verb: 'locate', after: { imported, rows: positions.length } })
  return { job, imported }
}

/** The doubts about each of some positions, which are seen after those that are kept and after one another. */
async function doubtsOn(job: Job, positions: readonly Position[], { tx }: Desk): Promise<string[][]> {
  const [seen, places] = await Promise.all([
    positionsOf(tx, job.id),
    placesByCode(tx, placeModeOf(job.mode), [job.originCode, job.destinationCode]),
  ])
  const [origin, destination] = [places.get(job.originCode), places.get(job.destinationCode)]
  const ends = origin && destination && { origin, destination }
  const { fastestKmh } = trackingModeOf(job.mode)
  return positions.map((position, row) => {
    const isOther = (one: Position) =>
      one.containerId === position.containerId && one.at.getTime() !== position.at.getTime()
    const others = [...seen, ...positions.slice(0, row)].filter(isOther)
    return doubtsAboutPosition(position, { seen: others, ends, wayKm: job.way?.totalKm, fastestKmh })
  })
}

/** A file with positions that look wrong is read in only once somebody says so; each is named by its row. */
async function refuseDoubted(job: Job, positions: readonly Position[], call: Desk): Promise<void> {
  const doubts = await doubtsOn(job, positions, call)
  const fields = doubts.flatMap(([doubt], row) => (doubt ? [[`Rows.${row + 1}.Latitude`, doubt]] : []))
  if (fields.length > 0) throw new Problem('tracking.rows-doubted', Object.fromEntries(fields))
}

export const cellsOf = (csv: string): string[][] | undefined => positionCells(csv, parse)

const namesIn = (csv: string): string[] =>
  readPositions(cellsOf(csv) ?? []).rows.flatMap(({ cells }) => (cells.PortCd === '' ? [] : [cells.PortCd]))

type KnownRows = { boxes: ReadonlyMap<string, string>; places: ReadonlyMap<string, Place>; now: Date }
type Spot = Pick<Position, 'placeCode' | 'latitude' | 'longitude'>
type PlacedPosition = Spot & Pick<Position, 'address' | 'source'> & { containerNo: string; locatedAt: Date }
type Degrees = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** Coordinates in the form are more exact than those of the place, which stand where there are none. */
function spotAt(place: Place | undefined, { latitude, longitude }: Degrees): Spot | undefined {
  const placeCode = place?.code ?? null
  if (typeof latitude === 'number' && typeof longitude === 'number') return { placeCode, latitude, longitude }
  return place && { placeCode, latitude: place.latitude, longitude: place.longitude }
}

/** A place of the list, or coordinates and words; refused where parts of both are missing. */
async function spotOf(form: PositionForm, job: Job, { tx }: Desk) {
  const code = form.placeCode ?? ''
  const place = (await placesByCode(tx, placeModeOf(job.mode), [code])).get(code)
  const address = form.address?.trim() ?? ''
  const spot = spotAt(place, form)
  const wrong = {
    ...(code !== '' && !place && { placeCode: 'tracking.place-unknown' }),
    ...(!spot && typeof form.latitude !== 'number' && { latitude: 'tracking.latitude-wrong' }),
    ...(!spot && typeof form.longitude !== 'number' && { longitude: 'tracking.longitude-wrong' }),
    ...(spot && isWithoutFix(spot.latitude, spot.longitude) && { latitude: 'tracking.no-fix' }),
    ...(code === '' && address === '' && { address: 'tracking.address-needed' }),
  }
  return Object.keys(wrong).length > 0 || !spot ? { wrong } : { ...spot, address }
}

function checkedFile(csv: string, { boxes, places, now }: KnownRows): PlacedPosition[] {
  const cells = cellsOf(csv)
  if (!cells) throw new Problem('tracking.rows-refused', { csv: 'tracking.file-unreadable' })
  const { rows, missingColumns } = readPositions(cells)
  const missing = missingColumns.map((name) => [`csv.${name}`, 'tracking.column-missing'])
  const wrong = rows.flatMap(({ row, cells, wrong: found, position }) => {
    const isUnknown = cells.ConNo !== '' && !boxes.has(cleanPartNo(cells.ConNo))
    const more = {
      ...found,
      ...(isUnknown && { ConNo: 'tracking.container-unknown' }),
      ...(cells.PortCd !== '' && !places.has(cells.PortCd) && { PortCd: 'tracking.place-unknown' }),
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
  return rows.flatMap(({ position }) => {
    if (!position) return []
    const { place, latitude, longitude, ...rest } = position
    const at = spotAt(places.get(place ?? ''), { latitude, longitude })
    return at ? [{ ...rest, ...at }] : []
  })
}

async function boxIds({ tx }: Desk, job: Job): Promise<Map<string, string>> {
  const parts = await partsOf(tx, [job.id])
  return new Map(
    parts.flatMap((part) => {
      const partNo = followedNo(job, part)
      return partNo ? [[cleanPartNo(partNo), part.id] as const] : []
    }),
  )
}

const positionFrom = (
  form: PlacedPosition,
  { job, containerId, call }: { job: Job; containerId: string; call: Desk },
): Position => ({
  id: randomUUID(),
  jobId: job.id,
  customerId: job.customerId,
  containerId,
  placeCode: form.placeCode,
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
    auditJob(call, job, { action: `tracking.${verb}`, before, after }),
    emit(call, { kind: `tracking.${verb}`, id, customerId, data: { jobNo, bookingId } }),
  ])
}
