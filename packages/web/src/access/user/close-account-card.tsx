import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { closeAccount } from '../login/leave.ts'
import styles from './security.module.css'

/** The way out for good: what goes with the account, and what stays. */
export function CloseAccountCard() {
  const text = useText()
  const [isClosing, setClosing] = useState(false)
  const ask = async () => {
    if (!(await confirm(text('access.close-account-question'), { yes: text('access.close-account'), danger: true })))
      return
    setClosing(true)
    await closeAccount()
    setClosing(false)
  }
  return (
    <Card title={text('access.close-account')}>
      <div className={styles.line}>
        <div className="muted">{text('access.close-account-means')}</div>
        <Button look="ghost" low danger busy={isClosing} onClick={ask}>
          {text('access.close-account')}
        </Button>
      </div>
    </Card>
  )
}
