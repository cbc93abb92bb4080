import type { messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { useState } from 'react'
import { z } from 'zod'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useFormat } from '../../platform/format.ts'
import { refreshUser, useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { loginFailure } from '../login/log-in-by.ts'
import { useCodeError } from '../login/qr-login.tsx'
import { QrPanel } from '../login/qr-panel.tsx'
import { useLoginCode } from '../login/use-login-code.ts'
import { maskedPhone } from '../phone/own-phone.ts'
import { useAreaCodes } from '../phone/phone-api.ts'
import { SentCodeField } from '../phone/sent-code-field.tsx'
import styles from '../security.module.css'
import { useBinding, useBindMessagingApp, useUnbindMessagingApp } from './messaging-app-api.ts'

type Binding = z.output<typeof messagingAppEndpoints.binding.output>

/** Binds a customer's account to the messaging app, or unbinds it. */
export function MessagingAppCard() {
  const text = useText()
  const { isStaff } = useSession()
  return isStaff ? null : (
    <Card title={text('access.messaging-app')}>
      <OwnBinding />
    </Card>
  )
}

function OwnBinding() {
  const text = useText()
  const format = useFormat()
  const binding = useBinding()
  const [dialog, setDialog] = useState<'bind' | 'unbind'>()
  const unbind = useUnbind(() => setDialog(undefined))
  const askUnbind = async () => {
    // The telephone may have been bound on this page since.
    const { data } = await binding.refetch()
    if (data?.phone) setDialog('unbind')
    else if (await confirm(text('access.unbind-question'), { confirmLabel: text('access.unbind'), danger: true }))
      unbind.mutate({})
  }
  return (
    <Loading query={binding}>
      {(own) => (
        <div className={styles.line}>
          <div>
            <StatusPill tone={own.bound ? 'ok' : 'idle'}>
              {text(own.bound ? 'access.bound' : 'access.not-bound')}
            </StatusPill>
            <div className="muted">
              {own.boundAt
                ? text('access.bound-since', { time: format.dayTime(own.boundAt) })
                : text('access.not-bound-hint')}
            </div>
          </div>
          {own.bound ? (
            <Button look="ghost" low busy={unbind.isPending} onClick={askUnbind}>
              {text('access.unbind')}
            </Button>
          ) : (
            <Button low onClick={() => setDialog('bind')}>
              {text('access.bind-messaging-app')}
            </Button>
          )}
          {dialog === 'bind' && <BindDialog onClose={() => setDialog(undefined)} />}
          {dialog === 'unbind' && <UnbindDialog own={own} onClose={() => setDialog(undefined)} />}
        </div>
      )}
    </Loading>
  )
}

/** A QR code that binds the scanned account instead of logging in. */
function BindDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const tellError = useCodeError()
  const bind = useBindMessagingApp()
  const { codeState, refresh } = useLoginCode({
    onToken: (exchange) =>
      bind.mutate(
        { userId: exchange },
        {
          onSuccess: () => {
            toast(text('access.now-bound'), { kind: 'good' })
            void refreshUser()
            onClose()
          },
          onError: (error) => {
            toastError(error)
            refresh()
          },
        },
      ),
    onFailed: (code) => {
      tellError(code)
      refresh()
    },
  })
  return (
    <Dialog title={text('access.bind-messaging-app')} onClose={onClose} width={420}>
      <QrPanel codeState={codeState} refresh={refresh} />
    </Dialog>
  )
}

function useUnbind(onDone: () => void) {
  const text = useText()
  const unbind = useUnbindMessagingApp()
  const mutate = (input: { verifyCode?: string }) =>
    unbind.mutate(input, {
      onSuccess: () => {
        toast(text('access.now-unbound'), { kind: 'good' })
        void refreshUser()
        onDone()
      },
      // With a form open it shows what is wrong.
      onError: (error) => input.verifyCode === undefined && toastError(error),
    })
  return { ...unbind, mutate }
}

const codeForm = z.object({
  verifyCode: z
    .string('access.sms-code-required')
    .trim()
    .regex(/^\d{6}$/, 'access.sms-code-required'),
})

/** Unbinds after a code to the reader's own telephone. */
function UnbindDialog({ own, onClose }: { own: Binding; onClose: () => void }) {
  const text = useText()
  const unbind = useUnbind(onClose)
  const form = useContractForm(codeForm, { verifyCode: '' }, unbind.error)
  const refusal = loginFailure(unbind.error, text)
  const areas = useAreaCodes()
  const { countryCode = '', phone = '' } = own
  return (
    <Dialog title={text('access.unbind-title')} onClose={onClose} width={420}>
      <form className="labels-above stack tight" onSubmit={form.handleSubmit((code) => unbind.mutate(code))} noValidate>
        <p className="muted">
          {text('access.unbind-code-hint', { phone: maskedPhone(`+${countryCode}${phone}`, areas) })}
        </p>
        <SentCodeField
          form={form}
          name="verifyCode"
          place="unbind-messaging-app"
          type="UnBindWx"
          to={async () => ({ countryCode, phone })}
        />
        {refusal && (
          <Note tone="bad" icon="wrong">
            {refusal}
          </Note>
        )}
        <Button type="submit" wide busy={unbind.isPending}>
          {text('access.unbind')}
        </Button>
      </form>
    </Dialog>
  )
}
