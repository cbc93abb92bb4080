import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { returnableFields } from '@landbridge/contract/booking/form/form-sections'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { useFieldName } from '../fields/field-name.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { useOpenedVersion } from '../opened-version.ts'

type Remark = { path: string; note: string }
type Values = { returnedFields: Remark[]; replyText: string }
type Props = { booking: DeskBookingDetail; onClose: () => void }

function useFields(booking: DeskBookingDetail): Option[] {
  const nameOf = useFieldName(booking)
  const name = formNameOf(useBookingMode().code, booking.loadType)
  const paths = returnableFields({ name, form: booking, context: { hasCompany: true } })
  return paths.map((path) => ({ value: path, label: nameOf(path) }))
}

const blank = (): Remark => ({ path: '', note: '' })

export function ReturnDialog({ booking, onClose }: Props) {
  const text = useText()
  const openedVersion = useOpenedVersion(booking.version)
  return (
    <CommandDialog
      command={{
        title: text('booking.desk-return-title', { bookingNo: booking.bookingNo ?? '' }),
        width: 720,
        hint: text('booking.desk-return-hint'),
        endpoint: desk.return,
        fields: [
          {
            name: 'returnedFields',
            render: (form) => <RemarkLines form={form} booking={booking} />,
            blockedReason: text('booking.desk-return-needed'),
          },
          { name: 'replyText', label: text('booking.desk-reply'), kind: 'textarea', rows: 3, maxLength: 1000 },
        ],
        initialValues: { returnedFields: [blank()], replyText: '' },
        toInput: ({ returnedFields, replyText }) => ({
          id: booking.id,
          version: openedVersion.version,
          replyText,
          returnedFields: returnedFields.filter(({ path, note }) => path !== '' && note.trim() !== ''),
        }),
        submitLabel: text('booking.desk-return'),
        cancelLabel: text('shared.back'),
        successMessage: text('booking.desk-returned-now'),
        conflictOverride: { label: text('booking.desk-go-on'), run: openedVersion.takeNewest },
      }}
      onClose={onClose}
    />
  )
}

function RemarkLines({ form, booking }: { form: UseFormReturn<Values>; booking: DeskBookingDetail }) {
  const text = useText()
  const fields = useFields(booking)
  const field = { kind: 'select', options: fields, clearable: false, width: 260, need: true } as const
  return (
    <FieldFrame form={form} name="returnedFields" label={text('booking.desk-return-note')} group>
      {() => (
        <LinesEditor<Values, 'returnedFields', Remark>
          form={form}
          name="returnedFields"
          blank={blank}
          columns={[
            { name: 'path', title: text('booking.desk-return-field'), ...field },
            { name: 'note', title: text('booking.desk-return-note'), kind: 'input', maxLength: 300, need: true },
          ]}
        />
      )}
    </FieldFrame>
  )
}
