import { PlainClient, upload } from '../plain-client.ts'
import type { PortalProcess } from '../portal-process.ts'
import { placeholders } from './placeholders.ts'
import { readableJson } from './readable-json.ts'
import { zipEntries } from './zip-entries.ts'

type Fields = Record<string, unknown>
export type Data = Record<string, unknown>
type Asked = { json?: boolean; headers?: Record<string, string>; key?: string }

/** Makes calls one after the other, a second apart, and writes down what was answered, area by area. */
export type Recorder = {
  /** Begins the part of an area. */
  area(name: string): void
  /** Makes a call under a name that no other has, and answers the `data` of what came. */
  call(step: string, who: PlainClient, call: Call): Promise<Data>
  /** Hands in a file and answers its id. */
  upload(who: PlainClient, fileName: string, text: string): Promise<string>
  /** Waits until everybody has heard of what happened. */
  settled(): Promise<void>
  /** Writes down what OpenAPI says of every call that was made. */
  describe(who: PlainClient): Promise<void>
  /** Lets time pass. */
  pass(ms: number): Promise<void>
  now(): number
  client(): PlainClient
  know(value: string, name: string): void
  written(): ReadonlyMap<string, string>
}

type Call = readonly [method: string, path: string, fields?: Fields, asked?: Asked]

/** The headers that a caller may rely on. */
const contractHeaders = ['content-type', 'cache-control', 'content-disposition', 'x-session', 'retry-after']

export function answerRecorder(
  portal: PortalProcess,
  { from, settled }: { from: number; settled(): Promise<void> },
): Recorder {
  const names = placeholders()
  const parts = new Map<string, string>()
  const steps = new Set<string>()
  const made = new Set<string>()
  let now = from
  let part = ''
  const pass = async (ms: number) => {
    now += ms
    portal.process.send(now)
    await new Promise((held) => portal.process.once('message', held))
  }
  const put = (text: string) => parts.set(part, (parts.get(part) ?? '') + text)

  async function call(step: string, who: PlainClient, [method, path, fields = {}, asked = {}]: Call): Promise<Data> {
    if (steps.has(step)) throw new Error(`Two steps are called ${step}.`)
    steps.add(step)
    made.add(path)
    await pass(1000)
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const { status, headers, bytes } = await who.sendRaw(method, path, sent, asked)
    const headerLines = contractHeaders.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []))
    const form = asked.json ? 'json ' : ''
    const asks = Object.keys(sent).length > 0 ? `\n${form}${readableJson(JSON.stringify(sent))}` : ''
    const type = headers.get('content-type') ?? ''
    const body = `\n${[status, ...headerLines].join(' | ')}\n${bodyText(type, bytes)}\n\n`
    const heading = `== ${step}\n${method} ${path}`
    put(names.replaceIn(heading + asks, step) + names.replaceIn(body, step))
    return type.includes('json') ? (((JSON.parse(bytes.toString()) as Data).data ?? {}) as Data) : {}
  }

  return {
    call,
    pass,
    now: () => now,
    area: (name) => {
      part = name
    },
    async upload(who, fileName, text) {
      return (await upload(who, fileName, Buffer.from(text))).fid
    },
    settled,
    client() {
      const client = new PlainClient(portal.address)
      client.now = () => now
      return client
    },
    async describe(who) {
      const { bytes } = await who.sendRaw('GET', '/api/openapi.json')
      const { paths } = JSON.parse(bytes.toString()) as { paths: Record<string, object> }
      part = 'openapi'
      for (const [path, methods] of Object.entries(paths))
        if (made.has(path)) put(`== ${path}\n${readableJson(JSON.stringify(methods))}\n\n`)
    },
    know: names.know,
    written: () => parts,
  }
}

function bodyText(type: string, bytes: Buffer): string {
  if (type.includes('json')) return readableJson(bytes.toString())
  if (type.includes('spreadsheet'))
    return zipEntries(bytes)
      .map(({ name, text }) => `${name}: ${text.replaceAll('<row', '\n<row')}`)
      .join('\n')
  return bytes.toString()
}
