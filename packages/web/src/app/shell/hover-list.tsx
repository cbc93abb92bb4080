import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type HoverListProps = {
  label: ReactNode
  className: string
  align?: 'right'
  current?: boolean
  /** Opens on press alone, where the mouse passes it on its way to what lies below. */
  waits?: boolean | undefined
  children: ReactNode
}

const leaveMs = 120

/** A list under a button of the header: opens on hover, touch and keyboard. */
export function HoverList({ label, className, align, current, waits, children }: HoverListProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)
  const point = (type: string, yes: boolean) => {
    if (waits || type !== 'mouse') return
    isOver.current = yes
    clearTimeout(leaving.current)
    if (yes) setOpen(true)
    else leaving.current = setTimeout(() => setOpen(false), leaveMs)
  }
  useCloseOnOutsidePress(box, isOpen, setOpen)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    // The list must be there before the next key is pressed.
    flushSync(() => setOpen(true))
    const items = [...(box.current?.querySelectorAll<HTMLElement>('.pop-item') ?? [])]
    items[(items.indexOf(document.activeElement as HTMLElement) + step + items.length) % items.length]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keys and touch
    <div
      ref={box}
      className="pop"
      onPointerEnter={(event) => point(event.pointerType, true)}
      onPointerLeave={(event) => point(event.pointerType, false)}
      onKeyDown={keys}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-current={current || undefined}
        onClick={() => setOpen(isOver.current || !isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: choosing something closes the list
        // biome-ignore lint/a11y/useKeyWithClickEvents: the items are links and buttons
        <div className={align ? 'pop-list right' : 'pop-list'} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  )
}

function useCloseOnOutsidePress(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return
    const outside = ({ target }: Event) => !box.current?.contains(target as Node) && setOpen(false)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [box, isOpen, setOpen])
}
