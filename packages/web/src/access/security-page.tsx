import { useText } from '../platform/text.tsx'
import { PageHead } from '../platform/ui/parts.tsx'
import { MessagingAppCard } from './messaging-app-card.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordCard } from './password-card.tsx'

/** What keeps one's account safe: the password, and the devices that are logged in. */
export function SecurityPage() {
  const text = useText()
  return (
    <div className="stack">
      <PageHead title={text('access.security')} />
      <PasswordCard />
      <MessagingAppCard />
      <OwnSessions />
    </div>
  )
}
