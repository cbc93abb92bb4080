import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import { startOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { isLegMode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { type Departure, departuresBetween, departuresByIds, isOpen } from '../../pricing/index.ts'
import { bestOf, type FormOfMode } from './departure-choice-rules.ts'

/** The departures of a booking's lane: the chosen one, and those from the day before the wanted one. */
export async function possibleDepartures(
  tx: Tx,
  { mode, form }: FormOfMode,
  now: Date,
  days = 28,
): Promise<Departure[]> {
  const { originCode, destinationCode, wantedDate } = form
  if (!originCode || !destinationCode || !isLegMode(mode)) return []
  if (bookingModes[mode].acceptance.departure === 'never') return []
  const fromMs = wantedDate ? startOfBusinessDay(wantedDate).getTime() - dayMs : now.getTime()
  const from = new Date(Math.max(fromMs, now.getTime()))
  const to = new Date(from.getTime() + days * dayMs)
  const chosenId = form.departureId
  const [departures, chosen] = await Promise.all([
    departuresBetween(tx, { mode, originCode, destinationCode, from, to }),
    departuresByIds(tx, chosenId ? [chosenId] : []),
  ])
  const isOfLane = (one: Departure) =>
    one.mode === mode && one.originCode === originCode && one.destinationCode === destinationCode
  const early = [...chosen.values()].filter((one) => isOfLane(one) && departures.every(({ id }) => id !== one.id))
  return [...early, ...departures].filter((departure) => isOpen(departure, now))
}

/** The chosen departure, else the best: on or after the wanted day, by the wanted border, with space; else the first. */
export async function nextDeparture(tx: Tx, booking: FormOfMode, now: Date): Promise<Departure | undefined> {
  return bestOf(await possibleDepartures(tx, booking, now), booking)
}
