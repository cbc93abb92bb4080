import { commaJoined, commaParts } from '@landbridge/contract/shared/comma-joined'
import { Suspense, useState } from 'react'
import { useText } from '../text.tsx'
import { ListField } from '../ui/list-field.tsx'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import type { Control } from './field-frame.tsx'
import { TagList, useLastTagRemoval } from './tag-input.tsx'

type ChoiceProps = { placeholder?: string; label?: string; low?: boolean }
type MultiProps = Control<string | null | undefined> & ChoiceProps & { options: readonly Option[] }

export function MultiSelect({ value, onChange, options, ...rest }: MultiProps) {
  const chosen = commaParts(value ?? '').filter(Boolean)
  return (
    <ManyOf
      {...rest}
      value={chosen}
      onChange={(next) => onChange(commaJoined(next))}
      options={options.filter((option) => !chosen.includes(option.value))}
      labelOf={(one) => options.find((option) => option.value === one)?.label ?? one}
      delayMs={0}
    />
  )
}

type ManyProps = Omit<Control<readonly string[]>, 'onChange'> &
  ChoiceProps & {
    onChange: (chosen: string[]) => void
    /** The unchosen options, as a list or a search. */
    options: OptionSource
    labelOf: (chosen: string) => string
    delayMs: number
  }

/** Several of many options in order of choice; Backspace marks and then removes the last. */
export function ManyOf(props: ManyProps) {
  const { value: chosen, onChange, onBlur, options, labelOf, low: _, placeholder, ...rest } = props
  const text = useText()
  const [typed, setTyped] = useState('')
  const last = useLastTagRemoval(chosen, typed, (next) => onChange([...next]))
  return (
    <ListField
      {...rest}
      className="input tags"
      placeholder={chosen.length === 0 ? (placeholder ?? text('shared.choose')) : undefined}
      words={typed}
      isTyped={typed !== ''}
      onWords={(words) => {
        last.unmark()
        setTyped(words)
      }}
      options={options}
      onChoose={(option) => {
        onChange([...chosen, option.value])
        setTyped('')
      }}
      onKey={last.onKey}
      onEnter={() => setTyped('')}
      onEscape={() => setTyped('')}
      onLeave={() => {
        setTyped('')
        last.unmark()
        onBlur()
      }}
      before={
        chosen.length > 0 && (
          <Suspense fallback={chosen.map(labelOf).join('; ')}>
            <TagList
              tags={chosen}
              labelOf={labelOf}
              label={rest.label ?? text('shared.entries')}
              marked={last.marked}
              disabled={rest.disabled}
              onRemove={(gone) => onChange(chosen.filter((one) => !gone.has(one)))}
            />
          </Suspense>
        )
      }
    />
  )
}
