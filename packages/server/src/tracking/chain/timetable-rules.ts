import { dayIn } from '@landbridge/contract/shared/business-day'
import { dayMs, daysBetween } from '@landbridge/contract/shared/calendar-day'
import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import type { Classifier, Punctuality } from '@landbridge/contract/tracking/milestone'
import type { Progress } from '../../workorder/index.ts'
import type { StepConnections } from '../way/chain-rules.ts'
import { type NeededAtDeparture, warningsAtDeparture } from '../way/tracking-mode.ts'
import { happenedAt, isCustoms, withImpliedEnds } from './implied-rules.ts'
import type { Milestone, TimetableRow } from './timetable-row.ts'

/** The timetable of a part, or of its job: its own entries first, then later carriers' before earlier ones'. */
export function timetable(
  milestones: readonly Milestone[],
  carrierIds: readonly string[] = [],
  connections: StepConnections = () => undefined,
): TimetableRow[] {
  const ofAll = milestones.filter((one) => one.containerId === null)
  const carrierMilestones = carrierIds.flatMap((id) => milestones.filter(({ containerId }) => containerId === id))
  const rows = new Map<string, TimetableRow>()
  for (const { step, seq, event, placeCode, containerEmpty, classifier, at } of [...ofAll, ...carrierMilestones]) {
    const row = rows.get(step) ?? { step, seq, event, placeCode, containerEmpty }
    rows.set(step, row)
    row[timeNames[classifier]] = at
    if (classifier === 'ACT') row.placeCode = placeCode
  }
  const inOrder = inSequence([...rows.values()].toSorted((a, b) => a.seq - b.seq))
  return withImpliedEnds(carriedOn(inOrder, connections))
}

const timeNames = { PLN: 'planned', EST: 'estimated', ACT: 'actual' } as const satisfies Record<Classifier, string>

/** Steps of the chain by their place in it; what stands beside the chain goes where its time puts it. */
function inSequence(rows: TimetableRow[]): TimetableRow[] {
  const chain = rows.filter(({ seq }) => seq > 0)
  for (const unplacedRow of rows.filter(({ seq }) => seq === 0)) {
    const at = timeOf(unplacedRow)
    const next = chain.findIndex((row) => timeOf(row) > at && !row.actual)
    const later = chain.findIndex((row) => row.actual && row.actual.getTime() > at)
    const before = [next, later].filter((i) => i >= 0)
    chain.splice(before.length > 0 ? Math.min(...before) : chain.length, 0, unplacedRow)
  }
  return chain
}

const timeOf = ({ actual, estimated, planned }: TimetableRow) => (actual ?? estimated ?? planned)?.getTime() ?? 0

/** Carries a delay on to the steps ahead, until an estimate; a connection is caught, or the next one taken. */
function carriedOn(rows: TimetableRow[], connections: StepConnections): TimetableRow[] {
  const lastDone = rows.findLastIndex(({ actual }) => actual)
  const departure = rows.findIndex(({ step }) => isDeparture(step))
  let delayMs = 0
  let before: TimetableRow | undefined
  return rows.map((row, i) => {
    const everyDays = connections(row.step)
    if (everyDays) delayMs = connectionDelay({ reaches: before?.expected, leaves: row.planned, everyDays })
    if (departure >= 0 && i >= departure) delayMs = delayAt(row) ?? delayMs
    const isAhead = !row.actual && i > lastDone
    const known = withExpected(row, isAhead && delayMs > 0 ? delayMs : undefined)
    if (row.seq > 0) before = known
    return known
  })
}

/** Delay of cargo at a connection: none where it catches the one it was planned for, else as many intervals as it needs. */
export function connectionDelay({
  reaches,
  leaves,
  everyDays,
}: {
  reaches: Date | undefined
  leaves: Date | undefined
  everyDays: number
}): number {
  if (!reaches || !leaves) return 0
  const intervalMs = everyDays * dayMs
  return Math.max(0, Math.ceil((reaches.getTime() - leaves.getTime()) / intervalMs)) * intervalMs
}

function delayAt({ planned, estimated, actual }: TimetableRow): number | undefined {
  const known = actual ?? estimated
  return known && planned ? Math.max(0, known.getTime() - planned.getTime()) : undefined
}

