import { randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { expect, it } from 'vitest'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access-fixtures.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>
type Browser = ReturnType<World['browser']>

const phone = '+8613892745510'
const own = { countryCode: '86', phone: '13892745510', isInternational: false, verifyImgCode: false } as const
const fresh = 'another-cup-of-tea'

async function codeIn({ pool }: World): Promise<string> {
  const { rows } = await pool.query('select body from outgoing_message order by made_at desc limit 1')
  return /\d{6}/.exec(rows[0]?.body)?.[0] ?? ''
}

/** Somebody of no company who has an account name and a telephone, logged in twice. */
async function mei(world: World) {
  await world.user({ account: 'mei', phone })
  const [here, there] = [world.browser(), world.browser()]
  await here.logInAnew('mei', customerPassword)
  await there.logIn('mei', customerPassword)
  return { here, there }
}

const change = (browser: Browser, input: object) => browser(accessEndpoints.changePassword, input as never)

it('changes the password by a code to one’s own telephone, and ends the other sessions', async () => {
  const world = await newWorldWithSessions()
  const { here, there } = await mei(world)
  expect((await here(phoneEndpoints.sendCode, { ...own, type: 'UpdatePassword' })).status).toBe(200)
  const verifySmsCode = await codeIn(world)
  const asked = { verifySmsCode, newPassword: fresh, samePassword: fresh }
  const twice = await Promise.all([change(here, asked), change(here, asked)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await here(accessEndpoints.sessions, {})).status).toBe(200)
  expect((await there(accessEndpoints.sessions, {})).body.code).toBe('access.token-error')
  expect((await world.browser().logIn('mei', customerPassword)).body.code).toBe('access.login-wrong')
  expect((await world.browser().logIn('mei', fresh)).status).toBe(200)
})

it('sends the code for a password to one’s own telephone only, and takes it from no other browser', async () => {
  const world = await newWorldWithSessions()
  const { here, there } = await mei(world)
  const elsewhere = await here(phoneEndpoints.sendCode, { ...own, phone: '13892745511', type: 'UpdatePassword' })
  expect(elsewhere.body.fields).toEqual({ phone: 'access.phone-not-yours' })
  await here(phoneEndpoints.sendCode, { ...own, type: 'UpdatePassword' })
  const asked = { verifySmsCode: await codeIn(world), newPassword: fresh }
  expect((await change(there, asked)).body.fields).toEqual({ verifySmsCode: 'access.sms-code-wrong' })
  world.clock.shiftMs += 301_000
  expect((await change(here, asked)).body.fields).toEqual({ verifySmsCode: 'access.sms-code-wrong' })
})

it.each([
  [{ newPassword: fresh }, { oldPassword: 'access.old-password-required' }],
  [{ oldPassword: '', newPassword: fresh }, { oldPassword: 'access.old-password-required' }],
  [{ oldPassword: customerPassword, newPassword: '' }, { newPassword: 'access.new-password-required' }],
  [{ oldPassword: customerPassword, newPassword: 'short-7' }, { newPassword: 'access.password-too-short' }],
  [{ oldPassword: customerPassword, newPassword: 'x'.repeat(9) + fresh }, { newPassword: 'access.password-too-long' }],
  [{ oldPassword: customerPassword, newPassword: 'Password123' }, { newPassword: 'access.password-common' }],
  [
    { oldPassword: customerPassword, newPassword: fresh, samePassword: 'another' },
    { samePassword: 'access.passwords-differ' },
  ],
  [{ oldPassword: 'not-the-old-one', newPassword: fresh }, { oldPassword: 'access.old-password-wrong' }],
  [{ verifySmsCode: '12', newPassword: fresh }, { verifySmsCode: 'access.sms-code-wrong' }],
])('refuses a change of password: %j', async (body, fields) => {
  const world = await newWorldWithSessions()
  const { here } = await mei(world)
  const reply = await here.send({ method: 'PUT', path: '/api/v1/password', body })
  expect(reply.json()).toMatchObject({ success: false, fields })
})

it('takes no code for the password of staff', async () => {
  const world = await newWorldWithSessions()
  await world.user({ kind: 'staff', account: 'boss', duties: ['administrator'], phone })
  const boss = world.browser()
  await boss.logIn('boss', staffPassword)
  await boss(phoneEndpoints.sendCode, { ...own, type: 'UpdatePassword' })
  const asked = { verifySmsCode: await codeIn(world), newPassword: 'a-longer-night-at-the-desk' }
  expect((await change(boss, asked)).body.code).toBe('access.action-not-allowed')
})

it.each([
  ['', 'access.email-required'],
  ['   ', 'access.email-required'],
  ['mei', 'access.email-wrong'],
  ['mei@tea', 'access.email-wrong'],
  ['me i@tea.example', 'access.email-wrong'],
  ['mei@tea.example, li@tea.example', 'access.email-wrong'],
  ['mei@tea.e', 'access.email-wrong'],
  ['<b>@tea.example', 'access.email-wrong'],
])('refuses “%s” as an e-mail address', async (email, reason) => {
  const world = await newWorldWithSessions()
  const { here } = await mei(world)
  const reply = await here.send({ method: 'POST', path: '/api/v1/email', body: { email } })
  expect([reply.statusCode, reply.json().fields?.email]).toEqual([422, reason])
})

it('gives who came by telephone an account name and a first password, once', async () => {
  const world = await newWorldWithSessions()
  const { here: stranger } = await mei(world)
  const id = randomUUID()
  await world.user({ id, phone: '+8613892745519', account: null as never, password: 'nobody-knows-it' })
  await world.setUsers({ passwordHash: null }, { id })
  const { rows } = await world.pool.query('select id from app_user where phone = $1', ['+8613892745519'])
  expect(rows).toEqual([{ id }])
  const lin = await loggedInByPhone(world, '13892745519')

  expect((await lin(calls.settings, {})).data).toMatchObject({ hasPassword: false, phone: '+8613892745519' })
  const bind = (account: string, password: string = fresh) => lin(calls.bindAccount, { account, password })
  expect((await bind('mei')).body.code).toBe('access.account-taken')
  expect((await bind('lin', 'short')).body.fields).toEqual({ password: 'access.password-too-short' })
  expect((await bind('lin<', fresh)).body.fields).toEqual({ account: 'access.account-wrong' })
  const tries = await Promise.all([bind('lin'), bind('lin2')])
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await bind('lin3')).body.code).toBe('access.account-bound')
  expect((await stranger(calls.bindAccount, { account: 'mei2', password: fresh })).body.code).toBe(
    'access.account-bound',
  )
  expect(await world.notices()).toEqual(['account → +8613892745519'])
  const { account } = (await lin(calls.settings, {})).data
  expect((await world.browser().logIn(account ?? '', fresh)).status).toBe(200)
})

