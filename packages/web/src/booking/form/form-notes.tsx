import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useFieldName } from '../fields/field-name.ts'
import type { FormStart } from '../state/form-start.ts'
import type { FormDraft } from './use-form-draft.ts'

type RestoredProps = { draft: Pick<FormDraft, 'restoredAt' | 'startAfresh'>; isRevision: boolean }

/** Tells that typed values were restored, and offers to discard them. */
export function RestoredNote({ draft: { restoredAt, startAfresh }, isRevision }: RestoredProps) {
  const text = useText()
  const format = useFormat()
  const [isDropped, setDropped] = useState(false)
  if (!restoredAt || isDropped) return null
  const discard = () => {
    startAfresh()
    setDropped(true)
  }
  return (
    <Note tone="info" icon="info">
      {text(isRevision ? 'booking.restored-revision' : 'booking.restored-draft', { time: format.dayTime(restoredAt) })}{' '}
      <Button look="plain" low onClick={discard}>
        {text('booking.restored-drop')}
      </Button>
    </Note>
  )
}

type ReturnedProps = {
  revises: NonNullable<FormStart['revises']>
  form: BookingForm
  onJump: (path: string) => void
}

/** Fields that staff returned, each with a jump, and the offer behind the booking. */
export function ReturnedNote({ revises, form, onJump }: ReturnedProps) {
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
