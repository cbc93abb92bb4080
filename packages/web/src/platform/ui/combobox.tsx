import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useText } from '../text.tsx'
import { Floating } from './floating.tsx'
import { Icon } from './icon.tsx'
import type { Option } from './option.tsx'
import { OptionList } from './option-list.tsx'
import { type OptionSource, useOptions } from './use-options.ts'

export type ComboboxProps = {
  id?: string
  /** Its name, where no <label> points at it. */
  label?: string | undefined
  value: Option | undefined
  onChange: (option: Option | undefined) => void
  options: OptionSource
  /** How long the typing must pause before it is asked for. */
  delayMs?: number
  placeholder?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  clearable?: boolean
  /** `field` is 36 px high with a frame, `low` 32 px, `bare` has neither, for search bars. */
  look?: 'field' | 'low' | 'bare'
  /** What stands over the options, such as tabs of regions. */
  head?: ReactNode
  onBlur?: () => void
}

/** Finds one of many by typing: arrow keys move, Enter chooses, Escape leaves all as it was. */
export function Combobox(props: ComboboxProps) {
  const { value, look = 'field', clearable = true, disabled, head } = props
  const text = useText()
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const { typed, isOpen, setOpen, lit, setLit, found, type, choose, close, onKeyDown } = useChoosing(props)
  return (
    <span ref={box} className={look === 'bare' ? 'in-bare' : `in ${look === 'low' ? 'low' : ''}`}>
      <input
        id={props.id}
        role="combobox"
        autoComplete="off"
        aria-label={props.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && lit >= 0 ? `${listId}-${lit}` : undefined}
        aria-autocomplete="list"
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        disabled={disabled}
        placeholder={value ? value.label : props.placeholder}
        value={typed ?? value?.label ?? ''}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
      />
      {value?.subLabel && typed === undefined && <span className="unit">{value.subLabel}</span>}
      {look !== 'bare' && (
        <Mark
          clearable={clearable && !!value && !disabled}
          onClear={() => choose(undefined)}
          label={text('shared.clear')}
        />
      )}
      {isOpen && !disabled && (
        <Floating anchor={box} onClose={close} fit>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus out of the field */}
          <div onMouseDown={(event) => event.preventDefault()}>
            {head}
            <OptionList
              id={listId}
              found={found}
              lit={lit}
              keyword={typed ?? ''}
              value={value?.value}
              onChoose={choose}
              onLight={setLit}
            />
          </div>
        </Floating>
      )}
    </span>
  )
}

function Mark({ clearable, onClear, label }: { clearable: boolean; onClear: () => void; label: string }) {
  if (!clearable) return <Icon name="down" size="s" />
  return (
    <button type="button" className="in-clear" tabIndex={-1} aria-label={label} onClick={onClear}>
      <Icon name="close" size="s" />
    </button>
  )
}

/** What is typed, which option is lit, and what the keys do. */
function useChoosing({ onChange, options: source, delayMs = 300 }: ComboboxProps) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [lit, setLit] = useState(-1)
  const found = useOptions(source, typed ?? '', { isOpen, delayMs })
  const close = useCallback(() => {
    setOpen(false)
    setTyped(undefined)
    setLit(-1)
  }, [])
  const choose = (option: Option | undefined) => {
    if (option?.disabled) return
    onChange(option)
    close()
  }
  const type = (words: string) => {
    setTyped(words)
    setOpen(true)
    setLit(words ? 0 : -1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move) {
      event.preventDefault()
      setOpen(true)
      setLit((at) => Math.max(0, Math.min(found.options.length - 1, at + move)))
    }
    if (!isOpen) return
    const isFitting = found.keyword === (typed ?? '')
    const option = event.key === 'Enter' && isFitting ? found.options[lit] : undefined
    if (event.key === 'Enter') event.preventDefault()
    if (option) choose(option)
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      close()
    }
  }
  return { typed, isOpen, setOpen, lit, setLit, found, type, choose, close, onKeyDown }
}
