import { commaJoined, commaParts } from '@landbridge/contract/shared/comma-joined'
import { type ClipboardEvent, type KeyboardEvent, Suspense, useState } from 'react'
import { lazyPart } from '../load-part.ts'
import { useText } from '../text.tsx'
import { ListField } from '../ui/list-field.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import type { Control } from './field-frame.tsx'
import { type RemoteList, remoteSource } from './remote-options.ts'
import { debounceMs } from './suggest-input.tsx'

type TagProps = Control<readonly string[] | null | undefined> & {
  placeholder?: string
  /** Proposals: a list, a search, or its address. */
  load?: OptionSource | RemoteList
  label?: string
  low?: boolean
}

export const TagList = lazyPart(async () => (await import('../live/tag-list.tsx')).TagList)
const noOptions: OptionSource = []

/** Unique entries of a text, split at semicolons and spreadsheet cells. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[;；\n\r\t]/).flatMap((part) => (part.trim() ? [part.trim()] : []))),
]

type JoinedProps = Omit<TagProps, 'value' | 'onChange'> & Control<string | null | undefined>

export const JoinedTags = ({ value, onChange, ...rest }: JoinedProps) => (
  <TagInput
    {...rest}
    value={commaParts(value ?? '').filter(Boolean)}
    onChange={(tags) => onChange(commaJoined(tags ?? []))}
  />
)

/** Entries that end with a semicolon or Enter; Backspace on empty text marks the last, and a second one removes it. */
export function TagInput({ value, onChange, onBlur, load = noOptions, low: _, ...rest }: TagProps) {
  const text = useText()
  const { tags, typed, last, keep, choose, type, settle, paste } = useTypedTags({ value, onChange })
  const tagListProps = {
    tags,
    label: rest.label ?? text('shared.entries'),
    marked: last.marked,
    disabled: rest.disabled,
    onRemove: (gone: ReadonlySet<unknown>) => keep(tags.filter((tag) => !gone.has(tag))),
  }
  return (
    <div onPaste={paste}>
      <ListField
        {...rest}
        className="input tags"
        isFree
        options={remoteSource(load, 'filter')}
        placeholder={tags.length === 0 ? rest.placeholder : undefined}
        words={typed}
        isTyped={false}
        onWords={type}
        delayMs={debounceMs}
        onChoose={(option) => choose(option.value)}
        onKey={last.onKey}
        onEnter={(event) => {
          event.preventDefault()
          settle()
        }}
        onEscape={() => {}}
        onLeave={() => {
          settle()
          last.unmark()
          onBlur()
        }}
        before={
          tags.length > 0 && (
            <Suspense fallback={tags.join('; ')}>
              <TagList {...tagListProps} />
            </Suspense>
          )
        }
      />
    </div>
  )
}

function useTypedTags({ value, onChange }: Pick<TagProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState('')
  const tags = value ?? []
  const keep = (next: readonly string[]) => onChange([...new Set(next)])
  const last = useLastTagRemoval(tags, typed, keep)
  const addTags = (added: readonly string[]) => {
    if (added.length > 0) keep([...tags, ...added])
    setTyped('')
  }
  return {
    tags,
    typed,
    last,
    keep,
    choose: (tag: string) => addTags([tag]),
    type: (words: string) => {
      last.unmark()
      if (/[;；]/.test(words)) addTags(tagsIn(words))
      else setTyped(words)
    },
    settle: () => addTags(tagsIn(typed)),
    paste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain')
      if (!/[;；\n\r\t]/.test(pasted.trim())) return
      event.preventDefault()
      addTags(tagsIn(`${typed};${pasted}`))
    },
  }
}

export function useLastTagRemoval(
  entries: readonly string[],
  typed: string,
  keep: (entries: readonly string[]) => void,
) {
  const [isMarked, setMarked] = useState(false)
  return {
    marked: isMarked ? entries.at(-1) : undefined,
    unmark: () => setMarked(false),
    onKey: (event: KeyboardEvent) => {
      if (event.key !== 'Backspace' || typed !== '') return setMarked(false)
      if (isMarked) keep(entries.slice(0, -1))
      setMarked(!isMarked && entries.length > 0)
    },
  }
}
