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
  /** `field` is 36 px high, `low` 32 px, `bare` frameless for search bars. */
  look?: 'field' | 'low' | 'bare'
  /** Content over the options, reached by Tab. */
  head?: ReactNode
  onBlur?: () => void
}

/** Lists this short are not searched, so that phones show no keyboard. */
const shortListLength = 8

/** One of many by typing: arrows move, Enter chooses, Escape restores, an emptied field clears. */
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
      inputMode={typeof options !== 'function' && options.length <= shortListLength ? 'none' : undefined}
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
