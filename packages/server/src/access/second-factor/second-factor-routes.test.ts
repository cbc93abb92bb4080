import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { TOTP, URI } from 'otpauth'
import { expect, it } from 'vitest'
import { timeBy } from '../../platform/clock.ts'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access-fixtures.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>
type Browser = ReturnType<World['browser']>

/** A code that an app shows now, or so many steps away. */
const shown = (app: { otpAddress: string }, { clock }: World, steps = 0) => {
  const totp = URI.parse(app.otpAddress)
  if (!(totp instanceof TOTP)) throw new Error('The address is of no time-based password.')
  return totp.generate({ timestamp: timeBy(clock).getTime() + steps * 30_000 })
}

async function boss(world: World) {
  const made = await world.user({
    kind: 'staff',
    account: 'boss',
    duties: ['administrator'],
    emails: ['boss@house.example'],
  })
  const browser = world.browser()
  await browser.logInAnew('boss', staffPassword)
  return { id: made.id, browser }
}

async function withFactor(world: World) {
  const { id, browser } = await boss(world)
  const app = (await browser(calls.setUpSecondFactor, {})).data
  const { recoveryCodes } = (await browser(calls.confirmSecondFactor, { otp: shown(app, world) })).data
  world.clock.shiftMs += 60_000
  return { id, browser, app, recoveryCodes }
}

const logIn = (browser: Browser, more: { otp?: string; recoveryCode?: string } = {}) =>
  browser(accessEndpoints.loginAccount, { account: 'boss', password: staffPassword, ...more })

it('asks staff who have switched it on for a code of their app at every login', async () => {
  const world = await newWorldWithSessions()
  const { browser, app, recoveryCodes } = await withFactor(world)
  expect(app.otpAddress).toMatch(/^otpauth:\/\/totp\/Landbridge:boss\?issuer=Landbridge&secret=[A-Z2-7]{32}&/)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await browser(calls.settings, {})).data).toMatchObject({ recoveryCodesLeft: 10, secondFactorDue: false })

  const door = world.browser()
  expect(await logIn(door)).toMatchObject({ status: 401, body: { code: 'access.second-factor-required' } })
  const otp = shown(app, world)
  const spaced = `${otp.slice(0, 3)} ${otp.slice(3)}`
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => logIn(door, { otp: spaced })))
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
  world.clock.shiftMs += 3_600_000
  expect((await logIn(door, { otp })).body.fields).toEqual({ otp: 'access.otp-wrong' })
  expect((await logIn(door, { otp: shown(app, world) })).status).toBe(200)
})

it('tells who guesses the password nothing of the second factor', async () => {
  const world = await newWorldWithSessions()
  const { app } = await withFactor(world)
  const guess = { account: 'boss', password: 'not-the-right-password', otp: shown(app, world) }
  expect((await world.browser()(accessEndpoints.loginAccount, guess)).body.code).toBe('access.login-wrong')
})

it('takes each recovery code once, also when it is sent many times at once', async () => {
  const world = await newWorldWithSessions()
  const { recoveryCodes } = await withFactor(world)
  const [first = '', second = ''] = recoveryCodes
  const door = world.browser()
  const typed = ` ${first.toUpperCase().replace('-', ' ')} `
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => logIn(door, { recoveryCode: typed })))
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
  world.clock.shiftMs += 3_600_000
  expect((await logIn(door, { recoveryCode: first })).body.fields).toEqual({
    recoveryCode: 'access.recovery-code-wrong',
  })
  expect((await logIn(door, { recoveryCode: second })).status).toBe(200)
})

it('makes who guesses codes wait, and counts what is sent at once', async () => {
  const world = await newWorldWithSessions()
  const { app } = await withFactor(world)
  const door = world.browser()
  const wrong = shown(app, world, 40)
  const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(door, { otp: wrong })))
  // Of those sent at once the password's own limit may hold some back; what is left of the five can be tried after.
  for (let more = 0; more < 5; more += 1) replies.push(await logIn(door, { otp: wrong }))
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
  expect((await logIn(door, { otp: shown(app, world) })).body.code).toBe('access.login-too-soon')
  world.clock.shiftMs += 20_000
  expect((await logIn(door, { otp: shown(app, world) })).status).toBe(200)
})

it('keeps the secret and the recovery codes unreadable', async () => {
  const world = await newWorldWithSessions()
  const { app, recoveryCodes } = await withFactor(world)
  const secret = Buffer.from((URI.parse(app.otpAddress) as TOTP).secret.bytes)
  const { rows } = await world.pool.query('select secret from second_factor')
  expect(rows[0].secret.includes(secret)).toBe(false)
  const kept = JSON.stringify((await world.pool.query('select * from recovery_code')).rows)
  const log = JSON.stringify((await world.pool.query('select * from audit_entry')).rows)
  for (const code of recoveryCodes) expect(kept + log).not.toContain(code)
  expect(log).not.toContain(app.secret)
})

