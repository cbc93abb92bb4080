import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type FloatingProps = {
  /** What it hangs from. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** As wide as the anchor, at least. */
  fit?: boolean
  align?: 'left' | 'right'
  children: ReactNode
}

/** Where there is no top layer, a list stands where its place in the page is. The server draws for browsers that have one. */
export const canPop = typeof HTMLElement === 'undefined' || 'showPopover' in HTMLElement.prototype

const gap = 4
const margin = 8

/** A list that hangs under its anchor, in the browser's top layer: neither a card nor a dialog cuts it off. */
export function Floating({ anchor, onClose, fit, align = 'left', children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [from, list] = [anchor.current, box.current]
    if (!from || !list) return
    if (canPop) list.showPopover()
    const place = () => placeUnder(from, list, { fit: !!fit, align })
    place()
    const follow = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place)
    follow?.observe(list)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      follow?.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [anchor, fit, align])
  useEffect(() => {
    const outside = ({ target }: Event) => {
      const isInside = [anchor.current, box.current].some((part) => part?.contains(target as Node))
      if (!isInside) onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [anchor, onClose])
  return (
    <div ref={box} popover={canPop ? 'manual' : undefined} className="pop-list floating">
      {children}
    </div>
  )
}

function placeUnder(
  from: HTMLElement,
  list: HTMLElement,
  { fit, align }: { fit: boolean; align: 'left' | 'right' },
): void {
  const at = from.getBoundingClientRect()
  if (fit) list.style.minWidth = `${Math.min(at.width, window.innerWidth - 2 * margin)}px`
  list.style.maxWidth = `${window.innerWidth - 2 * margin}px`
  const { offsetWidth: width, offsetHeight: height } = list
  const left = align === 'left' ? at.left : at.right - width
  const below = window.innerHeight - at.bottom
  const isAbove = below < height + gap + margin && at.top > below
  list.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`
  list.style.top = `${Math.max(margin, isAbove ? at.top - height - gap : at.bottom + gap)}px`
}
