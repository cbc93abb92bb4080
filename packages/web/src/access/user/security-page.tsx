import type { SecuritySettings } from '@landbridge/contract/access/security-endpoints'
import { useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, Card, Note, PageHead } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { closeAccount } from '../login/leave.ts'
import { MessagingAppCard } from '../messaging-app/messaging-app-card.tsx'
import { PhoneCard } from '../phone/phone-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx'
import styles from '../security.module.css'
import { useSecurity } from '../security-api.ts'
import { OwnEvents } from '../session/own-events.tsx'
import { OwnSessions } from '../session/own-sessions.tsx'
import { BindAccountCard } from './bind-account-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** Security of the account: ways to log in, addresses for codes and mail, and logged-in devices. */
export function SecurityPage() {
  const text = useText()
  const { isStaff } = useSession()
  const security = useSecurity()
  return (
    <div className="stack">
      <PageHead title={text('shell.security')} />
      <Loading query={security}>
        {(settings) => (
          <>
            {settings.secondFactorDue && <Note tone="warn">{text('access.second-factor-due')}</Note>}
            <div className={styles.halves}>
              {!settings.secondFactorDue && <PasswordOrAccount settings={settings} isStaff={isStaff} />}
              <div className={styles.stacked}>
                {isStaff ? <SecondFactorCard settings={settings} /> : <PhoneCard phone={settings.phone} />}
                {!settings.secondFactorDue && (
                  <>
                    <MessagingAppCard />
                    <EmailCard />
                  </>
                )}
              </div>
            </div>
            {!settings.secondFactorDue && (
              <>
                <OwnSessions />
                <OwnEvents />
                {!isStaff && <CloseAccountCard />}
              </>
            )}
          </>
        )}
      </Loading>
    </div>
  )
}

const PasswordOrAccount = ({ settings, isStaff }: { settings: SecuritySettings; isStaff: boolean }) =>
  settings.account ? <PasswordCard phone={isStaff ? undefined : settings.phone} /> : <BindAccountCard />

function CloseAccountCard() {
  const text = useText()
  const [isClosing, setClosing] = useState(false)
  const confirmClosing = async () => {
    if (
      !(await confirm(text('access.close-account-question'), {
        confirmLabel: text('access.close-account'),
        danger: true,
      }))
    )
      return
    setClosing(true)
    await closeAccount()
    setClosing(false)
  }
  return (
    <Card title={text('access.close-account')}>
      <div className={styles.line}>
        <div className="muted">{text('access.close-account-means')}</div>
        <Button look="ghost" low danger busy={isClosing} onClick={confirmClosing}>
          {text('access.close-account')}
        </Button>
      </div>
    </Card>
  )
}
