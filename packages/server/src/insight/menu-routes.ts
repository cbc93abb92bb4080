import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type MenuCount, type MenuEntry, menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { bookingsWaitingForCustomer, bookingsWaitingForDesk, type WaitingInMode } from '../booking/index.ts'
import { countUnread } from '../communication/index.ts'
import { countCertificationsAsked, loadCustomer } from '../customer/index.ts'
import { type CallerAs, holds } from '../platform/caller.ts'
import type { Tx } from '../platform/database.ts'
import { type Port, serve } from '../platform/serve.ts'
import { jobsWaitingForCustomer, jobsWaitingForDesk } from '../workorder/index.ts'
import { countFailedWork } from './failed-work-desk-queries.ts'

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
  if (isFor(bookingEndpoints.answer, role)) counts.push(inModes('bookings', bookingsWaitingForCustomer(tx, customerId)))
  if (isFor(jobEndpoints.confirm, role)) counts.push(inModes('jobs', jobsWaitingForCustomer(tx, customerId)))
  if (isFor(customerEndpoints.askCertification, role)) counts.push(one('certification', refusals(tx, customerId)))
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

/** Whether a call is open to somebody of this role. */
export const isFor = ({ roles }: { roles?: readonly CompanyRole[] }, role: CompanyRole) =>
  !roles || roles.includes(role)

const one = async (entry: MenuEntry, count: Promise<number>): Promise<MenuCount> => ({ entry, count: await count })

const inModes = async (entry: MenuEntry, waiting: Promise<WaitingInMode[]>): Promise<MenuCount[]> =>
  (await waiting).map(({ mode, count }) => ({ entry, serviceModeId: mode, count }))

/** One where the company's certification was refused. */
const refusals = async (tx: Tx, customerId: string): Promise<number> =>
  (await loadCustomer(tx, customerId)).certification === 'refused' ? 1 : 0
