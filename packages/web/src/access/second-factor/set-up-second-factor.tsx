import { otpCode } from '@landbridge/contract/access/account'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable, copyText } from '../../platform/ui/copyable.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { QrPicture } from '../../platform/ui/qr-picture.tsx'
import styles from '../user/security.module.css'
import { useConfirmSecondFactor } from '../user/security-api.ts'

type Props = { app: { secret: string; otpAddress: string }; onClose: () => void }

/** The app reads the picture, a code of it shows that it did, and the recovery codes are told once. */
export function SetUpSecondFactor({ app, onClose }: Props) {
  const confirm = useConfirmSecondFactor()
  const codes = confirm.data?.recoveryCodes
  const done = () => {
    onClose()
    void refreshUser()
  }
  return codes ? <RecoveryCodes codes={codes} onKept={done} /> : <ReadByApp {...{ app, onClose, confirm }} />
}

const codeForm = z.object({ otp: otpCode })

function ReadByApp({ app, onClose, confirm }: Props & { confirm: ReturnType<typeof useConfirmSecondFactor> }) {
  const text = useText()
  const form = useContractForm(codeForm, { otp: '' }, confirm.error)
  const submit = form.handleSubmit((values) => confirm.mutate(values))
  return (
    <Dialog
      title={text('access.set-up-second-factor')}
      onClose={onClose}
      width={507}
      actions={
        <Button busy={confirm.isPending} onClick={() => void submit()}>
          {text('access.switch-on')}
        </Button>
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <p>{text('access.scan-by-app')}</p>
        <div className={styles.scan}>
          <QrPicture value={app.otpAddress} label={text('access.otp-picture')} size={180} />
          <div>
            <div className="muted small">{text('access.or-type-key')}</div>
            <Copyable value={app.secret}>
              <code className={styles.secret}>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </Copyable>
          </div>
        </div>
        <Field form={form} name="otp" label={text('access.otp')} need autoComplete="one-time-code" maxLength={7} />
        <ProblemNote error={confirm.error} />
      </form>
    </Dialog>
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
