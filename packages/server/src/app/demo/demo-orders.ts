import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { type Chance, chanceOf } from './demo-chance.ts'
import { companyFor, laneFor, seaCompanyFor, seaLaneFor } from './demo-lanes.ts'
import { customerId, type DemoCompany, demoCompanies, staffId, userId } from './demo-people.ts'
import type { DemoStory, Fate } from './demo-portal.ts'
import { tellStory } from './demo-story.ts'

const seed = 20_261
const seqOfChanged = 4_000
const seqBySea = 6_000
export const monthsBack = 14
export const seaDaysBack = 100

type Wish = { daysAgo: number; fate: Fate; account: string }

/** Orders that are there when the portal opens: one of each state, and more of those that whoever tries it looks for. */
// biome-ignore format: a table
const firstByRail: readonly Wish[] = [
  { daysAgo: 0.05, fate: 'submitted', account: 'demo' },
  { daysAgo: 0.1, fate: 'submitted', account: 'nordwind' },
  { daysAgo: 0.2, fate: 'draft', account: 'demo' },
  { daysAgo: 2, fate: 'returned', account: 'demo' },
  { daysAgo: 3, fate: 'accepted', account: 'demo' },
  { daysAgo: 4, fate: 'carried', account: 'demo' },
  { daysAgo: 5, fate: 'stopped', account: 'demo' },
  { daysAgo: 8, fate: 'refused', account: 'demo' },
  { daysAgo: 10, fate: 'cancelled', account: 'demo' },
  { daysAgo: 21, fate: 'carried', account: 'demo' },
  { daysAgo: 24, fate: 'carried', account: 'demo' },
  { daysAgo: 75, fate: 'carried', account: 'demo' },
  { daysAgo: 90, fate: 'disputed', account: 'demo' },
]
// biome-ignore format: a table
const firstBySea: readonly Wish[] = [
  { daysAgo: 3, fate: 'carried', account: 'demo' },
  { daysAgo: 0, fate: 'submitted', account: 'demo' },
  { daysAgo: 0, fate: 'returned', account: 'demo' },
  { daysAgo: 0, fate: 'draft', account: 'demo' },
  { daysAgo: 6, fate: 'accepted', account: 'demo' },
  { daysAgo: 12, fate: 'stopped', account: 'demo' },
  { daysAgo: 16, fate: 'refused', account: 'demo' },
  { daysAgo: 20, fate: 'cancelled', account: 'demo' },
  { daysAgo: 32, fate: 'carried', account: 'demo' },
  { daysAgo: 92, fate: 'carried', account: 'demo' },
]

/** Orders whose customers think again once they are accepted, and pay for it. */
// biome-ignore format: a table
const changedByRail: readonly Wish[] = [
  { daysAgo: 13, fate: 'cancelledForFee', account: 'demo' },
  { daysAgo: 17, fate: 'cancelledForFeeWithJob', account: 'nordwind' },
  { daysAgo: 26, fate: 'cancelledForFeeAfterJob', account: 'demo' },
  { daysAgo: 30, fate: 'amendedForFee', account: 'nordwind' },
]
// biome-ignore format: a table
const changedBySea: readonly Wish[] = [
  { daysAgo: 14, fate: 'cancelledForFee', account: 'nordwind' },
  { daysAgo: 18, fate: 'cancelledForFeeWithJob', account: 'demo' },
  { daysAgo: 9, fate: 'rolledWithJob', account: 'demo' },
  { daysAgo: 45, fate: 'amendedForFeeWithJob', account: 'nordwind' },
]

/** `now` is the present moment: nothing happens after it. */
type Order = { at: Date; now: Date; wish: Wish | undefined }

/** The orders at these times, the oldest first; each wish takes the newest that is old enough and that no other has. */
function ordersWith(wishes: readonly Wish[], times: readonly Date[], now: Date): Order[] {
  const orders = times.map((at): Order => ({ at, now, wish: undefined }))
  for (const wish of wishes) {
    const isOldEnough = ({ at }: Order) => at <= timeAfterDays(now, -wish.daysAgo)
    const order =
      orders.findLast((one) => !one.wish && isOldEnough(one)) ?? orders.find(({ wish: other }) => other === undefined)
    if (order) order.wish = wish
  }
  return orders
}

