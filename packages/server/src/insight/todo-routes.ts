import { type Todo, todoEndpoints } from '@landbridge/contract/insight/todo'
import { type LegModeCode, legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import { isOpenTo } from '../platform/caller.ts'
import type { ToDos } from '../platform/handed-in.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { codeLabel, codesOf, readerNames, shortPlaceName } from '../reference/index.ts'

/** A thing that waits, as its area hands it in: its places and papers by their codes. */
type Waiting = Omit<Todo, 'serviceModeId' | 'paperNames'> & {
  mode?: ModeCode
  /** The modes of its legs, in their order, where its mode alone does not say them. */
  legModes?: readonly LegModeCode[]
  originCode?: string
  destinationCode?: string
  documentTypes?: string[]
}

export const todoRoutesWith =
  (toDos: readonly ToDos<Waiting>[]) =>
  (port: Port): void =>
    serve(port, todoEndpoints.list, async (_, call) => ({ items: await todosOf(toDos, call) }))

/** The to-dos that the caller may do something about, those of the company itself last. */
async function todosOf(toDos: readonly ToDos<Waiting>[], call: Call<'customer'>): Promise<Todo[]> {
  const { tx, caller, language } = call
  const { customerId, role } = caller
  if (customerId === null) return []
  const open = toDos.filter(({ answeredBy }) => isOpenTo(answeredBy, role))
  const found = (await Promise.all(open.map(({ list }) => list(tx, customerId)))).flat()
  const [{ findPlace }, documents] = await Promise.all([readerNames(tx, language), codesOf(tx, 'DOCTYPE')])
  const namedTodos = found.map(({ mode, legModes, originCode, destinationCode, documentTypes, ...todo }): Todo => {
    if (!mode) return todo
    const paperNames = documentTypes?.map((type) => codeLabel(documents, type, language))
    const modes = legModes ?? legModesOf(mode)
    const [origin, destination] = [findPlace(originCode, modes), findPlace(destinationCode, modes.toReversed())]
    const originName = origin ? shortPlaceName(origin, language) : todo.originName
    const destinationName = destination ? shortPlaceName(destination, language) : todo.destinationName
    return { ...todo, paperNames, serviceModeId: mode, originName, destinationName }
  })
  const { things = [], company = [] } = Object.groupBy(namedTodos, ({ id }) => (id ? 'things' : 'company'))
  return [...things.toSorted(byDay), ...company]
}

/** A thing that has no day waits for an answer now. */
const byDay = (a: Todo, b: Todo) => (a.dueBy ?? '').localeCompare(b.dueBy ?? '')
