import { businessDay } from '@landbridge/contract/shared/business-day'
import { addSampleDepartures } from '../../pricing/index.ts'
import { daysAfter } from './demo-bookings.ts'
import { airStories } from './demo-flights.ts'
import { inquiryStories } from './demo-inquiries.ts'
import { changedStories, railStories, seaStories } from './demo-orders.ts'
import type { DemoStory } from './demo-portal.ts'
import { sharedStories } from './demo-shared.ts'
import { roadStories } from './demo-trucks.ts'

export const usualBookings = 280

/** Everything that the demo business consists of beside its people and prices, as of a moment. By rail it has so many bookings. */
export const demoStories = (now: Date, bookings = usualBookings): DemoStory[] => [
  ...railStories(now, bookings),
  ...seaStories(now, Math.round(bookings / 10)),
  ...changedStories(now),
  ...sharedStories(now),
  ...airStories(now),
  ...roadStories(now),
  ...inquiryStories(now),
  ...departuresGone(now),
]

const seqOfDepartures = 5_000
/** Days back that lists of departures go on every line, and how many of them are added at a time. */
const goneDays = 21
const daysAtOnce = 3

/** Recent departures on the lines that nobody of the demo business ships on. */
function departuresGone(now: Date): DemoStory[] {
  const today = businessDay(now)
  return Array.from({ length: goneDays / daysAtOnce }, (_, at): DemoStory => {
    const day = (daysAgo: number) => businessDay(daysAfter(now, -daysAgo))
    const [from, to] = [day((at + 1) * daysAtOnce), day(at * daysAtOnce + 1)]
    return {
      ...{ seq: seqOfDepartures + at, orderedAt: daysAfter(now, -at * daysAtOnce), bookings: 0, isFirst: false },
      tell: (_portal, tx) => addSampleDepartures(tx, { from, to, today }),
    }
  })
}
