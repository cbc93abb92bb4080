import type { BookingTodo } from '@landbridge/contract/booking/booking-todo'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { type AnyTextKey, type Text, useText } from '../../platform/text.tsx'
import { LatestEvent } from '../../platform/ui/lane-of.tsx'

const words = {
  returned: 'booking.todo-returned',
  offer: 'booking.todo-offer',
  fee: 'booking.todo-fee',
  papers: 'booking.todo-papers',
} as const satisfies Record<BookingTodo['todoKind'], AnyTextKey>

/** Short words beside a state that names the change or the answer. */
const briefWords = {
  returned: 'booking.todo-change',
  offer: 'booking.todo-answer',
  fee: 'booking.todo-answer',
} as const satisfies Partial<Record<BookingTodo['todoKind'], AnyTextKey>>

/** A to-do in words, with its papers by name or number. */
export const todoWords =
  (text: Text, format: ReturnType<typeof useFormat>) =>
  ({ todoKind, paperNames = [] }: BookingTodo, isBrief = false): string => {
    if (todoKind !== 'papers') return text((isBrief ? briefWords : words)[todoKind])
    if (isBrief && paperNames.length > 1) return text('booking.todo-papers-count', { count: paperNames.length })
    return text(words.papers, { papers: format.list(paperNames.map(withinSentence)) })
  }

/** A name in lower case for use inside a sentence, except SI and VGM. */
const withinSentence = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase())

/** A due day, red when due today or overdue, amber tomorrow. */
export function DueBy({ day }: { day: string }) {
  const text = useText()
  const format = useFormat()
  const today = businessDayOf(serverNow())
  const tomorrow = dayAfter(today, 1)
  if (day < today)
    return (
      <span className="small bad-text strong nowrap">{text('booking.todo-overdue', { day: format.day(day) })}</span>
    )
  if (day === today) return <span className="small bad-text strong nowrap">{text('booking.todo-today')}</span>
  if (day === tomorrow) return <span className="small late strong nowrap">{text('booking.todo-tomorrow')}</span>
  return <span className="small muted nowrap">{text('booking.todo-until', { day: format.day(day) })}</span>
}

type Standing = { toDo?: BookingTodo | undefined; trackLabel?: string | undefined }

/** The reader's to-do, else the last event. */
export function WhereItStands({ row: { toDo, trackLabel } }: { row: Standing }) {
  return toDo ? <ToDo toDo={toDo} /> : <LatestEvent label={trackLabel} />
}

export function ToDo({ toDo }: { toDo: BookingTodo }) {
  const todoText = todoWords(useText(), useFormat())
  return (
    <div className="latest-event" title={todoText(toDo)}>
      <span className="late strong">{todoText(toDo, true)}</span>
      {toDo.dueBy && <DueBy day={toDo.dueBy} />}
    </div>
  )
}
