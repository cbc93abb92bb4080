import { createHash, randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { phoneEndpoints as calls } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { expect, it } from 'vitest'
import type { TextMessage } from '../../platform/senders/message.ts'
import { lookAtPicture, newWorldWithSessions } from '../access-fixtures.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>
type Browser = ReturnType<World['browser']>

const phone = '138 9274 5510'
const number = '+8613892745510'

async function askForCode(browser: Browser, world: World, changes: object = {}) {
  const { v, code } = await lookAtPicture(browser, world)
  const asked = {
    countryCode: '+86',
    phone,
    isInternational: false,
    type: 'Login',
    verifyImgCode: true,
    v,
    code,
  } as const
  return browser(calls.sendCode, { ...asked, ...changes })
}

async function codeIn({ pool }: World): Promise<string> {
  const { rows } = await pool.query('select recipient, body from outgoing_message order by made_at desc limit 1')
  return /\d{6}/.exec(rows[0]?.body)?.[0] ?? ''
}

it('lets an unknown telephone in by picture and code, and makes it an account', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  const { picture } = await lookAtPicture(mei, world)
  expect(picture.headers['content-type']).toBe('image/png')
  expect(picture.rawPayload.readUInt32BE(16)).toBe(83)
  expect(picture.rawPayload.readUInt32BE(20)).toBe(32)

  expect((await askForCode(mei, world)).status).toBe(200)
  const login = { area: '86', phone, verifySmsCode: await codeIn(world) }
  const reply = await mei(calls.login, login)
  expect(reply.body).toEqual({ success: true, token: { Id: reply.data.id } })
  const { rows } = await world.pool.query(
    'select kind, customer_id, phone from app_user where account is null and phone is not null',
  )
  expect(rows).toEqual([{ kind: 'customer', customer_id: null, phone: number }])

  expect((await mei(calls.login, login)).body.fields).toEqual({ verifySmsCode: 'access.sms-code-wrong' })
  world.clock.shiftMs += 61_000
  expect((await askForCode(mei, world)).status).toBe(200)
  await mei(calls.login, { ...login, verifySmsCode: await codeIn(world) })
  const again = await world.pool.query('select count(*)::int as users from app_user where phone = $1', [number])
  expect(again.rows).toEqual([{ users: 1 }])
})

it('uses a picture once, whatever was said to it, and takes no other browser’s', async () => {
  const world = await newWorldWithSessions()
  const [mei, other] = [world.browser(), world.browser()]
  const { v, code } = await lookAtPicture(mei, world)
  const asked = { countryCode: '86', phone, isInternational: false, type: 'Login', verifyImgCode: true, v } as const
  expect((await other(calls.sendCode, { ...asked, code })).body.fields).toEqual({ code: 'access.captcha-wrong' })
  expect((await mei(calls.sendCode, { ...asked, code: '????' })).body.fields).toEqual({ code: 'access.captcha-wrong' })
  expect((await mei(calls.sendCode, { ...asked, code })).body.fields).toEqual({ code: 'access.captcha-wrong' })
  expect((await mei(calls.sendCode, asked)).body.fields).toEqual({ code: 'access.captcha-required' })

  const old = await lookAtPicture(mei, world)
  world.clock.shiftMs += 121_000
  const late = await mei(calls.sendCode, { ...asked, v: old.v, code: old.code })
  expect(late.body.fields).toEqual({ code: 'access.captcha-wrong' })
  const fresh = await lookAtPicture(mei, world)
  const lower = { ...asked, v: fresh.v, code: fresh.code.toLowerCase() }
  expect((await mei(calls.sendCode, lower)).status).toBe(200)
})

it('gives those who cannot see the picture a puzzle that their browser solves', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  const v = randomUUID()
  const { puzzle, bits } = (await mei(calls.puzzle, { v })).data
  let nonce = 0
  const isSolved = () => createHash('sha256').update(`${puzzle}${nonce}`).digest().readUInt32BE(0) >>> (32 - bits) === 0
  while (!isSolved()) nonce++
  const asked = { countryCode: '86', phone, isInternational: false, type: 'Login', verifyImgCode: true, v } as const
  expect((await mei(calls.sendCode, { ...asked, code: String(nonce) })).status).toBe(200)
})