function withExpected(row: TimetableRow, carriedMs: number | undefined): TimetableRow {
  const { planned, actual } = row
  const carried = planned && carriedMs ? new Date(planned.getTime() + carriedMs) : undefined
  const estimated = row.estimated ?? carried
  const known = actual ?? estimated
  const differenceMin = known && planned ? minutesBetween(planned, known) : undefined
  return { ...row, estimated, expected: known ?? planned, differenceMin }
}

const minutesBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 60_000)

export function progressOf(rows: readonly TimetableRow[]): Omit<Progress, 'way'> {
  const last = lastHappened(rows)
  const departure = rows.find(({ step }) => isDeparture(step))
  const arrival = rows.find(({ step }) => isArrival(step))
  return {
    etd: departure?.estimated ?? departure?.planned,
    eta: arrival?.estimated ?? arrival?.planned,
    atd: happenedAt(departure) ?? null,
    ata: happenedAt(arrival) ?? null,
    impliedTimes: [...(departure?.implied ? ['atd' as const] : []), ...(arrival?.implied ? ['ata' as const] : [])],
    lastEventCode: last?.event ?? null,
    lastPlaceCode: last?.placeCode ?? null,
    lastEventAt: last?.actual ?? null,
    passedCodes: passedIn(rows),
    customsReleased: (['export', 'import'] as const).filter((side) =>
      rows.some(({ event, actual }) => event === `CUSR-${side}` && actual),
    ),
  }
}

/** The places behind cargo that has left: those of its chain up to the last thing that happened there, whether each was reported or not. */
function passedIn(rows: readonly TimetableRow[]): string[] {
  const chain = rows.filter(({ seq }) => seq > 0)
  if (!chain.some((row) => isDeparture(row.step) && happenedAt(row))) return []
  const arrival = chain.find(({ step }) => isArrival(step))
  const isThere = happenedAt(arrival) !== undefined
  // Goods that customs released before they came are not there yet.
  const isPassed = (row: TimetableRow) =>
    happenedAt(row) !== undefined && (isThere || !arrival || row.seq < arrival.seq || !isCustoms(row))
  const behind = chain.slice(0, chain.findLastIndex(isPassed) + 1)
  return [...new Set(behind.map(({ placeCode }) => placeCode))]
}

/** The newest thing that happened; of two at one time, the one that comes later in the chain. */
function lastHappened(rows: readonly TimetableRow[]): TimetableRow | undefined {
  return rows.reduce<TimetableRow | undefined>((last, row) => {
    if (!row.actual) return last
    return last?.actual && last.actual > row.actual ? last : row
  }, undefined)
}

/** Days of the destination's calendar between the arrival that was promised and the present one, and the word for it. */
export function punctualityOf(
  promised: Date | undefined,
  present: Date | undefined,
  zone: string,
): { punctuality: Punctuality; delayDays?: number } {
  if (!promised || !present) return { punctuality: 'unknown' }
  const delayDays = daysBetween(dayIn(zone, promised), dayIn(zone, present))
  const word = delayDays > 0 ? 'late' : delayDays < 0 ? 'early' : 'onTime'
  return { punctuality: word, delayDays }
}

type Arriving = { promisedEta: Date | undefined; impliedTimes?: readonly string[] | undefined } & {
  [Name in 'eta' | 'ata']?: Date | null | undefined
}

/** Punctuality of cargo as it stands now; an implied arrival may have come in time. */
export function punctualityNow({ promisedEta, eta, ata, impliedTimes = [] }: Arriving, zone: string) {
  const now = punctualityOf(promisedEta, ata ?? eta ?? undefined, zone)
  return now.punctuality === 'late' && impliedTimes.includes('ata') ? ({ punctuality: 'unknown' } as const) : now
}

