import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Card, StatusPill } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCodes } from '../../reference/index.ts'
import styles from '../booking.module.css'

/** The papers that are asked for, who brings them and by when, and the files that are there. */
export function DocumentsCard({ booking, forStaff = false }: { booking: BookingDetail; forStaff?: boolean }) {
  const text = useText()
  const files = useCall(documentEndpoints.list, { id: booking.id }, { enabled: booking.state !== 'draft' }).data ?? []
  if (booking.documentsDue.length === 0 && files.length === 0) return null
  return (
    <Card title={text('booking.documents-due')}>
      <ul className={styles.rows}>
        {booking.documentsDue.map((due) => (
          <Due key={`${due.documentType} ${due.dueBy ?? ''}`} due={due} forStaff={forStaff} />
        ))}
        {files.map((file) => (
          <li key={file.fid}>
            <Icon name="file" />
            <div className="grow">
              <strong>{file.documentTypeLabel}</strong>
              <small className="muted">{file.fileName}</small>
            </div>
            <a href={file.link}>{text('booking.document-open-file')}</a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Due({ due, forStaff }: { due: BookingDetail['documentsDue'][number]; forStaff: boolean }) {
  const text = useText()
  const format = useFormat()
  const { labelOf } = useCodes('DOCTYPE')
  const name = due.documentName ?? labelOf(due.documentType)
  const theirs = forStaff ? 'booking.desk-bringer-customer' : 'booking.document-by-you'
  const who = text(due.bringer === 'us' ? 'booking.document-by-us' : theirs)
  const when = due.dueBy && text('booking.document-due-by', { day: format.day(due.dueBy) })
  return (
    <li>
      <Icon name="file" />
      <div className="grow">
        <strong>{name}</strong>
        <small className="muted">{[who, when].filter(Boolean).join(' · ')}</small>
      </div>
      {due.isGiven ? (
        <StatusPill tone="ok">{text('booking.document-given')}</StatusPill>
      ) : (
        <StatusPill tone={due.bringer === 'us' ? 'idle' : 'warn'}>{text('booking.document-open')}</StatusPill>
      )}
    </li>
  )
}
