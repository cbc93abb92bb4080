import { blocks, type Finding, type FormCheck, findingsThatHold, warns } from '../checks/form-check.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { LegLine } from '../fields/legs.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { bookingMode } from './booking-mode.ts'

function areApart(one: string | null | undefined, other: string | null | undefined, { cities }: CheckFacts): boolean {
  const [cityFrom, cityTo] = [cities?.[one ?? ''], cities?.[other ?? '']]
  return Boolean(one && other && one !== other && cityFrom && cityTo && cityFrom !== cityTo)
}

const inOrder = (form: BookingForm): [LegLine, number][] =>
  (form.legs ?? [])
    .map((leg, i): [LegLine, number] => [leg, i])
    .toSorted(([a], [b]) => (a.legSeq ?? 0) - (b.legSeq ?? 0))

/** Planned legs: two at least, of two modes or two trains, joined end to end from origin to destination. */
function checkRoute(form: BookingForm, facts: CheckFacts): Warning[] {
  const legs = inOrder(form)
  if (form.planByUs !== false || legs.length === 0) return []
  const modes = new Set(legs.map(([{ legMode }]) => legMode))
  const trains = legs.filter(([{ legMode }]) => legMode === 'R').length
  const [first, last] = [legs[0], legs.at(-1)]
  return findingsThatHold([
    [legs.length < 2, 'legs', 'booking.legs-required'],
    [legs.length > 1 && modes.size < 2 && trains < 2, 'legs', 'booking.legs-of-one-mode'],
    [
      first && areApart(first[0].originCode, form.originCode, facts),
      `legs.${first?.[1]}.originCode`,
      'booking.legs-other-ends',
    ],
    [
      last && areApart(last[0].destinationCode, form.destinationCode, facts),
      `legs.${last?.[1]}.destinationCode`,
      'booking.legs-other-ends',
    ],
    ...legs.slice(1).flatMap(([leg, i], index): Finding[] => {
      const before = legs[index]?.[0]
      const isEarlier = leg.wantedDate && before?.wantedDate && leg.wantedDate < before.wantedDate
      return [
        [areApart(before?.destinationCode, leg.originCode, facts), `legs.${i}.originCode`, 'booking.legs-not-joined'],
        [isEarlier, `legs.${i}.wantedDate`, 'booking.legs-backwards'],
      ]
    }),
  ])
}

const checkConnections = (_: BookingForm, { connections: joints }: CheckFacts) =>
  findingsThatHold([[joints?.some(({ hours, leastHours }) => hours < leastHours), 'legs', 'booking.connection-short']])

const checks: readonly FormCheck[] = [blocks('legs', checkRoute, 'M.*'), warns('connections', checkConnections, 'M.*')]

export const multimodalBookings = bookingMode({ checks })
