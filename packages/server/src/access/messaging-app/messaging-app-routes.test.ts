import { randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { messagingAppEndpoints as calls, simulatorEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorldWithSessions } from '../access-fixtures.ts'
import { exchangeFor, lastCode, loginEvents, newTicket, scanAndConfirm, type World } from './messaging-app-fixtures.ts'
import { bindMessagingAppUser } from './messaging-app-store.ts'

const simulated = () => newWorldWithSessions(undefined, { messagingApp: { kind: 'simulator' } })
const number = { countryCode: '86', phone: '138 9274 5510' }

async function boundUser(world: World, changes: Parameters<World['user']>[0] = {}) {
  const user = await world.user(changes)
  await world.db.as(system, (tx) => bindMessagingAppUser(tx, user.id, 'sim-mei'))
  return user
}

it('lets a bound user in: the browser hears who scanned, is handed a string, and the string opens the session', async () => {
  const world = await simulated()
  const user = await boundUser(world)
  const [mei, phone] = [world.browser(), world.browser()]
  const code = await mei(calls.code, {})
  expect(code.body.data).toMatchObject({ Driver: 'simulator', qrExpiryMs: 295_000 })
  const { ticket } = code.data
  expect(code.data.url).toBe(`/messaging-app/simulator?ticket=${ticket}`)

  const shown = await phone(simulatorEndpoints.show, { ticket })
  expect(shown.data).toMatchObject({ ipAddress: '127.0.0.1', binds: false })
  expect(shown.data.people).toMatchObject([{ userId: 'sim-mei', kind: 'bound' }, { kind: 'unbound' }])

  const listening = loginEvents(mei, ticket)
  expect((await phone(simulatorEndpoints.act, { ticket, act: 'scan', userId: 'sim-mei' })).status).toBe(200)
  await phone(simulatorEndpoints.act, { ticket, act: 'confirm' })
  const events = await listening
  expect(events).toEqual([
    { event: 'scanned', userId: 'sim-mei' },
    { event: 'token', exchange: expect.stringMatching(/^[\w-]{43}$/) },
  ])
  const login = await mei(calls.login, { userId: events[1]?.exchange ?? '' })
  expect(login.body).toEqual({ success: true, token: { Id: login.data.id } })
  expect(login.cookies.map(({ name }) => name)).toEqual(['session'])
  const { rows } = await world.pool.query('select user_id from session')
  expect(rows).toEqual([{ user_id: user.id }])
})

it('gives a code to a program that asked for nothing before, with the mark that the code is bound to', async () => {
  const world = await simulated()
  const { method, path } = calls.code
  const asked = await world.browser().send({ method, path, headers: { cookie: '' } })
  expect(asked.statusCode).toBe(200)
  expect(asked.json().data.ticket).toEqual(expect.any(String))
  expect(asked.cookies.map(({ name }) => name)).toContain('before')
})

it('takes an exchange string once, in the browser it was handed to, and in time', async () => {
  const world = await simulated()
  await boundUser(world)
  const [mei, stranger] = [world.browser(), world.browser()]
  const first = await exchangeFor(world, mei)
  const over = { status: 403, body: { success: false, code: 'access.exchange-over' } }
  expect(await stranger(calls.login, { userId: first })).toMatchObject(over)
  expect((await mei(calls.login, { userId: first })).status).toBe(200)
  expect(await mei(calls.login, { userId: first })).toMatchObject(over)

  const late = await exchangeFor(world, mei)
  world.clock.shiftMs += 301_000
  expect(await mei(calls.login, { userId: late })).toMatchObject(over)
  expect(await mei(calls.login, { userId: randomUUID() })).toMatchObject(over)

  const many = await exchangeFor(world, mei)
  const replies = await Promise.all(Array.from({ length: 12 }, () => mei(calls.login, { userId: many })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('hands a string to one of several streams, and nothing to another browser or for rubbish', async () => {
  const world = await simulated()
  await boundUser(world)
  const [mei, stranger] = [world.browser(), world.browser()]
  const ticket = await newTicket(mei)
  const path = calls.events.path
  const listening = Promise.all([loginEvents(mei, ticket), loginEvents(mei, ticket), loginEvents(mei, ticket)])
  await scanAndConfirm(stranger, ticket, 'sim-mei')
  const last = (await listening).map((events) => events.at(-1)?.event)
  expect(last.toSorted()).toEqual(['expired', 'expired', 'token'])

  const foreign = await stranger.send({ method: 'GET', path, query: { ticket } })
  const never = await stranger.send({ method: 'GET', path, query: { ticket: 'f'.repeat(32) } })
  expect([foreign.statusCode, foreign.body]).toEqual([404, never.body])
  expect((await mei.send({ method: 'GET', path, query: { ticket: '../etc' } })).statusCode).toBe(422)
  expect(foreign.headers['set-cookie']).toBeUndefined()
})

it('tells of a deactivated account, a refusal, any other error, and of a code that nobody scanned in time', async () => {
  const world = await simulated()
  await boundUser(world, { active: false })
  const [mei, phone] = [world.browser(), world.browser()]
  const gone = await newTicket(mei)
  await scanAndConfirm(phone, gone, 'sim-mei')
  expect((await loginEvents(mei, gone)).at(-1)).toEqual({ event: 'error', code: '1' })

  const refused = await newTicket(mei)
  await phone(simulatorEndpoints.act, { ticket: refused, act: 'scan', userId: 'sim-mei' })
  await phone(simulatorEndpoints.act, { ticket: refused, act: 'refuse' })
  expect((await loginEvents(mei, refused)).at(-1)).toEqual({ event: 'error', code: '-4' })

  const broken = await newTicket(mei)
  await phone(simulatorEndpoints.act, { ticket: broken, act: 'fail', errorCode: '40029' })
  expect(await loginEvents(mei, broken)).toEqual([{ event: 'error', code: '40029' }])

  const late = await newTicket(mei)
  world.clock.shiftMs += 301_000
  expect(await loginEvents(mei, late)).toEqual([{ event: 'expired' }])
  const scan = await phone(simulatorEndpoints.act, { ticket: late, act: 'scan', userId: 'sim-mei' })
  expect(scan).toMatchObject({ status: 404, body: { code: 'access.login-code-over' } })
})

it('scans a code once, and confirms only what was scanned', async () => {
  const world = await simulated()
  const [mei, phone] = [world.browser(), world.browser()]
  const ticket = await newTicket(mei)
  expect((await phone(simulatorEndpoints.act, { ticket, act: 'confirm' })).status).toBe(404)
  const scans = await Promise.all(
    ['sim-a', 'sim-b', 'sim-c'].map((userId) => phone(simulatorEndpoints.act, { ticket, act: 'scan', userId })),
  )
  expect(scans.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect((await phone(simulatorEndpoints.act, { ticket, act: 'scan', userId: 'o-real-user' } as never)).status).toBe(
    422,
  )
})

it('binds an unbound messaging app to a telephone, and knows it from then on', async () => {
  const world = await simulated()
  const mei = world.browser()
  const exchange = await exchangeFor(world, mei, 'sim-new')
  expect(await mei(calls.login, { userId: exchange })).toMatchObject({
    status: 409,
    body: { code: 'access.messaging-app-unbound' },
  })
  const sms = { ...number, isInternational: false, type: 'BindPhone', verifyImgCode: false } as const
  expect((await mei(phoneEndpoints.sendCode, sms)).body.code).toBe('access.token-empty')
  const stranger = world.browser()
  expect((await stranger(phoneEndpoints.sendCode, { ...sms, userId: exchange })).status).toBe(403)
  expect((await mei(phoneEndpoints.sendCode, { ...sms, type: 'BindCus', userId: exchange })).status).toBe(401)
  expect((await mei(phoneEndpoints.sendCode, { ...sms, userId: exchange })).status).toBe(200)

  const code = await lastCode(world)
  const wrong = await mei(calls.login, {
    userId: exchange,
    ...number,
    verifyCode: code === '111111' ? '222222' : '111111',
  })
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { verifyCode: 'access.sms-code-wrong' } },
  })
  const login = await mei(calls.login, { userId: exchange, ...number, verifyCode: code })
  expect(login.status).toBe(200)
  const { rows } = await world.pool.query(
    'select u.phone, b.app_user_id from app_user u join messaging_app_binding b on b.user_id = u.id',
  )
  expect(rows).toEqual([{ phone: '+8613892745510', app_user_id: 'sim-new' }])
  const again = await exchangeFor(world, mei, 'sim-new')
  expect((await mei(calls.login, { userId: again })).status).toBe(200)
})

it('keeps the messaging app that the account of a telephone has, and lets no deactivated account in by it', async () => {
  const world = await simulated()
  await boundUser(world, { phone: '+8613892745510' })
  await world.user({ account: 'li', phone: '+8613892745511', active: false })
  const mei = world.browser()
  for (const [phone, code] of [
    ['13892745510', 'access.phone-has-messaging-app'],
    ['13892745511', 'access.account-deactivated'],
  ] as const) {
    const exchange = await exchangeFor(world, mei, 'sim-other')
    const to = { countryCode: '86', phone }
    const sms = { ...to, isInternational: false, type: 'BindPhone', verifyImgCode: false, userId: exchange } as const
    expect((await mei(phoneEndpoints.sendCode, sms)).status).toBe(200)
    const login = await mei(calls.login, { userId: exchange, ...to, verifyCode: await lastCode(world) })
    expect(login.body.code).toBe(code)
  }
})

it('binds the account that is logged in, and unbinds it by a code to its telephone', async () => {
  const world = await simulated()
  await world.user({ phone: '+8613892745510' })
  const mei = world.browser()
  await mei.logInAnew('mei', 'tea-for-two-9')
  expect((await mei(calls.binding, {})).data).toEqual({ bound: false, countryCode: '86', phone: '13892745510' })
  const ticket = await newTicket(mei)
  await scanAndConfirm(world.browser(), ticket, 'sim-mei')
  const token = (await loginEvents(mei, ticket)).at(-1)
  expect(token).toMatchObject({ event: 'token', userId: 'sim-mei', raw: '{"openid":"sim-mei"}' })
  const exchange = token?.exchange ?? ''
  // A string that binds logs nobody in.
  expect((await world.browser()(calls.login, { userId: exchange })).status).toBe(403)
  expect((await mei(calls.login, { userId: exchange })).status).toBe(403)
  expect((await mei(calls.bind, { userId: exchange })).status).toBe(200)
  expect((await mei(calls.binding, {})).data).toMatchObject({ bound: true })

  const another = await exchangeFor(world, mei, 'sim-two')
  expect((await mei(calls.bind, { userId: another })).body.code).toBe('access.messaging-app-bound')

  expect((await mei(calls.unbind, {})).body.fields).toEqual({
    VerifyCode: undefined,
    verifyCode: 'access.sms-code-required',
  })
  const sms = { ...number, isInternational: false, type: 'UnBindWx', verifyImgCode: false } as const
  expect((await mei(phoneEndpoints.sendCode, sms)).status).toBe(200)
  expect((await mei(calls.unbind, { verifyCode: await lastCode(world) })).status).toBe(200)
  expect((await mei(calls.binding, {})).data).toMatchObject({ bound: false })
  const { rows } = await world.pool.query(
    `select action from audit_entry where action like '%messaging-app' order by at`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['access.bind-messaging-app', 'access.unbind-messaging-app'])
  expect(await world.notices()).toEqual(['messaging-app → +8613892745510', 'messaging-app-off → +8613892745510'])
})

it('binds no messaging app twice, leaves nobody without a way in, and has none of it for staff', async () => {
  const world = await simulated()
  await boundUser(world)
  await world.user({ account: 'li' })
  const li = world.browser()
  await li.logInAnew('li', 'tea-for-two-9')
  const exchange = await exchangeFor(world, li, 'sim-mei')
  expect((await li(calls.bind, { userId: exchange })).body.code).toBe('access.messaging-app-taken')

  const only = await world.user({ account: 'wu' })
  await world.db.as(system, (tx) => bindMessagingAppUser(tx, only.id, 'sim-wu'))
  const wu = world.browser()
  await wu.logIn('wu', 'tea-for-two-9')
  await world.setUsers({ passwordHash: null }, { id: only.id })
  expect((await wu(calls.unbind, {})).body.code).toBe('access.last-way-in')

  await world.user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = world.browser()
  await boss.logIn('boss', 'a-long-night-at-the-desk')
  expect((await boss(calls.code, {})).status).toBe(403)
  expect((await boss(calls.bind, { userId: exchange })).status).toBe(403)
  expect((await boss(accessEndpoints.sessions, {})).status).toBe(200)
})

it('knows neither the simulator nor a code where there is no messaging app', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  expect(await mei(calls.code, {})).toMatchObject({ status: 404, body: { code: 'access.messaging-app-off' } })
  const shown = await mei(simulatorEndpoints.show, { ticket: 'a'.repeat(32) })
  expect(shown).toMatchObject({ status: 404, body: { code: 'shared.missing' } })
  const acted = await mei(simulatorEndpoints.act, { ticket: 'a'.repeat(32), act: 'confirm' })
  expect(acted.body).toEqual(shown.body)
})

it('gives one address two hundred codes in ten minutes', async () => {
  const world = await simulated()
  const mei = world.browser()
  await newTicket(mei)
  await world.pool.query(`insert into messaging_app_ticket (ticket_hash, browser_hash, address, made_at, expires_at)
    select decode(md5(i::text), 'hex'), browser_hash, address, made_at, expires_at
    from messaging_app_ticket, generate_series(1, 199) i`)
  expect((await mei(calls.code, {})).status).toBe(429)
  world.clock.shiftMs += 601_000
  expect((await mei(calls.code, {})).status).toBe(200)
})

it('refuses a browser its fifth stream like any other call, while the four go on', async () => {
  const world = await simulated()
  await boundUser(world)
  const mei = world.browser()
  const ticket = await newTicket(mei)
  const listen = () => mei.send({ method: 'GET', path: calls.events.path, query: { ticket } })
  const streams = Array.from({ length: 5 }, listen)
  const refused = await Promise.race(streams)
  expect(refused.headers['content-type']).toBe('application/json; charset=utf-8')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'shared.too-many'])
  await scanAndConfirm(world.browser(), ticket, 'sim-mei')
  const others = (await Promise.all(streams)).filter((reply) => reply !== refused)
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})
