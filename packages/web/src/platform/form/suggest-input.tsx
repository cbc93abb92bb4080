import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { Floating } from '../ui/floating.tsx'
import type { Option } from '../ui/option.tsx'
import { OptionList } from '../ui/option-list.tsx'
import { type OptionSource, useOptions } from '../ui/use-options.ts'
import type { Control } from './field-frame.tsx'

type SuggestProps = Control<string | null | undefined> & {
  options: OptionSource
  placeholder?: string
  unit?: string
  onOption?: (option: Option) => void
  low?: boolean
  label?: string
}

const debounceMs = 50
const blurCloseMs = 100

/** Free text with suggestions: what is typed counts, whether it was suggested or not. */
export function SuggestInput({ value, onChange, onBlur, options, onOption, unit, low, ...rest }: SuggestProps) {
  const [isOpen, setOpen] = useState(false)
  const [lit, setLit] = useState(-1)
  const box = useRef<HTMLSpanElement>(null)
  const listId = useId()
  const close = useCallback(() => setOpen(false), [])
  const typed = value ?? ''
  const found = useOptions(options, typed, { isOpen, delayMs: debounceMs })
  const choose = (option: Option) => {
    onChange(option.value)
    onOption?.(option)
    close()
  }
  const keys = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = event.key === 'Enter' && isOpen ? found.options[lit] : undefined
    if (move || option) event.preventDefault()
    if (move) setLit((at) => Math.max(0, Math.min(found.options.length - 1, at + move)))
    if (option) choose(option)
    if (event.key === 'Escape') close()
  }
  return (
    <span ref={box} className={low ? 'in low' : 'in'}>
      <input
        id={rest.id}
        role="combobox"
        autoComplete="off"
        aria-label={rest.label}
        aria-expanded={isOpen && found.options.length > 0}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && lit >= 0 ? `${listId}-${lit}` : undefined}
        aria-invalid={rest.invalid || undefined}
        aria-describedby={rest.describedBy}
        disabled={rest.disabled}
        placeholder={rest.placeholder}
        value={typed}
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setLit(-1)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={keys}
        onBlur={() => {
          setTimeout(close, blurCloseMs)
          onBlur()
        }}
      />
      {unit && <span className="unit">{unit}</span>}
      {isOpen && found.options.length > 0 && (
        <Floating anchor={box} onClose={close} fit>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus out of the field */}
          <div onMouseDown={(event) => event.preventDefault()}>
            <OptionList
              id={listId}
              found={found}
              lit={lit}
              keyword={typed}
              value={value ?? undefined}
              onChoose={choose}
              onLight={setLit}
            />
          </div>
        </Floating>
      )}
    </span>
  )
}
