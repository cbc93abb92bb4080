import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type Todo, todoEndpoints } from '@landbridge/contract/insight/todo'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { bookingTodos } from '../booking/index.ts'
import { loadCustomer } from '../customer/index.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { placesOfModes, shortPlaceName } from '../reference/index.ts'
import { jobTodos } from '../workorder/index.ts'
import { isFor } from './menu-routes.ts'

/** What waits for a customer, over all areas. */
export function todoRoutes(port: Port): void {
  serve(port, todoEndpoints.list, async (_, call) => ({ items: await todosOf(call) }))
}

/** Only what the caller may do something about. */
async function todosOf(call: Call<'customer'>): Promise<Todo[]> {
  const { tx, caller, language } = call
  const { customerId, role } = caller
  if (customerId === null) return []
  const [bookings, jobs, customer] = await Promise.all([
    isFor(bookingEndpoints.answer, role) ? bookingTodos(tx, customerId) : [],
    isFor(jobEndpoints.confirm, role) ? jobTodos(tx, customerId) : [],
    loadCustomer(tx, customerId),
  ])
  const found = [...bookings, ...jobs.map((job) => ({ todoKind: 'completion' as const, ...job }))]
  const codes = found.flatMap(({ originCode, destinationCode }) => [originCode ?? [], destinationCode ?? []].flat())
  const places = await placesOfModes(
    tx,
    found.map(({ mode }) => mode),
    codes,
  )
  const nameOf = (code: string | undefined, written?: string) => {
    const place = places.get(code ?? '')
    return place ? shortPlaceName(place, language) : written
  }
  const items = found.map(({ mode, originCode, destinationCode, ...todo }): Todo => {
    const written: Pick<Todo, 'originName' | 'destinationName'> = 'jobNo' in todo ? {} : todo
    const originName = nameOf(originCode, written.originName)
    const destinationName = nameOf(destinationCode, written.destinationName)
    return { ...todo, serviceModeId: mode, originName, destinationName }
  })
  const isUncertified = customer.certification === 'none' || customer.certification === 'refused'
  const certification: Todo[] =
    isUncertified && isFor(customerEndpoints.askCertification, role) ? [{ todoKind: 'certification' }] : []
  return [...items.toSorted(byDay), ...certification]
}

/** What has no day waits for an answer now. */
const byDay = (a: Todo, b: Todo) => (a.dueBy ?? '').localeCompare(b.dueBy ?? '')
