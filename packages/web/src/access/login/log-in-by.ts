import { Problem } from '@landbridge/contract/shared/problem'
import { logIn, type SessionUser } from '../../platform/session.ts'
import { type Text, textNow } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { problemText } from '../../platform/ui/states.tsx'
import { welcomeNewcomer } from '../../platform/welcome.ts'
import { hasWords } from '../phone/send-failure.ts'

/** An answer in another shape than the contract's names a field that nobody sent. */
const isUnreadable = (error: unknown, sent: object) =>
  error instanceof Problem &&
  Object.keys(error.fields ?? {}).length > 0 &&
  !Object.keys(error.fields ?? {}).some((field) => field in sent)

/** Logs in by the token of a login call; an answer without one is a login error, and logs out. */
export async function logInBy<In extends object>(
  ask: (input: In) => Promise<{ id: string }>,
  input: In,
): Promise<SessionUser | undefined> {
  const answer = await ask(input).catch((error: unknown) => {
    if (!isUnreadable(error, input)) throw error
    return undefined
  })
  const user = await logIn(answer?.id)
  if (user && !welcomeNewcomer(user)) toast(textNow('access.login-succeeded'), { kind: 'good' })
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
