import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { expect, it } from 'vitest'
import { customerPassword, newWorldWithSessions } from '../access-fixtures.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>
type Browser = ReturnType<World['browser']>

const minute = 60_000

async function mei(world: World): Promise<Browser> {
  await world.user({ account: 'mei' })
  const here = world.browser()
  await here.logInAnew('mei', customerPassword)
  return here
}

async function codeTo({ pool }: World, email: string): Promise<string> {
  const { rows } = await pool.query(
    `select body from outgoing_message where recipient = $1 and blank_at is not null order by made_at desc limit 1`,
    [email],
  )
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Asks for an address and enters the code that came there. */
async function confirmed(world: World, here: Browser, email: string, oldEmail?: string) {
  const asked = await (oldEmail ? here(calls.changeEmail, { oldEmail, email }) : here(calls.addEmail, { email }))
  expect(asked.status).toBe(200)
  return here(calls.confirmEmail, { email, code: await codeTo(world, email) })
}

const emailsOf = async ({ pool }: World): Promise<string[]> =>
  (await pool.query(`select emails from app_user where account = 'mei'`)).rows[0].emails

it('counts an address only when the code that went there comes back', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  const asked = await here(calls.addEmail, { email: ' mei@silkroad.example ' })
  expect(asked.data).toMatchObject({ items: [], waiting: [{ email: 'mei@silkroad.example' }] })
  expect(await emailsOf(world)).toEqual([])
  const code = await codeTo(world, 'mei@silkroad.example')
  const wrong = await here(calls.confirmEmail, { email: 'mei@silkroad.example', code: otherThan(code) })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { code: 'access.email-code-wrong' } } })
  expect(await emailsOf(world)).toEqual([])
  const right = await here(calls.confirmEmail, { email: 'mei@silkroad.example', code })
  expect(right.data).toEqual({ items: ['mei@silkroad.example'], waiting: [] })
  expect(await emailsOf(world)).toEqual(['mei@silkroad.example'])
  expect((await here(calls.confirmEmail, { email: 'mei@silkroad.example', code })).status).toBe(422)
})

it('keeps a list of one’s own e-mail addresses', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  await confirmed(world, here, 'mei@silkroad.example')
  expect((await confirmed(world, here, '陈敏@silkroad.example')).data.items).toHaveLength(2)
  const taken = await here(calls.addEmail, { email: 'MEI@silkroad.example' })
  expect(taken).toMatchObject({ status: 422, body: { fields: { email: 'access.email-taken' } } })
  const clash = { oldEmail: 'mei@silkroad.example', email: '陈敏@silkroad.example' }
  expect((await here(calls.changeEmail, clash)).body.fields).toEqual({ email: 'access.email-taken' })
  const changed = await confirmed(world, here, 'chen.mei@tea.example', 'mei@silkroad.example')
  expect(changed.data).toEqual({ items: ['chen.mei@tea.example', '陈敏@silkroad.example'], waiting: [] })
  const gone = await here(calls.changeEmail, { oldEmail: 'mei@silkroad.example', email: 'x@tea.example' })
  expect(gone).toMatchObject({ status: 404, body: { code: 'access.email-missing' } })
  expect((await here(calls.removeEmail, { email: 'chen.mei@tea.example' })).data.items).toEqual([
    '陈敏@silkroad.example',
  ])
  expect((await here(calls.removeEmail, { email: 'chen.mei@tea.example' })).status).toBe(404)
  const { rows } = await world.pool.query(`select count(*)::int as n from audit_entry where action = 'access.email'`)
  expect(rows).toEqual([{ n: 4 }])
})

it('keeps the old address until the new one is confirmed, and tells it', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  await confirmed(world, here, 'mei@silkroad.example')
  const asked = await here(calls.changeEmail, { oldEmail: 'mei@silkroad.example', email: 'x@tea.example' })
  expect(asked.data).toMatchObject({
    items: ['mei@silkroad.example'],
    waiting: [{ email: 'x@tea.example', oldEmail: 'mei@silkroad.example' }],
  })
  const told = () =>
    world.pool.query(`select recipient from outgoing_message where blank_at is null and channel = 'email'`)
  expect((await told()).rows).toEqual([])
  await here(calls.confirmEmail, { email: 'x@tea.example', code: await codeTo(world, 'x@tea.example') })
  expect((await told()).rows).toEqual([{ recipient: 'mei@silkroad.example' }])
})

