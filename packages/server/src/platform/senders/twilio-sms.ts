import { askProvider, type ProviderAnswer } from './ask-provider.ts'
import { type Driver, type MessageOutcome, refusedForGood, refusedForNow, type TextMessage } from './message.ts'

export type TwilioSettings = {
  endpoint: string
  accountSid: string
  authToken: string
  from: string
  timeoutMs: number
}

const numberCodes = [21211, 21214, 21217, 21408, 21610, 21612, 21614]
const limitCodes = [20429, 14107, 21611, 63038]

export function twilioSms({ endpoint, accountSid, authToken, from, timeoutMs }: TwilioSettings): Driver<TextMessage> {
  const url = `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return ({ to, body }) => {
    const form = new URLSearchParams({ To: to, ...sender, Body: body })
    return askProvider(url, { method: 'POST', headers: { authorization }, body: form, timeoutMs }, judged)
  }
}

function judged({ status, body }: ProviderAnswer): MessageOutcome {
  const code = Number(body.error_code ?? body.code ?? 0)
  const isFailed = ['failed', 'undelivered'].includes(String(body.status))
  if (status < 300 && !isFailed) return { outcome: 'sent' }
  const reason = `${code || status}: ${String(body.error_message ?? body.message ?? '')}`.slice(0, 300)
  if (numberCodes.includes(code)) return refusedForGood(reason, 'number')
  if (status === 429 || limitCodes.includes(code)) return refusedForNow(reason, 'too-many')
  return status >= 500 ? refusedForNow(reason) : refusedForGood(reason)
}
