import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { PlainClient } from '../tooling/plain-client.ts'
import { type PortalProcess, startPortal } from '../tooling/portal-process.ts'

/**
 * npm run bench:start: how long the portal takes to answer, the first time and the second, what it costs the processor, when all of the demo business
 * is there, how long lists take meanwhile, and what memory it holds. `-- --against <checkout> --pairs 2`: first starts of another state beside ours, in turn.
 */
const { values } = parseArgs({
  options: { against: { type: 'string' }, pairs: { type: 'string', default: '1' } },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'landbridge-start-'))
const ticksASecond = 100

/** What the portal's process has taken of the processor, in seconds; what a PostgreSQL beside it takes is not in it. */
async function processorOf({ process: { pid } }: PortalProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, kernel = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + kernel) / ticksASecond
}

async function memoryOf({ process: { pid } }: PortalProcess, which: 'VmRSS' | 'VmHWM'): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return `${Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)} MB`
}

type Started = { portal: PortalProcess; began: number; processor: number }

async function timed(name: string, environment: Record<string, string>, checkout?: string): Promise<Started> {
  const began = performance.now()
  const own = checkout ? { SEED_DEMO: 'true', ...environment } : environment
  const portal = await startPortal({ LOG_LEVEL: 'silent', ...own }, { ...(checkout && { checkout }) })
  await fetch(`${portal.address}/api/v1/site-config`)
  const processor = await processorOf(portal)
  const peak = await memoryOf(portal, 'VmHWM')
  say(`${name}: answers after ${secondsSince(began)}, ${processor.toFixed(1)} s of processor, ${peak} at its peak`)
  return { portal, began, processor }
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** Waits until all of the demo business is there, as the portal says itself. */
async function whole({ process: { stdout } }: PortalProcess): Promise<void> {
  let said = ''
  await new Promise<void>((done) => {
    stdout?.on('data', (part: Buffer) => {
      said += part
      if (said.includes('All of the demo business is there.')) done()
    })
  })
}

/** The rest of the demo business, in an unused portal or beside somebody who asks for a list a second. */
async function rest({ portal, began }: Started, isUsed: boolean): Promise<void> {
  let isWhole = false
  const done = whole(portal).then(() => {
    isWhole = true
  })
  const took: number[] = []
  const client = isUsed ? await new PlainClient(portal.address).logIn('demo') : undefined
  while (client && !isWhole) {
    const asked = performance.now()
    await client.send('POST', '/api/v1/railorderonline-list', { pageSize: 20 })
    took.push(performance.now() - asked)
    await wait(Math.max(0, 1000 - (performance.now() - asked)))
  }
  await done
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`
  const lists = isUsed ? `, lists p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} of ${took.length}` : ''
  const processor = `${(await processorOf(portal)).toFixed(1)} s of processor`
  say(`  whole after ${secondsSince(began)}, ${processor}, ${await memoryOf(portal, 'VmHWM')} at its peak${lists}`)
}

async function memoryAfterWork(portal: PortalProcess): Promise<string> {
  const client = await new PlainClient(portal.address).logIn('demo')
  for (let i = 0; i < 200; i++) await client.send('POST', '/api/v1/railorderonline-list', { pageSize: 20 })
  await wait(2000)
  return memoryOf(portal, 'VmRSS')
}

let made = 0
const newFolder = () => ({ DATA_DIR: join(folder, `data-${made++}`) })
const first = { SEED_DEMO: 'true' }

for (let pair = 0; values.against && pair < Number(values.pairs); pair++) {
  const other = await timed('the other, embedded, first start', newFolder(), values.against)
  await other.portal.stop()
  const ours = await timed('ours, embedded, first start', { ...first, ...newFolder() })
  await ours.portal.stop()
  say(`  ours takes ${(ours.processor / other.processor).toFixed(2)} of the other's processor`)
}

const embedded = newFolder()
const started = await timed('embedded, first start with the demo business', { ...first, ...embedded })
await rest(started, false)
await started.portal.stop()
const again = await timed('embedded, second start', { ...first, ...embedded })
say(`embedded, memory after 200 lists: ${await memoryAfterWork(again.portal)}`)
await again.portal.stop()
const used = await timed('embedded, first start, then a list a second', { ...first, ...newFolder() })
await rest(used, true)
await used.portal.stop()

const bin = findPostgres()
if (bin) {
  const postgres = await startPostgres(bin, await mkdtemp(join(tmpdir(), 'landbridge-start-postgres-')))
  const environment = { ...first, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'files') }
  const begun = await timed('PostgreSQL, first start with the demo business', environment)
  await rest(begun, false)
  await begun.portal.stop()
  const { portal } = await timed('PostgreSQL, second start', environment)
  say(`PostgreSQL, memory of the portal after 200 lists: ${await memoryAfterWork(portal)}`)
  await portal.stop()
  await postgres.stop()
}
await rm(folder, { recursive: true, force: true })
