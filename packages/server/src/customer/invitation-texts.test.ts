import { randomUUID } from 'node:crypto'
import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { expect, it } from 'vitest'
import { customerPassword, newWorldWithSessions } from '../access/access-fixtures.ts'
import { system } from '../platform/caller.ts'
import { insertCustomer } from './customer-store.ts'

/** A company whose owner is logged in, at a portal that texts to China alone. */
async function ownerAt(settings: object = {}) {
  const world = await newWorldWithSessions()
  await world.deploy({ smsCountries: ['CN'], ...settings })
  const customerId = randomUUID()
  await world.db.as(system, (tx) => insertCustomer(tx, { id: customerId, name: 'Silk Road Tea' }))
  await world.user({ account: 'mei', customerId, companyRole: 'owner' })
  const owner = world.browser()
  await owner.logIn('mei', customerPassword)
  const invite = (phone: string, area = '86', headers = {}) =>
    owner(calls.invite, { area, phone, companyRole: 'member' }, headers)
  return { world, owner, invite }
}

it('invites to the countries that codes are sent to, and to no others', async () => {
  const { invite } = await ownerAt()
  expect((await invite('9161234567', '7')).body.fields).toEqual({ area: 'access.area-wrong' })
  expect((await invite('13892745510')).status).toBe(200)
})

it('sends thirty invitations a day, however many are asked for at once, and answers a repetition as before', async () => {
  const smsBudgets = { countryDay: 10_000, day: 10_000, reservePercent: 0 }
  const { world, invite } = await ownerAt({ smsBudgets })
  const key = { 'Idempotency-Key': 'the-first' }
  const [first, again] = [await invite('13892745510', '86', key), await invite('13892745510', '86', key)]
  expect([first.status, again.data]).toEqual([200, first.data])
  const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => invite(`138927456${10 + i}`)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(replies.find(({ status }) => status !== 200)?.body.code).toBe('customer.invitations-too-many')
  await world.jobs.runDue()
  const { rows } = await world.pool.query(`select count(*)::int as n from outgoing_message where channel = 'sms'`)
  expect(rows).toEqual([{ n: 30 }])
})

it('counts an invitation among the messages to its telephone, its country and all', async () => {
  const { world, invite } = await ownerAt({ smsBudgets: { countryDay: 10, day: 10, reservePercent: 0 } })
  expect((await invite('13892745510')).status).toBe(200)
  const { rows } = await world.pool.query('select phone, purpose, country_code, is_known from sms_code')
  expect(rows).toEqual([{ phone: '+8613892745510', purpose: 'Invitation', country_code: '86', is_known: false }])
  expect((await invite('13892745511')).status).toBe(200)
  expect((await invite('13892745512')).body.code).toBe('access.sms-unavailable')
  world.clock.shiftMs += 3_601_000
  expect((await invite('13892745512')).status).toBe(200)
})

it('mails and texts no address that a name carries, neither of a person nor of a company', async () => {
  const { world, owner, invite } = await ownerAt()
  await world.setUsers({ realName: 'Pay now http://evil.example' })
  await world.setCompanies({ name: 'Tea www.evil.example/pay', shortName: 'Tea' })
  await owner(calls.invite, { email: 'lin@tea.example', companyRole: 'member' })
  await invite('13892745510')
  await world.jobs.runDue()
  const { rows } = await world.pool.query('select subject, body, parameters from outgoing_message')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).toContain('Tea www evil example')
  expect(JSON.stringify(rows)).not.toMatch(/evil\.example/)
})
