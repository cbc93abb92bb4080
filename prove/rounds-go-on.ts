import { setTimeout as wait } from 'node:timers/promises'
import { sealedWithinS } from '../packages/contract/src/site/audit-chain.ts'
import { portalNow } from '../tooling/moment.ts'

type Ask = <T extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>

/** The round that comes most often; each time it is done it leaves a new job. */
const quickest = 'insight.seal-audit'

/** The present moment, by the clock that the portals set their jobs by: the database's, moved as theirs is. */
export async function momentOf(ask: Ask): Promise<string> {
  const [now] = await ask<{ at: string }>(`select (clock_timestamp() + $1 * interval '1 ms')::text as at`, [
    portalNow() - Date.now(),
  ])
  return now?.at ?? ''
}

/** What a crash left taken and given back to nobody, and the sealing itself if it has not come round since. */
const standing = (ask: Ask, since: string) =>
  ask<{ name: string }>(
    `select name from pgboss.job where policy = 'exclusive' and state = 'active' and started_on < $1::timestamptz
    union select $2 where not exists (select from pgboss.job where name = $2 and created_on > $1::timestamptz)`,
    [since, quickest],
  )

/** Waits until all rounds go on after a crash at a moment, and names those that still stand when an unsealed entry would be an alarm. */
export async function roundsStanding(ask: Ask, since: string, withinMs = sealedWithinS * 1000): Promise<string[]> {
  const end = Date.now() + withinMs
  for (;;) {
    const left = await standing(ask, since)
    if (left.length === 0) return []
    if (Date.now() > end) return left.map(({ name }) => `${name} stands still ${withinMs / 1000} s after a crash`)
    await wait(200)
  }
}

const stuck = {
  plant: `update pgboss.job set state = 'active', started_on = $1::timestamptz - interval '1 s', expire_seconds = 600
    where name = '${quickest}' and state <= 'active'`,
  remove: `update pgboss.job set expire_seconds = 10, started_on = $1::timestamptz - interval '1 min'
    where name = '${quickest}' and state = 'active'`,
}

/** The control: a round that a dead node took, to be given up after ten minutes, must be found standing. Answers how many were. */
export async function stuckRoundFound(ask: Ask): Promise<number> {
  // Where the round is under way at this moment its job is replaced, and the next one is taken.
  for (let tries = 0; tries < 20; tries++) {
    const planted = await momentOf(ask)
    await ask(stuck.plant, [planted])
    const found = await roundsStanding(ask, planted, 3_000).finally(() => ask(stuck.remove, [planted]))
    if (found.length > 0) return found.length
  }
  return 0
}
