import { type Todo, todoEndpoints } from '@landbridge/contract/insight/todo'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { isOpenTo } from '../platform/caller.ts'
import type { ToDos } from '../platform/handed-in.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { codeLabel, codesOf, placesOfModes, shortPlaceName } from '../reference/index.ts'

/** A thing that waits, as its area hands it in: its places and papers by their codes. */
type Waiting = Omit<Todo, 'serviceModeId' | 'paperNames'> & {
  mode?: ModeCode
  originCode?: string
  destinationCode?: string
  documentTypes?: string[]
}

/** Things that wait for a customer, over all areas that hand some in. */
export const todoRoutesWith =
  (toDos: readonly ToDos<Waiting>[]) =>
  (port: Port): void =>
    serve(port, todoEndpoints.list, async (_, call) => ({ items: await todosOf(toDos, call) }))

/** Only what the caller may do something about. What concerns the company itself stands last. */
async function todosOf(toDos: readonly ToDos<Waiting>[], call: Call<'customer'>): Promise<Todo[]> {
  const { tx, caller, language } = call
  const { customerId, role } = caller
  if (customerId === null) return []
  const open = toDos.filter(({ answeredBy }) => isOpenTo(answeredBy, role))
  const found = (await Promise.all(open.map(({ list }) => list(tx, customerId)))).flat()
  const codes = found.flatMap(({ originCode, destinationCode }) => [originCode ?? [], destinationCode ?? []].flat())
  const [places, documents] = await Promise.all([
    placesOfModes(
      tx,
      found.flatMap(({ mode }) => mode ?? []),
      codes,
    ),
    codesOf(tx, 'DOCTYPE'),
  ])
  const nameOf = (code: string | undefined, written: string | undefined) => {
    const place = places.get(code ?? '')
    return place ? shortPlaceName(place, language) : written
  }
  const named = found.map(({ mode, originCode, destinationCode, documentTypes, ...todo }): Todo => {
    if (!mode) return todo
    const paperNames = documentTypes?.map((type) => codeLabel(documents, type, language))
    const originName = nameOf(originCode, todo.originName)
    const destinationName = nameOf(destinationCode, todo.destinationName)
    return { ...todo, paperNames, serviceModeId: mode, originName, destinationName }
  })
  const { things = [], company = [] } = Object.groupBy(named, ({ id }) => (id ? 'things' : 'company'))
  return [...things.toSorted(byDay), ...company]
}

/** A thing that has no day waits for an answer now. */
const byDay = (a: Todo, b: Todo) => (a.dueBy ?? '').localeCompare(b.dueBy ?? '')
