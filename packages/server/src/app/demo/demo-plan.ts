import { businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { addSampleDepartures } from '../../pricing/index.ts'
import { favouriteStories } from './demo-favourites.ts'
import { airStories } from './demo-flights.ts'
import { inquiryStories } from './demo-inquiries.ts'
import { changedStories, railStories, seaStories } from './demo-orders.ts'
import type { DemoStory } from './demo-portal.ts'
import { sharedStories } from './demo-shared.ts'
import { roadStories } from './demo-trucks.ts'

export const usualBookings = 280

/** Everything that the demo business consists of beside its people and prices, as of a moment, with so many bookings by rail. */
export const demoStories = (now: Date, bookings = usualBookings): DemoStory[] => [
  ...railStories(now, bookings),
  ...seaStories(now, Math.round(bookings / 10)),
  ...changedStories(now),
  ...sharedStories(now),
  ...airStories(now),
  ...roadStories(now),
  ...inquiryStories(now),
  ...favouriteStories(now),
  ...departuresGone(now),
]

const seqOfDepartures = 5_000
/** Days back that lists of departures go on every line, and how many of them are added at a time. */
const goneDays = 21
const daysAtOnce = 3

/** Recent departures on the lines that nobody of the demo business ships on. */
function departuresGone(now: Date): DemoStory[] {
  const today = businessDay(now)
  return Array.from({ length: goneDays / daysAtOnce }, (_, index): DemoStory => {
    const day = (daysAgo: number) => businessDay(timeAfterDays(now, -daysAgo))
    const [from, to] = [day((index + 1) * daysAtOnce), day(index * daysAtOnce + 1)]
    return {
      seq: seqOfDepartures + index,
      orderedAt: timeAfterDays(now, -index * daysAtOnce),
      bookings: 0,
      isFirst: false,
      tell: (_portal, tx) => addSampleDepartures(tx, { from, to, today }),
    }
  })
}
