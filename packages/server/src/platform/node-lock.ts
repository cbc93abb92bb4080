import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const nodes = 7_203_117
const pauseMs = 250

/** Takes the only node's lock at a PostgreSQL while its connection lives, or refuses, for nodes with local files. */
export async function takePlace(
  url: string,
  { isAlone, tries = 40 }: { isAlone: boolean; tries?: number },
): Promise<{ leave(): Promise<void> } | 'taken'> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // A place that is lost with its connection is not taken again: what it keeps apart are starts.
  client.on('error', () => {})
  await client.connect()
  const lock = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  for (let triesLeft = tries; triesLeft > 0; triesLeft--) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock}(${nodes}) as taken`)
    if (rows[0]?.taken) return { leave: () => client.end() }
    if (triesLeft > 1) await wait(pauseMs)
  }
  await client.end()
  return 'taken'
}
