import { type Todo, type TodoKind, todoEndpoints } from '@landbridge/contract/insight/todo'
import { useState } from 'react'
import { Link } from 'react-router'
import { DueBy } from '../../booking/index.ts'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import type { TodoLook } from '../../platform/todo-look.ts'
import { ShowAll } from '../../platform/ui/first-of.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Card, Count } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import styles from './needs-you.module.css'

const maxTodos = 50
/** The number that fits beside the map. */
const mostAtFirst = 4

export type TodoLooks = Readonly<Record<Exclude<TodoKind, 'certification'>, TodoLook>>

/** The reader's to-dos from all areas, nearest day first. */
export function NeedsYou({ looks }: { looks: TodoLooks }) {
  const text = useText()
  const todos = useCall(todoEndpoints.list, {}, { staleMs: 0 })
  const [isWhole, setWhole] = useState(false)
  const count = todos.data?.items.length ?? 0
  const title = (
    <>
      {text('insight.needs-you')} <Count count={count} />
    </>
  )
  const all = count > firstOfEach(todos.data?.items ?? []).length && (
    <ShowAll count={count} isAll={isWhole} onChange={setWhole} />
  )
  return (
    <Card dense title={title} actions={all} className={styles.needs ?? ''}>
      <Loading query={todos}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('insight.needs-you-none')} icon="tick" />
          ) : (
            <ul className={styles.waiting}>
              {(isWhole ? items.slice(0, maxTodos).map(singleTodo) : firstOfEach(items)).map(({ todo, alike }) => (
                <TodoLine
                  key={`${todo.todoKind} ${todo.id ?? ''}`}
                  todo={todo}
                  alike={alike}
                  look={{ ...looks, certification }[todo.todoKind]}
                />
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

const singleTodo = (todo: Todo) => ({ todo, alike: 0 })

/** The nearest to-do of each kind with the number of its like. */
const firstOfEach = (items: readonly Todo[]) =>
  [...Map.groupBy(items, ({ todoKind }) => todoKind).values()]
    .flatMap(([todo, ...others]) => (todo ? [{ todo, alike: others.length }] : []))
    .slice(0, mostAtFirst)

const certification: TodoLook = {
  icon: 'shield',
  words: (_, text) => text('insight.todo-certification'),
  page: () => paths.certification(),
}

function TodoLine({ todo, look, alike }: { todo: Todo; look: TodoLook; alike: number }) {
  const text = useText()
  const format = useFormat()
  const { bookingNo, jobNo, originName, destinationName, dueBy } = todo
  const todoText = look.words(todo, text, format)
  const lane = originName && destinationName ? `${originName} – ${destinationName}` : undefined
  return (
    <li>
      <Icon name={look.icon} />
      <Link to={look.page(todo)} title={todoText}>
        {todoText}
      </Link>
      <small className="muted cut">{[jobNo ?? bookingNo, lane].filter(Boolean).join(' · ')}</small>
      {alike > 0 && <small className="muted nowrap">{text('insight.todo-alike', { count: alike })}</small>}
      {dueBy && <DueBy day={dueBy} />}
    </li>
  )
}
