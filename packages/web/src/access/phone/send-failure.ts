import type { SmsRequest } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { problemKinds } from '@landbridge/contract/shared/problem-kinds'
import type { Text } from '../../platform/text.tsx'
import { problemText } from '../../platform/ui/states.tsx'

/** True where the failure has words of its own, unlike a broken server. */
export const hasWords = ({ code }: Problem) => code in problemKinds && code !== 'shared.broken'

/** The reason why no code was sent, by the server's words or the purpose of the code. */
export function sendFailure(error: unknown, text: Text, purpose: SmsRequest['type']): string {
  if (!(error instanceof Problem) || error.code === 'shared.unavailable') return text('access.request-failed')
  if (hasWords(error)) return problemText(error, text)
  if (!error.code) return text('access.send-failed')
  return text(purpose === 'Login' ? 'access.send-failed-later' : 'access.code-not-obtained')
}
