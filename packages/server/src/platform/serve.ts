import { type Endpoint, type KeyScope, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { renameFields } from '@landbridge/contract/shared/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { type Caller, type CallerAs, companyOf, holds } from './caller.ts'
import { type Clock, timeBy } from './clock.ts'
import type { Database, Proof } from './database.ts'
import { checkText, openEnvelope } from './envelope.ts'
import { answeredOnce } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import { languageOf } from './language.ts'
import type { MessagingApp } from './messaging-app.ts'
import type { Senders } from './senders/message.ts'

export type { Call } from './call.ts'

/** The HTTP side of a call, for the routes that set cookies or read files. A cookie set here leaves with a success only. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** What a caller shows for a session: its public id, and the request that holds the secret. */
type Credentials = { tokenId: string; request: FastifyRequest }

/** Who calls, and whether a session was shown that has ended. */
export type Visitor = { caller: Caller; sessionEnded: boolean }

/** Whom credentials belonged to when they were last looked up, and how the database says in the same round trip that it is still so. */
export type Expected = { caller: Caller; proof: Proof }

/** What the server is plugged into. Tests plug in their own database, clock and sessions. */
export type Outside = {
  db: Database
  clock: Clock
  jobs: Jobs
  signatureSecrets: readonly string[]
  /** Who carries messages to the outside world; the outbox of the back office unless told. */
  senders?: Senders
  /** What people scan QR codes with; without one there is no such login. */
  messagingApp?: MessagingApp | undefined
  /** The caller of a live session that all credentials belong to, else a guest. */
  callerOf(credentials: Credentials): Promise<Visitor>
  /** Who most likely calls, without asking anybody; nothing where nobody knows. */
  expectedOf?: ((credentials: Credentials) => Expected | undefined) | undefined
}
export type Port = Required<Outside> & { app: FastifyInstance; served: Set<AnyEndpoint> }
export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, Actor>

/** A call after its envelope was opened and its caller found fit: not yet inside a transaction. */
export type Opened<In, By extends Actor> = {
  input: In
  caller: CallerAs<By>
  language: Language
  address: string
  exchange: Exchange
  /** Does work in one transaction of the caller's, or in a reading one. */
  write<T>(work: (call: Call<By>) => Promise<T>): Promise<T>
  read<T>(work: (call: Call<By>) => Promise<T>): Promise<T>
}

/** Binds an endpoint of the contract to the function that answers it: one call, one transaction, and the answer after its commit; one that reads has nothing to commit. */
export function serve<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: (input: z.output<In>, call: Call<By>, exchange: Exchange) => Promise<z.output<Out>>,
): void {
  const { output } = endpoint.wire
  const encoded = encodedBy(endpoint, async (opened) => {
    const { input, exchange } = opened
    const work = (call: Call<By>) => answer(input, call, exchange)
    if (endpoint.reads) return opened.read(work)
    return opened.write((call) =>
      answeredOnce(call, { endpoint, request: exchange.request, input }, () => work(call), output),
    )
  })
  bind(port, endpoint, encoded, { readsOnce: endpoint.reads })
}

/** The same for a call whose work must not all stand in one transaction: it hashes, reads a file, or asks the outside world. */
export function serveInSteps<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: (opened: Opened<z.output<In>, By>) => Promise<z.output<Out>>,
): void {
  bind(port, endpoint, encodedBy(endpoint, answer), { readsOnce: false })
}

/** The same for an answer that is no JSON: what the function returns is sent as it is. */
export function serveRaw<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: (opened: Opened<z.output<In>, By>) => Promise<unknown>,
): void {
  bind(port, endpoint, answer, { readsOnce: false })
}

type Answering<In extends z.ZodType, By extends Actor> = (opened: Opened<z.output<In>, By>) => Promise<unknown>

function encodedBy<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  endpoint: Endpoint<In, Out, By>,
  answer: (opened: Opened<z.output<In>, By>) => Promise<z.output<Out>>,
): Answering<In, By> {
  const member = endpoint.answersIn ?? 'data'
  const { output } = endpoint.wire
  return async (opened) => ({ success: true, [member]: output.encode(await answer(opened)) })
}

/** `readsOnce` says that all a call does is one reading, which may be begun for a caller who is only expected. */
function bind<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: Answering<In, By>,
  { readsOnce }: { readsOnce: boolean },
): void {
  port.served.add(endpoint as unknown as AnyEndpoint)
  port.app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const hasKey = bearerOf(request) !== undefined
      const signed = endpoint.signed && !hasKey
      const sent = openEnvelope(sentBy(request, { signed }), port.signatureSecrets, timeBy(port.clock))
      if (!endpoint.reads && !hasKey) checkSameSite(request, endpoint)
      const credentials = { tokenId: hasKey ? '' : sent.tokenId, request }
      const answerTo = (caller: Caller, proof?: Proof) =>
        answerOne(port, endpoint, answer, { caller, proof, sent, exchange: { request, reply } })
      const early = readsOnce && (await answerExpected(port.expectedOf?.(credentials), answerTo))
      if (early) return early.answer
      const visitor = await visitorOf(port, endpoint, credentials)
      if (visitor.sessionEnded) reply.header('X-Session', 'ended')
      return answerTo(visitor.caller)
    },
  })
}

