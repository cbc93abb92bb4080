import { randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { type Endpoint, sendsBody } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { buildApp } from '../app/app.ts'
import { system } from '../platform/caller.ts'
import { type Clock, timeBy } from '../platform/clock.ts'
import { outboxSenders } from '../platform/senders/outbox-drivers.ts'
import type { Outside } from '../platform/serve.ts'
import { type Sending, send, testSecret } from '../testing/sending.ts'
import { newWorld } from '../testing/world.ts'
import { accessWords } from './access-words.ts'
import { sessionsOver } from './session/caller-of.ts'
import { hashPassword } from './user/password.ts'
import { insertUser, type NewUser } from './user/user-store.ts'

export const customerPassword = 'tea-for-two-9'
export const staffPassword = 'a-long-night-at-the-desk'

/** A server with real sessions, where people log in before they call. */
export async function newWorldWithSessions(
  now?: string,
  { senders = outboxSenders(), ...providers }: Pick<Outside, 'senders' | 'messagingApp' | 'captcha'> = {},
  pool?: Pool,
) {
  const world = await newWorld(now, pool)
  const { db, clock, jobs, settings } = world
  const outside = { db, clock, jobs, settings, senders, ...providers }
  const app = await buildApp({ ...outside, signatureSecrets: [testSecret], ...sessionsOver(db, settings) })

  async function user(changes: Partial<NewUser> & { password?: string } = {}) {
    const { password = changes.kind === 'staff' ? staffPassword : customerPassword, ...rest } = changes
    const passwordHash = await hashPassword(password)
    const newUser: NewUser = {
      id: randomUUID(),
      kind: 'customer',
      account: 'mei',
      realName: 'Chen Mei',
      passwordHash,
      ...rest,
    }
    await db.as(system, (tx) => insertUser(tx, newUser))
    return newUser
  }

  const browser = () => browserAt(app, clock)
  return { ...world, app, browser, user, notices: () => noticesSent(world.pool) }
}

type App = Awaited<ReturnType<typeof buildApp>>

function browserAt(app: App, clock: Clock) {
  const kept = { tokenId: '', cookie: '', mark: randomUUID() }
  const sendAsIs = (call: Sending) => {
    const cookie = `session=${kept.cookie}; before=${kept.mark}`
    return send(app, { ...kept, at: timeBy(clock) }, { ...call, headers: { cookie, ...call.headers } })
  }

  async function call<In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out, Actor>,
    input: z.output<In>,
    headers: Record<string, string> = {},
  ) {
    const fields = endpoint.wire.input.encode(input)
    const reply = await sendAsIs({ ...endpoint, headers, [sendsBody(endpoint) ? 'body' : 'query']: fields })
    const body = reply.json()
    const data = body.success ? endpoint.wire.output.decode(body[endpoint.answersIn ?? 'data']) : body.data
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body,
      data: data as z.output<Out>,
      cookies: reply.cookies,
    }
  }

  async function logIn(account: string, password: string) {
    const reply = await call(accessEndpoints.loginAccount, { account, password })
    const cookie = reply.cookies.find(({ name }) => name === 'session')
    if (reply.body.success && cookie) Object.assign(kept, { tokenId: reply.body.token.Id, cookie: cookie.value })
    return reply
  }
  async function logInAnew(account: string, password: string) {
    await logIn(account, password)
    return call(securityEndpoints.reauthenticate, { password })
  }
  return Object.assign(call, { kept, logIn, logInAnew, send: sendAsIs })
}

/** Notices to owners of accounts with the recipient of each, in the order in which they went out. */
async function noticesSent(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ recipient: string; body: string }>(
    'select recipient, body from outgoing_message order by made_at, recipient',
  )
  const notices = Object.entries(accessWords.en).flatMap(([key]) => {
    const [, change] = /^access\.notice-(.*)$/.exec(key) ?? []
    return change && change !== 'subject' && change !== 'text'
      ? [{ key: key as keyof typeof accessWords.en, change }]
      : []
  })
  const isIn = (body: string, key: keyof typeof accessWords.en) =>
    Object.values(accessWords).some((texts) => {
      const [, opening = ''] = texts['access.notice-text'].replace('{change}', texts[key]).split('{company}')
      return body.includes(opening)
    })
  return rows.flatMap(({ recipient, body }) =>
    notices.filter(({ key }) => isIn(body, key)).map(({ change }) => `${change} → ${recipient}`),
  )
}

type World = Awaited<ReturnType<typeof newWorldWithSessions>>

export async function lookAtPicture(browser: ReturnType<World['browser']>, { pool }: World) {
  const v = randomUUID()
  const reply = await browser.send({ method: 'GET', path: '/f9api/api/v1/getimgverifycode', query: { v } })
  const { rows } = await pool.query('select answer from captcha where id = $1', [v])
  return { v, code: rows[0]?.answer as string, picture: reply }
}
