import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPortal } from '../tooling/portal-process.ts'
import type { Proof } from './proof.ts'

/** What anybody may send who knows neither a session nor the signature. */
type Request = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** The smoke runs beside other tests, where a processor does less in its time. */
const sizes = { smoke: { times: 10, mostMs: 60 }, full: { times: 100, mostMs: 20 } }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const json = { 'Content-Type': 'application/json' }
const call = '/api/v1/railorderonline'
const post = (headers: Record<string, string>, body: string): Request => ({ method: 'POST', path: call, headers, body })
const get = (path: string, headers: Record<string, string> = {}): Request => ({ method: 'GET', path, headers })
const names = (most: number, value = '') => Array.from({ length: most }, (_, i) => `n${i}=${value}`).join('&')
const largest = 512 * 1024

/** Each makes the request for the time it is sent, so that nothing is answered from what is kept. */
const kinds: Readonly<Record<string, (time: number) => Request>> = {
  'form of 250,000 names, 2 MB': () => post(form, names(250_000)),
  'form of 60,000 names, half a MB': () => post(form, names(120_000).slice(0, largest)),
  'form of 400 names, half a MB': () => post(form, names(400, 'x'.repeat(1_300)).slice(0, largest)),
  'one name 170,000 times': () => post(form, 'a=&'.repeat(170_000)),
  'JSON 5,000 deep': () => post(json, `{"Goods":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
  'JSON 500,000 deep': () => post(json, '['.repeat(500_000)),
  'JSON of 40,000 names': () => post(json, `{${Array.from({ length: 40_000 }, (_, i) => `"n${i}":1`).join()}}`),
  'JSON of a list of 20,000': () => post(json, `{"Goods":[${'{},'.repeat(19_990)}{}]}`),
  'JSON of one text, half a MB': () => post(json, `{"a":"${'x'.repeat(largest - 10)}"}`),
  'JSON of quotes, half a MB': () => post(json, `{"a":"${'\\"'.repeat(largest / 2 - 10)}"}`),
  'form in parts': () => post({ 'Content-Type': 'multipart/form-data; boundary=x' }, '--x\r\n'.repeat(100_000)),
  'query of 5,000 names': () => get(`/api/v1/site-config?${'a=&'.repeat(4_000)}`),
  'cookies of 15 kB': () => get('/api/v1/site-config', { Cookie: 'a=b; '.repeat(3_000) }),
  'a new Host each time': (time) => get('/?lang=en', { Host: `portal-${time}.example` }),
  'a new query each time': (time) => get(`/?lang=en&n=${time}`),
  'a page that is not there': (time) => get(`/404?url=%2F${time}`),
  'a call that is not there': (time) => get(`/api/v1/none-such-${time}`),
}

/** Nobody makes a node work for long without showing anything. */
export const unsignedCost: Proof = {
  name: 'unsigned-cost',
  promise: `No request without a signature costs more than ${sizes.full.mostMs} ms of processor, and rubbish never answers 5xx.`,
  async run(size, note) {
    const folder = await mkdtemp(join(tmpdir(), 'landbridge-cost-'))
    const portal = await startPortal({ SEED_DEMO: 'false', DATA_DIR: folder, LOG_LEVEL: 'fatal' })
    const found = await measure(portal, sizes[size], note).finally(() => portal.stop())
    await rm(folder, { recursive: true, force: true })
    const control = await measureControl()
    const breaches = [...found, ...(control > sizes[size].mostMs ? [] : [`the control was not found: ${control} ms`])]
    return {
      figures: { kinds: Object.keys(kinds).length, times: sizes[size].times, dearestMs: dearest(), control },
      breaches,
    }
  },
}

let costs: { kind: string; ms: number }[] = []
const dearest = () => Math.max(...costs.map(({ ms }) => ms))

type Served = { address: string; process: ChildProcess }

async function measure(
  served: Served,
  { times, mostMs }: (typeof sizes)['full'],
  note: (line: string) => void,
): Promise<string[]> {
  costs = []
  const breaches: string[] = []
  for (const [kind, make] of Object.entries(kinds)) {
    for (let warm = 0; warm < 5; warm++) await send(served, make(-1 - warm))
    const before = await processorMs(served)
    const statuses = new Set<number>()
    for (let time = 0; time < times; time++) statuses.add(await send(served, make(time)))
    const ms = Math.round(((await processorMs(served)) - before) / times / 0.1) / 10
    costs.push({ kind, ms })
    note(`${kind}: ${ms} ms, ${[...statuses].join(', ')}`)
    if (ms > mostMs) breaches.push(`${kind} costs ${ms} ms`)
    if ([...statuses].some((status) => status >= 500)) breaches.push(`${kind} answers ${[...statuses].join(', ')}`)
  }
  return breaches
}

/** The same form at a server that reads and hashes whatever it gets. */
async function measureControl(): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('unlimited-server.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  const served = { address: String(said).trim(), process: child }
  const dear = post(form, names(250_000))
  const before = await processorMs(served)
  await send(served, dear)
  const ms = (await processorMs(served)) - before
  child.kill()
  return ms
}

/** What a process has used of the processors so far, as the kernel counts it: in ticks of a hundredth of a second. */
async function processorMs({ process: { pid } }: Served): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The status of the answer. A server may refuse a body before it has come whole and hang up: that is an answer as well. */
function send({ address }: Served, { method, path, headers = {}, body }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0
    const sent = request(address + path, { method, headers, agent: false }, (response) => {
      status = response.statusCode ?? 0
      response.resume().once('close', () => resolve(status))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (status > 0 || error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve(status)
      else reject(error)
    })
    sent.end(body)
  })
}
