import { Problem } from '@landbridge/contract/shared/problem'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'

type Saving = { error: unknown; isPending: boolean }

const isDoubt = (error: unknown) => error instanceof Problem && error.code === 'workorder.warnings'

/** The foot of an editor: what was doubted can be saved all the same. */
export function SaveButtons({
  saving,
  onSave,
  onKeep,
  onClose,
}: {
  saving: Saving
  onSave: () => void
  onKeep?: () => void
  onClose: () => void
}) {
  const text = useText()
  return (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('shared.cancel')}
      </Button>
      {onKeep && isDoubt(saving.error) && (
        <Button look="ghost" busy={saving.isPending} onClick={onKeep}>
          {text('workorder.keep-anyway')}
        </Button>
      )}
      <Button busy={saving.isPending} onClick={onSave}>
        {text('workorder.save')}
      </Button>
    </>
  )
}

/** Why it was not saved; what is wrong in a field stands under the field. */
export function Refusal({ of: { error } }: { of: Saving }) {
  const text = useText()
  if (!error) return null
  const otherJobNo =
    error instanceof Problem ? (error.data as { otherJobNo?: string } | undefined)?.otherJobNo : undefined
  return (
    <Note tone={isDoubt(error) ? 'warn' : 'bad'}>
      {problemText(error, text)}
      {otherJobNo && ` (${otherJobNo})`}
    </Note>
  )
}
