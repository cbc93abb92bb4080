import { type Endpoint, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import { renameFields } from '@landbridge/contract/shared/wire'
import { instant } from '@landbridge/contract/shared/wire-values'
import { v4 as uuid } from 'uuid'
import type { z } from 'zod'
import { readCached, writeCached } from './api-cache.ts'
import { formOf, signedQuery } from './envelope.ts'
import { shareInFlight } from './in-flight.ts'
import { requestReauthentication } from './reauthentication.ts'
import { canSign, reportSessionEnded, signing, signWith } from './signing.ts'

const timeoutMs = 500_000

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Shares an identical call in flight, unless false. */
  once?: boolean
  cacheSeconds?: number
  /** The browser's store of the cached answer, permanent or for the tab. */
  cacheIn?: 'local' | 'session'
  /**
   * The idempotency key of a write that the caller remembers beyond the page; else one is kept until its outcome is
   * known.
   */
  key?: string
}

/** Calls an endpoint of the contract; a refusal throws the server's Problem in our names. */
export async function call<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
  options: CallOptions = {},
): Promise<z.output<Out>> {
  const fields = (endpoint.wire.input.encode(input) ?? {}) as Fields
  const address = addressOf(endpoint, fields)
  const cacheSeconds = options.cacheSeconds ?? endpoint.cacheSeconds ?? 0
  const known = cacheSeconds > 0 ? readCached(address, options.cacheIn) : undefined
  const send = (signal: AbortSignal) => answerTo(endpoint, fields, { address, signal, key: options.key })
  const data =
    known ??
    (options.once === false ? await send(alone(options.signal)) : await shareInFlight(address, send, options.signal))
  if (cacheSeconds > 0 && known === undefined)
    writeCached(address, data, { seconds: cacheSeconds, place: options.cacheIn })
  return endpoint.wire.output.decode(data)
}

type Fields = Record<string, unknown>
type RequestShape = {
  method: string
  path: string
  signed: boolean
  reads: boolean
  idempotent: boolean
  answersIn?: 'data' | 'token'
}
type RequestOptions = { address: string; signal: AbortSignal; key: string | undefined }
type Reply = ({ success: true } & Record<string, unknown>) | ProblemReply

/** The identity of a call, without its envelope. */
const addressOf = ({ method, path }: { method: string; path: string }, fields: Fields) =>
  `${document.documentElement.lang} ${method} ${path}?${formOf(fields)}`

const alone = (signal?: AbortSignal) => signal ?? new AbortController().signal

export const forget = <In extends z.ZodType>(endpoint: Endpoint<In, z.ZodType, Actor>, input: z.output<In>): void =>
  writeCached(addressOf(endpoint, endpoint.wire.input.encode(input) as Fields), undefined, { seconds: 0 })

async function answerTo(
  endpoint: RequestShape & { wire: { input: { pathInside(path: string): string } } },
  fields: Fields,
  requestOptions: RequestOptions,
): Promise<unknown> {
  const { tokenId } = signing
  let reply = await transmit(endpoint, fields, requestOptions)
  if (!reply.success && reply.code === 'envelope.clock-skewed') {
    setClock(reply.data)
    reply = await transmit(endpoint, fields, requestOptions)
  }
  if (!reply.success && reply.code === 'access.reauthentication-required' && (await requestReauthentication())) {
    reply = await transmit(endpoint, fields, requestOptions)
  }
  if (reply.success) return (reply as Record<string, unknown>)[endpoint.answersIn ?? 'data']
  if (endsSession(reply) && signing.tokenId === tokenId) reportSessionEnded()
  throw problemOf(reply, endpoint.wire.input.pathInside)
}

function setClock(data: object | undefined): void {
  const { serverTime } = data as { serverTime: string }
  signWith({ clockOffsetMs: instant.decode(serverTime).getTime() - Date.now() })
}

/** True when this call's session has ended now, so that an earlier login or a known end is not reported again. */
const endsSession = ({ code }: ProblemReply) => code === 'access.token-error' || code === 'access.token-empty'

function problemOf(reply: ProblemReply, inside: (path: string) => string): Problem {
  const data = reply.errorId ? { ...reply.data, errorId: reply.errorId } : reply.data
  return new Problem(reply.code, reply.fields && renameFields(reply.fields, inside), data)
}

/** Keys of writes with an unknown outcome, which a repeated write uses again. */
const pendingKeys = new Map<string, string>()

async function transmit(
  endpoint: RequestShape,
  fields: Fields,
  { address, signal, ...requestOptions }: RequestOptions,
): Promise<Reply> {
  if (endpoint.signed) await canSign()
  const inBody = sendsBody(endpoint)
  const query = !endpoint.signed
    ? formOf(inBody ? {} : fields)
    : inBody
      ? signedQuery({}, fields, signing)
      : signedQuery(fields, {}, signing)
  const key = endpoint.idempotent ? (requestOptions.key ?? pendingKeys.get(address) ?? uuid()) : undefined
  if (key) pendingKeys.set(address, key)
  const reply = await fetchReply(`${endpoint.path}?${query}`, {
    method: endpoint.method,
    headers: { ...standardHeaders(), ...(key && { 'Idempotency-Key': key }) },
    signal,
    ...(inBody && { body: formOf(fields) }),
  })
  if (reply.success || reply.code !== 'shared.unavailable') pendingKeys.delete(address)
  return reply
}

export const standardHeaders = (): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  'Accept-Language': document.documentElement.lang,
  BROWSER_IDENTIFY_UUID: browserId(),
})

/** Sends one request; an unreachable server is a refusal too. */
export async function fetchReply(url: string, init: RequestInit): Promise<Reply> {
  const signal = AbortSignal.any([alone(init.signal ?? undefined), AbortSignal.timeout(timeoutMs)])
  const { tokenId } = signing
  try {
    const answer = await fetch(url, { ...init, signal, credentials: 'same-origin' })
    if (answer.headers.get('X-Session') === 'ended' && tokenId && signing.tokenId === tokenId) reportSessionEnded()
    return (await answer.json()) as Reply
  } catch (error) {
    if (init.signal?.aborted) throw error
    // biome-ignore lint/suspicious/noConsole: the specification has other failures of the network logged
    console.error(`${init.method ?? 'GET'} ${url.split('?')[0]} was not answered.`, error)
    return { success: false, code: 'shared.unavailable', message: String(error) }
  }
}

/** Signs the query of a call outside of `call`: uploads, downloads, streams. */
export async function signedAddress(path: string, own: Fields, body: Fields = {}): Promise<string> {
  await canSign()
  return `${path}?${signedQuery(own, body, signing)}`
}

const browserKey = 'BROWSER_IDENTIFY_UUID'

function browserId(): string {
  const known = localStorage.getItem(browserKey)
  if (known) return known
  const made = uuid()
  localStorage.setItem(browserKey, made)
  return made
}
