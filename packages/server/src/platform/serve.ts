import { type Endpoint, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { renameFields } from '@landbridge/contract/shared/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { checkMayCall, checkSameSite } from './call-checks.ts'
import type { Caller, CallerAs } from './caller.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { type Clock, timeBy } from './clock.ts'
import type { Database, Proof } from './database.ts'
import { checkText, openEnvelope } from './envelope.ts'
import type { Files } from './files.ts'
import { answeredOnce } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import { languageOf } from './language.ts'
import type { ScanFile } from './malware-scanner.ts'
import type { MessagingApp } from './messaging-app.ts'
import type { Senders } from './senders/message.ts'

export type { Call } from './call.ts'

/** The HTTP side of a call, for the routes that set cookies or read files; a cookie set here leaves with a success only. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply }

type Credentials = { tokenId: string; request: FastifyRequest }

/** `sessionEnded` is true where a session was shown that has ended. */
export type Visitor = { caller: Caller; sessionEnded: boolean }

/** Owner of credentials at their last look-up, with the question that proves in the same round trip that it is still so. */
export type Expected = { caller: Caller; proof: Proof }

export type CallSettings = {
  /** True where real customers are served: then codes stay hidden and staff need a second factor. */
  isProduction: boolean
  publicAddress: string | undefined
  trustsProxy: boolean
  files: Files
  /** Queries that guests may make in a minute from one network; without it, or with none, as many as they like. */
  guestQueriesMinute?: number
  scanFile?: ScanFile | undefined
}

/** The world outside the server, which tests replace: database, clock, sessions. */
export type Outside = {
  db: Database
  clock: Clock
  jobs: Jobs
  settings: CallSettings
  signatureSecrets: readonly string[]
  /** The outbox of the back office unless set. */
  senders?: Senders
  /** Without one nobody logs in by a QR code. */
  messagingApp?: MessagingApp | undefined
  /** Without one the portal draws its own pictures. */
  captcha?: CaptchaProvider | undefined
  /** The caller of a live session that all credentials belong to, else a guest. */
  callerOf(credentials: Credentials): Promise<Visitor>
  /** A guess that asks nobody; undefined where there is none. */
  expectedOf?: ((credentials: Credentials, call: { reads: boolean }) => Expected | undefined) | undefined
}
export type Port = Required<Outside> & {
  app: FastifyInstance
  served: Set<AnyEndpoint>
  countGuest(address: string): void
}
export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, Actor>

/** A call after its envelope was opened and its caller found fit: not yet inside a transaction. */
export type Opened<In, By extends Actor> = {
  input: In
  caller: CallerAs<By>
  language: Language
  address: string
  exchange: Exchange
  write<T>(work: (call: Call<By>) => Promise<T>): Promise<T>
  read<T>(work: (call: Call<By>) => Promise<T>): Promise<T>
}

/** Binds an endpoint to its handler: one call, one transaction, the answer after its commit. */
export function serve<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: (input: z.output<In>, call: Call<By>, exchange: Exchange) => Promise<z.output<Out>>,
): void {
  const encoded = encodedBy(endpoint, async (opened) => {
    const { input, exchange } = opened
    const { output } = endpoint.wire
    const work = (call: Call<By>) => answer(input, call, exchange)
    if (endpoint.reads) return opened.read(work)
    return opened.write((call) =>
      answeredOnce(call, { endpoint, request: exchange.request, input }, () => work(call), output),
    )
  })
  bind(port, endpoint, encoded, { isInOne: endpoint.reads || endpoint.idempotent })
}

/** Binds a call whose work cannot stand in one transaction: it hashes, reads a file, or asks the outside world. */
export function serveInSteps<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: (opened: Opened<z.output<In>, By>) => Promise<z.output<Out>>,
): void {
  bind(port, endpoint, encodedBy(endpoint, answer), { isInOne: false })
}

/** Binds a call whose answer is no JSON and is sent as it is returned. */
export function serveRaw<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: (opened: Opened<z.output<In>, By>) => Promise<unknown>,
): void {
  bind(port, endpoint, answer, { isInOne: false })
}

type Answering<In extends z.ZodType, By extends Actor> = (opened: Opened<z.output<In>, By>) => Promise<unknown>

function encodedBy<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  endpoint: Endpoint<In, Out, By>,
  answer: (opened: Opened<z.output<In>, By>) => Promise<z.output<Out>>,
): Answering<In, By> {
  const member = endpoint.answersIn ?? 'data'
  return async (opened) => ({ success: true, [member]: endpoint.wire.output.encode(await answer(opened)) })
}

/** `isInOne` is a call in one repeatable transaction, which may begin for an expected caller. */
function bind<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: Answering<In, By>,
  { isInOne }: { isInOne: boolean },
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
      const early = isInOne && (await answerExpected(port.expectedOf?.(credentials, endpoint), answerTo))
      if (early) return early.answer
      const visitor = await visitorOf(port, endpoint, credentials)
      if (visitor.sessionEnded) reply.header('X-Session', 'ended')
      return answerTo(visitor.caller)
    },
  })
}

/** The answer to a caller proved to be the expected one; nothing otherwise, whatever came of it. */
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

type ReceivedCall = {
  caller: Caller
  proof: Proof | undefined
  sent: { query: unknown; body: unknown; tokenId: string }
  exchange: Exchange
}

async function answerOne<In extends z.ZodType, Out extends z.ZodType, By extends Actor>(
  port: Port,
  endpoint: Endpoint<In, Out, By>,
  answer: Answering<In, By>,
  { caller, proof, sent, exchange }: ReceivedCall,
): Promise<unknown> {
  const { request, reply } = exchange
  const { input } = endpoint.wire
  checkMayCall(caller, endpoint, sent.tokenId)
  if (caller.actor === 'guest' && endpoint.reads && endpoint.signed) port.countGuest(request.ip)
  reply.header('Cache-Control', endpoint.cacheSeconds ? `private, max-age=${endpoint.cacheSeconds}` : 'no-store')
  const common = { caller, language: languageOf(request.headers['accept-language']), address: request.ip }
  const decoded = input.decode(sendsBody(endpoint) ? sent.body : sent.query)
  // In a form, nested values are JSON text: what is in them is known only now.
  checkText(decoded)
  const opened: Opened<z.output<In>, By> = {
    ...common,
    input: decoded,
    exchange,
    write: async (work) => {
      const written = await port.db.as(caller, (tx, now) => work({ ...common, tx, now }), proof)
      port.jobs.wake()
      return written
    },
    read: (work) => port.db.readAs(caller, (tx, now) => work({ ...common, tx, now }), proof),
  }
  return answer(opened).catch((error: unknown) => {
    throw error instanceof Problem ? onWire(error, input.pathOnWire) : error
  })
}

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

/** The API key of a request that has neither signature nor cookie. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim()

const onWire = ({ code, fields, data }: Problem, rename: (path: string) => string) =>
  new Problem(code, fields && renameFields(fields, rename), data)
