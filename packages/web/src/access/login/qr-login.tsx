import { loginErrors, messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { BindPhoneDialog } from './bind-phone-dialog.tsx'
import { logInBy, loginFailure } from './log-in-by.ts'
import { QrPanel } from './qr-panel.tsx'
import { useLoginCode } from './use-login-code.ts'

const isUnbound = (error: unknown) => error instanceof Problem && error.code === 'access.messaging-app-unbound'

/** The QR code tab of the login dialog, which leads people without an account on to their telephone. */
export function QrLogin({ onIn }: { onIn: () => void }) {
  const text = useText()
  const tellError = useCodeError()
  const [unbound, setUnbound] = useState<string>()
  const login = useMutation({
    mutationFn: (exchange: string) => logInBy((sent) => call(messagingAppEndpoints.login, sent), { userId: exchange }),
    onSuccess: (user) => user && onIn(),
    onError: (error, exchange) => {
      if (isUnbound(error)) return setUnbound(exchange)
      toast(loginFailure(error, text, 'access.wechat-login-failed') ?? text('access.wechat-login-failed'), {
        kind: 'wrong',
      })
      refresh()
    },
  })
  const { codeState, refresh } = useLoginCode({
    onToken: (exchange) => login.mutate(exchange),
    onFailed: (code) => {
      tellError(code)
      refresh()
    },
  })
  return (
    <>
      <QrPanel codeState={codeState} refresh={refresh} />
      {unbound && (
        <BindPhoneDialog
          exchange={unbound}
          onBound={onIn}
          onClose={() => {
            setUnbound(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}

/** Toasts the messaging app's error: a deactivated account in words, any other by its code. */
export function useCodeError(): (code: string) => void {
  const text = useText()
  return (code) => {
    if (code === loginErrors.deactivated) toast(text('access.account-deactivated'), { kind: 'wrong' })
    else toast(text('access.code-error', { code }), { kind: 'wrong', long: true })
  }
}
