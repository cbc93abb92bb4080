import { type ReactNode, useState } from 'react'
import { namedText, useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { useMarks } from '../state/form-marks.tsx'

/** Optional fields, folded until opened, filled in or led to. */
export function MoreFields({
  names,
  isFilled,
  children,
}: {
  names: readonly string[]
  isFilled: boolean
  children: ReactNode
}) {
  const text = useText()
  const { target = '', reasonOf } = useMarks()
  const [isOpen, setOpen] = useState(isFilled)
  const isCalled = names.some((name) => target.startsWith(name) || reasonOf(name))
  const isExpanded = isOpen || isCalled
  return (
    <>
      {isExpanded && children}
      <div className={styles.moreLine}>
        <Button
          look="plain"
          low
          icon={isExpanded ? 'up' : 'down'}
          aria-expanded={isExpanded}
          onClick={() => setOpen(!isExpanded)}
        >
          {text(isExpanded ? 'booking.fewer-fields' : 'booking.more-fields')}
        </Button>
      </div>
    </>
  )
}

/** The reason against a list as a whole, when it is empty or lacks a party. */
export function ListReason({ list }: { list: string }) {
  const text = useText()
  const { reasonOf, isTried } = useMarks()
  const reason = reasonOf(list)
  return (
    <div data-list={list}>
      {reason && (
        <p className={`err ${styles.listReason}`} role={isTried ? undefined : 'alert'}>
          <Icon name="wrong" size="s" /> {namedText(text, reason)}
        </p>
      )}
    </div>
  )
}
