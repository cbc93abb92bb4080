import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { namedText, useText } from '../../platform/text.tsx'
import { Note, type Tone } from '../../platform/ui/parts.tsx'
import { useFieldName } from '../fields/field-name.ts'
import type { OpenedVersion } from '../opened-version.ts'
import { Holds } from './holds.tsx'

type Finding = { path: string; reason: string; values?: Record<string, string> | undefined }

/** Findings about the amended booking: those that forbid the amendment, and warnings. */
export function AmendmentFindings({
  booking,
  openedVersion,
}: {
  booking: DeskBookingDetail
  openedVersion: OpenedVersion
}) {
  const text = useText()
  const { refused = [], warnings = [], holds = [] } = booking.amendment ?? {}
  return (
    <>
      <Holds booking={booking} holds={holds} openedVersion={openedVersion} />
      <Findings booking={booking} tone="bad" title={text('booking.desk-amend-refused')} findings={refused} />
      <Findings booking={booking} tone="warn" title={text('booking.desk-amend-warned')} findings={warnings} />
    </>
  )
}

type FindingsProps = { booking: DeskBookingDetail; tone: Tone; title: string; findings: readonly Finding[] }

function Findings({ booking, tone, title, findings }: FindingsProps) {
  const text = useText()
  const nameOf = useFieldName(booking)
  if (findings.length === 0) return null
  return (
    <Note tone={tone}>
      <strong>{title}</strong>
      <ul>
        {findings.map(({ path, reason, values }) => (
          <li key={`${path} ${reason}`}>
            {nameOf(path)}: {namedText(text, reason, values)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
