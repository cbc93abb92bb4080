import { businessDay } from '@landbridge/contract/shared/business-day'
import { bindMessagingAppUser, hashPassword, insertUser } from '../../access/index.ts'
import { insertCustomer } from '../../customer/index.ts'
import { type Clock, timeBy } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database.ts'
import type { CallSettings } from '../../platform/serve.ts'
import { addSampleDepartures, loadSampleTariffs, rollSampleDepartures } from '../../pricing/index.ts'
import { loadSampleRates } from '../../reference/index.ts'
import { announceDemoNews } from './demo-announcements.ts'
import { companyFor, daysAfter, laneFor, railLanes, seaCompanyFor, seaLaneFor, seaLanes } from './demo-bookings.ts'
import { certifyDemoCompanies } from './demo-certification.ts'
import { type Chance, chanceOf } from './demo-chance.ts'
import { makeAirBookings } from './demo-flights.ts'
import {
  customerId,
  customerUsers,
  demoCompanies,
  demoCustomers,
  demoScanners,
  formerUser,
  staffId,
  staffUsers,
  userId,
} from './demo-people.ts'
import { type DemoPortal, demoPortal } from './demo-portal.ts'
import { makeSharedBookings } from './demo-shared.ts'
import { pricedDays, tellStory } from './demo-story.ts'
import { makeRoadBookings } from './demo-trucks.ts'

export { demoAccounts } from './demo-people.ts'

type Making = {
  clock: Clock
  password: string
  settings: CallSettings
  /** How many bookings are made; a small business is made sooner. */
  bookings?: number
  say(line: string): void
}

const oneAtATime = 7_203_115
const seed = 20_261
const usualBookings = 280
const monthsBack = 14
const returnedDaysAgo = 2
/** A voyage to Europe takes five weeks and more. */
const seaDaysBack = 100

/** Makes the demo business in an empty database: all of it or, when the start is broken off, nothing. */
export async function makeDemoBusiness(
  db: Database,
  { clock, password, settings, say, bookings = usualBookings }: Making,
): Promise<void> {
  const isNeeded = await db.readAs({ actor: 'system' }, hasNoUsers)
  if (!isNeeded) return
  say('Making the demo business …')
  const passwordHash = await hashPassword(password)
  const now = timeBy(clock)
  await db.as({ actor: 'system' }, async (tx) => {
    // Another node that makes it may take minutes.
    await tx.ask("select set_config('lock_timeout', '0', true)", [])
    await tx.ask('select pg_advisory_xact_lock($1)', [oneAtATime])
    if (!(await hasNoUsers(tx))) return
    for (const user of staffUsers(passwordHash)) await insertUser(tx, user)
    for (const customer of demoCustomers(daysAfter(beginOf(now), -30))) await insertCustomer(tx, customer)
    for (const user of [...customerUsers(passwordHash), formerUser()]) await insertUser(tx, user)
    for (const { user, appUserId } of demoScanners) await bindMessagingAppUser(tx, user, appUserId)
    // Prices are asked for on days of the months before as well.
    for (let days = pricedDays; days > 0; days -= 15) await loadSampleRates(tx, businessDay(daysAfter(now, -days)))
    await loadSampleTariffs(tx, businessDay(now))
    await rollSampleDepartures(tx, now)
    await makeBookings(tx, { now, settings, bookings })
  })
}

/** Bookings of the last fourteen months, most of them over, some on their way, the newest waiting to be accepted. */
async function makeBookings(
  tx: Tx,
  { now, settings, bookings }: { now: Date; settings: CallSettings; bookings: number },
): Promise<void> {
  const begin = businessDay(beginOf(now))
  const lineNos = railLanes.map(({ lineNo }) => lineNo)
  await addSampleDepartures(tx, { from: begin, to: businessDay(now), today: begin, lineNos })
  const chance = chanceOf(seed)
  const portal = await demoPortal(tx, settings)
  const desk = portal.staff(staffId('ops'))
  await certifyDemoCompanies(portal, beginOf(now), now)
  const orders = orderTimes(chance, now, bookings)
  // Whoever looks at the demo finds a booking that waits for its customer.
  const returned = orders.findLastIndex((at) => at < daysAfter(now, -returnedDaysAgo))
  for (const [seq, orderedAt] of orders.entries()) {
    const isReturned = seq === returned
    const drawn = companyFor(chance, orderedAt > daysAfter(now, -4))
    const company = (isReturned && demoCompanies.find(({ account }) => account === 'demo')) || drawn
    const customer = portal.customer(userId(company.contact), customerId(company))
    const lane = laneFor(chance, company)
    await tellStory({ portal, chance, until: now, company, lane, orderedAt, seq, isReturned, customer, desk })
  }
  await makeSeaBookings(portal, { now, count: Math.round(bookings / 10) }, tx)
  await makeSharedBookings(portal, now)
  await makeAirBookings(portal, now, tx)
  await makeRoadBookings(portal, now)
  await announceDemoNews(portal.staff(staffId('admin')), portal.setTime, now)
  // Who was to be told has been told: what happened in the past sends no messages now.
  await tx.ask('update outbox_event set relayed_at = at', [])
}

/** Some of them ship by sea as well, since three months; drawn apart, so that what goes by rail stays what it was. */
async function makeSeaBookings(
  portal: DemoPortal,
  { now, count }: { now: Date; count: number },
  tx: Tx,
): Promise<void> {
  const chance = chanceOf(seed + 1)
  const begin = businessDay(daysAfter(now, -seaDaysBack))
  const lineNos = seaLanes.flatMap(({ lineNo }) => [lineNo, `${lineNo}-2`])
  await addSampleDepartures(tx, { from: begin, to: businessDay(now), today: begin, lineNos })
  const desk = portal.staff(staffId('ops'))
  const times = Array.from({ length: count }, (_, i) =>
    daysAfter(now, -seaDaysBack * (1 - (i + chance.next()) / count)),
  )
  for (const [at, orderedAt] of times.entries()) {
    const company = seaCompanyFor(chance)
    const lane = seaLaneFor(chance, company)
    const customer = portal.customer(userId(company.contact), customerId(company))
    const story = { portal, chance, until: now, company, lane, orderedAt, seq: 6_000 + at, isReturned: false }
    await tellStory({ ...story, customer, desk })
  }
}

const beginOf = (now: Date): Date => daysAfter(now, -monthsBack * 30.5)

/** When orders came: a business that grows, some of them since yesterday. */
function orderTimes(chance: Chance, now: Date, bookings: number): Date[] {
  const days = monthsBack * 30
  const ofLastMonth = Math.round(bookings * 0.1)
  const ofToday = Math.round(bookings * 0.057)
  const long = Array.from({ length: bookings - ofLastMonth - ofToday }, () => -(1 - grown(chance)) * (days - 30) - 30)
  const lately = Array.from({ length: ofLastMonth }, () => -chance.next() * 29 - 1)
  const sinceYesterday = Array.from({ length: ofToday }, () => -chance.next() * 0.95 - 0.02)
  return [...long, ...lately, ...sinceYesterday].toSorted((a, b) => a - b).map((offset) => daysAfter(now, offset))
}

/** A share of the time that went by, the later the likelier: twice as many orders at its end as at its beginning. */
const grown = (chance: Chance): number => Math.sqrt(1 + 3 * chance.next()) - 1

async function hasNoUsers(tx: Tx): Promise<boolean> {
  const [found] = await tx.ask<{ found: boolean }>('select exists (select from app_user) as found', [])
  return found?.found === false
}
