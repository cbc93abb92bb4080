import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../load-part.ts'
import { Icon } from './icon.tsx'
import type { MenuItem } from './menu-list.tsx'

type MenuProps = {
  label: ReactNode
  items: readonly MenuItem[]
  className?: string
  align?: 'left' | 'right'
  title?: string
  mark?: boolean
}

const loadList = async () => (await import('./menu-list.tsx')).MenuList
const MenuList = lazyPart(loadList)

/** The accessible name begins with the visible words, for voice control. */
const nameOf = (title: string, label: ReactNode) =>
  typeof label === 'string' && !title.includes(label) ? `${title}: ${label}` : title

/**
 * Enter and the space bar open it here, since a click without a pointer is taken for a screen reader's and focused
 * late.
 */
const openingKeys: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
}

/** A button with a menu, which loads on hover or focus. */
export function Menu({ label, items, className = 'btn low ghost', align = 'left', title, mark = true }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last'>()
  const button = useRef<HTMLButtonElement>(null)
  const name = title === undefined ? undefined : nameOf(title, label)
  const keys = (event: KeyboardEvent) => {
    const at = openingKeys[event.key]
    if (!at) return
    event.preventDefault()
    setOpened(at)
  }
  const choose = (item: MenuItem) => {
    // The list is gone and the focus back on the button before anything else opens, which will give it back there.
    flushSync(() => setOpened(undefined))
    button.current?.focus()
    item.onSelect()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-label={name}
        onPointerEnter={loadList}
        onFocus={loadList}
        onKeyDown={keys}
        onClick={() => setOpened('first')}
      >
        {label}
        {mark && <Icon name="down" size="s" />}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <MenuList
            anchor={button}
            label={name}
            items={items}
            align={align}
            initialIndex={opened}
            onChoose={choose}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
