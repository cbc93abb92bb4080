import { businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { bindMessagingAppUser, insertUser } from '../../access/index.ts'
import { insertCustomer } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import { addSampleDepartures, loadSampleTariffs } from '../../pricing/index.ts'
import { loadSampleRates } from '../../reference/index.ts'
import { announceDemoNews } from './demo-announcements.ts'
import { certifyDemoCompanies } from './demo-certification.ts'
import { describeDemoCompany } from './demo-company.ts'
import { airDaysBack, airLineNos } from './demo-flights.ts'
import { railLanes, seaLanes } from './demo-lanes.ts'
import { monthsBack, seaDaysBack } from './demo-orders.ts'
import { customerUsers, demoCustomers, demoScanners, formerUser, staffId, staffUsers } from './demo-people.ts'
import type { DemoPortal } from './demo-portal.ts'
import { pricedDays } from './demo-story.ts'

type Base = { portal: DemoPortal; now: Date; passwordHash: string }

export async function makeBase(tx: Tx, { portal, now, passwordHash }: Base): Promise<void> {
  const begin = timeAfterDays(now, -monthsBack * 30.5)
  for (const user of staffUsers(passwordHash)) await insertUser(tx, user)
  for (const customer of demoCustomers(timeAfterDays(begin, -30))) await insertCustomer(tx, customer)
  for (const user of [...customerUsers(passwordHash), formerUser()]) await insertUser(tx, user)
  for (const { user, appUserId } of demoScanners) await bindMessagingAppUser(tx, user, appUserId)
  // Prices are asked for on days of the months before as well.
  for (let days = pricedDays; days > 0; days -= 15) await loadSampleRates(tx, businessDay(timeAfterDays(now, -days)))
  await loadSampleTariffs(tx, businessDay(now), { daysBack: 0 })
  for (const past of pastDepartures(now, begin)) await addSampleDepartures(tx, past)
  await certifyDemoCompanies(portal, begin, now)
  await describeDemoCompany(portal)
  await announceDemoNews(portal.staff(staffId('admin')), portal.setTime, now)
}

/** Departures since the first booking on the lines that the companies ship on, with room on all of them. */
function pastDepartures(now: Date, begin: Date) {
  const [today, first] = [businessDay(now), businessDay(begin)]
  const firstBySea = businessDay(timeAfterDays(now, -seaDaysBack))
  const firstByAir = businessDay(timeAfterDays(now, -airDaysBack))
  return [
    { from: first, to: today, today: first, lineNos: railLanes.map(({ lineNo }) => lineNo) },
    {
      from: firstBySea,
      to: today,
      today: firstBySea,
      lineNos: seaLanes.flatMap(({ lineNo }) => [lineNo, `${lineNo}-2`]),
    },
    { from: firstByAir, to: today, today, lineNos: airLineNos() },
  ]
}
