import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useFieldName } from './field-name.ts'
import type { FormStart } from './form-start.ts'

type Props = {
  revises: NonNullable<FormStart['revises']>
  form: BookingForm
  onJump: (path: string) => void
}

/** Fields that staff sent back, where a click leads to each; and the offer that the booking stands on. */
export function ReturnedNote({ revises, form, onJump }: Props) {
  const text = useText()
  const format = useFormat()
  const nameOf = useFieldName(form)
  const fields = revises.state === 'returned' ? revises.returnedFields : []
  return (
    <Note tone={fields.length > 0 ? 'warn' : 'info'} icon={fields.length > 0 ? 'warn' : 'info'}>
      {fields.length > 0 && <strong>{text('booking.returned-head')}</strong>}
      <ul>
        {fields.map(({ path, note }) => (
          <li key={path}>
            <Button look="plain" low onClick={() => onJump(path)}>
              {nameOf(path)}
            </Button>{' '}
            {note}
          </li>
        ))}
      </ul>
      <span className="small">{text('booking.revise-note')}</span>
      {revises.quoteType === 'OFFER' && revises.quoted && (
        <span className="small">{text('booking.offer-stands', { price: format.sums(revises.quoted.totals) })}</span>
      )}
    </Note>
  )
}
