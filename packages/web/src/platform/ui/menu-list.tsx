import type { RefObject } from 'react'
import { MenuItem as AriaItem, Menu, MenuSection } from 'react-aria-components/Menu'
import { Icon, type IconName } from './icon.tsx'
import { Popover } from './popover.tsx'

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: IconName
  /** Red, for an ending action. */
  danger?: boolean
  /** One of a group with a single checked item, listed first. */
  checked?: boolean
  /** The reason why it is disabled, shown with it. */
  reason?: string | undefined
}

type MenuListProps = {
  anchor: RefObject<HTMLButtonElement | null>
  /** The menu's name, the button's words by default. */
  label: string | undefined
  items: readonly MenuItem[]
  align: 'left' | 'right'
  initialIndex: 'first' | 'last'
  onChoose: (item: MenuItem) => void
  onClose: () => void
}

export function MenuList({ anchor, label, items, align, initialIndex, onChoose, onClose }: MenuListProps) {
  const name = label ?? anchor.current?.textContent ?? ''
  const choices = items.filter(({ checked }) => checked !== undefined)
  const drawn = (some: readonly MenuItem[]) =>
    some.map((item) => <Item key={item.label} item={item} onChoose={onChoose} />)
  return (
    <Popover anchor={anchor} onClose={onClose} label={name} align={align}>
      <Menu aria-label={name} autoFocus={initialIndex} shouldFocusWrap onClose={onClose} className="menu">
        {choices.length > 0 && (
          <MenuSection
            aria-label={name}
            selectionMode="single"
            selectedKeys={choices.filter(({ checked }) => checked).map((item) => item.label)}
          >
            {drawn(choices)}
          </MenuSection>
        )}
        {drawn(items.filter(({ checked }) => checked === undefined))}
      </Menu>
    </Popover>
  )
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  const { label, icon, reason, danger } = item
  const isRefused = reason !== undefined
  return (
    <AriaItem
      id={label}
      textValue={label}
      className={danger && !isRefused ? 'pop-item danger' : 'pop-item'}
      shouldCloseOnSelect={!isRefused}
      onAction={() => isRefused || onChoose(item)}
      // A refused item is reached and read like the others; it only does nothing.
      render={(props) =>
        'href' in props ? <a {...props} /> : <div {...props} aria-disabled={isRefused || undefined} />
      }
    >
      {icon && <Icon name={icon} size="s" />}
      <span>
        {label} {reason && <small className="reason">{reason}</small>}
      </span>
    </AriaItem>
  )
}
