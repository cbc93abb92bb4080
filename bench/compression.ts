import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'
import { startBare } from './bare-process.ts'
import { load } from './load.ts'

/**
 * npm run bench:compression [-- <folder of a demo business>]: what compressing real answers costs the processor, and what is left of them on the wire.
 * An answer is served by Fastify alone, so that nothing else is measured; what it costs uncompressed is taken off.
 */
const [demo] = process.argv.slice(2)
const rounds = 3
const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'landbridge-compression-'))
const answers = await realAnswers()
const file = join(folder, 'answers.json')
await writeFile(file, JSON.stringify(answers.map(({ text }) => text)))

type Choice = { encoding: string; options: string }
/** Compressed in the portal's own thread where an answer is no larger; else what is over 8 KB on two cores goes to a thread beside it. */
const atOnce = { syncThreshold: 131_072 }
const brotli = (level: number, more: object = {}): Choice => ({
  encoding: 'br',
  options: JSON.stringify({ brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: level } }, ...more }),
})
const gzip = (level: number, more: object = {}): Choice => ({
  encoding: 'gzip',
  options: JSON.stringify({ zlibOptions: { level }, ...more }),
})
const choices: readonly (readonly [name: string, choice: Choice])[] = [
  ['uncompressed', { encoding: 'br', options: 'none' }],
  ...[1, 2, 4].map((level) => [`br ${level}`, brotli(level)] as const),
  ...[0, 1, 2, 4].map((level) => [`br ${level} at once`, brotli(level, atOnce)] as const),
  ['gzip 6', gzip(6)] as const,
  ...[1, 6].map((level) => [`gzip ${level} at once`, gzip(level, atOnce)] as const),
]

say(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
const costs = new Map<string, Cost[]>()
for (let round = 0; round < rounds; round++)
  for (const [name, choice] of choices) costs.set(name, leastOf(costs.get(name), await costOf(choice)))
const plain = costs.get('uncompressed') ?? []
say(`| | ${answers.map(({ name }, at) => `${name}, ${kilobytes(plain[at]?.bytes)}`).join(' | ')} |`)
say(`|---|${answers.map(() => '---').join('|')}|`)
for (const [name] of choices.slice(1)) {
  const cells = costs
    .get(name)
    ?.map(({ ms, bytes }, at) => `${(ms - (plain[at]?.ms ?? 0)).toFixed(2)} ms, ${kilobytes(bytes)}`)
  say(`| ${name} | ${cells?.join(' | ')} |`)
}
await rm(folder, { recursive: true, force: true })

type Cost = { ms: number; bytes: number }

/** The least of several rounds, for whatever else a machine does comes on top. */
function leastOf(before: readonly Cost[] | undefined, now: readonly Cost[]): Cost[] {
  return now.map((cost, at) => ({ ...cost, ms: Math.min(cost.ms, before?.[at]?.ms ?? cost.ms) }))
}

function kilobytes(bytes = 0): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** Answers that people wait for most, of the demo business. */
async function realAnswers(): Promise<readonly { name: string; text: string }[]> {
  const data = join(folder, 'data')
  if (demo) await cp(demo, data, { recursive: true, filter: (path) => !path.endsWith('.sock') })
  const portal = await startPortal({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  const customer = await new PlainClient(portal.address).logIn('demo')
  const office = await new PlainClient(portal.address).logIn('admin')
  const list = await customer.send('POST', '/api/v1/railorderonline-list', { orderState: 'all', pageSize: 20 })
  const [first] = (list.body.data?.Items ?? []) as readonly { keyId: string }[]
  const asked = [
    ['user', customer, 'GET', 'user-info', {}],
    ['prices of a lane', customer, 'GET', 'railpricefcl-list', { PortlCd: 'CNXIA', PortdCd: 'DEDUI' }],
    ['a booking', customer, 'GET', 'railorderonline-detail', { keyId: first?.keyId }],
    ['20 bookings', customer, 'POST', 'railorderonline-list', { orderState: 'all', pageSize: 20 }],
    ['20 tracked', customer, 'POST', 'railwaytracking-list', { pageSize: 20 }],
    ['20 at the desk', office, 'POST', 'admin/booking-list', { orderState: 'all', pageSize: 20 }],
    ['100 at the desk', office, 'POST', 'admin/booking-list', { orderState: 'all', pageSize: 100 }],
  ] as const
  const found = []
  for (const [name, person, method, path, own] of asked) {
    const { status, bytes } = await person.sendRaw(method, `/api/v1/${path}`, own)
    if (status !== 200) throw new Error(`${name}: ${status} ${bytes}`)
    found.push({ name, text: bytes.toString() })
  }
  await portal.stop()
  return found
}

/** The processor time of one answer of each kind, and what of it goes over the wire. */
async function costOf({ encoding, options }: Choice): Promise<Cost[]> {
  const server = await startBare('compressing-server.ts', '', [file, options])
  const headers = { 'Accept-Encoding': encoding }
  const found: Cost[] = []
  for (const at of answers.keys()) {
    const target = { url: `${server.address}/${at}`, pid: server.process.pid ?? 0, backends: async () => [], headers }
    const { processorMs } = await load(target, { connections: 4, seconds: 1 })
    found.push({ ms: processorMs, bytes: await sizeOf(target.url, headers) })
  }
  server.process.kill()
  return found
}

function sizeOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((found, failed) => {
    get(url, { headers }, (reply) => {
      let bytes = 0
      reply.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => found(bytes))
    }).on('error', failed)
  })
}
