import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useSettings } from '../platform/settings.ts'
import { useText } from '../platform/text.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Icon, type IconName } from '../platform/ui/icon.tsx'
import { IconButton } from '../platform/ui/parts.tsx'
import { Tabs } from '../platform/ui/tabs.tsx'
import { AccountLogin } from './account-login.tsx'
import style from './login-dialog.module.css'
import { PhoneLogin } from './phone-login.tsx'

const width = 910

/** Where people log in. `onDone` goes on with what the login was needed for. */
export function LoginDialog({ onClose, onDone }: { onClose: () => void; onDone?: (() => void) | undefined }) {
  const text = useText()
  const [way, setWay] = useState<'account' | 'phone'>('account')
  const main = useRef<HTMLDivElement>(null)
  // Who opens the dialog wants to type, not to choose a tab.
  useEffect(() => main.current?.querySelector('input')?.focus(), [])
  const goOn = () => {
    onClose()
    // The offer behind a shared link is another one for who has logged in.
    if (location.pathname === paths.sharedOrder()) location.reload()
    else onDone?.()
  }
  return (
    <Dialog title={text('access.log-in-title')} onClose={onClose} width={width} full bare>
      <div className={style.login}>
        <Pane />
        <div className={style.main} ref={main}>
          <div className={style.tabs}>
            <Tabs
              label={text('access.ways-in')}
              value={way}
              tabs={[
                { value: 'account', label: text('access.tab-account') },
                { value: 'phone', label: text('access.tab-phone') },
              ]}
              onChange={setWay}
            />
          </div>
          {way === 'account' ? <AccountLogin onIn={goOn} /> : <PhoneLogin onIn={goOn} />}
          <p className={style.agree}>
            {text('access.agree')} <Link to={paths.agreement()}>{text('access.agreement')}</Link>
          </p>
          <div className={style.close}>
            <IconButton name="close" label={text('shared.close')} onClick={onClose} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

const promises: readonly [IconName, 'access.promise-again' | 'access.promise-track' | 'access.promise-bill'][] = [
  ['again', 'access.promise-again'],
  ['track', 'access.promise-track'],
  ['bill', 'access.promise-bill'],
]

/** What an account is good for, beside the form. */
function Pane() {
  const text = useText()
  const { companyName } = useSettings()
  return (
    <div className={style.pane}>
      <strong className={style.brand}>{companyName}</strong>
      <p className={style.claim}>{text('access.claim')}</p>
      <p className={style.under}>{text('access.claim-under')}</p>
      <svg className={style.line} viewBox="0 0 268 92" aria-hidden="true">
        <path d="M10 34C60 84 100 18 150 40S226 76 258 76" />
        <circle cx="92" cy="42" r="5" />
        <circle cx="178" cy="55" r="5" />
        <path className={style.pin} transform="translate(10 34) scale(1.4)" d={pin} />
        <path className={style.pin} transform="translate(258 76) scale(1.4)" d={pin} />
        <circle className={style.hole} cx="10" cy="18.6" r="4" />
        <circle className={style.hole} cx="258" cy="60.6" r="4" />
      </svg>
      <ul>
        {promises.map(([icon, words]) => (
          <li key={words}>
            <Icon name={icon} />
            {text(words)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const pin = 'M0 0C-3-3.6-7-7-7-11a7 7 0 1 1 14 0C7-7 3-3.6 0 0z'
