import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { permissionsOf } from '@landbridge/contract/access/permissions'
import { type CompanyRole, type Endpoint, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { ProblemReply } from '@landbridge/contract/shared/problem'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import type { z } from 'zod'
import { insertUser } from '../access/index.ts'
import { buildApp } from '../app/app.ts'
import { followers } from '../app/areas.ts'
import { insertCustomer, keyCallerOf, type NewCustomer } from '../customer/index.ts'
import { type Caller, system } from '../platform/caller.ts'
import { type Clock, timeBy } from '../platform/clock.ts'
import { type Database, databaseOver } from '../platform/database.ts'
import { filesIn } from '../platform/folder-files.ts'
import { jobRunnerOver } from '../platform/job-runner.ts'
import { planJobs } from '../platform/jobs.ts'
import type { CallSettings } from '../platform/serve.ts'
import { type Sending, send, testSecret } from './sending.ts'
import { emptyDatabase } from './test-database.ts'
import { worldSetters } from './world-setters.ts'

type Reply<Out extends z.ZodType> = {
  status: number
  body: { success: true; data: z.output<Out> } & Partial<Omit<ProblemReply, 'success' | 'data'>>
}

const dataFolder = join(inject('folder'), `data-${process.pid}`)

const callSettings = (): CallSettings => ({
  isProduction: false,
  publicAddress: undefined,
  trustsProxy: false,
  files: filesIn(dataFolder),
})

/** A server at a chosen moment with people who call it, over a database of reference data alone by default. */
export async function newWorld(now = '2031-01-15T08:00:00Z', sharedPool?: Pool) {
  const pool = sharedPool ?? (await emptyDatabase()).pool
  const clock: { shiftMs: number } & Clock = { shiftMs: Date.parse(now) - Date.now() }
  const db = databaseOver(pool, clock, followers)
  const settings = callSettings()
  const plan = planJobs()
  const jobs = Object.assign(plan, jobRunnerOver(plan, { db, pool, clock }))
  const sessions = new Map<string, { cookie: string; caller: Caller }>()
  const app = await buildApp({
    db,
    clock,
    jobs,
    settings,
    signatureSecrets: [testSecret],
    callerOf: keyCallerOf({ db, clock }, async ({ tokenId, request }) => {
      const session = sessions.get(tokenId)
      const isLive = session !== undefined && session.cookie === request.cookies.session
      return { caller: isLive ? session.caller : { actor: 'guest' }, sessionEnded: tokenId !== '' && !isLive }
    }),
  })

  const people = peopleOf(db, (who) => personOf({ app, clock, sessions }, who))
  const staff = await people.staffWith(permissionsOf(['administrator']))
  return { app, db, pool, jobs, clock, settings, staff, ...people, ...worldSetters(pool) }
}

type Person = ReturnType<typeof personOf>

/** Makers of those who call: a guest, staff, users of a company or of none, and the owner of a new, certified company. */
function peopleOf(db: Database, person: (who: Caller) => Person) {
  async function staffWith(permissions: readonly string[]) {
    const userId = randomUUID()
    await db.as(system, (tx) => insertUser(tx, { id: userId, kind: 'staff', account: userId, realName: 'Wang Jun' }))
    return person({ actor: 'staff', userId, permissions })
  }

  async function colleague(customerId: string | null, role: CompanyRole = 'member') {
    const userId = randomUUID()
    const user = {
      id: userId,
      kind: 'customer',
      customerId,
      companyRole: customerId === null ? null : role,
      realName: 'Chen Mei',
    } as const
    await db.as(system, (tx) => insertUser(tx, user))
    return person({ actor: 'customer', userId, customerId, role })
  }

  async function customer(company: Partial<NewCustomer> = {}) {
    const id = randomUUID()
    const newCompany = { name: 'Silk Road Tea', certification: 'certified', ...company, id } as const
    await db.as(system, (tx) => insertCustomer(tx, newCompany))
    const owner = await colleague(id, 'owner')
    return Object.assign(owner, { customerId: id })
  }

  return { person, staffWith, colleague, customer, guest: person({ actor: 'guest' }) }
}

type ServerParts = { app: FastifyInstance; clock: Clock; sessions: Map<string, { cookie: string; caller: Caller }> }

/** Somebody with a session of their own who has just shown who they are, or a guest. */
function personOf({ app, clock, sessions }: ServerParts, who: Caller) {
  const session = who.actor === 'guest' ? { tokenId: '', cookie: '' } : { tokenId: randomUUID(), cookie: randomUUID() }
  const caller = who.actor === 'customer' || who.actor === 'staff' ? { isReauthenticated: true, ...who } : who
  if (session.tokenId) sessions.set(session.tokenId, { cookie: session.cookie, caller })
  const sendAsIs = (call: Sending) => send(app, { ...session, at: timeBy(clock) }, call)

  /** Makes a call of the contract in our own names, as the web does. */
  async function call<In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out, Actor>,
    input: z.output<In>,
    headers: Record<string, string> = {},
  ): Promise<Reply<Out>> {
    const fields = endpoint.wire.input.encode(input)
    const reply = await sendAsIs({ ...endpoint, headers, [sendsBody(endpoint) ? 'body' : 'query']: fields })
    const body = reply.json()
    const data = body.success ? endpoint.wire.output.decode(body[endpoint.answersIn ?? 'data']) : body.data
    return { status: reply.statusCode, body: { ...body, ...(data !== undefined && { data }) } }
  }
  return Object.assign(call, { who, send: sendAsIs, logOut: () => sessions.delete(session.tokenId) })
}
