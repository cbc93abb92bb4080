import type { NotificationChannel, NotificationEvent } from '@landbridge/contract/communication/notification'
import type { Language } from '@landbridge/contract/shared/languages'
import type { User } from '../access/index.ts'
import type { Call, DomainEvent } from '../platform/call.ts'
import type { HeardEvent } from '../platform/jobs.ts'

/** The words of a message in one language, with holes, such as {no}, for the facts of its event. */
export type TellingWords = {
  subject: string
  /** The body of a mail; {sentence} is the sentence of the event. */
  body: string
  sentence: string
  /** The line before {link}, and the one that stands in its place where the portal has no public address. */
  linked: string
  unlinked: string
  /** A text message; {what} is the subject, {portal} the name of the house. */
  sms: string
}

/** Facts for the holes of the words, in the reader's language: the number of the thing, and what else its area says. */
type TellingFacts = Readonly<Record<string, string>> & { readonly no: string }

/** An event that a customer's users are told of, as its area hands it in. */
export type Telling = {
  /** The name under which people choose it. */
  event: NotificationEvent
  kind: DomainEvent['kind']
  words: Readonly<Record<Language, TellingWords>>
  /** People whom it concerns, before each one's own choice. */
  readers(heard: HeardEvent, call: Call<'system'>): Promise<readonly User[]>
  /** Nothing where it is no news any more. */
  facts(heard: HeardEvent, call: Call<'system'>): Promise<TellingFacts | undefined>
  link(facts: TellingFacts): string
  /** The default channel for users without a preference. */
  channel: NotificationChannel
}