it('tells a guest nothing and takes nothing from one', async () => {
  const { browser } = await newWorldWithSessions()
  const guest = browser()
  const replies = await Promise.all([
    guest(calls.settings, {}),
    guest(calls.emails, {}),
    guest(calls.addEmail, { email: 'a@tea.example' }),
    guest(calls.bindAccount, { account: 'guest', password: fresh }),
    guest(calls.setUpSecondFactor, {}),
  ])
  expect(replies.map(({ body }) => body.code)).toEqual(Array.from({ length: 5 }, () => 'access.token-empty'))
})

/** Logs in by the code that the outbox holds; the picture's answer stands in the database. */
async function loggedInByPhone(world: World, national: string): Promise<Browser> {
  const browser = world.browser()
  const v = randomUUID()
  await browser.send({ method: 'GET', path: '/f9api/api/v1/getimgverifycode', query: { v } })
  const { rows } = await world.pool.query('select answer from captcha where id = $1', [v])
  const asked = { ...own, phone: national, type: 'Login', verifyImgCode: true, v, code: rows[0]?.answer } as const
  await browser(phoneEndpoints.sendCode, asked)
  const login = { area: '86', phone: national, verifySmsCode: await codeIn(world) }
  const reply = await browser(phoneEndpoints.login, login)
  const cookie = reply.cookies.find(({ name }) => name === 'session')
  Object.assign(browser.kept, { tokenId: reply.data.id, cookie: cookie?.value })
  world.clock.shiftMs += 61_000
  await browser(phoneEndpoints.sendCode, { ...own, phone: national, type: 'Reauthenticate' })
  await browser(calls.reauthenticate, { verifySmsCode: await codeIn(world) })
  return browser
}
