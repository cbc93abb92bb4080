import { commaJoined, commaParts } from '@landbridge/contract/shared/comma-joined'
import { Suspense, useState } from 'react'
import { useText } from '../text.tsx'
import { ListField } from '../ui/list-field.tsx'
import type { Option } from '../ui/option.tsx'
import type { Control } from './field-frame.tsx'
import { TagList, useMarkedLast } from './tag-input.tsx'

type MultiProps = Control<string | null | undefined> & {
  options: readonly Option[]
  placeholder?: string
  label?: string
  low?: boolean
}

/** Any number of many, kept as one comma-joined text of their values. Typing finds them, Backspace marks the last and then removes it. */
export function MultiSelect({ value, onChange, onBlur, options, low: _, placeholder, ...rest }: MultiProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const chosen = commaParts(value ?? '').filter(Boolean)
  const keep = (next: readonly string[]) => onChange(commaJoined(next))
  const last = useMarkedLast(chosen, typed, keep)
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one
  const left = options.filter((option) => !chosen.includes(option.value))
  return (
    <ListField
      {...rest}
      className="in tags"
      placeholder={chosen.length === 0 ? (placeholder ?? text('shared.choose')) : undefined}
      words={typed}
      isTyped={typed !== ''}
      onWords={(words) => {
        last.unmark()
        setTyped(words)
      }}
      options={left}
      delayMs={0}
      onChoose={(option) => {
        keep([...chosen, option.value])
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
              onRemove={(gone) => keep(chosen.filter((one) => !gone.has(one)))}
            />
          </Suspense>
        )
      }
    />
  )
}
