import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useCodes } from '../../reference/index.ts'
import { bookingsShown, useBookingsChanged } from '../booking-api.ts'
import { useOpenedVersion } from '../opened-version.ts'

type Props = { booking: BookingDetail; onClose: () => void }

export function CancelDialog({ booking, onClose }: Props) {
  const { id, version: currentVersion, actions, cancellationFee, cancellationCurrency } = booking
  const text = useText()
  const { version, takeNewest } = useOpenedVersion(currentVersion)
  const changed = useBookingsChanged()
  const isAsking = actions.some(({ name, allowed }) => name === 'askCancel' && allowed)
  const agreed = isAsking && { agreedFee: cancellationFee, agreedCurrency: cancellationCurrency }
  return (
    <CommandDialog
      command={{
        title: text(isAsking ? 'booking.ask-cancel-title' : 'booking.cancel-title', {
          bookingNo: booking.bookingNo ?? '',
        }),
        hint: text(isAsking ? 'booking.ask-cancel-hint' : 'booking.cancel-hint'),
        endpoint: bookingEndpoints.cancel,
        invalidates: bookingsShown,
        fields: [
          { render: () => isAsking && <Fee booking={booking} /> },
          {
            name: 'reasonCode',
            label: text('booking.cancel-reason'),
            kind: 'select',
            options: useCodes('CANCELREASON').options,
            need: 'booking.cancel-reason-needed',
          },
          { name: 'note', label: text('booking.note'), kind: 'textarea', maxLength: 500 },
        ],
        initialValues: { reasonCode: '', note: '' },
        toInput: (typed) => ({ id, version, ...typed, ...agreed }),
        submitLabel: text(isAsking ? 'booking.ask-cancel-send' : 'booking.cancel-send'),
        cancelLabel: text('booking.keep-it'),
        successMessage: text(isAsking ? 'booking.cancel-requested-now' : 'booking.cancelled-now'),
        onRefused: () => void changed().then(takeNewest),
      }}
      onClose={onClose}
    />
  )
}

function Fee({ booking: { cancellationFee, cancellationCurrency } }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  if (cancellationFee === undefined)
    return (
      <Note tone="info" icon="info">
        {text('booking.cancel-fee-open')}
      </Note>
    )
  if (Number(cancellationFee) === 0)
    return (
      <Note tone="ok" icon="tick">
        {text('booking.cancel-free')}
      </Note>
    )
  return (
    <Note tone="warn">
      {text('booking.cancel-fee', { fee: format.money(cancellationFee, cancellationCurrency) })}
      <div className="small">{text('booking.cancel-fee-agree')}</div>
    </Note>
  )
}