/** Cargo waits at a border that it has reached and not crossed. */
export function waitingAtBorder(rows: readonly TimetableRow[]): { placeCode: string; since: Date } | undefined {
  // An inspection by customs stands beside the chain and lets the cargo go nowhere.
  const chain = rows.filter(({ seq }) => seq > 0)
  const latest = lastHappened(chain)
  const role = latest?.step.split('.')[1]
  if (!latest?.actual || !role?.startsWith('border')) return undefined
  const crossing = chain.findIndex(({ step }) => step === `CROS.${role}`)
  if (crossing >= 0 && chain.indexOf(latest) >= crossing) return undefined
  const arrival = chain.find(({ step, actual }) => step === `ARRI.${role}` && actual) ?? latest
  return { placeCode: arrival.placeCode, since: arrival.actual ?? latest.actual }
}

export function silentHours(
  { atd, ata }: Partial<Pick<Progress, 'atd' | 'ata'>>,
  lastReport: Date | undefined,
  now: Date,
): number | undefined {
  if (!atd || ata || !lastReport) return undefined
  return Math.max(0, Math.floor((now.getTime() - lastReport.getTime()) / 3_600_000))
}

type DoubtedEntry = { step: string; classifier: 'EST' | 'ACT'; at: Date }

/** Text keys, one for each doubt. */
export function doubtsAbout(rows: readonly TimetableRow[], entry: DoubtedEntry): string[] {
  const rowIndex = rows.findIndex(({ step }) => step === entry.step)
  const happened = rows
    .map((row, i) => ({ ...row, i }))
    .filter(({ actual, seq, step }) => actual && seq > 0 && step !== entry.step)
  const doubts: string[] = []
  if (isReleaseAfterLeaving(rows, entry)) return ['tracking.after-successor']
  if (rowIndex < 0 || rows[rowIndex]?.seq === 0) return doubts
  if (happened.some(({ actual, i }) => i < rowIndex && actual && actual > entry.at))
    doubts.push('tracking.before-predecessor')
  if (happened.some(({ actual, i }) => i > rowIndex && actual && actual < entry.at))
    doubts.push('tracking.after-successor')
  const departure = rows.findIndex(({ step }) => isDeparture(step))
  if (entry.classifier === 'ACT' && departure >= 0 && rowIndex > departure && !rows[departure]?.actual) {
    doubts.push('tracking.not-departed')
  }
  if (entry.classifier === 'ACT' && isLongBefore(rows[rowIndex], entry.at)) doubts.push('tracking.long-before-plan')
  const release = rows.findIndex(({ event }) => event === 'CUSR-export')
  const isReleased = release < 0 || release > rowIndex || rows[release]?.actual
  if (entry.classifier === 'ACT' && rowIndex === departure && !isReleased) doubts.push('tracking.not-released')
  return doubts
}

/** Customs release an export before it leaves, also where the release stands beside the chain. */
function isReleaseAfterLeaving(rows: readonly TimetableRow[], { step, classifier, at }: DoubtedEntry): boolean {
  const departedAt = happenedAt(rows.find((row) => isDeparture(row.step)))
  const isBeside = (rows.find((row) => row.step === step)?.seq ?? 0) === 0
  return (
    classifier === 'ACT' && isBeside && step.startsWith('CUSR-export.') && departedAt !== undefined && departedAt < at
  )
}

/** Planned events happen late, and seldom earlier than this. */
const earliestMs = 48 * 3_600_000

/** Long before the plan, or before a later estimate that is earlier than the plan. */
function isLongBefore({ planned, estimated }: Partial<TimetableRow> = {}, at: Date): boolean {
  const known = [planned, estimated].flatMap((one) => one?.getTime() ?? [])
  return planned !== undefined && Math.min(...known) - at.getTime() > earliestMs
}

type DepartingPart = {
  seq: number
  partNo: string | undefined
} & Partial<Readonly<Record<NeededAtDeparture, string | readonly string[] | null>>>

/** The warnings about departing parts, by number, or by place in the job without one. */
export function lackingAtDeparture(
  parts: readonly DepartingPart[],
  needed: readonly NeededAtDeparture[],
): Record<string, string[]> {
  const warned = needed.map((missingItem) => {
    const lacking = parts.filter((part) => !part[missingItem]?.length)
    return [warningsAtDeparture[missingItem], lacking.map(({ partNo, seq }) => partNo ?? `#${seq}`)] as const
  })
  return Object.fromEntries(warned.filter(([, lacking]) => lacking.length > 0))
}
