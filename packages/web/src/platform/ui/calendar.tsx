import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { businessDayOf } from '../format.ts'
import { serverNow } from '../signing.ts'
import { useLanguage, useText } from '../text.tsx'
import { addDays, addMonths, weeksOf } from './days.ts'
import { IconButton } from './parts.tsx'

type CalendarProps = {
  /** The chosen day, or both ends of the chosen range. */
  from: string
  to?: string | undefined
  least?: string | undefined
  most?: string | undefined
  onPick: (day: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One month. Arrow keys move by a day or a week, Page Up and Down by a month. */
export function Calendar({ from, to = from, least, most, onPick }: CalendarProps) {
  const text = useText()
  const language = useLanguage()
  const today = businessDayOf(serverNow())
  const [reach, setReach] = useState(from || today)
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${reach}"]`)?.focus()
  }, [reach])
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${reach.slice(0, 7)}-01T12:00:00Z`),
  )
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const page = { PageUp: -1, PageDown: 1 }[event.key]
    if (!step && !page) return
    event.preventDefault()
    hasMoved.current = true
    setReach(step ? addDays(reach, step) : addMonths(reach, page ?? 0))
  }
  const isOut = (day: string) => (least ? day < least : false) || (most ? day > most : false)
  const look = (day: string) =>
    [
      day.slice(0, 7) !== reach.slice(0, 7) && 'other',
      day === today && 'today',
      from && to && day > from && day < to && 'between',
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <div className="calendar">
      <div className="row between">
        <IconButton name="left" label={text('shared.month-before')} onClick={() => setReach(addMonths(reach, -1))} />
        <strong aria-live="polite">{month}</strong>
        <IconButton name="right" label={text('shared.month-next')} onClick={() => setReach(addMonths(reach, 1))} />
      </div>
      <table ref={grid} onKeyDown={move}>
        <thead>
          <Weekdays language={language} />
        </thead>
        <tbody>
          {weeksOf(reach).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    className={look(day)}
                    tabIndex={day === reach ? 0 : -1}
                    aria-pressed={day === from || day === to}
                    aria-label={day}
                    disabled={isOut(day)}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Weekdays({ language }: { language: string }) {
  const name = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <tr>
      {[5, 6, 7, 8, 9, 10, 11].map((date) => (
        <th key={date} scope="col">
          {name.format(new Date(Date.UTC(2026, 0, date)))}
        </th>
      ))}
    </tr>
  )
}
