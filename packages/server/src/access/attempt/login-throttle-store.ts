import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { type Guessing, guessingAccount } from './guessing-rules.ts'

export async function guessesSoFar(tx: Tx, account: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`select failures from login_failure
    where subject = ${guessingAccount(account).subject} and last_tried_at > app_now() - interval '1 day'`.execute(tx)
  return rows[0]?.failures ?? 0
}

const longestDelayS = 900

/** Counts an attempt before its check, so that parallel guesses count; past the free ones the wait doubles from 16 s to 15 min. */
export async function countAttempt(tx: Tx, { subject, free }: Guessing): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
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
  const [counted] = rows
  if (counted) return counted.failures
  const { rows: waits } = await sql<{ seconds: number }>`
    select extract(epoch from next_allowed_at - app_now())::float8 as seconds from login_failure
    where subject = ${subject}`.execute(tx)
  throw new Problem('access.login-too-soon', undefined, { retryAfterS: Math.max(1, Math.ceil(waits[0]?.seconds ?? 1)) })
}

/** Forgives the guesses after a right one; what counts more widely gets back this one attempt, the network one more. */
export async function forgive(tx: Tx, guessing: Guessing, wide: readonly Guessing[] = []): Promise<void> {
  const givenBack = wide.map(({ subject, takesBack = 1 }) =>
    sql`update login_failure set failures = greatest(failures - ${takesBack}::int, 0), next_allowed_at = '-infinity'
      where subject = ${subject}`.execute(tx),
  )
  await Promise.all([...givenBack, sql`delete from login_failure where subject = ${guessing.subject}`.execute(tx)])
}

export async function forgetAttempts(tx: Tx): Promise<void> {
  await sql`delete from login_failure where last_tried_at < app_now() - interval '2 days'`.execute(tx)
}
