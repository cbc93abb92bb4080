import { type KeyboardEvent, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useText } from '../text.tsx'
import type { Tree } from '../ui/option.tsx'

type PanelProps = { tree: readonly Tree[]; value: string | undefined; onChoose: (leaf: string) => void }

const leadBy = (keys: readonly string[], to: { current: HTMLElement | null }) => (event: KeyboardEvent) => {
  if (!keys.includes(event.key)) return
  event.preventDefault()
  event.stopPropagation()
  to.current?.focus()
}

/** Branches at the left, leaves of the focused one at the right. */
export function CascaderPanel({ tree, value, onChoose }: PanelProps) {
  const text = useText()
  const [open, setOpen] = useState(() => tree.find(({ children }) => children.some((leaf) => leaf.value === value)))
  const leaves = useRef<HTMLDivElement>(null)
  const branches = useRef<HTMLDivElement>(null)
  const branch = open ?? tree[0]
  if (tree.length === 0) return <div className="none">{text('shared.no-match')}</div>
  return (
    <div className="cascade">
      <div role="presentation" onKeyDownCapture={leadBy(['ArrowRight', 'Enter'], leaves)}>
        <ListBox
          ref={branches}
          className="options"
          aria-label={text('shared.groups')}
          items={tree.map(({ value: id, label }) => ({ id, label }))}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={branch ? [branch.value] : []}
          onSelectionChange={(keys) => setOpen(tree.find((one) => keys !== 'all' && keys.has(one.value)))}
        >
          {({ id, label }) => (
            <ListBoxItem
              id={id}
              textValue={label}
              className="option branch"
              onHoverStart={() => setOpen(tree.find((one) => one.value === id))}
            >
              {label}
            </ListBoxItem>
          )}
        </ListBox>
      </div>
      <div role="presentation" onKeyDownCapture={leadBy(['ArrowLeft'], branches)}>
        <ListBox
          ref={leaves}
          className="options"
          aria-label={branch?.label ?? ''}
          items={(branch?.children ?? []).map(({ value: id, label }) => ({ id, label }))}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={value === undefined ? [] : [value]}
          onSelectionChange={(keys) => {
            const [leaf] = keys === 'all' ? [] : keys
            if (leaf !== undefined) onChoose(String(leaf))
          }}
        >
          {({ id, label }) => (
            <ListBoxItem id={id} textValue={label} className="option">
              {label}
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </div>
  )
}
