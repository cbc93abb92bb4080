import type { SmsRequest } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { problemKinds } from '@landbridge/contract/shared/problem-kinds'
import type { Text } from '../../platform/text.tsx'
import { problemText } from '../../platform/ui/states.tsx'

/** A server that broke has no more to say than that nothing came of the call. */
export const hasWords = ({ code }: Problem) => code in problemKinds && code !== 'shared.broken'

/** The reason why no code was sent: the server's own, else that sending failed; to who is known already, that no code was obtained. */
export function sendFailure(error: unknown, text: Text, purpose: SmsRequest['type']): string {
  if (!(error instanceof Problem) || error.code === 'shared.unavailable') return text('access.request-failed')
  if (hasWords(error)) return problemText(error, text)
  if (!error.code) return text('access.send-failed')
  return text(purpose === 'Login' ? 'access.send-failed-later' : 'access.code-not-obtained')
}
