import { Problem } from '@landbridge/contract/shared/problem'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'

type Saving = { error: unknown; isPending: boolean }
type Saves<Values> = Saving & { mutate: (values: Values, then: { onSuccess: () => void }) => void }
type Editing<Values> = { values: Values; save: Saves<Values>; onClose: () => void }

/** A form over a change of a job. It is sent with the version that is shown; once it is saved, that is said and the editor closes. */
export function useJobForm<Values extends FieldValues & { version: number }>(
  input: z.ZodType<Values>,
  { values, save, onClose }: Editing<Values>,
) {
  const text = useText()
  const form = useContractForm<Values>(input, values as DefaultValues<Values>, save.error)
  const onSuccess = () => {
    toast(text('workorder.saved'), { kind: 'good' })
    onClose()
  }
  const submit = (more: Partial<Values> = {}) =>
    void form.handleSubmit((typed) => save.mutate({ ...typed, ...more, version: values.version }, { onSuccess }))()
  return { form, submit }
}

type EditorProps = {
  title: string
  width: number
  saving: Saving
  onSave: () => void
  onKeep?: () => void
  onClose: () => void
  children: ReactNode
}

/** The editor of a part of a job: why it was not saved, its fields, and the buttons. */
export function EditorDialog({ title, width, saving, onSave, onKeep, onClose, children }: EditorProps) {
  const buttons = <SaveButtons saving={saving} onClose={onClose} onSave={onSave} {...(onKeep && { onKeep })} />
  return (
    <Dialog title={title} width={width} onClose={onClose} actions={buttons}>
      <form className="stack over" onSubmit={(event) => event.preventDefault()}>
        <Refusal of={saving} />
        {children}
      </form>
    </Dialog>
  )
}

const isDoubt = (error: unknown) => error instanceof Problem && error.code === 'workorder.warnings'

/** The foot of an editor: what was doubted can be saved all the same. */
function SaveButtons({
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
