import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type Todo, todoEndpoints } from '@landbridge/contract/insight/todo'
import { loadCustomer } from '../customer/index.ts'
import { isOpenTo } from '../platform/caller.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { codeLabel, codesOf, placesOfModes, shortPlaceName } from '../reference/index.ts'
import { waitingFor } from './waiting-queries.ts'

/** What waits for a customer, over all areas. */
export function todoRoutes(port: Port): void {
  serve(port, todoEndpoints.list, async (_, call) => ({ items: await todosOf(call) }))
}

/** Only what the caller may do something about. */
async function todosOf(call: Call<'customer'>): Promise<Todo[]> {
  const { tx, caller, language } = call
  const { customerId, role } = caller
  if (customerId === null) return []
  const [{ bookings, jobs }, customer] = await Promise.all([
    waitingFor(tx, { customerId, role }),
    loadCustomer(tx, customerId),
  ])
  const found = [...bookings, ...jobs.map((job) => ({ documentTypes: undefined, ...job }))]
  const codes = found.flatMap(({ originCode, destinationCode }) => [originCode ?? [], destinationCode ?? []].flat())
  const [places, documents] = await Promise.all([
    placesOfModes(
      tx,
      found.map(({ mode }) => mode),
      codes,
    ),
    codesOf(tx, 'DOCTYPE'),
  ])
  const nameOf = (code: string | undefined, written?: string) => {
    const place = places.get(code ?? '')
    return place ? shortPlaceName(place, language) : written
  }
  const items = found.map(({ mode, originCode, destinationCode, documentTypes, ...todo }): Todo => {
    const paperNames = documentTypes?.map((type) => codeLabel(documents, type, language))
    const written: Pick<Todo, 'originName' | 'destinationName'> = 'jobNo' in todo ? {} : todo
    const originName = nameOf(originCode, written.originName)
    const destinationName = nameOf(destinationCode, written.destinationName)
    return { ...todo, paperNames, serviceModeId: mode, originName, destinationName }
  })
  const isUncertified = customer.certification === 'none' || customer.certification === 'refused'
  const certification: Todo[] =
    isUncertified && isOpenTo(customerEndpoints.askCertification, role) ? [{ todoKind: 'certification' }] : []
  return [...items.toSorted(byDay), ...certification]
}

/** What has no day waits for an answer now. */
const byDay = (a: Todo, b: Todo) => (a.dueBy ?? '').localeCompare(b.dueBy ?? '')
