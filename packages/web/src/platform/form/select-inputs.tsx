import { useState } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import type { Control } from './field-frame.tsx'

type SelectProps = Control<string | null | undefined> & {
  options: OptionSource
  placeholder?: string
  clearable?: boolean
  delayMs?: number
  /** The words for a value that came with the form, before anything was asked for. */
  labelOf?: (value: string) => string
  /** What the field shows of the chosen value, where it is too narrow for what the list says. */
  chosenAs?: (value: string) => string
  onOption?: (option: Option | undefined) => void
  low?: boolean
  label?: string
}

/** One of many; a long or distant list is found by typing. */
export function Select(props: SelectProps) {
  const { value, onChange, options, clearable = true, labelOf, chosenAs, onOption, low, ...rest } = props
  const [last, setLast] = useState<Option>()
  const among = typeof options === 'function' ? undefined : options.find((option) => option.value === value)
  const remembered = last?.value === value ? last : undefined
  const chosen = among ?? remembered ?? (value ? { value, label: labelOf?.(value) ?? value } : undefined)
  return (
    <Combobox
      {...rest}
      value={chosen && chosenAs ? { value: chosen.value, label: chosenAs(chosen.value) } : chosen}
      options={options}
      clearable={clearable}
      look={low ? 'low' : 'field'}
      onChange={(option) => {
        setLast(option)
        onChange(option?.value ?? '')
        onOption?.(option)
      }}
    />
  )
}

type RadioProps = Control<string | null | undefined> & { choices: readonly { value: string; label: string }[] }

export function RadioGroup({ id, value, onChange, onBlur, invalid, describedBy, disabled, choices }: RadioProps) {
  return (
    <div className="plain">
      {choices.map((choice) => (
        <label key={choice.value} className="tick">
          <input
            type="radio"
            className="check"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            disabled={disabled}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

type CheckProps = Control<boolean | null | undefined> & { words?: string }

/** A yes or no: T or F on the wire, true or false in the form. */
export function CheckBox({ id, value, onChange, onBlur, invalid, describedBy, disabled, words }: CheckProps) {
  return (
    <span className="plain">
      <span className="tick">
        <input
          id={id}
          type="checkbox"
          className="check"
          checked={!!value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          disabled={disabled}
        />
        {words && <label htmlFor={id}>{words}</label>}
      </span>
    </span>
  )
}
