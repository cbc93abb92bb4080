import type { AuditEntry } from '@landbridge/contract/insight/audit-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Facts } from '../../platform/ui/parts.tsx'
import styles from './audit.module.css'
import { ActorName, Change, Company } from './audit-columns.tsx'
import { useAuditWords } from './audit-words.ts'

/** One audit entry with all changed members; `onThing` filters the log by its record. */
export function AuditDrawer({
  entry,
  onThing,
  onClose,
}: {
  entry: AuditEntry
  onThing: (entry: AuditEntry) => void
  onClose: () => void
}) {
  const text = useText()
  const format = useFormat()
  const words = useAuditWords()
  return (
    <Drawer title={words.deed(entry.action)} onClose={onClose}>
      <div className="stack">
        <Facts
          facts={[
            [text('insight.at'), format.dayTime(entry.at)],
            [text('insight.who'), <ActorName key="who" entry={entry} />],
            [text('insight.company'), <Company key="company" entry={entry} />],
            [text('insight.action-code'), <code key="code">{entry.action}</code>],
            [text('insight.thing'), words.thing(entry.thing)],
            [text('insight.thing-id'), <Copyable key="id" value={entry.thingId} />],
            [text('insight.address'), entry.ipAddress],
          ]}
        />
        <div>
          <button type="button" className="link" onClick={() => onThing(entry)}>
            {text('insight.all-of-thing')}
          </button>
        </div>
        <h3>{text('insight.changes')}</h3>
        {entry.changes.length === 0 ? (
          <p className="muted">{text('insight.no-changes')}</p>
        ) : (
          <ul className={styles.changes}>
            {entry.changes.map((change) => (
              <li key={change.field}>
                <Change change={change} in={entry} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  )
}
