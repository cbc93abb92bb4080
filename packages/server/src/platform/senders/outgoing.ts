import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import { system } from '../caller.ts'
import type { Database, Tx } from '../database.ts'
import type { MailMessage, MessageOutcome, Senders, TextMessage } from './message.ts'

const mostAttempts = 6
const leaseS = 60

/** Sends a mail after the commit, retried for hours; a secret link is blanked afterwards. */
export async function sendMail(
  { tx }: Pick<Call<Actor>, 'tx'>,
  { to, subject, body, blankAt }: MailMessage & { blankAt?: Date },
): Promise<void> {
  await sql`insert into outgoing_message (channel, recipient, subject, body, state, next_at, blank_at)
    values ('email', ${to}, ${subject.replace(/\s+/g, ' ')}, ${body}, 'waiting', app_now(), ${blankAt ?? null})`.execute(
    tx,
  )
}

/** Sends a text message once the call's transaction is through. `template` is for providers that send nothing else. */
export async function sendText({ tx }: Pick<Call<Actor>, 'tx'>, message: TextMessage): Promise<void> {
  const { to, body, template } = message
  await sql`insert into outgoing_message (channel, recipient, body, template, parameters, state, next_at)
    values ('sms', ${to}, ${body}, ${template?.name ?? null}, ${asJson(template?.parameters)}, 'waiting', app_now())`.execute(
    tx,
  )
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** Notes a text message that the call itself sends after its commit, by `deliver`; the outbox keeps `shown` until `blankAfterS`. */
export async function noteText(
  tx: Tx,
  { to, shown, blankAfterS }: { to: string; shown: string; blankAfterS: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_message (channel, recipient, body, state, blank_at)
    values ('sms', ${to}, ${shown}, 'direct', app_now() + make_interval(secs => ${blankAfterS})) returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? ''
}

/** Sends a noted message now, once, outside any transaction, and writes down what came of it. */
export async function deliver(db: Database, driven: Promise<MessageOutcome>, id: string): Promise<MessageOutcome> {
  const sending = await driven
  await db.as(system, (tx) => settleMessage(tx, { id, attempts: mostAttempts }, sending))
  return sending
}

type Waiting = {
  id: string
  channel: 'sms' | 'email'
  recipient: string
  subject: string | null
  body: string
  template: string | null
  parameters: Record<string, string> | null
  attempts: number
}

/** False where none was waiting. */
export async function sendNext(db: Database, senders: Senders): Promise<boolean> {
  const waiting = await db.as(system, takeNext)
  if (!waiting) return false
  const { recipient: to, subject, body, template, parameters } = waiting
  const sending =
    waiting.channel === 'email'
      ? await senders.mail({ to, subject: subject ?? '', body })
      : await senders.sms({ to, body, ...(template && { template: { name: template, parameters: parameters ?? {} } }) })
  await db.as(system, (tx) => settleMessage(tx, waiting, sending))
  return true
}

/** One node takes a message and has a minute for it. */
async function takeNext(tx: Tx): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update outgoing_message set attempts = attempts + 1, next_at = app_now() + make_interval(secs => ${leaseS})
    where id = (
      select id from outgoing_message where state = 'waiting' and next_at <= app_now()
      order by next_at limit 1 for update skip locked)
    returning id, channel, recipient, subject, body, template, parameters, attempts`.execute(tx)
  return rows[0]
}

/** A message refused for now is tried again after 10 seconds, then each time six times later, at most hourly. */
async function settleMessage(
  tx: Tx,
  { id, attempts }: { id: string; attempts: number },
  sending: MessageOutcome,
): Promise<void> {
  if (sending.outcome !== 'refused') {
    await sql`update outgoing_message set state = ${sending.outcome}, sent_at = app_now(), next_at = null, last_error = null
      where id = ${id}`.execute(tx)
    return
  }
  const isOver = sending.isFinal || attempts >= mostAttempts
  await sql`update outgoing_message set last_error = ${sending.reason},
      state = case when ${isOver} then 'failed' else state end,
      next_at = case when ${isOver} then null
        else app_now() + least(interval '1 hour', interval '10 seconds' * power(6, ${attempts - 1}::int)) end
    where id = ${id}`.execute(tx)
}
