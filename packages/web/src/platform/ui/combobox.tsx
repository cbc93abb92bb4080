import { type ReactNode, useState } from 'react'
import { useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import { ListField } from './list-field.tsx'
import type { Option } from './option.tsx'
import { lookupDelayMs, type OptionSource } from './use-options.ts'

export type ComboboxProps = {
  id?: string
  label?: string | undefined
  need?: boolean | undefined
  value: Option | undefined
  onChange: (option: Option | undefined) => void
  options: OptionSource
  delayMs?: number
  placeholder?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  clearable?: boolean
  /** `field` is 36 px high with a frame, `low` 32 px, `bare` has neither, for search bars. */
  look?: 'field' | 'low' | 'bare'
  /** Stands over the options, such as tabs of regions; Tab leads there. */
  head?: ReactNode
  onBlur?: () => void
}

/** So few options are not searched: a telephone shows no keyboard for them. */
const few = 8

/** Finds one of many by typing: arrow keys move, Enter chooses, Escape leaves all as it was, an emptied field clears. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, look = 'field', clearable = true, disabled, delayMs = lookupDelayMs, options } = props
  const text = useText()
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed?.trim() === '' && clearable && value) onChange(undefined)
    setTyped(undefined)
  }
  const choose = (option: Option | undefined) => {
    onChange(option)
    setTyped(undefined)
  }
  const canClear = clearable && !!value && !disabled
  return (
    <ListField
      {...props}
      className={look === 'bare' ? 'input-bare' : `input ${look === 'low' ? 'low' : ''}`}
      inputMode={typeof options !== 'function' && options.length <= few ? 'none' : undefined}
      placeholder={value ? value.label : (props.placeholder ?? text('shared.choose'))}
      words={typed ?? value?.label ?? ''}
      keyword={typed ?? ''}
      isTyped={typed !== undefined && typed !== ''}
      onWords={setTyped}
      value={value?.value}
      delayMs={delayMs}
      onChoose={choose}
      onEnter={settle}
      onEscape={() => setTyped(undefined)}
      onLeave={() => {
        settle()
        props.onBlur?.()
      }}
      after={
        <>
          {value?.subLabel && typed === undefined && <span className="unit">{value.subLabel}</span>}
          {look !== 'bare' && (
            <Mark clearable={canClear} onClear={() => choose(undefined)} label={text('shared.clear')} />
          )}
        </>
      }
    />
  )
}

function Mark({ clearable, onClear, label }: { clearable: boolean; onClear: () => void; label: string }) {
  if (!clearable) return <Icon name="down" size="s" />
  return (
    <button type="button" className="input-clear" tabIndex={-1} aria-label={label} onClick={onClear}>
      <Icon name="close" size="s" />
    </button>
  )
}
