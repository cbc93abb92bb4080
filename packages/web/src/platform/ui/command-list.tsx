import { type KeyboardEvent, useRef, useState } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useText } from '../text.tsx'
import { isComposing } from './composing.ts'
import { Dialog } from './dialog.tsx'
import { Skeleton } from './states.tsx'

export type Command = {
  id: string
  label: string
  /** Words that distinguish it from its namesakes. */
  hint?: string | undefined
  group?: string | undefined
}

type CommandListProps = {
  title: string
  /** Commands and pages to search. */
  commands: readonly Command[]
  found?: readonly Command[]
  isBusy?: boolean
  note?: string | undefined
  onType?: (words: string) => void
  onChoose: (id: string) => void
  onClose: () => void
}

/** A searched list of commands: arrows move, Enter runs, Escape closes. */
export function CommandList(props: CommandListProps) {
  const { title, commands, found = [], isBusy = false, note, onType, onChoose, onClose } = props
  const text = useText()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const matchingCommands = commands.filter(({ label, group = '' }) => contains(`${label} ${group}`, typed.trim()))
  const ids = new Set<string>()
  const uniqueCommands = [...matchingCommands, ...found].filter(({ id }) => !ids.has(id) && ids.add(id))
  const type = (words: string) => {
    setTyped(words)
    onType?.(words)
  }
  // What was found after the last letter is not in reach by itself yet.
  const takeFirst = (event: KeyboardEvent) => {
    const first = uniqueCommands[0]
    if (event.key !== 'Enter' || isComposing(event) || !first || list.current?.querySelector('[data-focused]')) return
    event.preventDefault()
    onChoose(first.id)
  }
  return (
    <Dialog title={title} bare width={560} isChanged={false} onClose={onClose}>
      <div className="commands">
        <Autocomplete inputValue={typed} onInputChange={type}>
          <div className="commands-head">
            <SearchField aria-label={title} autoFocus className="input">
              <Input placeholder={title} onKeyDownCapture={takeFirst} />
            </SearchField>
          </div>
          <Menu
            ref={list}
            aria-label={title}
            className="menu"
            items={uniqueCommands}
            onAction={(id) => onChoose(String(id))}
            renderEmptyState={() => (
              <div className="none">{isBusy ? <Skeleton width={160} /> : text('shared.no-match')}</div>
            )}
          >
            {({ id, label, hint, group }) => (
              <MenuItem id={id} textValue={[label, hint, group].filter(Boolean).join(' ')} className="pop-item">
                <span className="command-name">{label}</span>
                {hint && <small className="grow muted cut">{hint}</small>}
                {group && <small className="command-group muted">{group}</small>}
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
        <p className="commands-foot small muted" role="status">
          {isBusy ? <Searching /> : text('shared.result-count', { count: uniqueCommands.length })}
          {note && ` · ${note}`}
        </p>
      </div>
    </Dialog>
  )
}

/** A progress bar with words for screen readers. */
function Searching() {
  const text = useText()
  return (
    <>
      <Skeleton width={80} height={12} />
      <span className="unseen">{text('shared.searching')}</span>
    </>
  )
}
