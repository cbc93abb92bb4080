import type { ReactNode } from 'react'
import { useText } from '../text.tsx'
import { Button } from './parts.tsx'

type ButtonsProps = {
  busy: boolean
  /** The way out is called "Back" where "Cancel" would mean the deed. */
  isBack?: boolean
  /** Other words for the way out; `false` where the cross is the only one. */
  leave?: string | false
  yes: string
  danger?: boolean
  reason?: string | undefined
  onYes: () => void
  onClose: () => void
  children?: ReactNode
}

export function DialogButtons(props: ButtonsProps) {
  const { busy, isBack = false, leave, yes, danger = false, reason, onYes, onClose, children } = props
  const text = useText()
  return (
    <>
      {leave !== false && (
        <Button look="ghost" onClick={onClose}>
          {leave ?? text(isBack ? 'shared.back' : 'shared.cancel')}
        </Button>
      )}
      {children}
      <Button busy={busy} danger={danger} reason={reason} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
}
