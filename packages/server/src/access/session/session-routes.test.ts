import { randomUUID } from 'node:crypto'
import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints as calls } from '@landbridge/contract/access/access-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import pg from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyDatabase, endIdle } from '../../testing/test-database.ts'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access-fixtures.ts'

const minute = 60_000

it('believes a session only when its public id and its cookie belong together', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const [one, two, thief] = [browser(), browser(), browser()]
  await one.logIn('mei', customerPassword)
  await two.logIn('mei', customerPassword)
  const tried = [
    { tokenId: one.kept.tokenId, cookie: '' },
    { tokenId: one.kept.tokenId, cookie: two.kept.cookie },
    { tokenId: randomUUID(), cookie: one.kept.cookie },
    { tokenId: "' or true --", cookie: one.kept.cookie },
  ]
  for (const kept of tried) {
    Object.assign(thief.kept, kept)
    expect(await thief(calls.sessions, {})).toMatchObject({
      status: 401,
      body: { code: 'access.token-error' },
    })
  }
  Object.assign(thief.kept, { tokenId: '', cookie: one.kept.cookie })
  expect((await thief(calls.sessions, {})).body.code).toBe('access.token-empty')
})

/** A statement is prepared once on a connection and known by its name from then on: what each name stands for. */
const prepared = new Map<string, string>()
beforeEach(async () => {
  // What was prepared before is not heard any more.
  await endIdle(await emptyDatabase())
  const { parse } = pg.Connection.prototype
  vi.spyOn(pg.Connection.prototype, 'parse').mockImplementation(function hear(this: pg.Connection, query, more) {
    prepared.set(query.name ?? '', query.text)
    parse.call(this, query, more)
  })
})

