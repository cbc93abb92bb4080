import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { amendedFields } from '@landbridge/contract/booking/form/amendments'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import styles from '../booking.module.css'
import { useFieldName } from '../fields/field-name.ts'
import { specAt } from '../fields/field-spec.ts'
import { useValueText } from '../fields/value-text.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { valueAt } from '../state/form-content.ts'

type Props = {
  booking: BookingDetail
  /** Values before the amendment, left out where unknown. */
  before: BookingForm | undefined
  after: BookingForm
  /** Shown where nothing changes. */
  otherwise?: ReactNode
}

export function ChangedFields({ booking, before, after, otherwise = null }: Props) {
  const text = useText()
  const { code } = useBookingMode()
  const name = formNameOf(code, after.loadType ?? booking.loadType)
  const { fields, ...sides } = useMemo(
    () => amendedFields(before ?? {}, { name, form: after, context: { hasCompany: true } }),
    [before, after, name],
  )
  const textOf = useValueText(booking, name, [booking, sides.before, sides.after])
  const nameOf = useFieldName({ ...booking, ...sides.after })
  const valueText = (path: string, form: BookingForm, value: unknown) => {
    if (isBlank(value) || value === false) return '—'
    const { name, siblings } = specAt(path)
    const around = path.includes('.') ? valueAt(form, path.slice(0, path.lastIndexOf('.'))) : form
    return textOf({ name, siblings, values: { ...(around as object), [name]: value } })
  }
  if (fields.length === 0) return otherwise
  return (
    <dl className={styles.changed}>
      {fields.map(({ path, before: was, after: is, carrierAgrees }) => (
        <div key={path}>
          <dt>{nameOf(path)}</dt>
          <dd>
            {before && (
              <>
                <span className="muted">{valueText(path, sides.before, was)}</span> <span aria-hidden="true">
                  →
                </span>{' '}
              </>
            )}
            <strong>{valueText(path, sides.after, is)}</strong>{' '}
            {carrierAgrees && <StatusPill tone="warn">{text(`booking.carrier-agrees-${code}`)}</StatusPill>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
