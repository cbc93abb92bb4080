import { type AnyTextKey, useText } from '../../platform/text.tsx'
import { Count } from '../../platform/ui/parts.tsx'
import type { Counted, ItemCount } from './menu-counts.ts'

const words = {
  waiting: 'shell.waiting',
  queue: 'shell.in-queue',
  unread: 'shell.unread-count',
  refused: 'shell.certification-refused',
} as const satisfies Record<Counted, AnyTextKey>

/** A count beside a menu entry with words for screen readers, or a mark where it was refused. */
export function MenuCount({ item: { count, counted }, className = '' }: { item: ItemCount; className?: string }) {
  const text = useText()
  if (count === 0) return null
  const counting = text(words[counted], { count })
  return (
    <>
      {' '}
      <span className={`menu-count ${className}`} title={counting}>
        <span aria-hidden="true">{counted === 'refused' ? <em className="count">!</em> : <Count count={count} />}</span>
        <span className="unseen">{counting}</span>
      </span>
    </>
  )
}
