import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useFormat } from '../format.ts'
import { useText } from '../text.tsx'
import { DateInput } from './calendar-input.tsx'
import { isComposing } from './composing.ts'
import { Icon } from './icon.tsx'
import { Menu } from './menu.tsx'
import { Button } from './parts.tsx'
import { Popover } from './popover.tsx'

type BarProps = { children: ReactNode; tail?: ReactNode; below?: ReactNode }

/** Filters over a list, scrolled sideways on a phone: `tail` at the right, `below` in a second row. */
export const FilterBar = ({ children, tail, below }: BarProps) => (
  <search className="filters">
    {children}
    {tail && <div className="tail">{tail}</div>}
    {below && <div className="below">{below}</div>}
  </search>
)

type KeywordProps = { value: string; onChange: (value: string) => void; placeholder: string }

/** Searches after a pause in typing, or on Enter. */
export function KeywordFilter({ value, onChange, placeholder }: KeywordProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) setTyped(value)
    sent.current = value
  }, [value])
  const send = (words: string) => {
    sent.current = words
    onChange(words)
  }
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      onChange(typed)
    }, 400)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return (
    <label className="input low keyword">
      <Icon name="search" size="s" />
      <input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && send(typed.trim())}
      />
    </label>
  )
}

type SelectProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export function SelectFilter({ label, value, options, onChange }: SelectProps) {
  const chosen = options.find((option) => option.value === value)
  const isStanding = value === '' || value === 'all'
  const items = options.map((option) => ({
    label: option.label,
    checked: option.value === value,
    onSelect: () => onChange(option.value),
  }))
  return (
    <Menu
      label={isStanding ? label : `${label}: ${chosen?.label ?? value}`}
      items={items}
      title={label}
      className={isStanding ? 'chip' : 'chip on'}
    />
  )
}

type DatesProps = { label: string; from: string; to: string; onChange: (from: string, to: string) => void }

export function DatesFilter({ label, from, to, onChange }: DatesProps) {
  const text = useText()
  const format = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [range, setRange] = useState({ from, to })
  const close = useCallback(() => setOpen(false), [])
  const isWrong = range.from !== '' && range.to !== '' && range.from > range.to
  const apply = (next: Range) => {
    onChange(next.from, next.to)
    setOpen(false)
  }
  const open = () => {
    setRange({ from, to })
    setOpen(!isOpen)
  }
  const isChosen = from !== '' || to !== ''
  return (
    <span className="pop">
      <button
        ref={button}
        type="button"
        className={isChosen ? 'chip on' : 'chip'}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
      >
        {isChosen ? `${label}: ${format.days(from, to)}` : label}
        <Icon name="down" size="s" />
      </button>
      {isOpen && (
        <Popover anchor={button} onClose={close} label={label}>
          <div className="stack tight pad labels-above">
            <RangeFields range={range} onChange={setRange} />
            {isWrong && (
              <span className="err" role="alert">
                {text('shared.date-order')}
              </span>
            )}
            <div className="row between">
              <Button look="plain" low onClick={() => apply({ from: '', to: '' })}>
                {text('shared.any-date')}
              </Button>
              <Button low disabled={isWrong} onClick={() => apply(range)}>
                {text('shared.apply')}
              </Button>
            </div>
          </div>
        </Popover>
      )}
    </span>
  )
}

type Range = { from: string; to: string }

function RangeFields({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const text = useText()
  const ends = [
    { end: 'from', label: text('shared.date-start') },
    { end: 'to', label: text('shared.date-end') },
  ] as const
  return ends.map(({ end, label }) => (
    <div key={end} className="field">
      <span className="label">{label}</span>
      <DateInput label={label} value={range[end]} onChange={(day) => onChange({ ...range, [end]: day })} />
    </div>
  ))
}

/** Clears all filters, with its space reserved on a desk. */
export function ClearFilters({ state }: { state: { isFiltered: boolean; clear: () => void } }) {
  const text = useText()
  return (
    <Button
      look="plain"
      low
      className={state.isFiltered ? 'filters-clear' : 'filters-clear-none'}
      onClick={state.clear}
    >
      {text('shared.clear-filters')}
    </Button>
  )
}
