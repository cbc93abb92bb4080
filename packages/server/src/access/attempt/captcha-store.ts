import { createHash } from 'node:crypto'
import { puzzleBits } from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { hashOfSecret } from '../../platform/secrets.ts'

export const browserHash = (mark: string): Buffer => hashOfSecret(mark)

const livesSeconds = 120

export type Captcha = { id: string; browser: Buffer; kind: 'picture' | 'work'; answer: string }

/** Pictures and puzzles in a minute: to a browser, and to a network, where many may sit. */
const drawsPerMinute = { browser: 60, network: 120 }

export async function countDraw(tx: Tx, { network, browser }: { network: string; browser: Buffer }): Promise<void> {
  const counted = [
    [`network:${network}`, drawsPerMinute.network],
    [`browser:${browser.toString('hex')}`, drawsPerMinute.browser],
  ] as const
  const count = async ([subject, most]: (typeof counted)[number]) => {
    const { rows } = await sql`
      insert into captcha_draw as d (subject, minute, drawn) values (${subject}, date_trunc('minute', app_now()), 1)
      on conflict (subject) do update
        set drawn = case when d.minute = excluded.minute then d.drawn + 1 else 1 end, minute = excluded.minute
        where d.minute <> excluded.minute or d.drawn < ${most}::int
      returning drawn`.execute(tx)
    if (rows.length === 0) throw new Problem('access.captcha-too-many', undefined, { retryAfterS: 60 })
  }
  await Promise.all(counted.map(count))
}

export async function keepCaptcha(tx: Tx, { id, browser, kind, answer }: Captcha): Promise<void> {
  await sql`
    insert into captcha (id, browser_hash, kind, answer, expires_at)
    values (${id}, ${browser}, ${kind}, ${answer}, app_now() + make_interval(secs => ${livesSeconds}))
    on conflict (id, browser_hash) do update
      set kind = excluded.kind, answer = excluded.answer, expires_at = excluded.expires_at`.execute(tx)
}

/** Once: whatever the answer is, there is no second try. */
export async function takeCaptcha(
  tx: Tx,
  { id, browser }: { id: string; browser: Buffer },
): Promise<{ kind: 'picture' | 'work'; answer: string } | undefined> {
  const { rows } = await sql<{ kind: 'picture' | 'work'; answer: string; isLive: boolean }>`
    delete from captcha where id = ${id} and browser_hash = ${browser}
    returning kind, answer, expires_at > app_now() as is_live`.execute(tx)
  return rows[0]?.isLive ? rows[0] : undefined
}

/** Takes a provider's token, once: the provider forgets its own after five minutes. */
export async function takeToken(tx: Tx, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into captcha_token (token_hash, shown_at) values (${hashOfSecret(token)}, app_now())
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function forgetCaptchas(tx: Tx): Promise<void> {
  await sql`delete from captcha where expires_at < app_now() - interval '10 minutes'`.execute(tx)
  await sql`delete from captcha_token where shown_at < app_now() - interval '1 hour'`.execute(tx)
  await sql`delete from captcha_draw where minute < app_now() - interval '10 minutes'`.execute(tx)
}

/** True for the letters of a picture, large or small, and for work of the browser that is hard to find and cheap to check. */
export function isRightAnswer(captcha: { kind: 'picture' | 'work'; answer: string }, answer: string): boolean {
  if (captcha.kind === 'picture') return answer.toLowerCase() === captcha.answer.toLowerCase()
  const hash = createHash('sha256').update(`${captcha.answer}${answer}`).digest()
  return hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0
}
