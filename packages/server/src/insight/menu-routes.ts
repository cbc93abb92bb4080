import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type MenuCount, type MenuEntry, menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { bookingsWaitingForDesk } from '../booking/index.ts'
import { countUnread } from '../communication/index.ts'
import { countCertificationsAsked, loadCustomer } from '../customer/index.ts'
import { type CallerAs, holds, isOpenTo } from '../platform/caller.ts'
import type { Tx } from '../platform/database.ts'
import { type Port, serve } from '../platform/serve.ts'
import { jobsWaitingForDesk } from '../workorder/index.ts'
import { countFailedWork } from './failed-work-desk-queries.ts'
import { waitingFor } from './waiting-queries.ts'

/** What the menus say of what waits for the caller; asked for in one flush. */
export function menuRoutes(port: Port): void {
  serve(port, menuEndpoints.counts, async (_, { tx, caller }) => {
    const counts = caller.actor === 'staff' ? countsOfStaff(tx, caller) : countsOfCustomer(tx, caller)
    return { items: (await Promise.all(counts)).flat().filter(({ count }) => count > 0) }
  })
}

type Counts = Promise<MenuCount | MenuCount[]>[]

/** Only what the caller may do something about is counted. */
function countsOfCustomer(tx: Tx, { userId, customerId, role }: CallerAs<'customer'>): Counts {
  const counts: Counts = [one('notices', countUnread(tx, userId))]
  if (customerId === null) return counts
  counts.push(inModes(waitingFor(tx, { customerId, role })))
  if (isOpenTo(customerEndpoints.askCertification, role)) counts.push(one('certification', refusals(tx, customerId)))
  return counts
}

function countsOfStaff(tx: Tx, caller: CallerAs<'staff'>): Counts {
  const counts: Counts = []
  if (holds(caller, 'booking.view')) counts.push(one('deskBookings', bookingsWaitingForDesk(tx)))
  if (holds(caller, 'workorder.view')) counts.push(one('deskJobs', jobsWaitingForDesk(tx)))
  if (holds(caller, 'customer.certify')) counts.push(one('deskCustomers', countCertificationsAsked(tx)))
  if (holds(caller, 'platform.jobs')) counts.push(one('deskFailedWork', countFailedWork(tx)))
  return counts
}

const one = async (entry: MenuEntry, count: Promise<number>): Promise<MenuCount> => ({ entry, count: await count })

/** One for each line of the list of what waits, so that the menu and the list never disagree. */
async function inModes(waiting: ReturnType<typeof waitingFor>): Promise<MenuCount[]> {
  const { bookings, jobs } = await waiting
  return [...ofEntry('bookings', bookings), ...ofEntry('jobs', jobs)]
}

const ofEntry = (entry: MenuEntry, todos: readonly { mode: ModeCode }[]): MenuCount[] =>
  [...Map.groupBy(todos, ({ mode }) => mode)].map(([serviceModeId, { length }]) => ({
    entry,
    serviceModeId,
    count: length,
  }))

/** One where the company's certification was refused. */
const refusals = async (tx: Tx, customerId: string): Promise<number> =>
  (await loadCustomer(tx, customerId)).certification === 'refused' ? 1 : 0
