import { type Todo, type TodoKind, todoEndpoints } from '@landbridge/contract/insight/todo'
import { type Mode, type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { Link } from 'react-router'
import { DueBy, useTodoWords } from '../../booking/index.ts'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { ShowAll } from '../../platform/ui/first-of.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { Card, Count } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import styles from './needs-you.module.css'

const most = 50
/** As many as stand beside the map. */
const mostAtFirst = 4

/** What waits for the reader, wherever it stands: the nearest day first. */
export function NeedsYou() {
  const text = useText()
  const todos = useCall(todoEndpoints.list, {}, { staleMs: 0 })
  const [isWhole, setWhole] = useState(false)
  const count = todos.data?.items.length ?? 0
  const title = (
    <>
      {text('insight.needs-you')} <Count of={count} />
    </>
  )
  const all = count > mostAtFirst && <ShowAll count={count} isAll={isWhole} onChange={setWhole} />
  return (
    <Card dense title={title} actions={all} className={styles.needs ?? ''}>
      <Loading of={todos}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('insight.needs-you-none')} icon="tick" />
          ) : (
            <ul className={styles.waiting}>
              {items.slice(0, isWhole ? most : mostAtFirst).map((todo) => (
                <Waiting key={`${todo.todoKind} ${todo.id ?? ''}`} todo={todo} />
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

const icons: Readonly<Record<TodoKind, IconName>> = {
  returned: 'edit',
  offer: 'message',
  fee: 'bill',
  papers: 'file',
  draftBill: 'file',
  completion: 'tick',
  certification: 'shield',
}

function Waiting({ todo }: { todo: Todo }) {
  const text = useText()
  const say = useTodoWords()
  const { todoKind, bookingNo, jobNo, originName, destinationName, dueBy } = todo
  const todoText =
    todoKind === 'draftBill' || todoKind === 'completion' || todoKind === 'certification'
      ? text(`insight.todo-${todoKind}`)
      : say({ ...todo, todoKind })
  const lane = originName && destinationName ? `${originName} – ${destinationName}` : undefined
  return (
    <li>
      <Icon name={icons[todoKind]} />
      <Link to={pageOf(todo)} title={todoText}>
        {todoText}
      </Link>
      <small className="muted cut">{[jobNo ?? bookingNo, lane].filter(Boolean).join(' · ')}</small>
      {dueBy && <DueBy day={dueBy} />}
    </li>
  )
}

/** Where one can do it. */
function pageOf({ todoKind, id = '', serviceModeId }: Todo): string {
  if (todoKind === 'certification' || !serviceModeId) return paths.certification()
  const mode: Mode = modeOf(serviceModeId satisfies ModeCode)
  return todoKind === 'completion' || todoKind === 'draftBill' ? paths.job(mode, id) : paths.booking(mode, id)
}
