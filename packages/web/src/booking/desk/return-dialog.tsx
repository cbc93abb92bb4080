import {
  type DeskBookingDetail,
  bookingDeskEndpoints as desk,
} from '@landbridge/contract/booking/booking-desk-endpoints'
import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { returnableFields } from '@landbridge/contract/booking/form/form-sections'
import type { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import type { Option } from '../../platform/ui/option.tsx'
import { useFieldName } from '../form/field-name.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { useReturn } from './desk-api.ts'
import { useSeen } from './use-seen.tsx'

type Remark = { path: string; note: string }
type Values = { id: string; version: number; returnedFields: Remark[]; replyText: string | null }
type Props = { booking: DeskBookingDetail; onClose: () => void }

/** The fields that a customer can be asked to change, as the booking asks for them. */
function useFields(booking: DeskBookingDetail): Option[] {
  const nameOf = useFieldName(booking)
  const name = formNameOf(useBookingMode().code, booking.loadType)
  const paths = returnableFields({ name, form: booking, context: { hasCompany: true } })
  return paths.map((path) => ({ value: path, label: nameOf(path) }))
}

/** Sends a booking back with what to change, field by field. */
export function ReturnDialog({ booking, onClose }: Props) {
  const text = useText()
  const send = useReturn()
  const { seen, refusal } = useSeen(booking, send)
  const fields = useFields(booking)
  const blank = (): Remark => ({ path: '', note: '' })
  const schema = desk.return.input as unknown as z.ZodType<Values>
  const start: Values = { id: booking.id, version: booking.version, returnedFields: [blank()], replyText: null }
  const form = useContractForm<Values>(schema, start as never, send.error)
  const named = form.watch('returnedFields').filter(({ path, note }) => path !== '' && note.trim() !== '')
  const submit = () =>
    send.mutate(
      { ...form.getValues(), ...seen, returnedFields: named },
      {
        onSuccess: () => {
          toast(text('booking.desk-returned-now'), { kind: 'good' })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={text('booking.desk-return-title', { bookingNo: booking.bookingNo ?? '' })}
      width={720}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={send.isPending}
          isBack
          yes={text('booking.desk-return')}
          reason={named.length === 0 ? text('booking.desk-return-needed') : undefined}
          onYes={submit}
          onClose={onClose}
        />
      }
    >
      <form className="stack labels-above" onSubmit={(event) => event.preventDefault()}>
        <p className="muted">{text('booking.desk-return-hint')}</p>
        {refusal}
        <FieldFrame form={form} name="returnedFields" label={text('booking.desk-return-note')} group>
          {() => (
            <LinesEditor<Values, 'returnedFields', Remark>
              form={form}
              name="returnedFields"
              blank={blank}
              columns={[
                {
                  name: 'path',
                  title: text('booking.desk-return-field'),
                  kind: 'select',
                  options: fields,
                  clearable: false,
                  width: 260,
                  need: true,
                },
                { name: 'note', title: text('booking.desk-return-note'), kind: 'input', maxLength: 300, need: true },
              ]}
            />
          )}
        </FieldFrame>
        <Field
          form={form}
          name="replyText"
          label={text('booking.desk-reply')}
          kind="textarea"
          rows={3}
          maxLength={1000}
        />
      </form>
    </Dialog>
  )
}
