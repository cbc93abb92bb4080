import { accessEndpoints as calls } from '@landbridge/contract/access/access-endpoints'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { expect, it } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { timeBy } from '../../platform/clock.ts'
import { send, testSecret } from '../../testing/sending.ts'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access-fixtures.ts'
import { sessionsOver } from '../session/caller-of.ts'

it('lets a customer in by account and password, and out again', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const mei = browser()

  const reply = await mei.logIn(' Mei ', customerPassword)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ success: true, token: { Id: mei.kept.tokenId } })
  expect(reply.cookies).toEqual([
    { name: 'session', value: mei.kept.cookie, path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 },
  ])
  expect(mei.kept.cookie).toHaveLength(43)
  expect((await mei(calls.sessions, {})).data.items).toMatchObject([{ id: mei.kept.tokenId, current: true }])

  const out = await mei(calls.logout, {})
  expect(out.status).toBe(200)
  expect(out.cookies).toMatchObject([{ name: 'session', value: '' }])
  expect(await mei(calls.sessions, {})).toMatchObject({ status: 401, body: { code: 'access.token-error' } })
})

it('refuses who is deactivated between the proof and the session, and writes no login down', async () => {
  const { user, db, pool, clock, jobs, settings } = await newWorldWithSessions()
  await user()
  let begun = 0
  const as: typeof db.as = async (...transaction) => {
    // The first counts the attempt, the second begins the session.
    if (++begun === 2) await pool.query(`update app_user set active = false where account = 'mei'`)
    return db.as(...transaction)
  }
  const outside = { clock, jobs, settings, signatureSecrets: [testSecret], ...sessionsOver(db, settings) }
  const app = await buildApp({ ...outside, db: { ...db, as } })
  begun = 0
  const body = { account: 'mei', password: customerPassword }
  const call = { method: 'POST', path: '/api/v1/login-account', body } as const
  const reply = await send(app, { tokenId: '', cookie: '', at: timeBy(clock) }, call)
  expect([reply.statusCode, reply.json().code, reply.cookies]).toEqual([403, 'access.account-deactivated', []])
  const { rows } = await pool.query(`select action from audit_entry where action like 'access.login%'`)
  expect(rows).toEqual([{ action: 'access.login-refused' }])
})

it('remembers in which language somebody logged in', async () => {
  const { browser, user, pool } = await newWorldWithSessions()
  await user()
  await browser()(calls.loginAccount, { account: 'mei', password: customerPassword }, { 'accept-language': 'ru' })
  expect((await pool.query("select language from app_user where account = 'mei'")).rows).toEqual([{ language: 'ru' }])
})

it('keeps of the secret in the cookie its hash alone', async () => {
  const { browser, user, pool } = await newWorldWithSessions()
  await user()
  const mei = browser()
  await mei.logIn('mei', customerPassword)
  const { rows } = await pool.query('select secret_hash from session')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows[0].secret_hash.toString('latin1'))).not.toContain(mei.kept.cookie)
})

it('marks the cookie for TLS where the portal stands behind it', async () => {
  const { user, db, clock, jobs, settings } = await newWorldWithSessions()
  const outside = { db, clock, jobs, settings, signatureSecrets: [testSecret], ...sessionsOver(db, settings) }
  const app = await buildApp(outside, { trustProxy: true })
  await user()
  const at = timeBy(clock)
  const body = { account: 'mei', password: customerPassword }
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' }
  const call = { method: 'POST', path: '/api/v1/login-account', body, headers } as const
  const reply = await send(app, { tokenId: '', cookie: '', at }, call)
  expect(reply.cookies).toMatchObject([{ name: '__Host-session', secure: true, path: '/' }])
})

it('says the same to a wrong password and to an account that does not exist', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const wrong = await browser().logIn('mei', 'not-the-word')
  const unknown = await browser().logIn('nobody', 'not-the-word')
  expect(wrong).toMatchObject({ status: 401, body: { success: false, code: 'access.login-wrong' } })
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.cookies).toEqual([])
})

it('needs an account and a password, and names what is missing', async () => {
  const { browser } = await newWorldWithSessions()
  const reply = await browser().send({
    method: 'POST',
    path: '/api/v1/login-account',
    body: { account: ' ', Extra: '1' },
  })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().fields).toEqual({
    account: 'access.account-required',
    password: 'access.password-required',
    Extra: 'shared.unknown-name',
  })
})

it('takes no call with a NUL in it, whether in a form, in JSON, nested in a form or in the address', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const login = { method: 'POST', path: '/api/v1/login-account' } as const
  const body = { account: 'a\0b', password: customerPassword }
  const path = '/api/v1/admin/address-restriction-save'
  const lists = { BlockedAddresses: '["a\\u0000b"]', restrictedPaths: '[]', version: '1' }
  const calls = [
    { ...login, body },
    { ...login, body, json: true },
    { method: 'DELETE', path: '/api/v1/email', query: { email: 'a\0b' } },
    { method: 'PUT', path, body: lists },
  ] as const
  for (const call of calls) {
    const reply = await boss.send(call)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'shared.malformed'])
  }
})

it('tells a user who was switched off so, but only with the right password', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ active: false })
  expect((await browser().logIn('mei', 'not-the-word')).body.code).toBe('access.login-wrong')
  expect((await browser().logIn('mei', customerPassword)).body.code).toBe('access.account-deactivated')
})

