import { createHash } from 'node:crypto'
import { Agent, setGlobalDispatcher } from 'undici'
import { portalNow } from './moment.ts'

// What is sent on a connection that the server closes in that moment is lost. The portal keeps an idle one for 72 s, and a
// client that keeps it nearly as long meets that moment when the machine is busy. This one lets go of it after a second.
setGlobalDispatcher(new Agent({ keepAliveMaxTimeout: 1_000 }))

type Fields = Record<string, unknown>
export type Reply = {
  status: number
  body: Record<string, unknown> & { success?: boolean; code?: string; data?: Fields }
}
export type RawReply = { status: number; headers: Headers; bytes: Buffer }
export type Asked = {
  key?: string
  json?: boolean
  tokenId?: string
  cookie?: string
  signal?: AbortSignal
  headers?: Record<string, string>
}

const asSent = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/**
 * A program that talks to the portal as any customer's program would: plain HTTP, the specification's names, the
 * signature worked out here from its description and not from our own code.
 */
export class PlainClient {
  readonly address: string
  readonly secret: string
  tokenId = ''
  cookie = ''
  /** What goes with every call of this client. */
  headers: Record<string, string> = {}
  /** The time by which it signs, in milliseconds. */
  now = portalNow

  constructor(address: string, secret = 'landbridge') {
    this.address = address
    this.secret = secret
  }

  /** A call as it goes over the wire: address, headers and body. */
  async request(method: string, path: string, own: Fields = {}, asked: Asked = {}) {
    const inBody = method === 'POST' || method === 'PUT'
    const query: Fields = {
      ...(inBody ? {} : own),
      tokenid: asked.tokenId ?? this.tokenId,
      companyid: '0',
      timestamp: new Date(this.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
      customer: 'true',
    }
    const signed = { ...query, ...(inBody ? own : {}) }
    const parts = Object.entries(signed).map(([name, value]) => `${name}=${asSent(value)}`.toLowerCase())
    const text = [...parts.sort(byCodeUnit), this.secret].join('||')
    const hash = createHash('sha256').update(text, 'utf8').digest('base64')
    const format = asked.json ? 'application/json' : 'application/x-www-form-urlencoded'
    const cookie = asked.cookie ?? this.cookie
    const headers: Record<string, string> = {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': 'en',
      ...(inBody && { 'Content-Type': format }),
      ...(asked.key && { 'Idempotency-Key': asked.key }),
      ...(cookie && { Cookie: cookie }),
      ...this.headers,
      ...asked.headers,
    }
    const body = asked.json ? JSON.stringify(own) : formOf(own).toString()
    const url = `${this.address}${path}?${formOf({ ...query, hash })}`
    return { url, method, headers, body: inBody ? body : undefined }
  }

  /** A call and its answer as they stand on the wire. */
  async sendRaw(method: string, path: string, own: Fields = {}, asked: Asked = {}): Promise<RawReply> {
    const { url, headers, body: sent } = await this.request(method, path, own, asked)
    const response = await fetch(url, {
      method,
      headers,
      ...(sent !== undefined && { body: sent }),
      ...(asked.signal && { signal: asked.signal }),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (set.length > 0) this.cookie = mergeCookies(this.cookie, set)
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  async send(method: string, path: string, own: Fields = {}, asked: Asked = {}): Promise<Reply> {
    const { status, headers, bytes } = await this.sendRaw(method, path, own, asked)
    const body = headers.get('content-type')?.includes('json') ? JSON.parse(bytes.toString()) : {}
    return { status, body }
  }

  async logIn(account: string, password = 'Landbridge-demo-1'): Promise<this> {
    await this.send('GET', '/api/v1/site-config')
    const { status, body } = await this.send('POST', '/api/v1/login-account', { account, password })
    const token = body.token as { Id?: string } | undefined
    if (!token?.Id) throw new Error(`${account} cannot log in: ${status} ${JSON.stringify(body)}`)
    this.tokenId = token.Id
    return this
  }
}

const formOf = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asSent(value)]))

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function mergeCookies(before: string, set: string[]): string {
  const all = new Map(
    [...before.split('; '), ...set].filter(Boolean).map((one) => [one.slice(0, one.indexOf('=')), one]),
  )
  return [...all.values()].join('; ')
}

/** Sends a file, as a form of a page does; the name of a refusal comes back with it. */
export async function upload(client: PlainClient, name: string, content: Buffer) {
  const { url, headers } = await client.request('POST', '/api/v1/uploadfile')
  const { 'Content-Type': _, ...others } = headers
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  const reply = await fetch(url, { method: 'POST', headers: others, body })
  const { data, code } = (await reply.json()) as { data?: { fid?: string }; code?: string }
  return { status: reply.status, fid: data?.fid ?? '', code: code ?? '' }
}
