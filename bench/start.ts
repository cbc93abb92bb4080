import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { PlainClient } from '../tooling/plain-client.ts'
import { type PortalProcess, startPortal } from '../tooling/portal-process.ts'

// npm run bench:start: how long the portal takes to answer, the first time and the second, and what memory it holds after some work.
const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'landbridge-start-'))

async function timed(name: string, environment: Record<string, string>): Promise<PortalProcess> {
  const began = performance.now()
  const portal = await startPortal({ LOG_LEVEL: 'silent', ...environment })
  await fetch(`${portal.address}/api/v1/site-config`)
  say(`${name}: answers after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return portal
}

async function memoryAfterWork({ address, process: { pid } }: PortalProcess): Promise<string> {
  const client = await new PlainClient(address).logIn('demo')
  for (let i = 0; i < 200; i++) await client.send('POST', '/api/v1/railorderonline-list', { pageSize: 20 })
  await wait(2000)
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`
}

const embedded = { DATA_DIR: join(folder, 'embedded') }
await (await timed('embedded, first start with the demo business', embedded)).stop()
const again = await timed('embedded, second start', embedded)
say(`embedded, memory after 200 lists: ${await memoryAfterWork(again)}`)
await again.stop()

const bin = findPostgres()
if (bin) {
  const postgres = await startPostgres(bin, await mkdtemp(join(tmpdir(), 'landbridge-start-postgres-')))
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'files') }
  await (await timed('PostgreSQL, first start with the demo business', environment)).stop()
  const portal = await timed('PostgreSQL, second start', environment)
  say(`PostgreSQL, memory of the portal after 200 lists: ${await memoryAfterWork(portal)}`)
  await portal.stop()
  await postgres.stop()
}
await rm(folder, { recursive: true, force: true })
