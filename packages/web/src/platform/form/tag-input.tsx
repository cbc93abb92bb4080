import { type KeyboardEvent, useState } from 'react'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { type OptionSource, useOptions } from '../ui/use-options.ts'
import type { Control } from './field-frame.tsx'

type TagProps = Control<string | null | undefined> & {
  placeholder?: string
  load?: OptionSource
  label?: string
  low?: boolean
}

const debounceMs = 50

/** Entries of one text: split at semicolons, trimmed, empty ones dropped, each once. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[;；]/).flatMap((part) => (part.trim() ? [part.trim()] : []))),
]

/** Several entries, kept as one comma-joined text. A semicolon or Enter ends one; Backspace on empty text marks the last, a second removes it. */
export function TagInput({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  disabled,
  placeholder,
  load = [],
  label,
}: TagProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [isMarked, setMarked] = useState(false)
  const tags = (value ?? '').split(',').filter(Boolean)
  const keep = (next: readonly string[]) => onChange([...new Set(next)].join(','))
  const suggestions = useOptions(load, typed, { isOpen: typed !== '', delayMs: debounceMs })
  const type = (words: string) => {
    setMarked(false)
    if (!/[;；]/.test(words)) return setTyped(words)
    keep([...tags, ...tagsIn(words.replaceAll(',', ' '))])
    setTyped('')
  }
  const settle = () => {
    if (typed.trim()) keep([...tags, ...tagsIn(typed.replaceAll(',', ' '))])
    setTyped('')
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      settle()
    }
    if (event.key !== 'Backspace' || typed !== '') return
    if (isMarked) keep(tags.slice(0, -1))
    setMarked(!isMarked && tags.length > 0)
  }
  return (
    <span className="in tags">
      {tags.map((tag, at) => (
        <span key={tag} className={isMarked && at === tags.length - 1 ? 'tag marked' : 'tag'}>
          <span className="cut">{tag}</span>
          <button
            type="button"
            aria-label={`${text('shared.remove')} ${tag}`}
            disabled={disabled}
            onClick={() => keep(tags.filter((one) => one !== tag))}
          >
            <Icon name="close" size="s" />
          </button>
        </span>
      ))}
      <input
        id={id}
        aria-label={label}
        autoComplete="off"
        list={suggestions.options.length > 0 ? `${id}-list` : undefined}
        placeholder={tags.length === 0 ? placeholder : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onBlur={() => {
          settle()
          setMarked(false)
          onBlur()
        }}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
      />
      {suggestions.options.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      )}
    </span>
  )
}
