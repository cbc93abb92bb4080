import { type Todo, type TodoKind, todoEndpoints } from '@landbridge/contract/insight/todo'
import { type Mode, type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { type AnyTextKey, useText } from '../../platform/text.tsx'
import { addDays } from '../../platform/ui/days.ts'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { Card, Count } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import styles from './needs-you.module.css'

const most = 50

/** What waits for the reader, wherever it stands: the nearest day first. */
export function NeedsYou() {
  const text = useText()
  const todos = useCall(todoEndpoints.list, {}, { staleMs: 0 })
  const title = (
    <>
      {text('insight.needs-you')} <Count of={todos.data?.items.length ?? 0} />
    </>
  )
  return (
    <Card dense title={title} className={styles.needs ?? ''}>
      <Loading of={todos}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('insight.needs-you-none')} icon="tick" />
          ) : (
            <ul className={styles.waiting}>
              {items.slice(0, most).map((todo) => (
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
  completion: 'tick',
  certification: 'shield',
}

const words = {
  returned: 'insight.todo-returned',
  offer: 'insight.todo-offer',
  fee: 'insight.todo-fee',
  papers: 'insight.todo-papers',
  completion: 'insight.todo-completion',
  certification: 'insight.todo-certification',
} as const satisfies Record<TodoKind, AnyTextKey>

function Waiting({ todo }: { todo: Todo }) {
  const text = useText()
  const { todoKind, paperCount = 0, bookingNo, jobNo, originName, destinationName, dueBy } = todo
  const lane = originName && destinationName ? `${originName} – ${destinationName}` : undefined
  return (
    <li>
      <Icon name={icons[todoKind]} />
      <div className="grow">
        <Link to={pageOf(todo)}>
          {todoKind === 'papers' ? text(words.papers, { count: paperCount }) : text(words[todoKind])}
        </Link>
        <small className="muted cut">{[jobNo ?? bookingNo, lane].filter(Boolean).join(' · ')}</small>
      </div>
      {dueBy && <DueBy day={dueBy} />}
    </li>
  )
}

/** By when: what is due today or was before is bad, tomorrow is a warning. */
function DueBy({ day }: { day: string }) {
  const text = useText()
  const format = useFormat()
  const today = businessDayOf(serverNow())
  const tomorrow = addDays(today, 1)
  if (day < today)
    return (
      <span className="small bad-text strong nowrap">{text('insight.todo-overdue', { day: format.day(day) })}</span>
    )
  if (day === today) return <span className="small bad-text strong nowrap">{text('insight.todo-today')}</span>
  if (day === tomorrow) return <span className="small late strong nowrap">{text('insight.todo-tomorrow')}</span>
  return <span className="small muted nowrap">{text('insight.todo-until', { day: format.day(day) })}</span>
}

/** Where one can do it. */
function pageOf({ todoKind, id = '', serviceModeId }: Todo): string {
  if (todoKind === 'certification' || !serviceModeId) return paths.certification()
  const mode: Mode = modeOf(serviceModeId satisfies ModeCode)
  return todoKind === 'completion' ? paths.job(mode, id) : paths.booking(mode, id)
}
