import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'
import { newOneTimeCode, oneTimeCodes } from './one-time-code-store.ts'

const codes = oneTimeCodes({ table: 'registration_code', endedIn: 'used_at', minutes: 30, salt: 'registration ' })
const ofOtherKind = oneTimeCodes({ table: 'registration_code', endedIn: 'used_at', minutes: 30, salt: 'email ' })
const browser = Buffer.from('browser')

async function newMailbox() {
  const { db, clock } = await newWorld()
  const send = (code: string, kind = codes) =>
    db.as(system, async (tx) => {
      const hmac = await kind.hmacOf(tx, code)
      await sql`insert into registration_code (email, browser_hash, code_hmac, network, sent_at, expires_at)
        values ('lin@example.com', ${browser}, ${hmac}, '203.0.113.0', app_now(), ${kind.expiry})`.execute(tx)
      clock.shiftMs += 1000
    })
  const among = sql`email = 'lin@example.com'`
  const take = (code: string, keepsIt = false) =>
    db.as(system, async (tx) => (await codes.takeCode<{ email: string }>(tx, { code, among, keepsIt }))?.email)
  const check = (most: number, seconds: number) =>
    db.as(system, (tx) => codes.checkPace(tx, [{ most, seconds }], among))
  return { db, clock, send, take, check }
}

it('draws six digits', () => {
  expect(Array.from({ length: 50 }, newOneTimeCode).every((code) => /^\d{6}$/.test(code))).toBe(true)
})

it('takes a code once, and the row with it', async () => {
  const { send, take } = await newMailbox()
  await send('123456')
  expect(await take('123456')).toBe('lin@example.com')
  expect(await take('123456')).toBeUndefined()
})

it('leaves a code for another step where it is only looked at', async () => {
  const { send, take } = await newMailbox()
  await send('123456')
  expect(await take('123456', true)).toBe('lin@example.com')
  expect(await take('123456')).toBe('lin@example.com')
})

it('takes of many who try at once one alone', async () => {
  const { send, take } = await newMailbox()
  await send('123456')
  const taken = await Promise.all([1, 2, 3].map(() => take('123456')))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

it('takes the newest code alone, before its time is over, and not after five wrong tries', async () => {
  const { send, take, clock } = await newMailbox()
  await send('111111')
  await send('222222')
  expect(await take('111111')).toBeUndefined()
  for (let tries = 0; tries < 4; tries++) expect(await take('000000')).toBeUndefined()
  expect(await take('222222')).toBeUndefined()
  await send('333333')
  clock.shiftMs += 30 * 60_000
  expect(await take('333333')).toBeUndefined()
})

it('knows no code of another kind', async () => {
  const { send, take } = await newMailbox()
  await send('123456', ofOtherKind)
  expect(await take('123456')).toBeUndefined()
})

it('says after how many seconds there is room for another code', async () => {
  const { send, check, clock } = await newMailbox()
  await send('111111')
  await send('222222')
  await expect(check(3, 600)).resolves.toBeUndefined()
  await expect(check(2, 600)).rejects.toMatchObject({
    code: 'access.email-too-soon',
    data: { retryAfterS: expect.closeTo(598, -1) },
  })
  clock.shiftMs += 600_000
  await expect(check(2, 600)).resolves.toBeUndefined()
})

it('forgets the codes that are older than some days', async () => {
  const { db, clock, send } = await newMailbox()
  await send('111111')
  clock.shiftMs += 3 * 86_400_000
  await send('222222')
  await db.as(system, (tx) => codes.forgetCodes(tx, 2))
  const { rows } = await db.as(system, (tx) => sql`select 1 from registration_code`.execute(tx))
  expect(rows).toHaveLength(1)
})
