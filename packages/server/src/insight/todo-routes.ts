import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type Todo, todoEndpoints } from '@landbridge/contract/insight/todo'
import { legModesOf } from '@landbridge/contract/shared/modes'
import { loadCustomer } from '../customer/index.ts'
import { isOpenTo } from '../platform/caller.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { codeLabel, codesOf, readerNames, shortPlaceName } from '../reference/index.ts'
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
  const found = [...bookings, ...jobs.map((job) => ({ documentTypes: undefined, legModes: undefined, ...job }))]
  const [{ findPlace }, documents] = await Promise.all([readerNames(tx, language), codesOf(tx, 'DOCTYPE')])
  const items = found.map(({ mode, legModes, originCode, destinationCode, documentTypes, ...todo }): Todo => {
    const paperNames = documentTypes?.map((type) => codeLabel(documents, type, language))
    const written: Pick<Todo, 'originName' | 'destinationName'> = 'jobNo' in todo ? {} : todo
    const modes = legModes ?? legModesOf(mode)
    const [origin, destination] = [findPlace(originCode, modes), findPlace(destinationCode, modes.toReversed())]
    const originName = origin ? shortPlaceName(origin, language) : written.originName
    const destinationName = destination ? shortPlaceName(destination, language) : written.destinationName
    return { ...todo, paperNames, serviceModeId: mode, originName, destinationName }
  })
  const isUncertified = customer.certification === 'none' || customer.certification === 'refused'
  const certification: Todo[] =
    isUncertified && isOpenTo(customerEndpoints.askCertification, role) ? [{ todoKind: 'certification' }] : []
  return [...items.toSorted(byDay), ...certification]
}

/** What has no day waits for an answer now. */
const byDay = (a: Todo, b: Todo) => (a.dueBy ?? '').localeCompare(b.dueBy ?? '')
