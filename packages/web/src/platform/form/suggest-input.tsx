import { ListField } from '../ui/list-field.tsx'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import type { Control } from './field-frame.tsx'
import { type RemoteList, remoteSource } from './remote-options.ts'

type SuggestProps = Control<string | null | undefined> & {
  options: OptionSource | RemoteList
  placeholder?: string
  unit?: string
  delayMs?: number
  onOption?: (option: Option) => void
  low?: boolean
  label?: string
}

export const debounceMs = 50

/** Free text with suggestions. */
export function SuggestInput({
  value,
  onChange,
  onBlur,
  onOption,
  options,
  delayMs = debounceMs,
  unit,
  low,
  ...rest
}: SuggestProps) {
  return (
    <ListField
      {...rest}
      className={low ? 'input low' : 'input'}
      options={remoteSource(options, 'filter')}
      isFree
      words={value ?? ''}
      isTyped={false}
      onWords={onChange}
      delayMs={delayMs}
      onChoose={(option) => {
        onChange(option.value)
        onOption?.(option)
      }}
      onEnter={() => {}}
      onEscape={() => {}}
      onLeave={onBlur}
      after={unit && <span className="unit">{unit}</span>}
    />
  )
}
