import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { buildServer, root } from '../scripts/set-up.mjs'

/**
 * npm run bench:second-start -- <another checkout> [rounds] [folder of a demo business]: the processor time until a portal with the demo business
 * opens again, in turns with another state of the project whose packages are installed; on the embedded database and, without the demo, over PostgreSQL.
 */
const [other, roundsTyped = '5', demo] = process.argv.slice(2)
if (!other) throw new Error('Name the folder of another checkout.')
const checkouts = { before: resolve(other), now: root }
type Side = keyof typeof checkouts
const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'landbridge-second-start-'))
await buildServer()
say(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)

const embedded = (side: Side) => ({ DATA_DIR: join(folder, side) })
for (const side of ['before', 'now'] as const) {
  if (demo) await cp(demo, join(folder, side), { recursive: true, filter: (path) => !path.endsWith('.sock') })
  await startOnce(side, embedded(side))
}
await compare('embedded', embedded)

const bin = findPostgres()
if (bin) {
  const postgres = await startPostgres(bin, await mkdtemp(join(tmpdir(), 'landbridge-second-start-postgres-')))
  const ofServer = () => ({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'files'), SEED_DEMO: 'false' })
  // The tables of the later state serve both: migrations expand first.
  await startOnce('before', ofServer())
  await startOnce('now', ofServer())
  await compare('PostgreSQL, without the demo business and without its own processor time', ofServer)
  await postgres.stop()
}
await rm(folder, { recursive: true, force: true })

async function compare(name: string, environment: (side: Side) => Record<string, string>): Promise<void> {
  const ratios: number[] = []
  for (let round = 1; round <= Number(roundsTyped); round++) {
    const before = await startOnce('before', environment('before'))
    const now = await startOnce('now', environment('now'))
    ratios.push(now.seconds / before.seconds)
    say(`${name}, round ${round}: ${told(now)} against ${told(before)}, ratio ${ratios.at(-1)?.toFixed(2)}`)
  }
  say(`${name}: median ratio ${ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]?.toFixed(2)}`)
}

type Start = { seconds: number; restMb: number; peakMb: number }
function told({ seconds, restMb, peakMb }: Start): string {
  return `${seconds.toFixed(2)} s, ${Math.round(restMb)} MB (at most ${Math.round(peakMb)})`
}

/** What a checkout's own `npm start` gives Node; those of before its bundle had one list. */
async function argsOf(checkout: string): Promise<readonly string[]> {
  const { argsToStart, serverArgs } = await import(pathToFileURL(join(checkout, 'scripts', 'set-up.mjs')).href)
  return argsToStart?.() ?? serverArgs
}

/** The processor time of a portal from its start until it says where it is open, and its memory ten seconds later. */
async function startOnce(side: Side, environment: Record<string, string>): Promise<Start> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [...(await argsOf(checkouts[side]))], {
    cwd: checkouts[side],
    env: { ...inherited, NODE_ENV: 'development', PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((open, failed) => {
    let heard = ''
    child.stdout.on('data', (part) => {
      heard += part
      if (/is open at http/.test(heard)) open()
    })
    child.once('exit', () => failed(new Error(`The portal of ${checkouts[side]} ended: ${heard}`)))
  })
  const seconds = usedSeconds(child.pid)
  await new Promise((rested) => setTimeout(rested, 10_000))
  const memory = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(memory)?.[1]) / 1024
  const start = { seconds, restMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
  child.kill()
  await new Promise((ended) => child.once('exit', ended))
  return start
}

/** The processor time that a process and its threads have used so far, of Linux alone. */
function usedSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
