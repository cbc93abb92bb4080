import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientBase, Pool } from 'pg'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { PlainClient } from './plain-client.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

type Row = Record<string, unknown>
type Ask = <T extends Row>(text: string, values?: unknown[]) => Promise<T[]>

/** The portal as it is run: two nodes over one PostgreSQL where its programs are found, else one on the embedded database. */
export type Nodes = {
  addresses: readonly string[]
  database: 'PostgreSQL' | 'embedded'
  /** A program at one of the nodes, each with an address of its own; a number says which node. */
  client(which?: number): PlainClient
  /** Asks the database itself, as only a test may: for what no answer tells, and to plant faults. */
  ask: Ask
  /** Does something in a transaction that is taken back: what it looks at there nobody else sees. */
  takenBack<T>(work: (ask: Ask) => Promise<T>): Promise<T>
  /** Ends the PostgreSQL as a power cut would, and starts it again; the embedded database ends with its node alone. */
  crash?(): Promise<void>
  /** All that the nodes have written so far, at level debug. */
  logs(): string
  stop(): Promise<void>
}

/** As a portal runs: a bundle loads in half the time. */
const bundled = { from: 'bundle' } as const

const settings = { SEED_DEMO: 'false', LOG_LEVEL: 'debug', TRUST_PROXY: '127.0.0.1' }

/** Starts nodes without the demo business, or with it. They believe the addresses that a proxy on this machine names. */
export async function startNodes({ demo = false, folder: given = '' } = {}): Promise<Nodes> {
  const programs = findPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-nodes-'))
  const own = { ...settings, SEED_DEMO: String(demo) }
  if (!programs) return oneEmbedded(folder, own, given)
  const base = await mkdtemp(join(tmpdir(), 'landbridge-postgres-'))
  const postgres = await startPostgres(programs, base)
  // The server may go while a connection lies idle, which ends nothing.
  const pool = new Pool({ connectionString: postgres.url, max: 4 }).on('error', () => {})
  const logs: string[] = []
  const node = async () => {
    const portal = await startPortal(
      { ...own, DATABASE_URL: postgres.url, DATA_DIR: folder, FILES_SHARED: 'true' },
      bundled,
    )
    return heard(portal, logs)
  }
  const portals = [await node(), await node()]
  return {
    ...clientsAt(portals.map(({ address }) => address)),
    database: 'PostgreSQL',
    ask: async (text, values) => (await pool.query(text, values)).rows,
    async takenBack(work) {
      const client = await pool.connect()
      return takenBack(client, work).finally(() => client.release())
    },
    crash: postgres.crash,
    logs: () => logs.join(''),
    async stop() {
      await Promise.all(portals.map((portal) => portal.stop()))
      await pool.end()
      await postgres.stop()
      for (const made of [folder, base]) await rm(made, { recursive: true, force: true })
    },
  }
}

/** The embedded database answers one client after the other; ours waits until no transaction is under way. */
async function oneEmbedded(folder: string, own: Record<string, string>, given: string): Promise<Nodes> {
  const [data, sockets] = [join(folder, 'data'), join(folder, 'sockets')]
  await mkdir(sockets)
  if (given) await cp(given, data, { recursive: true, filter: (path) => !path.endsWith('.sock') })
  const logs: string[] = []
  const portal = heard(await startPortal({ ...own, DATA_DIR: data, TMPDIR: sockets }, bundled), logs)
  const [socket = ''] = await readdir(sockets)
  const alone = async <T>(work: (client: Client) => Promise<T>) => {
    const client = new Client({ host: join(sockets, socket), user: 'postgres', database: 'postgres' })
    await client.connect()
    return work(client).finally(() => client.end())
  }
  return {
    ...clientsAt([portal.address]),
    database: 'embedded',
    ask: (text, values) => alone((client) => client.query(text, values).then(({ rows }) => rows)),
    takenBack: (work) => alone((client) => takenBack(client, work)),
    logs: () => logs.join(''),
    async stop() {
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function takenBack<T>(client: ClientBase, work: (ask: Ask) => Promise<T>): Promise<T> {
  await client.query('begin')
  return work(async (text, values) => (await client.query(text, values)).rows).finally(() => client.query('rollback'))
}

function heard(portal: PortalProcess, logs: string[]): PortalProcess {
  for (const stream of [portal.process.stdout, portal.process.stderr])
    stream?.on('data', (part: Buffer) => void logs.push(part.toString()))
  return portal
}

let made = 0

function clientsAt(addresses: readonly string[]): Pick<Nodes, 'addresses' | 'client'> {
  return {
    addresses,
    client(which) {
      made++
      const client = new PlainClient(addresses[(which ?? made) % addresses.length] ?? '')
      client.headers = { 'X-Forwarded-For': addressOf(made) }
      return client
    },
  }
}

/** Addresses of a net that nobody has. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
