import { type SecurityAction, securityFailures } from '@landbridge/contract/access/security-actions'
import type { SecurityEvent } from '@landbridge/contract/access/security-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { useOwnEvents } from '../security-api.ts'
import styles from './own-sessions.module.css'

type VerbOf<Action> = Action extends `${string}.${infer Verb}` ? Verb : never
const wordOf = (action: SecurityAction) =>
  `access.event-${action.slice(action.indexOf('.') + 1) as VerbOf<SecurityAction>}` as const

/** The account's security events, among which its owner may spot a stranger's. */
export function OwnEvents() {
  const text = useText()
  const events = useOwnEvents()
  return (
    <Card title={text('access.events')}>
      <Loading query={events}>
        {({ items }) => (
          <>
            <p className={`muted ${styles.note}`}>
              {text(items.length > 0 ? 'access.events-note' : 'access.no-events')}
            </p>
            <ul className={styles.list}>
              {items.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
          </>
        )}
      </Loading>
    </Card>
  )
}

function Event({ event: { action, at, by, ipAddress } }: { event: SecurityEvent }) {
  const text = useText()
  const format = useFormat()
  const what = text(wordOf(action))
  return (
    <li className={styles.device}>
      <div>
        {securityFailures.has(action) ? <StatusPill tone="warn">{what}</StatusPill> : <strong>{what}</strong>}
        <div className="muted">
          <span className={styles.fact}>{format.dayTime(at)}</span>
          {by === 'staff' && <span className={styles.fact}>{text('access.event-by-us')}</span>}
          {ipAddress && <span className={styles.fact}>{text('access.event-from', { address: ipAddress })}</span>}
        </div>
      </div>
    </li>
  )
}
