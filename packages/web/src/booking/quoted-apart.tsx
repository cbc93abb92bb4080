import { useText } from '../platform/text.tsx'
import { Note } from '../platform/ui/parts.tsx'

type Reason = { code: string; message: string }

/** What has no price and is quoted apart, each with its reason; nothing where a price is whole. */
export function Apart({ of = [] }: { of: readonly Reason[] | undefined }) {
  const text = useText()
  if (of.length === 0) return null
  return (
    <Note tone="info" icon="info">
      <strong>{text('booking.quoted-apart')}</strong>
      <ul aria-label={text('booking.quoted-apart')}>
        {of.map(({ code, message }) => (
          <li key={code + message}>{message}</li>
        ))}
      </ul>
    </Note>
  )
}
