import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { Floating } from './floating.tsx'
import { Icon, type IconName } from './icon.tsx'

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: IconName
  checked?: boolean
  /** Why it cannot be chosen now. */
  reason?: string | undefined
}
type MenuProps = {
  label: ReactNode
  items: readonly MenuItem[]
  className?: string
  align?: 'left' | 'right'
  title?: string
  mark?: boolean
}

/** What the button is called holds what stands on it, so that it can be called by voice. */
const nameOf = (title: string, label: ReactNode) =>
  typeof label === 'string' && !title.includes(label) ? `${title}: ${label}` : title

/** A button that opens a list of things to do. */
export function Menu({ label, items, className = 'btn low ghost', align = 'left', title, mark = true }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close()
      button.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    stepThrough(event.currentTarget as HTMLElement, step)
  }
  const choose = (item: MenuItem) => {
    if (item.reason !== undefined) return
    close()
    item.onSelect()
  }
  return (
    <span className="pop">
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={title === undefined ? undefined : nameOf(title, label)}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {mark && <Icon name="down" size="s" />}
      </button>
      {isOpen && (
        <Floating anchor={button} onClose={close} align={align}>
          <div
            role="menu"
            id={id}
            tabIndex={-1}
            onKeyDown={keys}
            ref={(list) => list?.querySelector('button')?.focus()}
          >
            {items.map((item) => (
              <button
                key={item.label}
                type="button"
                role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                className="pop-item"
                {...(item.checked !== undefined && { 'aria-checked': item.checked })}
                aria-disabled={item.reason !== undefined || undefined}
                title={item.reason}
                onClick={() => choose(item)}
              >
                {item.icon && <Icon name={item.icon} size="s" />}
                {item.label}
              </button>
            ))}
          </div>
        </Floating>
      )}
    </span>
  )
}

function stepThrough(list: HTMLElement, step: number): void {
  const items = [...list.querySelectorAll<HTMLElement>('button')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + step + items.length) % items.length]?.focus()
}
