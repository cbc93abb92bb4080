/** A text message, in full and as the template that some providers insist on. */
export type TextMessage = {
  /** The number with its country, as +8613892745510. */
  to: string
  body: string
  template?: { name: string; parameters: Readonly<Record<string, string>> } | undefined
}

export type MailMessage = { to: string; subject: string; body: string }

/** What came of a message: gone out, kept because there is no provider, or refused. */
export type Sending =
  | { outcome: 'sent' | 'kept' }
  | { outcome: 'refused'; because: 'number' | 'too-many' | 'other'; reason: string; isFinal: boolean }

/** Hands one message to a provider. It answers whatever happens, and never throws. */
export type Driver<Message> = (message: Message) => Promise<Sending>

/** Who carries messages out. */
export type Senders = { sms: Driver<TextMessage>; mail: Driver<MailMessage> }

/** A refusal that another try would not change. */
export const refusedForGood = (reason: string, because: 'number' | 'too-many' | 'other' = 'other'): Sending => ({
  outcome: 'refused',
  because,
  reason,
  isFinal: true,
})

/** A refusal that may pass. */
export const refusedForNow = (reason: string, because: 'too-many' | 'other' = 'other'): Sending => ({
  outcome: 'refused',
  because,
  reason,
  isFinal: false,
})
