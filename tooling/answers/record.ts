import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { patience } from '../patience.ts'
import { type PortalOptions, startPortal } from '../portal-process.ts'
import { insertPeople } from './people.ts'
import { answerRecorder } from './recorder.ts'
import { playEverything } from './story.ts'

/** A Wednesday. */
const from = Date.parse('2031-01-15T08:00:00Z')
const preload = fileURLToPath(new URL('still-clock.ts', import.meta.url))

/**
 * Plays the fixed story at a portal of a checkout on a fresh database under a stopped clock, and answers each area's
 * replies.
 */
export async function recordAnswers(options: PortalOptions = {}): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-answers-'))
  const sockets = join(folder, 'sockets')
  await mkdir(sockets)
  const portal = await startPortal(
    {
      DATA_DIR: join(folder, 'data'),
      TMPDIR: sockets,
      SEED_DEMO: 'false',
      PUBLIC_ADDRESS: 'http://portal.example',
      LOG_LEVEL: 'error',
      STILL_CLOCK_FROM: String(from),
    },
    { ...options, nodeArgs: ['--import', preload] },
  )
  portal.process.stderr?.pipe(process.stderr)
  try {
    const [socket = ''] = await readdir(sockets)
    const inDatabase = <T>(work: (db: Client) => Promise<T>) => asClient(join(sockets, socket), work)
    await inDatabase((db) => insertPeople((text, values) => db.query(text, values)))
    const recorder = answerRecorder(portal, { from, settled: () => waitUntil(() => inDatabase(allIsRelayed)) })
    await playEverything(recorder)
    return recorder.written()
  } finally {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The embedded database answers one client after the other; each is gone before the portal's next transaction. */
async function asClient<T>(host: string, work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ host, user: 'postgres', database: 'postgres' })
  await db.connect()
  return work(db).finally(() => db.end())
}

/** Whether everybody who listens has heard of every event. */
async function allIsRelayed(db: Client): Promise<boolean> {
  const { rows } = await db.query('select from outbox_event where relayed_at is null limit 1')
  return rows.length === 0
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + patience.hookMs
  while (Date.now() < until) {
    if (await isSo()) return
    await new Promise((again) => setTimeout(again, 100))
  }
  throw new Error('What was waited for did not come.')
}