/** The answer to a caller who proved to be the one expected; nothing where that was not shown, and whatever came of it counts for nothing. */
async function answerExpected(
  expected: Expected | undefined,
  answerTo: (caller: Caller, proof: Proof) => Promise<unknown>,
): Promise<{ answer: unknown } | undefined> {
  if (!expected) return undefined
  const { caller, proof } = expected
  let isProven = false
  const holds: Proof['holds'] = (shown) => {
    isProven = proof.holds(shown)
    return isProven
  }
  try {
    return { answer: await answerTo(caller, { ...proof, holds }) }
  } catch (error) {
    if (isProven) throw error
    return undefined
  }
}

type Asked = {
  caller: Caller
  proof: Proof | undefined
  sent: { query: unknown; body: unknown; tokenId: string }
  exchange: Exchange
}

async function answerOne<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: Answering<In, By>,
  { caller, proof, sent, exchange }: Asked,
): Promise<unknown> {
  const { request, reply } = exchange
  const { input } = endpoint.wire
  checkScope(caller, endpoint)
  checkSecondFactor(caller, endpoint)
  if (!mayCall(caller, endpoint)) throw refusal(caller, sent.tokenId, endpoint.by)
  checkCompany(caller, endpoint)
  reply.header('Cache-Control', endpoint.cacheSeconds ? `private, max-age=${endpoint.cacheSeconds}` : 'no-store')
  const common = { caller, language: languageOf(request.headers['accept-language']), address: request.ip }
  const asked = input.decode(sendsBody(endpoint) ? sent.body : sent.query)
  // In a form, nested values are JSON text: what is in them is known only now.
  checkText(asked)
  const opened: Opened<z.output<In>, By> = {
    ...common,
    input: asked,
    exchange,
    write: async (work) => {
      const written = await port.db.as(caller, (tx, at) => work({ ...common, tx, now: at }))
      port.jobs.wake()
      return written
    },
    read: (work) => port.db.readAs(caller, (tx, at) => work({ ...common, tx, now: at }), proof),
  }
  return answer(opened).catch((error: unknown) => {
    throw error instanceof Problem ? onWire(error, input.pathOnWire) : error
  })
}

/** Calls that are unsigned and stand outside any session know no caller. */
async function visitorOf(
  port: Port,
  { by, signed }: { by: readonly Actor[]; signed: boolean },
  credentials: Credentials,
): Promise<Visitor> {
  const isForEverybody = !signed && by.length === 1 && by[0] === 'guest'
  return isForEverybody ? { caller: { actor: 'guest' }, sessionEnded: false } : port.callerOf(credentials)
}

const sentBy = ({ query, body, headers }: FastifyRequest, { signed }: { signed: boolean }) => {
  const format = headers['content-type'] ?? ''
  const isForm = format.startsWith('application/x-www-form-urlencoded')
  // An upload signs its query alone.
  return { query, body: format.startsWith('multipart/') ? {} : body, isForm, signed }
}

/** A write under a cookie comes from our own pages: no other site can set the header, and a browser says where it stands. */
function checkSameSite({ headers }: FastifyRequest, { signed, by }: { signed: boolean; by: readonly Actor[] }): void {
  if (!signed && by.every((actor) => actor === 'guest')) return
  const fetchSite = headers['sec-fetch-site']
  const isElsewhere =
    (fetchSite !== undefined && fetchSite !== 'same-origin') ||
    (headers.origin !== undefined && hostOf(headers.origin) !== headers.host)
  if (headers['x-requested-with'] !== 'XMLHttpRequest' || isElsewhere) throw new Problem('access.cross-site')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')

function mayCall<By extends Actor>(
  caller: Caller,
  { by, permission, roles }: { by: readonly By[]; permission?: string; roles?: readonly string[] },
): caller is CallerAs<By> {
  if (!(by as readonly Actor[]).includes(caller.actor)) return false
  if (caller.actor === 'customer' && roles && !roles.includes(caller.role)) return false
  return !permission || caller.actor !== 'staff' || holds(caller, permission)
}

/** Staff who owe a second factor can set it up and go; what is open to guests is open to them. */
function checkSecondFactor(
  caller: Caller,
  { by, beforeSecondFactor = false }: { by: readonly Actor[]; beforeSecondFactor?: boolean },
): void {
  const isDue = caller.actor === 'staff' && caller.secondFactorDue === true
  if (isDue && !beforeSecondFactor && !by.includes('guest')) throw new Problem('access.second-factor-required')
}

/** A key does what its scopes say; a call that no scope names is for people. */
function checkScope(caller: Caller, { scope }: { scope?: KeyScope }): void {
  if (caller.actor !== 'customer' || !caller.key) return
  if (!scope) throw new Problem('access.not-for-keys')
  if (!caller.key.scopes.includes(scope)) throw new Problem('access.key-scope', undefined, { scope })
}

/** The API key that a request carries. Such a call has neither signature nor cookie. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim()

function checkCompany(caller: Caller, { company = 'needed' }: { company?: 'needed' | 'optional' }): void {
  if (caller.actor === 'customer' && company === 'needed') companyOf(caller)
}

function refusal(caller: Caller, tokenId: string, by: readonly Actor[]): Problem {
  if (caller.actor !== 'guest' || by.includes('guest')) return new Problem('access.not-allowed')
  return new Problem(tokenId ? 'access.token-error' : 'access.token-empty')
}

const onWire = ({ code, fields, data }: Problem, rename: (path: string) => string) =>
  new Problem(code, fields && renameFields(fields, rename), data)
