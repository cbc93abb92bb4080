import { type ReactNode, useEffect, useRef } from 'react'

type BoxProps = { className?: string | undefined; children: ReactNode }

/** A scrolling frame for wide or long tables, faded at hidden edges. */
export function TableBox({ className = '', children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? markOverflow(box.current) : undefined), [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, also where no row leads on
    <div ref={box} className={`table-box ${className}`.trim()} tabIndex={0}>
      {children}
    </div>
  )
}

/** Sets `data-more` and `data-above` for content hidden at the right and above. */
function markOverflow(box: HTMLElement): () => void {
  const mark = () => {
    box.toggleAttribute('data-more', box.scrollWidth - box.clientWidth - box.scrollLeft > 1)
    box.toggleAttribute('data-above', box.scrollTop > 1)
  }
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark)
  for (const one of [box, ...box.children]) sizes?.observe(one)
  box.addEventListener('scroll', mark, { passive: true })
  mark()
  return () => {
    sizes?.disconnect()
    box.removeEventListener('scroll', mark)
  }
}
