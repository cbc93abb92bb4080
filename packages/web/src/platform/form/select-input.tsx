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
  /** The label of an initial value before options have loaded. */
  labelOf?: (value: string) => string
  /** The chosen option's short label, for narrow fields. */
  chosenAs?: (value: string) => string
  onOption?: (option: Option | undefined) => void
  low?: boolean
  label?: string
}

/** One of many options; long or remote lists are searched by typing. */
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