/** The statements that are sent while something is done, in their order. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const bind = vi.spyOn(pg.Connection.prototype, 'bind')
  await work()
  const sent = bind.mock.calls.map(([bound]) => ({
    text: prepared.get(bound?.statement ?? '') ?? '',
    values: bound?.values ?? [],
  }))
  bind.mockRestore()
  return sent
}

it('asks the database once for a session, by its index, and writes its stamp at most once a minute', async () => {
  const { browser, user, pool, clock } = await newWorldWithSessions()
  await user()
  const mei = browser()
  await mei.logIn('mei', customerPassword)
  const stamp = async () => (await pool.query('select last_seen_at, xmin from session')).rows[0]
  const atLogin = await stamp()
  // Each of the two stands behind the one that says whose eyes it has: one for the session, one for what was asked.
  const [, check, , asked, ...more] = await statementsOf(() => mei(calls.sessions, {}))
  expect(check?.text).toMatch(/from session s join app_user u/)
  expect(asked?.text).toMatch(/from "session" where "user_id"/)
  expect(more).toEqual([])
  expect(await stamp()).toEqual(atLogin)

  clock.shiftMs += 2 * minute
  await mei(calls.sessions, {})
  expect((await stamp()).last_seen_at.getTime()).toBeGreaterThan(atLogin.last_seen_at.getTime() + minute)

  await pool.query(`
    insert into app_user (id, kind) select gen_random_uuid(), 'customer' from generate_series(1, 1000);
    insert into session (id, secret_hash, user_id, epoch, created_at, last_seen_at)
      select gen_random_uuid(), '\\x00', id, 1, now(), now() from app_user;
    analyze app_user; analyze session`)
  const plan = await pool.query({ text: `explain ${check?.text}`, values: [...(check?.values ?? [])] })
  const said = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(said).toMatch(/session_pkey[\s\S]*app_user_pkey/)
  expect(said).not.toMatch(/Seq Scan/)
})

it('ends after a day, or when it lay idle: 8 hours for customers, an hour for staff', async () => {
  const { browser, user, clock } = await newWorldWithSessions()
  await user()
  await user({ kind: 'staff', account: 'ops', duties: ['operations'] })
  const [mei, ops] = [browser(), browser()]
  await mei.logIn('mei', customerPassword)
  await ops.logIn('ops', staffPassword)
  const isIn = async (who: typeof mei) => (await who(calls.sessions, {})).status === 200

  clock.shiftMs += 59 * minute
  expect([await isIn(mei), await isIn(ops)]).toEqual([true, true])
  clock.shiftMs += 61 * minute
  expect([await isIn(mei), await isIn(ops)]).toEqual([true, false])
  clock.shiftMs += 8 * 60 * minute + minute
  expect(await isIn(mei)).toBe(false)

  await mei.logIn('mei', customerPassword)
  for (let hour = 0; hour < 23; hour += 4) {
    expect(await isIn(mei)).toBe(true)
    clock.shiftMs += 4 * 60 * minute
  }
  clock.shiftMs += minute
  expect(await isIn(mei)).toBe(false)
})

it('lists the devices somebody is logged in on, and ends one of them', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  await user({ account: 'stranger' })
  const [desk, phone, stranger] = [browser(), browser(), browser()]
  await desk.logIn('mei', customerPassword)
  await phone.logIn('mei', customerPassword)
  await stranger.logIn('stranger', customerPassword)

  const { items } = (await desk(calls.sessions, {})).data
  expect(items).toHaveLength(2)
  expect(items.find(({ current }) => current)).toMatchObject({ id: desk.kept.tokenId, ipAddress: '127.0.0.1' })

  expect(await stranger(calls.endSession, { id: phone.kept.tokenId })).toMatchObject({
    status: 404,
    body: { code: 'access.session-missing' },
  })
  expect((await phone(calls.sessions, {})).status).toBe(200)
  expect((await browser()(calls.endSession, { id: phone.kept.tokenId })).status).toBe(401)
  expect((await desk(calls.endSession, { id: phone.kept.tokenId })).status).toBe(200)
  expect((await desk(calls.endSession, { id: phone.kept.tokenId })).status).toBe(404)
  expect((await phone(calls.sessions, {})).status).toBe(401)
  expect((await desk(calls.sessions, {})).data.items).toHaveLength(1)
})

it('begins a new session at each login, ends the one the browser had, and keeps twenty at most', async () => {
  const { browser, user, pool } = await newWorldWithSessions()
  await user()
  const mei = browser()
  await mei.logIn('mei', customerPassword)
  const before = { ...mei.kept }
  await mei.logIn('mei', customerPassword)
  expect(mei.kept.tokenId).not.toBe(before.tokenId)
  const old = browser()
  Object.assign(old.kept, before)
  expect((await old(calls.sessions, {})).status).toBe(401)

  for (let i = 0; i < 21; i++) await browser().logIn('mei', customerPassword)
  const { rows } = await pool.query('select count(*)::int as live from session where ended_at is null')
  expect(rows).toEqual([{ live: 20 }])
})

it('changes a password by the old one, and puts everybody else out', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const [here, there] = [browser(), browser()]
  await here.logIn('mei', customerPassword)
  await there.logIn('mei', customerPassword)
  const change = (oldPassword: string, newPassword: string) => here(calls.changePassword, { oldPassword, newPassword })

  expect((await change('not-the-word', 'green-tea-77')).body.fields).toEqual({
    oldPassword: 'access.old-password-wrong',
  })
  const refusals = {
    short: 'access.password-too-short',
    'a-password-of-more-than-twenty': 'access.password-too-long',
    password123: 'access.password-common',
    aaaaaaaaaa: 'access.password-common',
  }
  for (const [word, reason] of Object.entries(refusals)) {
    expect((await change(customerPassword, word)).body.fields).toEqual({ newPassword: reason })
  }

  expect((await change(customerPassword, 'green-tea-77')).status).toBe(200)
  expect((await here(calls.sessions, {})).status).toBe(200)
  expect((await there(calls.sessions, {})).status).toBe(401)
  expect((await browser().logIn('mei', customerPassword)).status).toBe(401)
  expect((await browser().logIn('mei', 'green-tea-77')).status).toBe(200)
})

it('asks longer passwords of staff', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'ops', duties: ['operations'] })
  const ops = browser()
  await ops.logIn('ops', staffPassword)
  const short = await ops(calls.changePassword, { oldPassword: staffPassword, newPassword: 'green-tea-77' })
  expect(short.body.fields).toEqual({ newPassword: 'access.staff-password-too-short' })
})

it('gives nothing for a forged role, customer flag or company', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user()
  const mei = browser()
  await mei.logIn('mei', customerPassword)
  const honest = (await mei.send({ method: 'GET', path: '/api/v1/user-info' })).json()
  const forged = { role: 'admin', companyid: '1', customer: 'false', permission: 'access.manage' }
  expect((await mei.send({ method: 'GET', path: '/api/v1/user-info', query: forged })).json()).toEqual(honest)
  const list = await mei.send({ method: 'POST', path: '/api/v1/admin/user-list', query: forged, body: {} })
  expect(list.json()).toMatchObject({ success: false, code: 'access.not-allowed' })
})

/** How often the database is asked while something is done. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const sync = vi.spyOn(pg.Connection.prototype, 'sync')
  await work()
  const asked = sync.mock.calls.length
  sync.mockRestore()
  return asked
}

it('asks for a session that it has met in the round trip of what is read, and believes nothing that a dead one read', async () => {
  const { browser, user, pool, clock, setSessionsEnded, endEpoch } = await newWorldWithSessions()
  const mei = browser()
  const { id: meiId } = await user()
  await mei.logIn('mei', customerPassword)
  await mei(calls.sessions, {})
  expect(await roundTripsOf(() => mei(calls.sessions, {}))).toBe(1)

  // Somebody else's cookie beside a public id that was met is not met.
  const thief = browser()
  Object.assign(thief.kept, { tokenId: mei.kept.tokenId, cookie: 'x'.repeat(43) })
  expect((await thief(calls.sessions, {})).status).toBe(401)
  expect((await mei(calls.sessions, {})).status).toBe(200)

  clock.shiftMs += 2 * minute
  await mei(calls.sessions, {})
  const [{ seen }] = (await pool.query('select max(last_seen_at) as seen from session')).rows
  expect(Math.abs(seen.getTime() - Date.now() - clock.shiftMs)).toBeLessThan(minute)

  await setSessionsEnded(new Date())
  expect(await mei(calls.sessions, {})).toMatchObject({ status: 401, body: { code: 'access.token-error' } })
  await setSessionsEnded(null)
  expect((await mei(calls.sessions, {})).status).toBe(200)
  await endEpoch(meiId)
  expect((await mei(calls.sessions, {})).status).toBe(401)
})

it('asks for a session that it has met in the round trip of what is written, and keeps nothing that a dead one wrote', async () => {
  const { browser, user, pool, clock, setSessionsEnded } = await newWorldWithSessions()
  const mei = browser()
  await user()
  await mei.logIn('mei', customerPassword)
  const save = async (realName: string) => {
    const reply = await mei.send({ method: 'PUT', path: '/api/v1/user-info', body: { RealName: realName } })
    return { status: reply.statusCode, body: reply.json() }
  }
  const name = async () => (await pool.query("select real_name from app_user where account = 'mei'")).rows[0].real_name
  const first = await roundTripsOf(() => save('Chen Mei'))
  expect(await roundTripsOf(() => save('Chen Mei-Ling'))).toBe(first - 1)
  expect(await name()).toBe('Chen Mei-Ling')

  await setSessionsEnded(new Date())
  expect(await save('Nobody')).toMatchObject({ status: 401, body: { code: 'access.token-error' } })
  expect(await name()).toBe('Chen Mei-Ling')
  await setSessionsEnded(null)
  expect((await save('Chen Mei')).status).toBe(200)

  // A stamp that is due is written before the work, not with it.
  clock.shiftMs += 2 * minute
  const sent = await statementsOf(() => save('Mei'))
  const lastSent = (part: string) => sent.findLastIndex(({ text }) => text.includes(part))
  expect(lastSent('update session set last_seen_at')).toBeGreaterThan(-1)
  expect(lastSent('update session set last_seen_at')).toBeLessThan(lastSent('begin'))
  const [{ seen }] = (await pool.query('select max(last_seen_at) as seen from session')).rows
  expect(Math.abs(seen.getTime() - Date.now() - clock.shiftMs)).toBeLessThan(minute)
  expect(await name()).toBe('Mei')
})

it('lets staff read by the duties that they have now, not by those they had when they were last met', async () => {
  const { browser, user, setUsers } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'ops', duties: ['administrator'] })
  const ops = browser()
  await ops.logIn('ops', staffPassword)
  const read = async () => (await ops(accessDeskEndpoints.list, { ...firstPage, kind: 'staff', state: 'all' })).status
  expect([await read(), await read()]).toEqual([200, 200])
  await setUsers({ duties: ['content'] }, { account: 'ops' })
  expect([await read(), await read()]).toEqual([403, 403])
  await setUsers({ duties: ['administrator'] }, { account: 'ops' })
  expect([await read(), await read()]).toEqual([200, 200])
})
