import type { OwnAnnouncement } from '@landbridge/contract/communication/announcement'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useFormat } from '../platform/format.ts'
import { useText } from '../platform/text.tsx'
import { Card } from '../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../platform/ui/states.tsx'
import { useNotices } from './announcement-api.ts'
import styles from './announcements-card.module.css'

export function AnnouncementsCard({ max }: { max: number }) {
  const text = useText()
  const notices = useNotices({ pageIndex: 1, pageSize: max, sort: 'asc' })
  return (
    <Card dense title={text('shell.notices')} actions={<Link to={paths.notices()}>{text('communication.all')}</Link>}>
      <Loading query={notices}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('communication.none-now')} icon="bell" />
          ) : (
            <ul className={styles.list}>
              {items.map((one) => (
                <AnnouncementLine key={one.id} announcement={one} />
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  )
}

function AnnouncementLine({
  announcement: { language, title, pinned, fromDay, isRead },
}: {
  announcement: OwnAnnouncement
}) {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <Link to={paths.notices()} lang={language} className={isRead ? undefined : 'strong'}>
        {title}
        {!isRead && <span className="unseen"> {text('shell.unread')}</span>}
      </Link>
      <small className="muted">
        {[pinned && text('shell.pinned'), format.day(fromDay)].filter(Boolean).join(' · ')}
      </small>
    </li>
  )
}
