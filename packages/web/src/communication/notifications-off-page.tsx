import { Problem } from '@landbridge/contract/shared/problem'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useText } from '../platform/text.tsx'
import { toastError } from '../platform/ui/messages.ts'
import { Button, ButtonLink, Card, PageHead } from '../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../platform/ui/states.tsx'
import { useOffLink, useSwitchOff } from './notification-api.ts'

/** The page that a mail links to for switching off its event; the key stands behind the #, so that no log has it. */
export function NotificationsOffPage() {
  const text = useText()
  const key = new URLSearchParams(useLocation().hash.slice(1)).get('key') ?? ''
  return (
    <div className="wrap stack">
      <PageHead title={text('insight.off')} />
      <Card>{key ? <SwitchOffByKey linkKey={key} /> : <LinkOver />}</Card>
    </div>
  )
}

/** True for a used, expired or unknown key. */
const isLinkOver = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'insight.off-link-over' || error.code === 'shared.invalid-input')

function SwitchOffByKey({ linkKey }: { linkKey: string }) {
  const text = useText()
  const link = useOffLink(linkKey)
  const off = useSwitchOff()
  if (isLinkOver(link.error) || isLinkOver(off.error)) return <LinkOver />
  return (
    <Loading query={link}>
      {({ event }) => {
        const name = { event: text(`insight.event-${event}` as const) }
        return (
          <div className="pad stack tight" role="status">
            <p>{text(off.isSuccess ? 'insight.off-done' : 'insight.off-ask', name)}</p>
            {off.isSuccess ? (
              <ButtonLink to={paths.notifications()}>{text('insight.to-notifications')}</ButtonLink>
            ) : (
              <Button busy={off.isPending} onClick={() => off.mutate({ key: linkKey }, { onError: toastError })}>
                {text('insight.off-do')}
              </Button>
            )}
          </div>
        )
      }}
    </Loading>
  )
}

function LinkOver() {
  const text = useText()
  return (
    <EmptyState title={text('insight.off-over')} hint={text('insight.off-over-hint')} icon="message">
      <ButtonLink to={paths.notifications()}>{text('insight.to-notifications')}</ButtonLink>
    </EmptyState>
  )
}
