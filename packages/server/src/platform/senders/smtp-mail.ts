import { createTransport } from 'nodemailer'
import { type Driver, type MailMessage, refusedForGood, refusedForNow } from './message.ts'

export type SmtpSettings = { url: string; from: string; timeoutMs: number }

export function smtpMail({ url, from, timeoutMs }: SmtpSettings): Driver<MailMessage> {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return async ({ to, subject, body }) => {
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text: body })
      return { outcome: 'sent' }
    } catch (error) {
      const { responseCode = 0, message = '' } = error as { responseCode?: number; message?: string }
      const reason = `${responseCode || ''} ${message}`.trim().slice(0, 300)
      // A server says for good with 5xx, and for now with 4xx.
      return responseCode >= 500 ? refusedForGood(reason) : refusedForNow(reason)
    }
  }
}
