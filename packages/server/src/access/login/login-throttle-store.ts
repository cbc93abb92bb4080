import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** What is being guessed at, and how many wrong guesses cost nothing yet. */
export type Guessing = { subject: string; free: number }

/** From where somebody guesses at an account: a network, and a browser in which its owner has logged in before. */
export type GuessingPlace = { network: string; knownBrowser: Buffer | undefined }

/**
 * What a guess at an account counts for, in the order in which the rows are taken: the network; the account, with much
 * more room, so that guesses from everywhere slow down as well; and the two together. A browser that its owner has
 * logged in from has a count of its own instead, so that nobody keeps the owner out.
 */
export function guessesAt(account: string, { network, knownBrowser }: GuessingPlace): GuessesAt {
  const subject = `account:${account.trim().toLowerCase()}`
  const from = { subject: `address:${network}`, free: 30 }
  if (knownBrowser) return { here: { subject: `${subject}#${knownBrowser.toString('hex')}`, free: 5 }, wide: [from] }
  return { here: { subject: `${subject}@${network}`, free: 5 }, wide: [from, { subject, free: 50 }] }
}
type GuessesAt = { here: Guessing; wide: Guessing[] }

export const guessingOldPassword = (userId: string): Guessing => ({ subject: `password:${userId}`, free: 5 })
export const guessingSecondFactor = (userId: string): Guessing => ({ subject: `factor:${userId}`, free: 5 })

const longestDelayS = 900

/**
 * Counts an attempt before it is looked at, so that guesses sent at once are counted too. Beyond the free ones the
 * next must wait 16 s, and each twice as long as the one before it, at most a quarter of an hour; a day without one forgets them.
 * A free one sets no time: transactions begun at once see one another's, and an earlier one would have to wait for a later one.
 */
export async function countAttempt(tx: Tx, { subject, free }: Guessing): Promise<void> {
  const { rows } = await sql`
    insert into login_failure as f (subject, failures, last_tried_at, next_allowed_at)
    values (${subject}, 1, app_now(), '-infinity')
    on conflict (subject) do update set
      failures = case when f.last_tried_at < app_now() - interval '1 day' then 1 else f.failures + 1 end,
      last_tried_at = app_now(),
      next_allowed_at = case
        when f.last_tried_at < app_now() - interval '1 day' or f.failures + 1 < ${free}::int then '-infinity'
        else app_now() + make_interval(secs => least(${longestDelayS}::int, power(2, least(f.failures + 5 - ${free}::int, 20))))
      end
    where f.next_allowed_at <= app_now()
    returning failures`.execute(tx)
  if (rows.length > 0) return
  const { rows: waits } = await sql<{ seconds: number }>`
    select extract(epoch from next_allowed_at - app_now())::float8 as seconds from login_failure
    where subject = ${subject}`.execute(tx)
  throw new Problem('access.login-too-soon', undefined, { retryAfterS: Math.max(1, Math.ceil(waits[0]?.seconds ?? 1)) })
}

/** The attempt was right: what was guessed at is forgiven, and what counts more widely gets this one attempt back. Rows are taken in the order in which they were counted. */
export async function forgive(tx: Tx, guessing: Guessing, wide: readonly Guessing[] = []): Promise<void> {
  const givenBack = wide.map(({ subject }) =>
    sql`update login_failure set failures = greatest(failures - 1, 0), next_allowed_at = '-infinity'
      where subject = ${subject}`.execute(tx),
  )
  await Promise.all([...givenBack, sql`delete from login_failure where subject = ${guessing.subject}`.execute(tx)])
}

/** Forgets attempts of days gone by. */
export async function forgetAttempts(tx: Tx): Promise<void> {
  await sql`delete from login_failure where last_tried_at < app_now() - interval '2 days'`.execute(tx)
}
