import { randomUUID } from 'node:crypto'
import { phoneEndpoints as calls } from '@landbridge/contract/access/phone-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { customerPassword, newWorldWithSessions } from '../access-fixtures.ts'
import { usedUpBudgets } from './sms-budget-store.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>
type Browser = ReturnType<World['browser']>

const knownBrowser = '0b6f9a52-5d43-4f51-9d53-2f2b1c1f7a10'

/** A portal that sends 20 messages a day to a country, ten of them to strangers, and somebody whom it knows. */
async function smallPortal(smsBudgets = { countryDay: 20, day: 200, reservePercent: 50 }) {
  const world = await newWorldWithSessions()
  await world.deploy({ smsBudgets })
  await world.user({ account: 'mei', phone: '+8613892745510' })
  const mei = world.browser()
  await mei.send({
    method: 'POST',
    path: '/api/v1/login-account',
    body: { account: 'mei', password: customerPassword },
    headers: { browser_identify_uuid: knownBrowser },
  })
  return world
}

async function ask(
  world: World,
  phone: string,
  { browser = world.browser(), headers = {} }: { browser?: Browser; headers?: Record<string, string> } = {},
) {
  const v = randomUUID()
  await browser.send({ method: 'GET', path: '/f9api/api/v1/getimgverifycode', query: { v } })
  const { rows } = await world.pool.query('select answer from captcha where id = $1', [v])
  const asked = { countryCode: '86', phone, isInternational: false, type: 'Login', verifyImgCode: true, v } as const
  const reply = await browser(calls.sendCode, { ...asked, code: rows[0]?.answer }, headers)
  // Each asks from an address of its own.
  await world.pool.query(`update sms_code set address = gen_random_uuid()::text where phone = $1`, [`+86${phone}`])
  return reply.status
}

const strangers = (world: World, begin: number, count: number) =>
  Array.from({ length: count }, (_, i) => ask(world, `1370000${begin + i}`))

it('slows strangers to a fifth of their share in an hour, and keeps the reserve for those it knows', async () => {
  const world = await smallPortal()
  expect((await Promise.all(strangers(world, 1000, 6))).toSorted()).toEqual([200, 200, 503, 503, 503, 503])
  expect(await ask(world, '13892745510')).toBe(200)
  expect(await ask(world, '13700002000', { headers: { browser_identify_uuid: knownBrowser } })).toBe(200)
  expect(await ask(world, '13700002001', { headers: { browser_identify_uuid: randomUUID() } })).toBe(503)
  for (let hour = 0; hour < 4; hour++) {
    world.clock.shiftMs += 3_601_000
    expect((await Promise.all(strangers(world, 3000 + hour * 10, 3))).toSorted()).toEqual([200, 200, 503])
  }
  // Ten a day, whatever the hour; another country has its own.
  world.clock.shiftMs += 3_601_000
  expect(await ask(world, '13700004000')).toBe(503)
  expect(await ask(world, '13892745510')).toBe(200)
})

it('gives a stranger the one message of the smallest budget, and says then that it is used up', async () => {
  const world = await smallPortal({ countryDay: 1, day: 10, reservePercent: 90 })
  const usedUp = () => world.db.readAs(system, usedUpBudgets)
  expect(await usedUp()).toEqual([])
  expect(await ask(world, '13700001000')).toBe(200)
  expect(await ask(world, '13700001001')).toBe(503)
  expect((await usedUp()).map(({ budget }) => budget)).toEqual(['strangers', 'country'])
})

it('sends nobody more than the day allows, known or not', async () => {
  const world = await smallPortal()
  await world.pool.query(
    `insert into sms_code (phone, national, purpose, country_code, sent_at, expires_at, is_known)
    select '+861380000' || i, '', 'Login', '86', $1, $1, true from generate_series(1, 20) i`,
    [new Date(Date.now() + world.clock.shiftMs)],
  )
  expect(await ask(world, '13892745510')).toBe(503)
})
