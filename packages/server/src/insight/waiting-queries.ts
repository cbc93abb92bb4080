import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { bookingTodos } from '../booking/index.ts'
import { isOpenTo } from '../platform/caller.ts'
import type { Tx } from '../platform/database.ts'
import { jobTodos } from '../workorder/index.ts'

/** What waits for a company on its bookings and its jobs, one line for each thing to do: only what somebody of this role may do something about. */
export async function waitingFor(tx: Tx, { customerId, role }: { customerId: string; role: CompanyRole }) {
  const [bookings, jobs] = await Promise.all([
    isOpenTo(bookingEndpoints.answer, role) ? bookingTodos(tx, customerId) : [],
    isOpenTo(jobEndpoints.confirm, role) ? jobTodos(tx, customerId) : [],
  ])
  return { bookings, jobs }
}
