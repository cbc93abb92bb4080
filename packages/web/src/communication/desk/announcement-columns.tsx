import type { AnnouncementRow } from '@landbridge/contract/communication/announcement'
import { useFormat } from '../../platform/format.ts'
import { languageNames } from '../../platform/language.ts'
import { useText } from '../../platform/text.tsx'
import { opener } from '../../platform/ui/column-makers.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { announcementStateLabels } from '../announcement-states.ts'

export const announcementColumns: readonly Column<AnnouncementRow>[] = [
  opener('Title', 'communication.title', ({ title }) => title, { truncates: true }),
  { key: 'state', title: 'communication.state', render: (row) => <States announcement={row} /> },
  { key: 'FromDay', title: 'communication.days', sortName: 'fromDay', render: (row) => <Days announcement={row} /> },
  {
    key: 'Languages',
    title: 'communication.languages',
    render: (row) => row.languages.map((language) => languageNames[language]).join(', '),
  },
  {
    key: 'ChangedAt',
    title: 'communication.changed',
    sortName: 'changedAt',
    render: (row) => <Changed announcement={row} />,
  },
]

export function States({
  announcement: { state, pinned },
}: {
  announcement: Pick<AnnouncementRow, 'state' | 'pinned'>
}) {
  const text = useText()
  const { name, tone } = announcementStateLabels[state]
  return (
    <span className="row">
      <StatusPill tone={tone}>{text(name)}</StatusPill>
      {pinned && <StatusPill tone="info">{text('shell.pinned')}</StatusPill>}
    </span>
  )
}

function Days({ announcement: { fromDay, toDay } }: { announcement: AnnouncementRow }) {
  const text = useText()
  const format = useFormat()
  const from = format.day(fromDay)
  const days = toDay ? format.days(fromDay, toDay) : text('communication.from', { day: from })
  return <span className="nowrap">{days}</span>
}

function Changed({ announcement: { changedAt, changedBy } }: { announcement: AnnouncementRow }) {
  const format = useFormat()
  return (
    <span className="nowrap">
      {format.dayTime(changedAt)} <span className="muted">{changedBy}</span>
    </span>
  )
}
