import { useText } from '../text.tsx'
import { Button } from './parts.tsx'

type Saving = { error: unknown; isPending: boolean }

/** The foot of a dialog that asks for a deed: back, or go through with it. */
export function DialogButtons({
  saving,
  yes,
  danger = false,
  reason,
  onYes,
  onClose,
}: {
  saving: Saving
  yes: string
  danger?: boolean
  reason?: string | undefined
  onYes: () => void
  onClose: () => void
}) {
  const text = useText()
  return (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('shared.back')}
      </Button>
      <Button busy={saving.isPending} danger={danger} reason={reason} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
}
