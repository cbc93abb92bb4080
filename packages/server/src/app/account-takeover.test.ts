import { randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { expect, it } from 'vitest'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access/access-fixtures.ts'
import { insertCustomer } from '../customer/index.ts'
import { system } from '../platform/caller.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>

const [phone, strangersPhone] = ['13892745510', '13700001111']
const sms = { countryCode: '86', isInternational: false, verifyImgCode: false } as const
const refused = { status: 401, body: { code: 'access.reauthentication-required' } }

const codeTo = async ({ pool }: World, to: string): Promise<string> => {
  const { rows } = await pool.query(
    `select body from outgoing_message where recipient = $1 and state <> 'waiting' order by made_at desc limit 1`,
    [`+86${to}`],
  )
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}

async function toldTo({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query(
    `select recipient, body from outgoing_message where body like '%If this was not you%' order by recipient, body`,
  )
  return rows.map(({ recipient, body }) => `${recipient}: ${/: (.*)\. If/.exec(body)?.[1]}`)
}

async function openBrowser(world: World) {
  const customerId = randomUUID()
  await world.db.as(system, (tx) =>
    insertCustomer(tx, { id: customerId, name: 'Silk Road Tea', certification: 'certified' }),
  )
  const emails = ['mei@silkroad.example', 'tea@silkroad.example']
  const card = {
    account: 'mei',
    phone: `+86${phone}`,
    emails,
    customerId,
    companyRole: 'owner',
    language: 'en',
  } as const
  await world.user({ ...card, emails: [...emails] })
  const browser = world.browser()
  await browser(
    accessEndpoints.loginAccount,
    { account: 'mei', password: customerPassword },
    { 'accept-language': 'en' },
  )
  await browser.logIn('mei', customerPassword)
  await world.setUsers({ language: 'en' }, { account: 'mei' })
  return browser
}

it('does not let a stranger at an open session take the account over', async () => {
  const world = await newWorldWithSessions()
  const stranger = await openBrowser(world)
  // The stranger has the session and a telephone of their own, and nothing else.
  await stranger(phoneEndpoints.sendCode, { ...sms, phone: strangersPhone, type: 'BindPhone' })
  const verifySmsCode = await codeTo(world, strangersPhone)
  expect(verifySmsCode).toMatch(/^\d{6}$/)
  expect(await stranger(phoneEndpoints.bind, { area: '86', phone: strangersPhone, verifySmsCode })).toMatchObject(
    refused,
  )
  for (const type of ['UpdatePassword', 'Reauthenticate'] as const) {
    const asked = await stranger(phoneEndpoints.sendCode, { ...sms, phone: strangersPhone, type })
    expect(asked.body.fields).toEqual({ phone: 'access.phone-not-yours' })
  }
  const guesses = [{ password: 'not-the-password' }, { verifySmsCode }, { verifySmsCode: '000000' }]
  for (const guess of guesses) expect((await stranger(calls.reauthenticate, guess)).status).toBe(422)
  expect(await stranger(phoneEndpoints.bind, { area: '86', phone: strangersPhone, verifySmsCode })).toMatchObject(
    refused,
  )
  const change = { verifySmsCode, newPassword: 'the-strangers-own' }
  expect((await stranger(accessEndpoints.changePassword, change)).status).toBe(422)
  expect((await world.browser().logIn('mei', customerPassword)).status).toBe(200)
})

it('asks again who sits there before anything changes about how an account is got into', async () => {
  const world = await newWorldWithSessions()
  const browser = await openBrowser(world)
  const replies = await Promise.all([
    browser(calls.addEmail, { email: 'x@silkroad.example' }),
    browser(calls.changeEmail, { oldEmail: 'mei@silkroad.example', email: 'x@silkroad.example' }),
    browser(calls.removeEmail, { email: 'mei@silkroad.example' }),
    browser(calls.bindAccount, { account: 'mei2', password: 'another-cup-of-tea' }),
    browser(messagingAppEndpoints.bind, { userId: 'exchange' }),
    browser(apiKeyEndpoints.make, { keyName: 'warehouse', scopes: ['read'], expiresOn: undefined }),
    browser(phoneEndpoints.bind, { area: '86', phone: strangersPhone, verifySmsCode: '123456' }),
  ])
  for (const reply of replies) expect(reply).toMatchObject(refused)
  await world.user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = world.browser()
  await boss.logIn('boss', staffPassword)
  expect(await boss(calls.setUpSecondFactor, {})).toMatchObject(refused)
  expect((await boss(calls.reauthenticate, { password: staffPassword })).status).toBe(200)
  expect((await boss(calls.setUpSecondFactor, {})).status).toBe(200)
})

it('believes the password for five minutes, in that session alone', async () => {
  const world = await newWorldWithSessions()
  const browser = await openBrowser(world)
  const other = world.browser()
  await other.logIn('mei', customerPassword)
  expect((await browser(calls.reauthenticate, { password: customerPassword })).status).toBe(200)
  expect((await browser(calls.addEmail, { email: 'x@silkroad.example' })).status).toBe(200)
  expect(await other(calls.addEmail, { email: 'y@silkroad.example' })).toMatchObject(refused)
  world.clock.shiftMs += 301_000
  expect(await browser(calls.addEmail, { email: 'z@silkroad.example' })).toMatchObject(refused)
})

it('believes a code to the present telephone, and tells the old telephone and addresses what changed', async () => {
  const world = await newWorldWithSessions()
  const browser = await openBrowser(world)
  await browser(phoneEndpoints.sendCode, { ...sms, phone, type: 'Reauthenticate' })
  const shown = { verifySmsCode: await codeTo(world, phone) }
  expect((await browser(calls.reauthenticate, shown)).status).toBe(200)
  expect((await browser(calls.reauthenticate, shown)).status).toBe(422)
  await browser(phoneEndpoints.sendCode, { ...sms, phone: strangersPhone, type: 'BindPhone' })
  const verifySmsCode = await codeTo(world, strangersPhone)
  expect((await browser(phoneEndpoints.bind, { area: '86', phone: strangersPhone, verifySmsCode })).status).toBe(200)
  const changed = 'the phone of your account was changed'
  expect(await toldTo(world)).toEqual([
    `+86${phone}: ${changed}`,
    `mei@silkroad.example: ${changed}`,
    `tea@silkroad.example: ${changed}`,
  ])
  await browser(calls.removeEmail, { email: 'tea@silkroad.example' })
  expect(await toldTo(world)).toContain('tea@silkroad.example: the e-mail addresses of your account were changed')
  const change = { oldPassword: customerPassword, newPassword: 'another-cup-of-tea' }
  expect((await browser(accessEndpoints.changePassword, change)).status).toBe(200)
  expect(await toldTo(world)).toContain('mei@silkroad.example: the password of your account was changed')
})

it('tells the owner, wherever they can be reached, of a key that a program can get in by', async () => {
  const world = await newWorldWithSessions()
  const browser = await openBrowser(world)
  expect((await browser(calls.reauthenticate, { password: customerPassword })).status).toBe(200)
  expect((await browser(apiKeyEndpoints.make, { keyName: 'warehouse', scopes: ['read'] })).status).toBe(200)
  const owners = [`+86${phone}`, 'mei@silkroad.example', 'tea@silkroad.example']
  expect(await world.notices()).toEqual(owners.map((to) => `api-key → ${to}`))
})

it('takes no code in place of the password of staff, and few guesses at a password', async () => {
  const world = await newWorldWithSessions()
  await world.user({ kind: 'staff', account: 'boss', duties: ['administrator'], phone: `+86${phone}` })
  const boss = world.browser()
  await boss.logIn('boss', staffPassword)
  await boss(phoneEndpoints.sendCode, { ...sms, phone, type: 'Reauthenticate' })
  const code = await codeTo(world, phone)
  expect((await boss(calls.reauthenticate, { verifySmsCode: code })).body.code).toBe('access.action-not-allowed')
  const guesses = await Promise.all(Array.from({ length: 20 }, () => boss(calls.reauthenticate, { password: 'no' })))
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
  expect((await boss(calls.reauthenticate, {})).body.fields).toEqual({ password: 'access.password-required' })
})
