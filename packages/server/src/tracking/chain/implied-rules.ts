import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import type { Milestone, TimetableRow } from './timetable-row.ts'

type Step = Pick<TimetableRow, 'step' | 'seq' | 'event' | 'placeCode'>
type Rows = readonly TimetableRow[]

/** Customs release goods before they come as well as after: their word moves nothing. */
export const isCustoms = ({ event }: Pick<Step, 'event'>): boolean => event.startsWith('CUS')

export const happenedAt = (row: TimetableRow | undefined): Date | undefined => row?.actual ?? row?.implied

const departureIn = (rows: Rows) => rows.find(({ step }) => isDeparture(step))
const arrivalIn = (rows: Rows) => rows.find(({ step }) => isArrival(step))

/** True for a step behind the arrival: unloaded, collected, delivered, box returned, or anything at destination. */
function isBehindArrival(rows: Rows, step: Step): boolean {
  const arrival = arrivalIn(rows)
  if (!arrival || step.step === arrival.step || isCustoms(step)) return false
  if (step.seq > 0) return step.seq > arrival.seq
  return step.placeCode === arrival.placeCode && step.placeCode !== departureIn(rows)?.placeCode
}

function isBehindDeparture(rows: Rows, step: Step): boolean {
  const departure = departureIn(rows)
  if (!departure || isCustoms(step)) return false
  return step.seq > 0 ? step.seq > departure.seq : isBehindArrival(rows, step)
}

/** Adds an unreported departure and arrival at the earliest later event, until somebody states them. */
export function withImpliedEnds(rows: Rows): TimetableRow[] {
  const earliest = (isProof: (rows: Rows, step: Step) => boolean) =>
    rows
      .flatMap((row) => (row.actual && isProof(rows, row) ? row.actual : []))
      .toSorted((a, b) => a.getTime() - b.getTime())[0]
  return rows.map((row) => {
    if (row.actual) return row
    const isProof = isDeparture(row.step) ? isBehindDeparture : isArrival(row.step) ? isBehindArrival : undefined
    const implied = isProof && earliest(isProof)
    // How late it was, nobody knows.
    return implied ? { ...row, implied, differenceMin: undefined } : row
  })
}

/** Places of events at which the cargo was present; customs may release it before it comes. */
export function placedRows(rows: Rows): TimetableRow[] {
  const arrival = arrivalIn(rows)
  const isThere = happenedAt(arrival) !== undefined
  return rows.filter((row) => isThere || !isCustoms(row) || row.placeCode !== arrival?.placeCode)
}

/** The doubt about a step after an unreported arrival. */
export function doubtsBeforeArrival(rows: Rows, entry: Step & Pick<Milestone, 'classifier'>): string[] {
  const arrival = arrivalIn(rows)
  if (entry.classifier !== 'ACT' || !arrival || arrival.actual) return []
  return isBehindArrival(rows, entry) ? ['tracking.not-arrived'] : []
}
