import type { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { useEndSession, useOwnSessions } from '../access-api.ts'
import { deviceName } from './device-name.ts'
import styles from './own-sessions.module.css'

type Session = z.output<typeof accessEndpoints.sessions.output>['items'][number]

/** Characters of a browser's identity that tell it from others. */
const shownIdentityLength = 8
const isDefined = (fact: string | undefined): fact is string => Boolean(fact)

export function OwnSessions() {
  const text = useText()
  const sessions = useOwnSessions()
  return (
    <Card title={text('access.devices')}>
      <Loading query={sessions}>
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loading>
    </Card>
  )
}

function Device({ session }: { session: Session }) {
  const text = useText()
  const format = useFormat()
  const end = useEndSession()
  const putOut = async () => {
    if (
      !(await confirm(text('access.end-session-question'), { confirmLabel: text('access.end-session'), danger: true }))
    )
      return
    end.mutate(
      { id: session.id },
      { onSuccess: () => toast(text('access.session-over'), { kind: 'good' }), onError: toastError },
    )
  }
  const facts = [
    session.browserIdentity && text('access.browser-of', { id: session.browserIdentity.slice(0, shownIdentityLength) }),
    session.ipAddress,
    text('access.logged-in-at', { time: format.dayTime(session.createdAt) }),
    text('access.last-active', { time: format.since(session.lastSeenAt) }),
  ].filter(isDefined)
  return (
    <li className={styles.device}>
      <div>
        <strong>{deviceName(session.userAgent) ?? text('access.unknown-device')}</strong>{' '}
        {session.current && <StatusPill tone="ok">{text('access.this-device')}</StatusPill>}
        <div className="muted" title={session.userAgent}>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </div>
      </div>
      {!session.current && (
        <Button look="ghost" low busy={end.isPending} onClick={putOut}>
          {text('access.end-session')}
        </Button>
      )}
    </li>
  )
}
