import type { ReactNode } from 'react'
import { useText } from '../text.tsx'
import { Button } from './parts.tsx'

type ButtonsProps = {
  busy: boolean
  /** Labels the exit "Back" where "Cancel" would mean the command. */
  isBack?: boolean
  /** The label of the exit; `false` leaves only the cross. */
  cancelLabel?: string | false
  submitLabel: string
  danger?: boolean
  reason?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

export function DialogButtons(props: ButtonsProps) {
  const { busy, isBack = false, cancelLabel, submitLabel, danger = false, reason, onSubmit, onClose, children } = props
  const text = useText()
  return (
    <>
      {cancelLabel !== false && (
        <Button look="ghost" onClick={onClose}>
          {cancelLabel ?? text(isBack ? 'shared.back' : 'shared.cancel')}
        </Button>
      )}
      {children}
      <Button busy={busy} danger={danger} reason={reason} onClick={onSubmit}>
        {submitLabel}
      </Button>
    </>
  )
}