it('takes five tries at a code, the newest alone, for half an hour', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  const email = 'mei@tea.example'
  await here(calls.addEmail, { email })
  const first = await codeTo(world, email)
  const guesses = Array.from({ length: 40 }, () => here(calls.confirmEmail, { email, code: otherThan(first) }))
  await Promise.all(guesses)
  expect((await world.pool.query('select tries from email_code')).rows).toEqual([{ tries: 5 }])
  expect((await here(calls.confirmEmail, { email, code: first })).status).toBe(422)
  world.clock.shiftMs += minute
  await here(calls.addEmail, { email })
  const second = await codeTo(world, email)
  if (first !== second) expect((await here(calls.confirmEmail, { email, code: first })).status).toBe(422)
  world.clock.shiftMs += 30 * minute
  expect((await here(calls.confirmEmail, { email, code: second })).status).toBe(422)
  expect(await emailsOf(world)).toEqual([])
})

it('lets the fifth try at a code be the right one, and the last minute of the half hour be in time', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  await here(calls.addEmail, { email: 'fifth@tea.example' })
  const code = await codeTo(world, 'fifth@tea.example')
  for (let guess = 0; guess < 4; guess++)
    await here(calls.confirmEmail, { email: 'fifth@tea.example', code: otherThan(code) })
  expect((await here(calls.confirmEmail, { email: 'fifth@tea.example', code })).status).toBe(200)
  await here(calls.addEmail, { email: 'late@tea.example' })
  const slow = await codeTo(world, 'late@tea.example')
  world.clock.shiftMs += 29 * minute
  expect((await here(calls.confirmEmail, { email: 'late@tea.example', code: slow })).status).toBe(200)
  expect(await emailsOf(world)).toEqual(['fifth@tea.example', 'late@tea.example'])
})

it('takes a code from nobody but who asked for it', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  await world.user({ account: 'lin' })
  const lin = world.browser()
  await lin.logInAnew('lin', customerPassword)
  await here(calls.addEmail, { email: 'mei@tea.example' })
  const code = await codeTo(world, 'mei@tea.example')
  expect((await lin(calls.confirmEmail, { email: 'mei@tea.example', code })).status).toBe(422)
})

it('sends a code to an address once a minute and five times in a day, whoever asks', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  await world.user({ account: 'lin' })
  const lin = world.browser()
  const email = 'somebody@else.example'
  const sent = async () =>
    (await world.pool.query('select count(*)::int as n from outgoing_message where recipient = $1', [email])).rows[0].n
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => here(calls.addEmail, { email })))
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
  for (let time = 0; time < 3; time++) {
    world.clock.shiftMs += minute
    expect((await here(calls.addEmail, { email })).status).toBe(200)
  }
  await lin.logInAnew('lin', customerPassword)
  world.clock.shiftMs += minute
  expect((await lin(calls.addEmail, { email })).status).toBe(200)
  world.clock.shiftMs += minute
  const sixth = await lin(calls.addEmail, { email })
  expect(sixth.body.code).toBe('access.email-too-soon')
  expect(Number(sixth.headers['retry-after'])).toSatisfy((s: number) => s > 85_000 && s <= 86_400 - 5 * 60)
  expect(await sent()).toBe(5)
})

it('has room for ten, waiting ones counted, and gives up one that waits', async () => {
  const world = await newWorldWithSessions()
  const here = await mei(world)
  const eight = Array.from({ length: 8 }, (_, i) => `mei${i}@tea.example`)
  await world.setUsers({ emails: eight }, { account: 'mei' })
  for (const email of ['nine@tea.example', 'ten@tea.example']) await here(calls.addEmail, { email })
  const more = await here(calls.addEmail, { email: 'more@tea.example' })
  expect(more.body.fields).toEqual({ email: 'access.emails-full' })
  const left = await here(calls.removeEmail, { email: 'nine@tea.example' })
  expect(left.data.waiting).toMatchObject([{ email: 'ten@tea.example' }])
  expect((await here(calls.addEmail, { email: 'more@tea.example' })).status).toBe(200)
})
