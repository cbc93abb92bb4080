import { type CalendarDate, parseDate } from '@internationalized/date'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { Popover } from 'react-aria-components/Popover'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { useToday } from '../today.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsPhone } from '../ui/is-phone.ts'
import { LibraryLocale } from '../ui/kit-language.tsx'

export type CalendarPopupProps = {
  id: string
  anchor: RefObject<HTMLElement | null>
  label: string | undefined
  from: string
  to?: string | undefined
  min?: string | undefined
  max?: string | undefined
  /** True where the keyboard enters the calendar at once. */
  isEntered: boolean
  onPick: (from: string, to: string) => void
  onClose: () => void
}

const dayOf = (day: string | undefined): CalendarDate | undefined => (day ? parseDate(day) : undefined)

/** A calendar for one day, or for a range by two clicks. */
export function CalendarPopup({ id, anchor, label, onClose, ...days }: CalendarPopupProps) {
  const box = useRef<HTMLElement>(null)
  const [name] = useState(() => label ?? anchor.current?.querySelector('input')?.labels?.[0]?.textContent ?? '')
  return (
    <LibraryLocale>
      <Popover
        ref={box}
        triggerRef={anchor}
        isOpen
        isNonModal
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom start"
        offset={4}
        containerPadding={8}
        className="hanging"
      >
        {/* A press beside the days does not take the focus out of the field. */}
        <div id={id} role="dialog" aria-label={name} onMouseDown={(event) => event.preventDefault()}>
          <Days name={name} {...days} />
        </div>
      </Popover>
    </LibraryLocale>
  )
}

type DaysProps = Omit<CalendarPopupProps, 'id' | 'anchor' | 'label' | 'onClose'> & { name: string }

function Days({ name, from, to, min, max, isEntered, onPick }: DaysProps) {
  const isPhone = useIsPhone()
  const [minValue, maxValue] = [dayOf(min), dayOf(max)]
  const shared = {
    'aria-label': name,
    className: 'calendar',
    autoFocus: isEntered,
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
  }
  const [start, end] = [dayOf(from), dayOf(to || from)]
  return to === undefined ? (
    <Calendar
      {...shared}
      key={String(isEntered)}
      defaultValue={start ?? null}
      onChange={(day) => onPick(day.toString(), day.toString())}
    >
      <Months>{[0]}</Months>
    </Calendar>
  ) : (
    <RangeCalendar
      {...shared}
      key={String(isEntered)}
      className="calendar is-range"
      defaultValue={start && end ? { start, end } : null}
      visibleDuration={{ months: isPhone ? 1 : 2 }}
      commitBehavior="reset"
      onChange={({ start: first, end: last }) => onPick(first.toString(), last.toString())}
    >
      <Months>{isPhone ? [0] : [0, 1]}</Months>
    </RangeCalendar>
  )
}

function Months({ children: months }: { children: readonly number[] }): ReactNode {
  const today = useToday()
  return (
    <>
      <div className="calendar-h">
        <Button slot="previous" className="icon-btn">
          <Icon name="left" />
        </Button>
        <Heading />
        <Button slot="next" className="icon-btn">
          <Icon name="right" />
        </Button>
      </div>
      <div className="calendar-months">
        {months.map((month) => (
          <CalendarGrid key={month} offset={{ months: month }} weekdayStyle="short">
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={date.toString() === today ? 'day today' : 'day'} />}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </>
  )
}
