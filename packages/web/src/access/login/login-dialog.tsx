import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/load-part.ts'
import type { LoginContainer } from '../../platform/login-request.ts'
import { type Text, type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { keepMessage } from '../../platform/ui/messages.ts'
import { IconButton } from '../../platform/ui/parts.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { AccountLogin } from './account-login.tsx'
import styles from './login-dialog.module.css'
import { LoginPane } from './login-pane.tsx'
import { PhoneLogin } from './phone-login.tsx'

/** The QR code and its renderer load with their tab. */
const QrLogin = lazyPart(async () => (await import('./qr-login.tsx')).QrLogin)
const EmailRegistration = lazyPart(async () => (await import('./email-registration.tsx')).EmailRegistration)
const AgreementDialog = lazyPart(async () => (await import('../../site/index.ts')).AgreementDialog)

const width = 910

/** Tabs of the dialog: account, qrcode and phone, or account and wechat for the login by account. */
type LoginTab = 'account' | 'qrcode' | 'phone' | 'wechat'
type LoginPanel = { label: TextKey; Panel: ComponentType<{ onIn: () => void }> }

const loginPanels: Record<LoginTab, LoginPanel> = {
  account: { label: 'access.tab-account', Panel: AccountLogin },
  qrcode: { label: 'access.tab-qrcode', Panel: QrLogin },
  phone: { label: 'access.tab-phone', Panel: PhoneLogin },
  wechat: { label: 'access.tab-wechat', Panel: QrLogin },
}

const containers: Record<LoginContainer, { title: TextKey; ways: readonly LoginTab[]; first: LoginTab }> = {
  loginByPhone: { title: 'access.log-in-title', ways: ['account', 'qrcode', 'phone'], first: 'phone' },
  loginByAccount: { title: 'access.by-account-title', ways: ['account', 'wechat'], first: 'account' },
}

const tabsOf = (ways: readonly LoginTab[], text: Text) =>
  ways.map((value) => ({ value, label: text(loginPanels[value].label) }))

type LoginDialogProps = {
  container?: LoginContainer | undefined
  onClose: () => void
  onDone?: (() => void) | undefined
  /** Something was chosen that goes on after the login. */
  isChosen?: boolean
  /** Tools at the head of the sheet on a phone. */
  tools?: ReactNode
}

/** `onDone` goes on with the work that the login was needed for. */
export function LoginDialog({ container = 'loginByPhone', onClose, onDone, isChosen, tools }: LoginDialogProps) {
  const text = useText()
  const { title, ways, first } = containers[container]
  const [way, setWay] = useState(first)
  const [isByEmail, setByEmail] = useState(false)
  const [isReading, setReading] = useState(false)
  const main = useRef<HTMLDivElement>(null)
  // Who opens the dialog wants to type, not to choose a tab or a country.
  useEffect(() => main.current?.querySelector<HTMLElement>('input:not([role="combobox"])')?.focus(), [])
  const Panel = isByEmail ? EmailRegistration : loginPanels[way].Panel
  const show = (chosen: LoginTab) => {
    setByEmail(false)
    setWay(chosen)
  }
  const usePhone = () => {
    flushSync(() => show('phone'))
    main.current?.querySelector<HTMLInputElement>('input[autocomplete="tel-national"]')?.focus()
  }
  const goOn = () => {
    onClose()
    if (location.pathname === paths.sharedOrder()) showOfferAnew(text('access.login-succeeded'))
    else onDone?.()
  }
  return (
    <>
      {/* The agreement stands beside the login, so that closing it leaves the login open. */}
      <Dialog title={text(title)} onClose={onClose} isChanged={false} width={width} full bare>
        <div className={styles.login}>
          <LoginPane />
          <div className={styles.main} ref={main}>
            <div className={styles.close}>
              <IconButton name="close" label={text('shared.close')} onClick={onClose} />
              {tools && <span className="phone-only">{tools}</span>}
            </div>
            <LoginPane small />
            <div className={container === 'loginByPhone' ? 'phone-only' : undefined} aria-hidden="true">
              <strong className={styles.title}>{text(title)}</strong>
            </div>
            <div className={styles.tabs}>
              <Tabs label={text('access.ways-in')} value={way} tabs={tabsOf(ways, text)} onChange={show} />
            </div>
            {isChosen && <p className={`muted ${styles.chosen}`}>{text('access.choice-kept')}</p>}
            <Suspense fallback={null}>
              <Panel onIn={goOn} />
            </Suspense>
            {way !== 'qrcode' && ways.includes('phone') && (
              <OtherLogin way={way} isByEmail={isByEmail} onPhone={usePhone} onEmail={() => setByEmail(true)} />
            )}
            <Agreement onRead={() => setReading(true)} />
          </div>
        </div>
      </Dialog>
      {isReading && (
        <Suspense fallback={null}>
          <AgreementDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Reloads the page of a shared offer, which is another one for a logged-in reader. */
function showOfferAnew(message: string) {
  keepMessage(message)
  location.reload()
}

type OtherLoginProps = { way: LoginTab; isByEmail: boolean; onPhone: () => void; onEmail: () => void }

function OtherLogin({ way, isByEmail, onPhone, onEmail }: OtherLoginProps) {
  const text = useText()
  return (
    <p className={styles.other}>
      {text(isByEmail || way === 'phone' ? 'access.other-way' : 'access.no-account')}{' '}
      {(isByEmail || way === 'account') && (
        <button type="button" className={styles.link} onClick={onPhone}>
          {text('access.phone-instead')}
        </button>
      )}
      {!isByEmail && way === 'account' && ' · '}
      {!isByEmail && (
        <button type="button" className={styles.link} onClick={onEmail}>
          {text('access.register-by-email')}
        </button>
      )}
    </p>
  )
}

function Agreement({ onRead }: { onRead: () => void }) {
  const text = useText()
  return (
    <p className={styles.agree}>
      {text('access.agree')}{' '}
      <button type="button" className={styles.link} onClick={onRead}>
        {text('access.agreement')}
      </button>
    </p>
  )
}
