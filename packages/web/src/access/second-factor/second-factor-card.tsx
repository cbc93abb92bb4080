import type { SecuritySettings } from '@landbridge/contract/access/security-endpoints'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button, Card, StatusPill } from '../../platform/ui/parts.tsx'
import styles from '../security.module.css'
import { useSetUpSecondFactor } from '../security-api.ts'
import { RemoveSecondFactor } from './remove-second-factor.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

export function SecondFactorCard({ settings }: { settings: SecuritySettings }) {
  const text = useText()
  const format = useFormat()
  const setUp = useSetUpSecondFactor()
  const [isRemoving, setRemoving] = useState(false)
  const since = settings.secondFactorAt
  return (
    <Card title={text('access.second-factor')}>
      <div className={styles.line}>
        <div>
          <StatusPill tone={since ? 'ok' : 'idle'}>
            {text(since ? 'access.second-factor-is-on' : 'access.second-factor-is-off')}
          </StatusPill>
          <div className="muted">
            {since
              ? [
                  text('access.second-factor-since', { time: format.dayTime(since) }),
                  text('access.recovery-codes-left', { count: settings.recoveryCodesLeft }),
                ].join(' · ')
              : text('access.second-factor-means')}
          </div>
        </div>
        {since ? (
          <Button look="ghost" low onClick={() => setRemoving(true)}>
            {text('access.switch-off')}
          </Button>
        ) : (
          <Button low busy={setUp.isPending} onClick={() => setUp.mutate({}, { onError: toastError })}>
            {text('access.set-up')}
          </Button>
        )}
      </div>
      {setUp.data && <SetUpSecondFactor app={setUp.data} onClose={setUp.reset} />}
      {isRemoving && <RemoveSecondFactor onClose={() => setRemoving(false)} />}
    </Card>
  )
}