it('makes each guess at a password wait longer, also when they come at once', async () => {
  const { browser, user, clock } = await newWorldWithSessions()
  await user()
  const guesses = Array.from({ length: 12 }, (_, i) => browser().logIn('mei', `guess-number-${i}`))
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'access.login-wrong')).toHaveLength(5)

  const tooSoon = await browser().logIn('mei', customerPassword)
  expect(tooSoon).toMatchObject({ status: 429, body: { code: 'access.login-too-soon' } })
  expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(0)
  clock.shiftMs += 30_000
  expect((await browser().logIn('mei', customerPassword)).status).toBe(200)
  expect((await browser().logIn('mei', 'not-the-word')).body.code).toBe('access.login-wrong')
})

it('forgets the typos of an office as its people log in', async () => {
  const { browser, user, pool } = await newWorldWithSessions()
  await user()
  await pool.query(`insert into login_failure (subject, failures, last_tried_at, next_allowed_at)
    values ('address:127.0.0.1', 29, 'infinity', '-infinity')`)
  for (let i = 0; i < 3; i++) expect((await browser().logIn('mei', customerPassword)).status).toBe(200)
  const { rows } = await pool.query(`select failures from login_failure where subject = 'address:127.0.0.1'`)
  expect(rows).toEqual([{ failures: 26 }])
})

it('lets the owner in while somebody guesses elsewhere, and into a known browser while guesses come from everywhere', async () => {
  const { user, db, clock, jobs, settings } = await newWorldWithSessions()
  const outside = { db, clock, jobs, settings, signatureSecrets: [testSecret], ...sessionsOver(db, settings) }
  const app = await buildApp(outside, { trustProxy: true })
  await user()
  const logIn = async (address: string, password: string, browser?: string) => {
    const headers = { 'x-forwarded-for': address, ...(browser && { browser_identify_uuid: browser }) }
    const call = { method: 'POST', path: '/api/v1/login-account', body: { account: 'mei', password }, headers } as const
    return (await send(app, { tokenId: '', cookie: '', at: timeBy(clock) }, call)).statusCode
  }
  const own = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
  // A whole IPv6 network counts as one address.
  const guesses = [0, 1, 2, 3, 4, 5].map((i) => logIn(`2001:db8:1:2::${i}`, 'not-the-word'))
  expect((await Promise.all(guesses)).toSorted()).toEqual([401, 401, 401, 401, 401, 429])
  expect(await logIn('2001:db8:1:2::9', customerPassword)).toBe(429)
  expect(await logIn('198.51.100.7', customerPassword, own)).toBe(200)

  expect(await logIn('198.51.100.8', customerPassword, own)).toBe(200)
  for (let i = 0; i < 5; i++) expect(await logIn('198.51.100.9', 'not-the-word', own)).toBe(401)
  expect(await logIn('198.51.100.10', customerPassword, own)).toBe(429)
})

it('slows an account under attack from everywhere and locks nobody out of it, and tells the owner once', async () => {
  const { user, db, clock, jobs, settings, pool } = await newWorldWithSessions()
  const outside = { db, clock, jobs, settings, signatureSecrets: [testSecret], ...sessionsOver(db, settings) }
  const app = await buildApp(outside, { trustProxy: true })
  await user({ emails: ['mei@tea.example'] })
  const logIn = async (address: string, password: string) => {
    const headers = { 'x-forwarded-for': address }
    const call = { method: 'POST', path: '/api/v1/login-account', body: { account: 'mei', password }, headers } as const
    return (await send(app, { tokenId: '', cookie: '', at: timeBy(clock) }, call)).statusCode
  }
  const told = async () => (await pool.query(`select recipient from outgoing_message`)).rows
  for (let i = 1; i <= 12; i++) for (let guess = 0; guess < 4; guess++) await logIn(`203.0.113.${i}`, 'not-the-word')
  expect(await told()).toEqual([])
  for (let i = 21; i <= 28; i++) expect(await logIn(`203.0.113.${i}`, 'not-the-word')).toBe(401)
  expect(await told()).toEqual([{ recipient: 'mei@tea.example' }])
  // A network that has guessed twice waits already; from one that has not guessed the owner gets in.
  expect(await logIn('203.0.113.28', 'not-the-word')).toBe(401)
  expect(await logIn('203.0.113.28', 'not-the-word')).toBe(429)
  expect(await logIn('198.51.100.7', customerPassword)).toBe(200)
})

it('refuses to be asked by a page of another site', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const form = { account: 'mei', password: customerPassword }
  expect((await browser()(calls.loginAccount, form, { 'x-requested-with': '' })).body.code).toBe('access.cross-site')
  const fromElsewhere = { 'sec-fetch-site': 'cross-site' }
  expect((await browser()(calls.loginAccount, form, fromElsewhere)).body.code).toBe('access.cross-site')
})

it('takes an open call with a dead session for a guest, and says that it ended', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const mei = browser()
  await mei.logIn('mei', customerPassword)
  await mei(calls.logout, {})
  const reply = await mei(siteEndpoints.clientIp, {})
  expect(reply.status).toBe(200)
  expect(reply.headers['x-session']).toBe('ended')
  expect((await browser()(siteEndpoints.clientIp, {})).headers['x-session']).toBeUndefined()
})
