import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { registrationEndpoints as calls } from '@landbridge/contract/access/registration-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { customerPassword, lookAtPicture, newWorldWithSessions } from '../access-fixtures.ts'
import { usedUpEmailBudgets } from './registration-store.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>
type Browser = ReturnType<World['browser']>

const email = 'lin@silkroad.example'
const newPassword = 'tea-for-two-99'

async function askForCode(browser: Browser, world: World, to = email) {
  const { v, code } = await lookAtPicture(browser, world)
  return browser(calls.sendCode, { email: to, v, code })
}

const mailsTo = async ({ pool }: World, to = email): Promise<string[]> =>
  (await pool.query('select body from outgoing_message where recipient = $1 order by made_at', [to])).rows.map(
    ({ body }) => body,
  )

/** The code of the last mail to the address; none where it says that there is an account. */
const codeTo = async (world: World, to = email) => /\d{6}/.exec((await mailsTo(world, to)).at(-1) ?? '')?.[0] ?? ''

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const form = (code: string) => ({ email, code, realName: 'Lin Yu', newPassword })

const accounts = async ({ pool }: World) =>
  (await pool.query('select kind, customer_id, emails, real_name from app_user where account = $1', [email])).rows

it('makes an account by the code that came to the address, and logs in', async () => {
  const world = await newWorldWithSessions()
  const lin = world.browser()
  expect((await askForCode(lin, world)).status).toBe(200)
  expect(await accounts(world)).toEqual([])
  const reply = await lin(calls.register, form(await codeTo(world)))
  expect(reply.body).toEqual({ success: true, token: { Id: reply.data.id } })
  expect(await accounts(world)).toEqual([{ kind: 'customer', customer_id: null, emails: [email], real_name: 'Lin Yu' }])
  const audited = await world.pool.query("select action from audit_entry where action = 'access.register'")
  expect(audited.rows).toHaveLength(1)
  const again = await world.browser()(accessEndpoints.loginAccount, {
    account: 'LIN@silkroad.example',
    password: newPassword,
  })
  expect(again.body.success).toBe(true)
})

it('answers alike for an address that has an account: only its mailbox hears of it, and no code lets anybody in', async () => {
  const world = await newWorldWithSessions()
  await world.user({ account: 'lin', emails: [email] })
  const [lin, other] = [world.browser(), world.browser()]
  const [known, unknown] = [
    await askForCode(lin, world, email.toUpperCase()),
    await askForCode(other, world, 'new@silkroad.example'),
  ]
  expect({ ...known.body, status: known.status }).toEqual({ ...unknown.body, status: unknown.status })
  const [mail = ''] = await mailsTo(world, email.toUpperCase())
  expect(mail).not.toMatch(/\d{6}/)
  const { rows } = await world.pool.query('select code_hmac from registration_code where lower(email) = $1', [email])
  expect(rows).toEqual([{ code_hmac: null }])
  const tried = await lin(calls.register, form('000000'))
  expect(tried).toMatchObject({ status: 422, body: { fields: { code: 'access.email-code-wrong' } } })
  expect(await accounts(world)).toEqual([])
})

