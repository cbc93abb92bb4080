import type { SmsRequest } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { problemKinds } from '@landbridge/contract/shared/problem-kinds'
import { logIn, type SessionUser } from '../../platform/session.ts'
import { type Text, textNow } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { problemText } from '../../platform/ui/states.tsx'

type CodePurpose = SmsRequest['type']

/** A server that broke has no more to say than that nothing came of the call. */
const hasWords = ({ code }: Problem) => code in problemKinds && code !== 'shared.broken'

/** An answer in another shape than the contract's names a field that nobody sent. */
const isUnreadable = (error: unknown, sent: object) =>
  error instanceof Problem &&
  Object.keys(error.fields ?? {}).length > 0 &&
  !Object.keys(error.fields ?? {}).some((field) => field in sent)

/** Logs in by the token of a login call. An answer without one is a login error, and logs out. */
export async function logInBy<In extends object>(
  ask: (input: In) => Promise<{ id: string }>,
  input: In,
): Promise<SessionUser | undefined> {
  const answer = await ask(input).catch((error: unknown) => {
    if (!isUnreadable(error, input)) throw error
    return undefined
  })
  const user = await logIn(answer?.id)
  if (user) toast(textNow('access.login-succeeded'), { kind: 'good' })
  return user
}

/** Why a login failed, in words; undefined where the fields of the form say it. */
export function loginFailure(
  error: unknown,
  text: Text,
  otherwise: 'access.login-failed' | 'access.wechat-login-failed' = 'access.login-failed',
): string | undefined {
  if (!error || (error instanceof Problem && error.fields)) return undefined
  if (!(error instanceof Problem)) return text('access.login-error')
  return hasWords(error) ? problemText(error, text) : text(otherwise)
}

/** Why no code was sent: what the server says, else that sending failed; who is known already is told that no code was obtained. */
export function sendFailure(error: unknown, text: Text, purpose: CodePurpose): string {
  if (!(error instanceof Problem) || error.code === 'shared.unavailable') return text('access.request-failed')
  if (hasWords(error)) return problemText(error, text)
  if (!error.code) return text('access.send-failed')
  return text(purpose === 'Login' ? 'access.send-failed-later' : 'access.code-not-obtained')
}
