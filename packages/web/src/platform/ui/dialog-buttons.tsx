import type { ReactNode } from 'react'
import { type TextKey, useText } from '../text.tsx'
import { Button } from './parts.tsx'

type ButtonsProps = {
  busy: boolean
  /** The way out; "Back" where "Cancel" would mean the deed. */
  no?: TextKey
  yes: string
  danger?: boolean
  /** Why it cannot be done yet. */
  reason?: string | undefined
  onYes: () => void
  onClose: () => void
  /** Other ways on, between the two. */
  children?: ReactNode
}

/** The foot of a dialog: the way out, and the deed. */
export function DialogButtons(props: ButtonsProps) {
  const { busy, no = 'shared.cancel', yes, danger = false, reason, onYes, onClose, children } = props
  const text = useText()
  return (
    <>
      <Button look="ghost" onClick={onClose}>
        {text(no)}
      </Button>
      {children}
      <Button busy={busy} danger={danger} reason={reason} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
}
