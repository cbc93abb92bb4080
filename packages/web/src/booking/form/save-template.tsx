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

/** Keeps what is filled in, without its days and numbers, under a name to begin from again. */
export function SaveTemplate({ form, code }: { form: FormState; code: ModeCode }) {
  const text = useText()
  const save = useSaveTemplate()
  const [name, setName] = useState<string>()
  const proposed = () =>
    [form.getValues('originName'), form.getValues('destinationName')].filter(Boolean).join(' – ').slice(0, 60)
  const send = () => {
    const templateName = name?.trim() ?? ''
    if (!templateName) return
    save.mutate(
      { templateName, serviceModeId: code, form: formAgain(storable(form.getValues(), code)) },
      {
        onSuccess: () => {
          toast(text('booking.template-saved'), { kind: 'good' })
          setName(undefined)
        },
        onError: toastError,
      },
    )
  }
  return (
    <>
      <button type="button" className="link nowrap" onClick={() => setName(proposed())}>
        {text('booking.save-template')}
      </button>
      {name !== undefined && (
        <Dialog
          title={text('booking.save-template')}
          width={420}
          onClose={() => setName(undefined)}
          actions={
            <>
              <Button look="ghost" onClick={() => setName(undefined)}>
                {text('shared.cancel')}
              </Button>
              <Button busy={save.isPending} disabled={name.trim() === ''} onClick={send}>
                {text('booking.save-template')}
              </Button>
            </>
          }
        >
          <div className="over">
            <label className="field">
              <span className="label need">{text('booking.template-name')}</span>
              <input className="in" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
            </label>
          </div>
        </Dialog>
      )}
    </>
  )
}
