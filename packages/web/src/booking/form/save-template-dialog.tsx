import { formAgain } from '@landbridge/contract/booking/form/form-defaults'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { useSaveTemplate } from '../booking-api.ts'
import { storable } from './form-content.ts'
import type { FormState } from './form-state.ts'

type DialogProps = { form: FormState; code: ModeCode; onClose: () => void }

/** Asks for the name of a template and keeps it. */
export function SaveTemplateDialog({ form, code, onClose }: DialogProps) {
  const text = useText()
  const save = useSaveTemplate()
  const [name, setName] = useState(() =>
    [form.getValues('originName'), form.getValues('destinationName')].filter(Boolean).join(' – ').slice(0, 60),
  )
  const send = () => {
    const templateName = name.trim()
    if (!templateName) return
    save.mutate(
      { templateName, serviceModeId: code, form: formAgain(storable(form.getValues(), code)) },
      {
        onSuccess: () => {
          toast(text('booking.template-saved'), { kind: 'good' })
          onClose()
        },
        onError: toastError,
      },
    )
  }
  return (
    <Dialog
      title={text('booking.save-template')}
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('shared.cancel')}
          </Button>
          <Button busy={save.isPending} disabled={name.trim() === ''} onClick={send}>
            {text('booking.save-template')}
          </Button>
        </>
      }
    >
      <div className="labels-above">
        <label className="field">
          <span className="label need">{text('booking.template-name')}</span>
          <input className="input" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </label>
      </div>
    </Dialog>
  )
}
