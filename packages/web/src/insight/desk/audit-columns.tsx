import type { AuditActor, AuditChange, AuditEntry } from '@landbridge/contract/insight/audit-desk-endpoints'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Moment } from '../../platform/ui/cells.tsx'
import { OpenRow } from '../../platform/ui/open-row.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import styles from './audit.module.css'
import { isInstant, useAuditWords } from './audit-words.ts'

export const actorLabels: Readonly<Record<AuditActor, TextKey>> = {
  staff: 'insight.actor-staff',
  customer: 'insight.actor-customer',
  guest: 'insight.actor-guest',
  system: 'insight.actor-system',
}

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    key: 'At',
    title: 'insight.at',
    pinned: true,
    wraps: true,
    render: (row) => (
      <OpenRow row={row}>
        <Moment at={row.at} wraps />
      </OpenRow>
    ),
  },
  { key: 'UserName', title: 'insight.who', truncates: true, render: (row) => <ActorName entry={row} /> },
  { key: 'Action', title: 'insight.action', truncates: true, render: (row) => <ActionName entry={row} /> },
  { key: 'Changes', title: 'insight.changes', truncates: true, render: (row) => <FirstChanges entry={row} /> },
  { key: 'Thing', title: 'insight.thing', truncates: true, render: (row) => <Thing entry={row} /> },
  { key: 'CusAbbrname', title: 'insight.company', truncates: true, render: (row) => <Company entry={row} /> },
  { key: 'IpAddress', title: 'insight.address', wraps: true, render: (row) => <Address address={row.ipAddress} /> },
]

type EntryProps = { entry: AuditEntry }

export function ActorName({ entry: { userName, actor } }: EntryProps) {
  const text = useText()
  return (
    <span>
      {userName && <>{userName} </>}
      <span className={userName ? 'muted small' : undefined}>{text(actorLabels[actor])}</span>
    </span>
  )
}

/** An address, of which IPv6 may wrap. */
const Address = ({ address = '' }: { address: string | undefined }) => (
  <span className="mono">
    {address.split(/(?<=^(?:[^:]*:){4})/).map((part) => (
      <span key={part} className="nowrap">
        {part}
        <wbr />
      </span>
    ))}
  </span>
)

function ActionName({ entry: { action } }: EntryProps) {
  return <span title={action}>{useAuditWords().deed(action)}</span>
}

function Thing({ entry: { thing, thingId } }: EntryProps) {
  return (
    <span className="nowrap" title={`${thing} ${thingId}`}>
      {useAuditWords().thing(thing)} <span className="mono muted small">{thingId.slice(0, 8)}</span>
    </span>
  )
}

export function Company({ entry: { customerId, companyShortName } }: EntryProps) {
  return customerId ? (
    <Link to={deskPaths.customer(customerId)}>{companyShortName ?? customerId.slice(0, 8)}</Link>
  ) : null
}

const shownInList = 2

function FirstChanges({ entry }: EntryProps) {
  const text = useText()
  const { changes } = entry
  const hiddenCount = changes.length - shownInList
  return (
    <>
      {changes.slice(0, shownInList).map((change) => (
        <div key={change.field} className={styles.first}>
          <Change change={change} in={entry} />
        </div>
      ))}
      {hiddenCount > 0 && <span className="muted small">{text('insight.more-changes', { count: hiddenCount })}</span>}
    </>
  )
}

export function Change({ change: { field, before, after }, in: entry }: { change: AuditChange; in: AuditEntry }) {
  const text = useText()
  const words = useAuditWords()
  const format = useFormat()
  const translateValue = (value: string) =>
    isInstant(value) ? format.dayTime(new Date(value)) : words.value(entry, field, value)
  return (
    <>
      {field && (
        <span className="muted" title={field}>
          {words.member(field)}:{' '}
        </span>
      )}
      {before !== undefined && <del title={text('insight.before')}>{translateValue(before)}</del>}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && <ins title={text('insight.after')}>{translateValue(after)}</ins>}
    </>
  )
}
