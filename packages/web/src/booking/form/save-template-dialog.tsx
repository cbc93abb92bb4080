import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { formAgain } from '@landbridge/contract/booking/form/form-defaults'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { storableForm } from '../state/form-content.ts'
import type { FormState } from '../state/form-state.ts'

type DialogProps = { form: FormState; code: ModeCode; onClose: () => void }

const { saveTemplate, templates } = bookingEndpoints
const named = saveTemplate.input.pick({ templateName: true })

export function SaveTemplateDialog({ form, code, onClose }: DialogProps) {
  const text = useText()
  const lane = [form.getValues('originName'), form.getValues('destinationName')].filter(Boolean).join(' – ')
  return (
    <CommandDialog
      command={{
        title: text('booking.save-template'),
        width: 420,
        endpoint: saveTemplate,
        invalidates: [templates],
        fields: [
          {
            name: 'templateName',
            label: text('booking.template-name'),
            need: true,
            maxLength: 60,
            blockedReason: text('shared.needed'),
          },
        ],
        initialValues: { templateName: lane.slice(0, 60) },
        schema: named,
        toInput: ({ templateName }) => ({
          templateName,
          serviceModeId: code,
          form: formAgain(storableForm(form.getValues(), code)),
        }),
        submitLabel: text('booking.save-template'),
        successMessage: text('booking.template-saved'),
      }}
      onClose={onClose}
    />
  )
}
