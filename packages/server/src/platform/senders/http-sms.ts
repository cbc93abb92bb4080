import { askProvider, type ProviderAnswer } from './ask-provider.ts'
import { type Driver, type MessageOutcome, refusedForGood, refusedForNow, type TextMessage } from './message.ts'

export type HttpSmsSettings = { url: string; token?: string | undefined; timeoutMs: number }

export function httpSms({ url, token, timeoutMs }: HttpSmsSettings): Driver<TextMessage> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return ({ to, body, template }) => {
    const message = { to, text: body, template: template?.name, parameters: template?.parameters }
    return askProvider(url, { method: 'POST', headers, body: JSON.stringify(message), timeoutMs }, judged)
  }
}

function judged({ status, body }: ProviderAnswer): MessageOutcome {
  if (status < 300 && body.success !== false) return { outcome: 'sent' }
  const reason = `${status}: ${String(body.message ?? '')}`.slice(0, 300)
  if (status === 429) return refusedForNow(reason, 'too-many')
  return status >= 500 ? refusedForNow(reason) : refusedForGood(reason)
}
