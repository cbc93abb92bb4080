import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { auditDeskEndpoints as desk } from '@landbridge/contract/insight/audit-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it, vi } from 'vitest'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access/access-fixtures.ts'
import { noteSlowed } from '../access/session/security-event-store.ts'
import { system } from '../platform/caller.ts'

const wrongPassword = 'not-the-password'

/** Mei, whose account somebody has tried; and an administrator, who looks. */
async function tried() {
  const world = await newWorldWithSessions()
  const mei = await world.user({ account: 'mei' })
  await world.user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const [here, boss] = [world.browser(), world.browser()]
  await world.browser().logIn('mei', wrongPassword)
  await world.browser().logIn('my-password-typed-here', wrongPassword)
  await here.logIn('mei', customerPassword)
  await here(calls.reauthenticate, { password: wrongPassword })
  await here(calls.reauthenticate, { password: customerPassword })
  await boss.logIn('boss', staffPassword)
  const shown = async (subject: 'security' | 'security-failures') =>
    (await boss(desk.list, { ...firstPage, subject })).data.items.map(({ action, thingId }) => [action, thingId])
  return { world, mei, here, boss, shown }
}

it('shows the desk what happened to accounts, and the failures alone', async () => {
  const { world, mei, boss, shown } = await tried()
  const user = (await boss(accessDeskEndpoints.detail, { id: mei.id })).data
  await boss(accessDeskEndpoints.deactivate, { id: user.id, version: user.version })
  await world.browser().logIn('mei', customerPassword)
  expect(await shown('security-failures')).toEqual([
    ['access.login-refused', mei.id],
    ['access.reauthenticate-failed', mei.id],
    ['access.login-failed', 'unknown'],
    ['access.login-failed', mei.id],
  ])
  const actions = (await shown('security')).map(([action]) => action)
  expect(actions).toEqual([
    'access.login-refused',
    'access.deactivate',
    'access.login',
    'access.reauthenticate',
    'access.reauthenticate-failed',
    'access.login',
    'access.login-failed',
    'access.login-failed',
  ])
})

it('keeps no name that was typed for an account that is not there: it may be a password', async () => {
  const { world } = await tried()
  const { rows } = await world.pool.query(
    `select count(*)::int as n from audit_entry a where to_jsonb(a)::text like '%my-password-typed-here%'`,
  )
  expect(rows).toEqual([{ n: 0 }])
})

it('shows somebody what happened to the own account, and nothing of others', async () => {
  const { world, here, boss } = await tried()
  const events = async (browser: typeof here) =>
    (await browser(calls.events, {})).data.items.map(({ action, by }) => `${action} by ${by}`)
  expect(await events(here)).toEqual([
    'access.reauthenticate by self',
    'access.reauthenticate-failed by self',
    'access.login by self',
    'access.login-failed by other',
  ])
  expect(await events(boss)).toEqual(['access.login by self'])
  const stranger = await world.browser()(calls.events, {})
  expect(stranger.status).toBe(401)
})

it('says from where others tried, but not from where one of us did', async () => {
  const { mei, here, boss } = await tried()
  const user = (await boss(accessDeskEndpoints.detail, { id: mei.id })).data
  await boss(accessDeskEndpoints.save, { id: mei.id, version: user.version, realName: 'Chen Mei Lan' })
  const { items } = (await here(calls.events, {})).data
  expect(items.at(0)).toMatchObject({ action: 'access.save', by: 'staff' })
  expect(items.at(0)?.ipAddress).toBeUndefined()
  expect(items.at(-1)?.ipAddress).toBe('127.0.0.1')
})

it('writes down who is slowed once in ten minutes, however often they try', async () => {
  const { world, mei, shown } = await tried()
  const guesses = Array.from({ length: 12 }, () => () => world.browser().logIn('mei', wrongPassword))
  for (const guess of guesses) await guess()
  const failures = await shown('security-failures')
  expect(failures.filter(([action]) => action === 'access.login-slowed')).toEqual([['access.login-slowed', mei.id]])
})

it('writes down each address that is slowed, however soon after another', async () => {
  const { db, pool } = await newWorldWithSessions()
  for (const address of ['198.51.100.7', '203.0.113.8', '198.51.100.7'])
    await noteSlowed(undefined, { db, language: 'en', address })
  const { rows } = await pool.query(`select address from audit_entry where action = 'access.login-slowed' order by at`)
  expect(rows).toEqual([{ address: '198.51.100.7' }, { address: '203.0.113.8' }])
})

it('sends security events out as lines of JSON, once each, with failures as warnings', async () => {
  const { world, here } = await tried()
  const seal = () =>
    world.db.as(system, async (tx, now) =>
      world.jobs.rounds.get('insight.seal-audit')?.work({ tx, now, caller: system, language: 'en' }),
    )
  const said: unknown[] = []
  const line = (level: string) => (data: unknown) => {
    const { security } = data as { security?: { action: string } }
    if (security) said.push([level, security.action])
  }
  vi.spyOn(world.app.log, 'warn').mockImplementation(line('warn'))
  vi.spyOn(world.app.log, 'info').mockImplementation(line('info'))
  await seal()
  expect(said.slice(0, 3)).toEqual([
    ['warn', 'access.login-failed'],
    ['warn', 'access.login-failed'],
    ['info', 'access.login'],
  ])
  const before = said.length
  await here(accessEndpoints.logout, {})
  await seal()
  expect(said.slice(before)).toEqual([['info', 'access.logout']])
})
