import { useText } from '../platform/text.tsx'
import { Note } from '../platform/ui/parts.tsx'

type Reason = { code: string; message: string }

/** Cargo without a price, each with its reason. */
export function Apart({ reasons = [] }: { reasons: readonly Reason[] | undefined }) {
  const text = useText()
  if (reasons.length === 0) return null
  return (
    <Note tone="info" icon="info">
      <strong>{text('booking.quoted-apart')}</strong>
      <ul aria-label={text('booking.quoted-apart')}>
        {reasons.map(({ code, message }) => (
          <li key={code + message}>{message}</li>
        ))}
      </ul>
    </Note>
  )
}
