import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable, copyText } from '../../platform/ui/copyable.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { QrPicture } from '../../platform/ui/qr-picture.tsx'
import styles from '../security.module.css'
import { securitySettings } from '../security-api.ts'

type Props = { app: { secret: string; otpAddress: string }; onClose: () => void }

/** Scans the secret, proves it by a code, and shows the recovery codes once. */
export function SetUpSecondFactor({ app, onClose }: Props) {
  const text = useText()
  const [codes, setCodes] = useState<readonly string[]>()
  const done = () => {
    onClose()
    void refreshUser()
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={done} />
  return (
    <CommandDialog
      command={{
        title: text('access.set-up-second-factor'),
        width: 507,
        endpoint: securityEndpoints.confirmSecondFactor,
        invalidates: [...securitySettings, accessEndpoints.sessions],
        fields: [
          { render: () => <Picture app={app} /> },
          { name: 'otp', label: text('access.otp'), need: true, autoComplete: 'one-time-code', maxLength: 7 },
        ],
        initialValues: { otp: '' },
        toInput: ({ otp }) => ({ otp }),
        submitLabel: text('access.switch-on'),
        cancelLabel: false,
        onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
      }}
      onClose={onClose}
    />
  )
}

/** The secret as a QR code and as text. */
function Picture({ app: { secret, otpAddress } }: Pick<Props, 'app'>) {
  const text = useText()
  return (
    <>
      <p>{text('access.scan-by-app')}</p>
      <div className={styles.scan}>
        <QrPicture value={otpAddress} label={text('access.otp-picture')} size={180} />
        <div>
          <div className="muted small">{text('access.or-type-key')}</div>
          <Copyable value={secret}>
            <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </Copyable>
        </div>
      </div>
    </>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText()
  const copy = async () => {
    await copyText(codes.join('\n'))
    toast(text('shared.copied'), { kind: 'good' })
  }
  return (
    <Dialog
      title={text('access.recovery-codes')}
      width={507}
      actions={
        <>
          <Button look="ghost" icon="copy" onClick={copy}>
            {text('access.copy-codes')}
          </Button>
          <Button onClick={onKept}>{text('access.codes-kept')}</Button>
        </>
      }
    >
      <div className="stack">
        <Note tone="warn">{text('access.recovery-codes-mean')}</Note>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
