/** A text message, in full and as the template that some providers insist on. */
export type TextMessage = {
  /** The number with its country, as +8613892745510. */
  to: string
  body: string
  template?: { name: string; parameters: Readonly<Record<string, string>> } | undefined
}

export type MailMessage = { to: string; subject: string; body: string }

/** Outcome of a message: gone out, kept because there is no provider, or refused. */
export type MessageOutcome =
  | { outcome: 'sent' | 'kept' }
  | { outcome: 'refused'; because: 'number' | 'too-many' | 'other'; reason: string; isFinal: boolean }

/** Hands one message to a provider and answers whatever happens; it never throws. */
export type Driver<Message> = (message: Message) => Promise<MessageOutcome>

export type Senders = { sms: Driver<TextMessage>; mail: Driver<MailMessage> }

export const refusedForGood = (reason: string, because: 'number' | 'too-many' | 'other' = 'other'): MessageOutcome => ({
  outcome: 'refused',
  because,
  reason,
  isFinal: true,
})

export const refusedForNow = (reason: string, because: 'too-many' | 'other' = 'other'): MessageOutcome => ({
  outcome: 'refused',
  because,
  reason,
  isFinal: false,
})