it('evaluates five guesses at a code and no more, and lets one of many right ones in', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  await askForCode(mei, world)
  const code = await codeIn(world)
  const wrong = code === '111111' ? '222222' : '111111'
  const guesses = Array.from({ length: 30 }, () => mei(calls.login, { area: '86', phone, verifySmsCode: wrong }))
  await Promise.all(guesses)
  const { rows } = await world.pool.query('select tries from sms_code')
  expect(rows).toEqual([{ tries: 5 }])
  expect((await mei(calls.login, { area: '86', phone, verifySmsCode: code })).status).toBe(422)

  world.clock.shiftMs += 61_000
  await askForCode(mei, world)
  const right = { area: '86', phone, verifySmsCode: await codeIn(world) }
  const replies = await Promise.all(Array.from({ length: 10 }, () => mei(calls.login, right)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('sends a telephone one code a minute, five an hour, and an address ten', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  expect((await askForCode(mei, world)).status).toBe(200)
  const tooSoon = await askForCode(mei, world)
  expect(tooSoon).toMatchObject({ status: 429, body: { code: 'access.sms-too-soon' } })
  expect(Number(tooSoon.headers['retry-after'])).toBeLessThanOrEqual(60)
  const replies: Awaited<ReturnType<typeof askForCode>>[] = []
  for (let i = 0; i < 5; i++) {
    world.clock.shiftMs += 61_000
    replies.push(await askForCode(mei, world))
  }
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
  expect(Number(replies[4]?.headers['retry-after'])).toSatisfy((s: number) => s > 3000 && s <= 3600 - 5 * 61)
  const others: number[] = []
  for (let i = 0; i < 6; i++) others.push((await askForCode(mei, world, { phone: `1389274552${i}` })).status)
  expect(others).toEqual([200, 200, 200, 200, 200, 429])
})

it('checks a code without using it up, and only for the browser that asked', async () => {
  const world = await newWorldWithSessions()
  const [mei, other] = [world.browser(), world.browser()]
  await askForCode(mei, world)
  const check = { phone, code: await codeIn(world), type: 'Login' } as const
  expect((await mei(calls.checkCode, check)).status).toBe(200)
  expect((await other(calls.checkCode, check)).status).toBe(422)
  expect((await mei(calls.checkCode, { ...check, type: 'BindPhone' })).status).toBe(422)
  world.clock.shiftMs += 301_000
  expect((await mei(calls.checkCode, check)).status).toBe(422)
})

it('refuses numbers that are none, and codes for the other purposes without a login', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  expect((await askForCode(mei, world, { phone: '12' })).status).toBe(422)
  expect((await askForCode(mei, world, { countryCode: '999' })).body.fields).toEqual({ phone: 'access.phone-wrong' })
  const bind = { type: 'BindPhone', verifyImgCode: false, v: undefined, code: undefined }
  expect((await askForCode(mei, world, bind)).body.code).toBe('access.token-empty')
})

it('sends codes to the countries of the deployment alone, and gives the others no area code to choose', async () => {
  const world = await newWorldWithSessions()
  await world.deploy({ smsCountries: ['CN', 'US'] })
  const mei = world.browser()
  const countries = (await mei(referenceEndpoints.telephoneCodes, {})).data.items
  expect(countries.filter(({ value }) => value).map(({ code }) => code)).toEqual(['CN', 'US'])
  const ask = async (countryCode: string, phone: string) =>
    (await askForCode(mei, world, { countryCode, phone, isInternational: true })).body
  for (const [code, phone] of [
    ['979', '123456789'],
    ['7', '9161234567'],
    ['1', '8765551234'],
  ] as const)
    expect((await ask(code, phone)).fields, code).toEqual({ countryCode: 'access.area-wrong' })
  expect((await ask('1', '2125550123')).success).toBe(true)
})

it('binds another telephone to a user, unless somebody has it', async () => {
  const world = await newWorldWithSessions()
  await world.user({ account: 'mei' })
  await world.user({ account: 'li', phone: '+8613892745511' })
  const mei = world.browser()
  await mei.logInAnew('mei', 'tea-for-two-9')
  const bind = { type: 'BindPhone', verifyImgCode: false, v: undefined, code: undefined }
  await askForCode(mei, world, bind)
  expect((await mei(calls.bind, { area: '86', phone, verifySmsCode: await codeIn(world) })).status).toBe(200)
  expect((await mei(accessEndpoints.sessions, {})).status).toBe(200)

  await askForCode(mei, world, { ...bind, phone: '13892745511' })
  const taken = { area: '86', phone: '13892745511', verifySmsCode: await codeIn(world) }
  expect(await mei(calls.bind, taken)).toMatchObject({ status: 409, body: { code: 'access.phone-taken' } })
})

it.each([
  [{ outcome: 'refused', because: 'other', reason: 'down', isFinal: false }, 503, { code: 'access.sms-failed' }],
  [{ outcome: 'refused', because: 'too-many', reason: 'limit', isFinal: false }, 429, { code: 'access.sms-too-soon' }],
  [
    { outcome: 'refused', because: 'number', reason: '21211', isFinal: true },
    422,
    { fields: { phone: 'access.phone-wrong' } },
  ],
] as const)(
  'says at once that the provider did not take a code, and counts it for the address alone: %j',
  async (said, status, body) => {
    const asked: TextMessage[] = []
    const sms = async (message: TextMessage) => {
      asked.push(message)
      return said
    }
    const world = await newWorldWithSessions(undefined, { senders: { sms, mail: async () => ({ outcome: 'sent' }) } })
    const mei = world.browser()
    expect(await askForCode(mei, world)).toMatchObject({ status, body })
    expect(asked).toMatchObject([{ to: number, template: { name: 'code', parameters: { code: await codeIn(world) } } }])
    const { rows } = await world.pool.query('select state, last_error from outgoing_message')
    expect(rows).toEqual([{ state: 'failed', last_error: said.reason }])
    await world.jobs.runDue()
    expect(asked).toHaveLength(1)
    for (let again = 2; again <= 10; again++) expect(await askForCode(mei, world)).toMatchObject({ status, body })
    const retryAfterS = expect.toSatisfy((s: number) => s > 3000 && s <= 3600)
    expect(await askForCode(mei, world)).toMatchObject({ status: 429, body: { data: { retryAfterS } } })
    expect(asked).toHaveLength(10)
  },
)

it('gives a browser sixty pictures and puzzles a minute, and a network a hundred and twenty', async () => {
  const world = await newWorldWithSessions()
  const mei = world.browser()
  await lookAtPicture(mei, world)
  await world.pool.query('update captcha_draw set drawn = 59')
  expect((await mei(calls.puzzle, { v: randomUUID() })).status).toBe(200)
  expect((await lookAtPicture(mei, world)).picture.json().code).toBe('access.captcha-too-many')
  expect((await mei(calls.puzzle, { v: randomUUID() })).status).toBe(429)
  expect((await world.browser()(calls.puzzle, { v: randomUUID() })).status).toBe(200)
  await world.pool.query(`update captcha_draw set drawn = 120 where subject = 'network:127.0.0.1'`)
  expect((await world.browser()(calls.puzzle, { v: randomUUID() })).status).toBe(429)
  world.clock.shiftMs += 61_000
  expect((await mei(calls.puzzle, { v: randomUUID() })).status).toBe(200)
})

it('keeps codes out of the outbox in production', async () => {
  const world = await newWorldWithSessions()
  world.settings.isProduction = true
  expect((await askForCode(world.browser(), world)).status).toBe(200)
  const { rows } = await world.pool.query('select body from outgoing_message')
  expect(rows).toEqual([{ body: expect.stringContaining('······') }])
  expect(rows[0]?.body).not.toMatch(/\d{6}/)
})
