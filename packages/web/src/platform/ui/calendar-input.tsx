import { isDay, readDay, readDays } from '@landbridge/contract/shared/reading/day-reading'
import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useFormat } from '../format.ts'
import type { CalendarPopupProps } from '../live/calendar-popup.tsx'
import { lazyPart } from '../load-part.ts'
import { useText } from '../text.tsx'
import { isComposing } from './composing.ts'
import { Icon } from './icon.tsx'
import { selectAll } from './select-all.ts'
import {
  type LimitReasons,
  limitReason,
  type ReadDays,
  RefusalReason,
  type TypedProps,
  unread,
  useTypedDays,
} from './typed-days.tsx'

const CalendarPopup = lazyPart(async () => (await import('../live/calendar-popup.tsx')).CalendarPopup)

type Common = {
  id?: string | undefined
  label?: string | undefined
  need?: boolean | undefined
  min?: string | undefined
  max?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  onBlur?: (() => void) | undefined
  look?: 'field' | 'low' | 'bare'
}

type DateInputProps = Common & {
  value: string
  onChange: (day: string) => void
  beyond?: LimitReasons | undefined
  /** True where the form's own rules hold back unreadable or excessive days. */
  keepsRefused?: boolean
}

/** A day in the reader's format, typed as 2026-11-24 or picked from a calendar. */
export function DateInput({ value, onChange, beyond, keepsRefused, ...rest }: DateInputProps) {
  const format = useFormat()
  const parseDay = (typed: string): ReadDays => {
    const day = typed.trim() === '' ? '' : readDay(typed)
    return day === undefined ? unread(typed) : { days: [day, day], reason: limitReason([day, day], rest, beyond) }
  }
  return (
    <DaysField
      {...rest}
      displayed={isDay(value) ? format.day(value, rest.look === 'bare' ? undefined : true) : value}
      formattedDays={value}
      parse={parseDay}
      keepsRefused={keepsRefused}
      onRead={(day) => day === value || onChange(day)}
      range={{ from: onlyDay(value) }}
      onPick={(day) => onChange(day)}
    />
  )
}

const onlyDay = (value: string): string => (isDay(value) ? value : '')

type RangeProps = Common & {
  from: string
  to: string
  onChange: (from: string, to: string) => void
  keepsRefused?: boolean
}

/** A range of days by two clicks, start before end. */
export function DateRangeInput({ from, to, onChange, keepsRefused, ...rest }: RangeProps) {
  const format = useFormat()
  const parseRange = (typed: string): ReadDays => {
    const days: [string, string] | undefined = typed.trim() === '' ? ['', ''] : readDays(typed)
    return days ? { days, reason: limitReason(days, rest) } : unread(typed)
  }
  return (
    <DaysField
      {...rest}
      displayed={format.days(from, to, rest.look !== 'bare')}
      formattedDays={[from, to].filter(Boolean).join(' – ')}
      parse={parseRange}
      keepsRefused={keepsRefused}
      onRead={(first, last) => (first === from && last === to) || onChange(first, last)}
      range={{ from: onlyDay(from), to: onlyDay(to) }}
      onPick={onChange}
    />
  )
}

type DaysFieldProps = Common &
  TypedProps & {
    displayed: string
    range: Pick<CalendarPopupProps, 'from' | 'to'>
    onPick: CalendarPopupProps['onPick']
  }

function DaysField({ look, displayed, range, onPick, min, max, onBlur, ...props }: DaysFieldProps) {
  const { formattedDays, parse, onRead, keepsRefused, ...rest } = props
  const popupId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [opened, setOpened] = useState<'beside' | 'entered'>()
  const close = () => setOpened(undefined)
  const { typed, reason, type, enter, settle, forget } = useTypedDays(props)
  const keys = useFieldKeys({ isOpen: opened !== undefined, enter: () => setOpened('entered'), close, settle })
  const pick = (from: string, to: string) => {
    onPick(from, to)
    forget()
    close()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    settle()
    if (document.getElementById(popupId)?.contains(relatedTarget)) return
    close()
    onBlur?.()
  }
  return (
    <>
      <span ref={box} className={look === 'bare' ? 'input-bare' : `input ${look === 'low' ? 'low' : ''}`}>
        <DayEntry
          {...rest}
          invalid={rest.invalid || reason !== undefined}
          describedBy={reason ? `${popupId}-reason` : rest.describedBy}
          value={typed ?? displayed}
          popupId={opened && popupId}
          onType={type}
          onFocus={enter}
          onClick={() => opened ?? setOpened('beside')}
          onBlur={leave}
          onKeyDown={keys}
        />
        {look !== 'bare' && <Icon name="date" size="s" />}
        {opened && !rest.disabled && (
          <Suspense fallback={null}>
            <CalendarPopup
              {...range}
              id={popupId}
              anchor={box}
              label={rest.label}
              min={min}
              max={max}
              isEntered={opened === 'entered'}
              onPick={pick}
              onClose={close}
            />
          </Suspense>
        )}
      </span>
      <RefusalReason id={`${popupId}-reason`} reason={reason} />
    </>
  )
}

type FieldKeys = { isOpen: boolean; enter: () => void; close: () => void; settle: () => void }

const useFieldKeys =
  ({ isOpen, enter, close, settle }: FieldKeys) =>
  (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      if (isOpen) event.preventDefault()
      settle()
      close()
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      event.preventDefault()
      close()
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      enter()
    }
    if (event.key === 'Tab') close()
  }

type EntryProps = Omit<Common, 'look' | 'min' | 'max' | 'onBlur'> & {
  value: string
  popupId: string | undefined
  onType: (typed: string) => void
  onFocus: () => void
  onClick: () => void
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function DayEntry({
  id,
  label,
  need,
  value,
  popupId,
  placeholder,
  disabled,
  invalid,
  describedBy,
  ...on
}: EntryProps): ReactNode {
  const text = useText()
  return (
    <input
      id={id}
      role="combobox"
      aria-controls={popupId}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={popupId !== undefined}
      aria-required={need || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      disabled={disabled}
      placeholder={placeholder ?? text(need ? 'shared.choose' : 'shared.any-date')}
      value={value}
      onChange={(event) => on.onType(event.target.value)}
      onFocus={(event) => {
        on.onFocus()
        selectAll(event.currentTarget)
      }}
      onClick={on.onClick}
      onBlur={on.onBlur}
      onKeyDown={on.onKeyDown}
    />
  )
}