/** Bookings by rail of the last fourteen months, most of them over, some on their way, the newest waiting to be accepted. */
export const railStories = (now: Date, count: number): DemoStory[] =>
  ordersWith(firstByRail, timesByRail(chanceOf(seed), now, count), now).map((order, seq) =>
    storyOf(order, seq, (chance) => {
      const company = companyOf(order) ?? companyFor(chance, order.at > timeAfterDays(now, -4))
      return { company, lane: laneFor(chance, company) }
    }),
  )

export const seaStories = (now: Date, count: number): DemoStory[] =>
  ordersWith(firstBySea, timesBySea(chanceOf(seed + seqBySea - 1), now, count), now).map((order, index) =>
    storyOf(order, seqBySea + index, (chance) => {
      const company = companyOf(order) ?? seaCompanyFor(chance)
      return { company, lane: seaLaneFor(chance, company) }
    }),
  )

const companyOf = ({ wish }: Order): DemoCompany | undefined =>
  wish && demoCompanies.find(({ account }) => account === wish.account)

type Shipping = { company: DemoCompany; lane: ReturnType<typeof laneFor> }

/** The orders of customers who think again; they arrive with the rest of the business. */
export const changedStories = (now: Date): DemoStory[] => [
  ...changedByRail.map((wish, index) => changedStory(wish, { now, seq: seqOfChanged + index, laneOf: laneFor })),
  ...changedBySea.map((wish, index) =>
    changedStory(wish, { now, seq: seqOfChanged + 100 + index, laneOf: seaLaneFor }),
  ),
]

function changedStory(wish: Wish, { now, seq, laneOf }: { now: Date; seq: number; laneOf: typeof laneFor }): DemoStory {
  const order = { at: timeAfterDays(now, -wish.daysAgo), wish, now }
  const story = storyOf(order, seq, (chance) => {
    const company = companyOf(order) ?? companyFor(chance, false)
    return { company, lane: laneOf(chance, company) }
  })
  return { ...story, isFirst: false }
}

const storyOf = ({ at, wish, now }: Order, seq: number, shipping: (chance: Chance) => Shipping): DemoStory => ({
  seq,
  orderedAt: at,
  bookings: 1,
  isFirst: wish !== undefined,
  tell(portal) {
    const chance = chanceOf(seed + seq)
    const { company, lane } = shipping(chance)
    const customer = portal.customer(userId(company.contact), customerId(company))
    const desk = portal.staff(staffId('ops'))
    const story = { portal, chance, until: now, company, lane, orderedAt: at, seq, fate: wish?.fate }
    return tellStory({ ...story, customer, desk })
  },
})

function timesByRail(chance: Chance, now: Date, count: number): Date[] {
  const days = monthsBack * 30
  const ofLastMonth = Math.round(count * 0.1)
  const ofToday = Math.round(count * 0.057)
  const long = Array.from({ length: count - ofLastMonth - ofToday }, () => -(1 - growthAt(chance)) * (days - 30) - 30)
  const lately = Array.from({ length: ofLastMonth }, () => -chance.next() * 29 - 1)
  const sinceYesterday = Array.from({ length: ofToday }, () => -chance.next() * 0.95 - 0.02)
  return [...long, ...lately, ...sinceYesterday].toSorted((a, b) => a - b).map((offset) => timeAfterDays(now, offset))
}

/** A share of the time that went by, the later the likelier: twice as many orders at its end as at its beginning. */
const growthAt = (chance: Chance): number => Math.sqrt(1 + 3 * chance.next()) - 1

const timesBySea = (chance: Chance, now: Date, count: number): Date[] =>
  Array.from({ length: count }, (_, i) => timeAfterDays(now, -seaDaysBack * (1 - (i + chance.next()) / count)))
