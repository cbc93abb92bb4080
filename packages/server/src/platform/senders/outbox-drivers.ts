import type { Driver, Senders } from './message.ts'

/** Without a provider messages stay in the outbox of the back office; `say` also prints them, in development only. */
export function outboxSenders(say?: (line: string) => void): Senders {
  const keep =
    <Message extends { to: string; body: string }>(kind: string): Driver<Message> =>
    async ({ to, body }) => {
      say?.(`[${kind} to ${to}] ${body}`)
      return { outcome: 'kept' }
    }
  return { sms: keep('SMS'), mail: keep('mail') }
}
