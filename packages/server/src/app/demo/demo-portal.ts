import { randomUUID } from 'node:crypto'
import { permissionsOf } from '@landbridge/contract/access/permissions'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { type Endpoint, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../platform/caller.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { hashOf } from '../../platform/envelope.ts'
import { planJobs } from '../../platform/jobs.ts'
import type { CallSettings } from '../../platform/serve.ts'
import { buildApp } from '../app.ts'

export type DemoPerson = DemoCall & {
  upload(fileName: string, bytes: Buffer): Promise<string>
}

type DemoCall = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
) => Promise<z.output<Out>>

export type DemoPortal = {
  /** Does one piece of work whose calls are all made in this transaction. */
  within<T>(tx: Tx, work: () => Promise<T>): Promise<T>
  setTime(at: Date): void
  customer(userId: string, customerId: string): DemoPerson
  staff(userId: string): DemoPerson
}

/** The end of a booking, or how far it has come; cargo under way has gone as far as time has. */
export type Fate =
  | 'draft'
  | 'submitted'
  | 'returned'
  | 'refused'
  | 'cancelled'
  | 'offered'
  | 'stopped'
  | 'accepted'
  | 'opened'
  | 'carried'
  | 'disputed'
  | 'amendedForFee'
  | 'amendedForFeeWithJob'
  | 'rolledWithJob'
  | 'cancelledForFee'
  | 'cancelledForFeeWithJob'
  | 'cancelledForFeeAfterJob'

/** A piece of the demo, made in its own transaction with chance drawn by its number, so that it can be made again alike. */
export type DemoStory = {
  seq: number
  orderedAt: Date
  bookings: number
  /** It is there when the portal opens. */
  isFirst: boolean
  tell(portal: DemoPortal, tx: Tx): Promise<void>
}

const secret = 'demo'

/** A portal for the demo's stories: real calls, each in the transaction that it is lent and at its moment in the past. */
export async function demoPortal(settings: CallSettings): Promise<DemoPortal> {
  let at = new Date()
  let lent: Tx | undefined
  const callers = new Map<string, Caller>()
  const clock = {
    get shiftMs() {
      return at.getTime() - Date.now()
    },
  }
  const app = await buildApp({
    db: databaseLent(
      () => lent,
      () => at,
    ),
    clock,
    jobs: planJobs(),
    settings,
    signatureSecrets: [secret],
    callerOf: async ({ tokenId }) => ({ caller: callers.get(tokenId) ?? { actor: 'guest' }, sessionEnded: false }),
  })
  const person = (tokenId: string, caller: Caller): DemoPerson => {
    callers.set(tokenId, caller)
    const make: DemoCall = (endpoint, input) => call(app, { tokenId, at }, endpoint, input)
    return Object.assign(make, {
      upload: (fileName: string, bytes: Buffer) => upload(app, { tokenId, at }, fileName, bytes),
    })
  }
  return {
    async within(tx, work) {
      if (lent) throw new Error('The portal of the demo business is at another piece of it.')
      lent = tx
      return work().finally(() => {
        lent = undefined
      })
    },
    setTime: (moment) => {
      at = moment
    },
    customer: (userId, customerId) => person(userId, { actor: 'customer', userId, customerId, role: 'owner' }),
    staff: (userId) => person(userId, { actor: 'staff', userId, permissions: permissionsOf(['administrator']) }),
  }
}

/** Every call of the demo portal works in the transaction that it was lent, with the time it is made at. */
function databaseLent(lent: () => Tx | undefined, time: () => Date): Database {
  const work: Database['as'] = async (caller, doWork) => {
    const [tx, now] = [lent(), time()]
    if (!tx) throw new Error('The demo business is made in no transaction.')
    const customerId = caller.actor === 'customer' ? (caller.customerId ?? '') : ''
    const userId = 'userId' in caller ? caller.userId : ''
    // In one round trip with what the call asks first.
    const seenSo = tx.ask(
      `select set_config('landbridge.now', $1, true), set_config('landbridge.customer_id', $2, true),
        set_config('landbridge.user_id', $3, true)`,
      [now.toISOString(), customerId, userId],
    )
    const [answer] = await Promise.all([doWork(tx, now), seenSo])
    return answer
  }
  return { as: work, readAs: work, stampAs: work }
}

type SessionCall = { tokenId: string; at: Date }

/** The query of every call, signed together with `fields`. */
function envelope({ tokenId, at }: SessionCall, inQuery: Record<string, string>, inBody: Record<string, string> = {}) {
  const query = {
    ...inQuery,
    tokenid: tokenId,
    companyid: '0',
    timestamp: instant.encode(at),
    customer: 'true',
  }
  return { ...query, hash: hashOf({ ...query, ...inBody }, secret).toString('base64') }
}

const ofBrowser = { 'x-requested-with': 'XMLHttpRequest' }

async function call<In extends z.ZodType, Out extends z.ZodType>(
  app: FastifyInstance,
  asking: SessionCall,
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
): Promise<z.output<Out>> {
  const fields = endpoint.wire.input.encode(input) as Record<string, string>
  const inBody = sendsBody(endpoint)
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    query: inBody ? envelope(asking, {}, fields) : envelope(asking, fields),
    headers: ofBrowser,
    ...(inBody && { payload: fields }),
  })
  return answerOf(endpoint, reply)
}

async function upload(app: FastifyInstance, asking: SessionCall, fileName: string, bytes: Buffer): Promise<string> {
  const endpoint = documentEndpoints.upload
  const boundary = `----${randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    query: envelope(asking, {}),
    headers: { ...ofBrowser, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return answerOf(endpoint, reply).fid
}

function answerOf<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  reply: LightMyRequestResponse,
): z.output<Out> {
  const body = reply.json()
  if (body.success) return endpoint.wire.output.decode(body.data)
  const refusal = new Error(`The demo's ${endpoint.method} ${endpoint.path} was refused: ${JSON.stringify(body)}`)
  throw Object.assign(refusal, { reason: body.code })
}