it('takes a code once, however many send it at the same time', async () => {
  const world = await newWorldWithSessions()
  const lin = world.browser()
  await askForCode(lin, world)
  const code = await codeTo(world)
  const replies = await Promise.all([1, 2, 3].map(() => lin(calls.register, form(code))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect(await accounts(world)).toHaveLength(1)
})

it('takes no other browser’s code, none after five wrong ones, and none that is older than half an hour', async () => {
  const world = await newWorldWithSessions()
  const [lin, stranger] = [world.browser(), world.browser()]
  await askForCode(lin, world)
  const code = await codeTo(world)
  expect((await stranger(calls.register, form(code))).status).toBe(422)
  for (const _ of [1, 2, 3, 4, 5]) expect((await lin(calls.register, form(otherThan(code)))).status).toBe(422)
  expect((await lin(calls.register, form(code))).body.fields).toEqual({ code: 'access.email-code-wrong' })

  world.clock.shiftMs += 61_000
  await askForCode(lin, world)
  const late = await codeTo(world)
  world.clock.shiftMs += 31 * 60_000
  expect((await lin(calls.register, form(late))).status).toBe(422)
  expect(await accounts(world)).toEqual([])
})

it('asks for the picture, holds to the pause and the quota of a day, and refuses rubbish by name', async () => {
  const world = await newWorldWithSessions()
  const lin = world.browser()
  expect((await lin(calls.sendCode, { email })).body.fields).toEqual({ code: 'access.captcha-required' })
  const { v } = await lookAtPicture(lin, world)
  expect((await lin(calls.sendCode, { email, v, code: '????' })).body.fields).toEqual({ code: 'access.captcha-wrong' })
  expect(await mailsTo(world)).toEqual([])
  for (const rubbish of ['', 'lin', 'lin@', `${'l'.repeat(60)}@silkroad.example`]) {
    const body = { email: rubbish }
    const reply = await lin.send({ method: 'POST', path: calls.sendCode.path, body })
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toEqual(['email'])
  }

  expect((await askForCode(lin, world)).status).toBe(200)
  expect((await askForCode(lin, world)).body).toMatchObject({ success: false, code: 'access.email-too-soon' })
  for (const _ of [2, 3, 4, 5]) {
    world.clock.shiftMs += 3_600_000
    expect((await askForCode(lin, world)).status).toBe(200)
  }
  world.clock.shiftMs += 3_600_000
  const sixth = await askForCode(lin, world)
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toSatisfy((s: number) => s > 18 * 3600 && s <= 19 * 3600)
  expect(await mailsTo(world)).toHaveLength(5)
})

it('asks of the password what the house asks, and keeps the code for the next try', async () => {
  const world = await newWorldWithSessions()
  const lin = world.browser()
  await askForCode(lin, world)
  const code = await codeTo(world)
  const short = await lin(calls.register, { ...form(code), newPassword: 'tea' })
  expect(short.body.fields).toEqual({ newPassword: 'access.password-too-short' })
  const common = await lin(calls.register, { ...form(code), newPassword: 'password1' })
  expect(common.body.fields).toEqual({ newPassword: 'access.password-common' })
  expect((await lin(calls.register, form(code))).status).toBe(200)
})

it('slows strangers to a fifth of their share in an hour, keeps the reserve for browsers that it knows, and tells the desk', async () => {
  const world = await newWorldWithSessions()
  await world.deploy({ emailBudgets: { day: 20, reservePercent: 50 } })
  await world.user({ account: 'mei' })
  const known = { browser_identify_uuid: '0b6f9a52-5d43-4f51-9d53-2f2b1c1f7a10' }
  await world.browser().send({
    method: 'POST',
    path: '/api/v1/login-account',
    body: { account: 'mei', password: customerPassword },
    headers: known,
  })
  const stranger = async (at: number, headers: Record<string, string> = {}) => {
    const browser = world.browser()
    const { v, code } = await lookAtPicture(browser, world)
    const asked = await browser(calls.sendCode, { email: `new${at}@silkroad.example`, v, code }, headers)
    // Each asks from a network of its own.
    await world.pool.query('update registration_code set network = gen_random_uuid()::text where email = $1', [
      `new${at}@silkroad.example`,
    ])
    return asked
  }
  expect((await stranger(1)).status).toBe(200)
  expect((await stranger(2)).status).toBe(200)
  const third = await stranger(3)
  expect(third).toMatchObject({ status: 503, body: { code: 'access.email-unavailable' } })
  expect((await stranger(4, known)).status).toBe(200)
  const usedUp = await world.db.readAs(system, usedUpEmailBudgets)
  expect(usedUp).toMatchObject([{ budget: 'strangers' }])
})

it('names the share of strangers besides the day where it stays used up for longer', async () => {
  const world = await newWorldWithSessions()
  await world.deploy({ emailBudgets: { day: 4, reservePercent: 50 } })
  const sent = [
    { hoursAgo: 20, isKnown: true },
    { hoursAgo: 19, isKnown: true },
    { hoursAgo: 10, isKnown: false },
    { hoursAgo: 9, isKnown: false },
  ]
  await world.db.as(system, async (tx) => {
    for (const { hoursAgo, isKnown } of sent)
      await tx.rows(
        `insert into registration_code (email, browser_hash, network, is_known, sent_at, expires_at)
          values ('new' || $1::int, '\\x00', $1::int::text, $2, app_now() - $1::int * interval '1 hour', app_now())`,
        [hoursAgo, isKnown],
      )
  })
  const usedUp = await world.db.readAs(system, usedUpEmailBudgets)
  expect(usedUp.map(({ budget }) => budget)).toEqual(['day', 'strangers'])
})
