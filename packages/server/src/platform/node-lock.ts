import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const nodes = 7_203_117
const pauseMs = 250

/**
 * Takes a node's place at a PostgreSQL for as long as its connection lives, or says that it cannot: a node that keeps files for itself must be the
 * only one.
 */
export async function takePlace(
  url: string,
  { isAlone, tries = 40 }: { isAlone: boolean; tries?: number },
): Promise<{ leave(): Promise<void> } | 'taken'> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // A place that is lost with its connection is not taken again: what it keeps apart are starts.
  client.on('error', () => {})
  await client.connect()
  const lock = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  for (let left = tries; left > 0; left--) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock}(${nodes}) as taken`)
    if (rows[0]?.taken) return { leave: () => client.end() }
    if (left > 1) await wait(pauseMs)
  }
  await client.end()
  return 'taken'
}
