import type { LoginCode } from '@landbridge/contract/access/messaging-app-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { QrPicture } from '../../platform/ui/qr-picture.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import styles from './qr-panel.module.css'
import type { LoginCodeState } from './use-login-code.ts'

export function QrPanel({ codeState, refresh }: { codeState: LoginCodeState; refresh(): void }) {
  const text = useText()
  if (codeState.state === 'none') return <NoCode error={codeState.error} refresh={refresh} />
  const isScanned = codeState.state === 'ok' && codeState.isScanned
  const isOver = codeState.state === 'expired'
  return (
    <div className={styles.panel} data-state={codeState.state}>
      <div className={styles.frame} data-veiled={isScanned || isOver}>
        {codeState.state === 'loading' ? (
          <span className={`skeleton ${styles.coming}`} />
        ) : (
          <Code code={codeState.code} />
        )}
        {isScanned && (
          <span className={styles.cover}>
            <Icon name="tick" size="l" />
            {text('access.scanned')}
          </span>
        )}
        {isOver && (
          <span className={styles.cover}>
            {text('access.code-expired')}
            <Button low icon="again" onClick={refresh}>
              {text('access.refresh-code')}
            </Button>
          </span>
        )}
      </div>
      <p className={styles.hint} role="status">
        {text(isScanned ? 'access.confirm-hint' : 'access.scan-hint')}
      </p>
      {codeState.state === 'ok' && !isScanned && <SimulatorLink code={codeState.code} />}
      {!isOver && (
        <Button look="plain" low icon="again" onClick={refresh} disabled={codeState.state === 'loading'}>
          {text('access.refresh-code')}
        </Button>
      )}
    </div>
  )
}

/** Our own QR code, or the provider's page, which shows one and returns into this frame. */
function Code({ code }: { code: LoginCode }) {
  const text = useText()
  if (code.driver === 'simulator') {
    return <QrPicture value={new URL(code.url, location.origin).href} label={text('access.qr-alt')} />
  }
  return (
    <iframe
      className={styles.provider}
      title={text('access.qr-alt')}
      src={providerPage(code)}
      sandbox="allow-scripts allow-same-origin"
    />
  )
}

function SimulatorLink({ code }: { code: LoginCode }) {
  const text = useText()
  if (code.driver !== 'simulator') return null
  return (
    <a className="link" href={code.url} target="_blank" rel="noopener">
      {text('access.open-simulator')}
    </a>
  )
}

function providerPage({ url, appId = '', scope = '', ticket }: LoginCode): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: `${location.origin}${paths.messagingAppCallback()}`,
    response_type: 'code',
    scope,
    state: ticket,
    login_type: 'jssdk',
    self_redirect: 'true',
  })
  return `${url}?${query}#wechat_redirect`
}

function NoCode({ error, refresh }: { error: unknown; refresh(): void }) {
  const text = useText()
  const isOff = error instanceof Problem && error.code === 'access.messaging-app-off'
  return (
    <div className={styles.panel} data-state="none">
      <div className={`${styles.frame} ${styles.none}`}>
        <Icon name={isOff ? 'info' : 'wrong'} size="l" />
        <p role="alert">{problemText(error, text)}</p>
        {!isOff && (
          <Button look="ghost" low icon="again" onClick={refresh}>
            {text('shared.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
