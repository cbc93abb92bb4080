import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-endpoints'
import { namedText, useText } from '../../platform/text.tsx'
import { Note, type Tone } from '../../platform/ui/parts.tsx'
import { useFieldName } from '../form/field-name.ts'
import type { OpenedVersion } from '../opened-version.ts'
import { Holds } from './holds.tsx'

type Found = { path: string; reason: string; values?: Record<string, string> | undefined }

/** What a submission would say of the booking as it is asked for: what cannot be granted, and what can be kept. */
export function AmendmentFindings({ booking, opened }: { booking: DeskBookingDetail; opened: OpenedVersion }) {
  const text = useText()
  const { refused = [], warnings = [], holds = [] } = booking.amendment ?? {}
  return (
    <>
      <Holds booking={booking} holds={holds} opened={opened} />
      <Findings booking={booking} tone="bad" title={text('booking.desk-amend-refused')} of={refused} />
      <Findings booking={booking} tone="warn" title={text('booking.desk-amend-warned')} of={warnings} />
    </>
  )
}

type FindingsProps = { booking: DeskBookingDetail; tone: Tone; title: string; of: readonly Found[] }

function Findings({ booking, tone, title, of }: FindingsProps) {
  const text = useText()
  const nameOf = useFieldName(booking)
  if (of.length === 0) return null
  return (
    <Note tone={tone}>
      <strong>{title}</strong>
      <ul>
        {of.map(({ path, reason, values }) => (
          <li key={`${path} ${reason}`}>
            {nameOf(path)}: {namedText(text, reason, values)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
