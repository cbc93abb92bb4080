import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useFormat } from '../format.ts'
import { useText } from '../text.tsx'
import { Calendar } from './calendar.tsx'
import { readDay } from './days.ts'
import { Floating } from './floating.tsx'
import { Icon } from './icon.tsx'
import { selectAll } from './select-all.ts'

type Common = {
  id?: string | undefined
  label?: string | undefined
  least?: string | undefined
  most?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  onBlur?: (() => void) | undefined
  look?: 'field' | 'low' | 'bare'
}
type DateInputProps = Common & { value: string; onChange: (day: string) => void }

const frame = (look: Common['look']) => (look === 'bare' ? 'in-bare' : `in ${look === 'low' ? 'low' : ''}`)

/** A day: shown as the reader writes it, typed as 2026-11-24 or chosen from a calendar. */
export function DateInput({ value, onChange, least, most, look, onBlur, ...rest }: DateInputProps) {
  const format = useFormat()
  const { box, isOpen, setOpen, close } = useOpen()
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined) {
      const day = readDay(typed)
      if (day !== undefined || typed.trim() === '') onChange(day ?? '')
    }
    setTyped(undefined)
  }
  const pick = (day: string) => {
    onChange(day)
    setTyped(undefined)
    close()
  }
  return (
    <span ref={box} className={frame(look)}>
      <Entry
        {...rest}
        isOpen={isOpen}
        value={typed ?? format.day(value, look !== 'bare')}
        onFocus={() => setTyped(value)}
        onType={setTyped}
        onOpen={() => setOpen(true)}
        onClose={close}
        onSettle={settle}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
      />
      {look !== 'bare' && <Icon name="date" size="s" />}
      {isOpen && !rest.disabled && (
        <Floating anchor={box} onClose={close}>
          <Calendar from={value} least={least} most={most} onPick={pick} />
        </Floating>
      )}
    </span>
  )
}

type RangeProps = Common & { from: string; to: string; onChange: (from: string, to: string) => void }

/** Two days: the first click is the start, the second the end; the start is never later than the end. */
export function DateRangeInput({ from, to, onChange, least, most, look, onBlur, ...rest }: RangeProps) {
  const format = useFormat()
  const { box, isOpen, setOpen, close } = useOpen()
  const [start, setStart] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    const [first = '', last = ''] = (typed ?? '').split(/\s+(?:–|-|~|至|to)\s+|,/).map((part) => readDay(part) ?? '')
    if (typed?.trim() === '') onChange('', '')
    else if (first) onChange(last && last < first ? last : first, last && last < first ? first : last)
    setTyped(undefined)
  }
  const pick = (day: string) => {
    if (start === undefined) return setStart(day)
    onChange(day < start ? day : start, day < start ? start : day)
    setStart(undefined)
    setTyped(undefined)
    close()
  }
  return (
    <span ref={box} className={frame(look)}>
      <Entry
        {...rest}
        isOpen={isOpen}
        value={typed ?? format.days(from, to)}
        onFocus={() => setTyped([from, to].filter(Boolean).join(' – '))}
        onType={setTyped}
        onOpen={() => setOpen(true)}
        onClose={close}
        onSettle={settle}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
      />
      {look !== 'bare' && <Icon name="date" size="s" />}
      {isOpen && !rest.disabled && (
        <Floating anchor={box} onClose={close}>
          <Calendar from={start ?? from} to={start ?? to} least={least} most={most} onPick={pick} />
        </Floating>
      )}
    </span>
  )
}

function useOpen() {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return { box, isOpen, setOpen, close }
}

type EntryProps = Omit<Common, 'look' | 'least' | 'most'> & {
  value: string
  isOpen: boolean
  onFocus: () => void
  onType: (typed: string) => void
  onOpen: () => void
  onClose: () => void
  onSettle: () => void
}

/** The field over a calendar. The arrow down leads into the calendar, Escape closes it. */
function Entry({ id, label, value, isOpen, placeholder, disabled, invalid, describedBy, ...on }: EntryProps) {
  const text = useText()
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      if (isOpen) event.preventDefault()
      on.onSettle()
      on.onClose()
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      event.preventDefault()
      on.onClose()
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      on.onOpen()
      const frame = event.currentTarget.parentElement
      requestAnimationFrame(() => frame?.querySelector<HTMLElement>('.calendar [tabindex="0"]')?.focus())
    }
  }
  return (
    <input
      id={id}
      role="combobox"
      aria-controls={undefined}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      disabled={disabled}
      placeholder={placeholder ?? text('shared.any-date')}
      value={value}
      onChange={(event) => on.onType(event.target.value)}
      onFocus={(event) => {
        on.onFocus()
        selectAll(event.currentTarget)
      }}
      onClick={on.onOpen}
      onBlur={on.onBlur}
      onKeyDown={keys}
    />
  )
}
