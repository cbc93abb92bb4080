import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, freePort, postgresIn, startPostgres } from '../scripts/postgres.mjs'
import { openLink } from '../tooling/link.ts'

const oneWayMs = 15
const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]
type Server = ReturnType<typeof postgresIn>

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/**
 * A primary and two standbys of which one must have written what is committed, 30 ms there and back between them, and one
 * address in front that leads to whichever is the primary: as docs/operations.md says a portal's database is kept.
 */
export async function openCluster() {
  const programs = findPostgres()
  if (!programs) throw new Error('This proof needs the programs of a PostgreSQL server.')
  const folders: string[] = []
  const place = async (name: Name) => {
    folders.push(await mkdtemp(join(tmpdir(), `landbridge-${name}-`)))
    return folders.at(-1) ?? ''
  }
  const [front, between] = [await openLink(), await openLink(oneWayMs)]
  const settings = (name: Name) => ({
    fsync: 'off',
    shared_buffers: '64MB',
    wal_retrieve_retry_interval: '100ms',
    synchronous_standby_names: 'ANY 1 (a, b, c)',
    primary_conninfo: `host=127.0.0.1 port=${between.port} user=landbridge application_name=${name}`,
  })
  const follow = (server: Server) => writeFile(join(server.data, 'standby.signal'), '')
  const first = await startPostgres(programs, await place('a'), settings('a'))
  // What pg_rewind needs must stand here: it recovers a killed server without the settings that we start it with.
  await appendFile(join(first.data, 'postgresql.conf'), 'wal_log_hints = on\nwal_keep_size = 1GB\n')
  await first.stop()
  await first.launch()
  between.leadTo(first.port)
  front.leadTo(first.port)
  const servers: Record<Name, Server> = { a: first, b: first, c: first }
  for (const name of ['b', 'c'] as const) {
    const server = postgresIn(programs, await place(name), await freePort(), settings(name))
    const source = ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'landbridge']
    server.run('pg_basebackup', ['-D', server.data, ...source, '-X', 'stream', '-c', 'fast'])
    await follow(server)
    await server.launch()
    servers[name] = server
  }
  let primary: Name = 'a'

  const at = async <T extends Record<string, unknown>>(name: Name, text: string, values?: unknown[]): Promise<T[]> => {
    const client = new Client({ connectionString: servers[name].url })
    client.on('error', () => {})
    await client.connect()
    return client
      .query<T>(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const standbys = () => names.filter((name) => name !== primary)

  return {
    /** The address of the database, which stays whoever is the primary. */
    url: `postgres://landbridge@127.0.0.1:${front.port}/postgres`,
    /** Asks the primary itself, past the address in front. */
    askPrimary: <T extends Record<string, unknown>>(text: string, values?: unknown[]) => at<T>(primary, text, values),
    killPrimary: () => servers[primary].kill(),
    /** The primary reaches its standbys no more, and they not it. */
    cutOff: () => between.cut(),
    /** Makes the standby that has most the primary, and leads everybody to it; answers which was the primary before. */
    async promote(): Promise<Name> {
      const old = primary
      between.cut()
      between.drop()
      const has = await Promise.all(
        standbys().map(async (name) => {
          // What was received is counted anew where a timeline ends; what was replayed is not.
          const [row] = await at<{ bytes: string }>(
            name,
            `select pg_wal_lsn_diff(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0') as bytes`,
          )
          return { name, bytes: BigInt(row?.bytes ?? 0) }
        }),
      )
      const next = has.reduce((best, one) => (one.bytes > best.bytes ? one : best)).name
      await at(next, 'select pg_promote()')
      primary = next
      between.leadTo(servers[next].port)
      front.leadTo(servers[next].port)
      return old
    },
    /** Leads the portal to another server for a while, as a mistake of whoever runs it would. */
    async misleadTo(name: Name, ms: number): Promise<void> {
      front.leadTo(servers[name].port)
      await wait(ms)
      front.leadTo(servers[primary].port)
    },
    launch: (name: Name) => servers[name].launch(),
    /** A former primary forgets what the others never had, and follows the one that is. */
    async rejoin(name: Name): Promise<void> {
      const server = servers[name]
      await server.stop()
      // Before its first checkpoint a new primary names the timeline that it has left, and pg_rewind would find nothing to do.
      await at(primary, 'checkpoint')
      const source = `host=127.0.0.1 port=${servers[primary].port} user=landbridge dbname=postgres`
      server.run('pg_rewind', ['-D', server.data, `--source-server=${source}`, '--no-sync'])
      await follow(server)
      await server.launch()
      const following = `select 1 from pg_stat_replication where application_name = '${name}' and state = 'streaming'`
      while ((await at(primary, following)).length === 0) await wait(50)
    },
    async close() {
      for (const name of names) await servers[name].stop()
      await Promise.all([front.close(), between.close()])
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}
