import { Problem } from '@landbridge/contract/shared/problem'
import { logIn, type SessionUser } from '../../platform/session.ts'
import { type Text, textNow } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { problemText } from '../../platform/ui/states.tsx'
import { welcome } from '../../platform/welcome.ts'
import { hasWords } from '../phone/send-failure.ts'

/** True for an answer that does not fit the contract, whose fault names a field that was never sent. */
const isUnreadableAnswer = (error: unknown, sent: object) =>
  error instanceof Problem &&
  Object.keys(error.fields ?? {}).length > 0 &&
  !Object.keys(error.fields ?? {}).some((field) => field in sent)

const welcomedKey = (userId: string) => `welcomed ${userId}`

/** Welcomes somebody who logs in for the first time in this browser and belongs to no company yet; answers if it did. */
function welcomeNewcomer({ userId, role, customerState, customerName, companyRole }: SessionUser): boolean {
  const isIncomplete = role === 'customer' && customerState === 0 && !customerName && !companyRole
  const isNew = isIncomplete && !localStorage.getItem(welcomedKey(userId))
  if (isNew) localStorage.setItem(welcomedKey(userId), 'shown')
  welcome.set(isNew)
  return isNew
}

/** Logs in by the token of a login call; an answer without a token fails. */
export async function logInBy<In extends object>(
  login: (input: In) => Promise<{ id: string }>,
  input: In,
): Promise<SessionUser | undefined> {
  const answer = await login(input).catch((error: unknown) => {
    if (!isUnreadableAnswer(error, input)) throw error
    return undefined
  })
  const user = await logIn(answer?.id)
  if (user && !welcomeNewcomer(user)) toast(textNow('access.login-succeeded'), { kind: 'good' })
  return user
}

/** The reason of a failed login, undefined where fields of the form show it. */
export function loginFailure(
  error: unknown,
  text: Text,
  fallback: 'access.login-failed' | 'access.wechat-login-failed' = 'access.login-failed',
): string | undefined {
  if (!error || (error instanceof Problem && error.fields)) return undefined
  if (!(error instanceof Problem)) return text('access.login-error')
  return hasWords(error) ? problemText(error, text) : text(fallback)
}
