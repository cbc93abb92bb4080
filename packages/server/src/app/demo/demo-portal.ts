import { randomUUID } from 'node:crypto'
import { permissionsOf } from '@landbridge/contract/access/permissions'
import { type Endpoint, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../platform/caller.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { hashOf } from '../../platform/envelope.ts'
import { jobsOver } from '../../platform/jobs.ts'
import { buildApp } from '../app.ts'

/** A person of the demo business, who makes the same calls as a real one. */
export type DemoPerson = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
) => Promise<z.output<Out>>

export type DemoPortal = {
  /** The moment at which the next calls are made. */
  setTime(at: Date): void
  customer(userId: string, customerId: string): DemoPerson
  staff(userId: string): DemoPerson
}

const secret = 'demo'

/**
 * A portal that lives in one transaction and in any time: the demo business is made by the same calls as a real one,
 * at the moments at which they would have been made, and is there as a whole or not at all.
 */
export async function demoPortal(tx: Tx): Promise<DemoPortal> {
  let at = new Date()
  const db = within(tx, () => at)
  const callers = new Map<string, Caller>()
  const clock = {
    get shiftMs() {
      return at.getTime() - Date.now()
    },
  }
  const app = await buildApp({
    db,
    clock,
    jobs: jobsOver(db, clock),
    signatureSecrets: [secret],
    callerOf: async ({ tokenId }) => ({ caller: callers.get(tokenId) ?? { actor: 'guest' }, sessionEnded: false }),
  })
  const person = (caller: Caller): DemoPerson => {
    const tokenId = randomUUID()
    callers.set(tokenId, caller)
    return (endpoint, input) => call(app, { tokenId, at }, endpoint, input)
  }
  return {
    setTime: (moment) => {
      at = moment
    },
    customer: (userId, customerId) => person({ actor: 'customer', userId, customerId, role: 'owner' }),
    staff: (userId) => person({ actor: 'staff', userId, permissions: permissionsOf(['administrator']) }),
  }
}

/** Every call of the demo portal works in the one transaction, with the time it is made at. */
function within(tx: Tx, time: () => Date): Database {
  const work: Database['as'] = async (caller, doWork) => {
    const now = time()
    const customerId = caller.actor === 'customer' ? (caller.customerId ?? '') : ''
    const userId = 'userId' in caller ? caller.userId : ''
    await tx.ask(
      `select set_config('landbridge.now', $1, true), set_config('landbridge.customer_id', $2, true),
        set_config('landbridge.user_id', $3, true)`,
      [now.toISOString(), customerId, userId],
    )
    return doWork(tx, now)
  }
  return { as: work, readAs: work, stampAs: work }
}

async function call<In extends z.ZodType, Out extends z.ZodType>(
  app: FastifyInstance,
  { tokenId, at }: { tokenId: string; at: Date },
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
): Promise<z.output<Out>> {
  const fields = endpoint.wire.input.encode(input) as Record<string, string>
  const inBody = sendsBody(endpoint)
  const query = {
    ...(inBody ? {} : fields),
    tokenid: tokenId,
    companyid: '0',
    timestamp: instant.encode(at),
    customer: 'true',
  }
  const hash = hashOf({ ...query, ...(inBody ? fields : {}) }, secret).toString('base64')
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    query: { ...query, hash },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    ...(inBody && { payload: fields }),
  })
  const body = reply.json()
  if (body.success) return endpoint.wire.output.decode(body.data)
  throw new Error(`The demo's ${endpoint.method} ${endpoint.path} was refused: ${JSON.stringify(body)}`)
}