it('holds nothing before it is confirmed, and is set up once', async () => {
  const world = await newWorldWithSessions()
  const { browser } = await boss(world)
  const none = await browser(calls.confirmSecondFactor, { otp: '123456' })
  expect(none.body.fields).toEqual({ otp: 'access.otp-wrong' })
  const first = (await browser(calls.setUpSecondFactor, {})).data
  const app = (await browser(calls.setUpSecondFactor, {})).data
  expect((await logIn(world.browser())).status).toBe(200)
  expect((await browser(calls.confirmSecondFactor, { otp: shown(first, world) })).status).toBe(422)
  const atOnce = await Promise.all([0, 1].map(() => browser(calls.confirmSecondFactor, { otp: shown(app, world) })))
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await browser(calls.setUpSecondFactor, {})).body.code).toBe('access.second-factor-on')
  expect((await browser(calls.confirmSecondFactor, { otp: shown(app, world, 1) })).body.code).toBe(
    'access.second-factor-on',
  )
})

it('is switched off by who has it', async () => {
  const world = await newWorldWithSessions()
  const { browser, app, recoveryCodes } = await withFactor(world)
  expect((await browser(calls.removeSecondFactor, {})).body.fields).toEqual({ otp: 'access.otp-required' })
  expect((await browser(calls.removeSecondFactor, { otp: shown(app, world, 40) })).status).toBe(422)
  expect((await browser(calls.removeSecondFactor, { otp: shown(app, world) })).status).toBe(200)
  expect(await world.notices()).toEqual([
    'second-factor-on → boss@house.example',
    'second-factor-off → boss@house.example',
  ])
  expect((await logIn(world.browser())).status).toBe(200)
  const [code = ''] = recoveryCodes
  expect((await browser(calls.removeSecondFactor, { recoveryCode: code })).status).toBe(422)
})

it('is taken from who has lost it by an administrator, and the sessions end', async () => {
  const world = await newWorldWithSessions()
  const { id, browser } = await withFactor(world)
  await world.user({ kind: 'staff', account: 'chief', duties: ['administrator'] })
  await world.user({ kind: 'staff', account: 'ops', duties: ['operations'] })
  const [chief, ops] = [world.browser(), world.browser()]
  await chief.logIn('chief', staffPassword)
  await ops.logIn('ops', staffPassword)
  const { version, secondFactorAt } = (await chief(desk.detail, { id })).data
  expect(secondFactorAt).toBeInstanceOf(Date)
  expect((await ops(desk.removeSecondFactor, { id, version })).status).toBe(403)
  expect((await chief(desk.removeSecondFactor, { id, version: version + 1 })).body.code).toBe(
    'access.changed-meanwhile',
  )
  expect((await chief(desk.removeSecondFactor, { id, version })).data.secondFactorAt).toBeUndefined()
  expect((await world.notices()).at(-1)).toBe('second-factor-off → boss@house.example')
  expect((await browser(accessEndpoints.sessions, {})).body.code).toBe('access.token-error')
  expect((await logIn(world.browser())).status).toBe(200)
  const again = await chief(desk.removeSecondFactor, { id, version: version + 1 })
  expect(again.body.code).toBe('access.second-factor-off')
})

it('is needed in production: without one staff can set it up and nothing else', async () => {
  const world = await newWorldWithSessions()
  world.settings.isProduction = true
  const { browser } = await boss(world)
  expect((await browser(calls.settings, {})).data).toMatchObject({ secondFactorDue: true })
  const due = { status: 401, body: { code: 'access.second-factor-required' } }
  expect(await browser(desk.list, { ...firstPage, kind: 'staff', state: 'all' })).toMatchObject(due)
  expect(await browser(calls.addEmail, { email: 'boss@example.com' })).toMatchObject(due)
  expect(await browser(accessEndpoints.sessions, {})).toMatchObject(due)
  expect((await browser.send({ method: 'GET', path: '/api/v1/user-info' })).json().data.SecondFactorDue).toBe(true)
  expect((await browser(siteEndpoints.clientIp, {})).status).toBe(200)
  const app = (await browser(calls.setUpSecondFactor, {})).data
  await browser(calls.confirmSecondFactor, { otp: shown(app, world) })
  expect((await browser(desk.list, { ...firstPage, kind: 'staff', state: 'all' })).status).toBe(200)
  expect((await browser(calls.settings, {})).data.secondFactorDue).toBe(false)
})

it('asks nobody for it in production who may go without a session: staff who owe it can log out', async () => {
  const world = await newWorldWithSessions()
  world.settings.isProduction = true
  const { browser } = await boss(world)
  expect((await browser(accessEndpoints.logout, {})).status).toBe(200)
})

it('is nothing for customers', async () => {
  const world = await newWorldWithSessions()
  await world.user()
  const mei = world.browser()
  await mei.logIn('mei', customerPassword)
  expect((await mei(calls.setUpSecondFactor, {})).status).toBe(403)
  expect((await mei(calls.confirmSecondFactor, { otp: '123456' })).status).toBe(403)
})
