import { randomUUID } from 'node:crypto'
import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints as calls } from '@landbridge/contract/access/access-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access-fixtures.ts'

const wholeList = { ...firstPage, kind: 'staff', state: 'all' } as const

it('makes a member of staff and gives duties, which hold at once', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const [boss, ops] = [browser(), browser()]
  await boss.logIn('boss', staffPassword)

  const card = { account: 'ops', realName: 'Wang Jun', duties: ['operations'] as ('operations' | 'sales')[] }
  const made = (await boss(desk.create, { ...card, newPassword: staffPassword })).data
  expect(made).toMatchObject({ account: 'ops', state: 'active', version: 1 })
  expect(made.permissions).toContain('booking.receive')
  const { id } = made

  await ops.logIn('ops', staffPassword)
  expect((await ops(desk.list, wholeList)).status).toBe(403)

  const renamed = (await boss(desk.save, { id, version: 1, realName: 'Wang Jun Jr' })).data
  expect(renamed).toMatchObject({ realName: 'Wang Jun Jr', version: 2 })
  expect((await ops(calls.sessions, {})).status).toBe(200)

  await boss(desk.save, { id, version: 2, duties: ['sales'] })
  expect((await ops(calls.sessions, {})).status).toBe(401)
  await ops.logIn('ops', staffPassword)
  expect((await boss(desk.detail, { id })).data.permissions).not.toContain('booking.receive')
})

it('switches somebody off at once and on again, and gives another password', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const { id } = await user({ kind: 'staff', account: 'ops', duties: ['operations'] })
  const [boss, ops] = [browser(), browser()]
  await boss.logIn('boss', staffPassword)
  await ops.logIn('ops', staffPassword)

  const off = (await boss(desk.deactivate, { id, version: 1 })).data
  expect(off).toMatchObject({ state: 'inactive', version: 2 })
  expect(off.actions).toEqual([
    { name: 'activate', allowed: true },
    { name: 'close', allowed: true },
  ])
  expect((await ops(calls.sessions, {})).status).toBe(401)
  expect((await ops.logIn('ops', staffPassword)).body.code).toBe('access.account-deactivated')
  await boss(desk.activate, { id, version: 2 })
  expect((await ops.logIn('ops', staffPassword)).status).toBe(200)

  await boss(desk.setPassword, { id, version: 3, newPassword: 'another-night-at-the-desk' })
  expect((await ops(calls.sessions, {})).status).toBe(401)
  expect((await ops.logIn('ops', 'another-night-at-the-desk')).status).toBe(200)
})

it('says of a user who is not there that there is none, whatever is to be done with them', async () => {
  const { staff } = await newWorld()
  const nobody = { id: randomUUID(), version: 1 }
  const replies = [
    await staff(desk.detail, nobody),
    await staff(desk.save, { ...nobody, realName: 'Wang Jun' }),
    await staff(desk.deactivate, nobody),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, body: { code: 'access.user-missing' } })
})

it('does not let administrators lock the door behind themselves', async () => {
  const { browser, user } = await newWorldWithSessions()
  const { id } = await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  expect((await boss(desk.deactivate, { id, version: 1 })).body.code).toBe('access.not-yourself')
  expect((await boss(desk.save, { id, version: 1, duties: ['sales'] })).body.code).toBe('access.not-yourself')
})

it('leaves one’s own password and second factor to the security settings, where the old one is asked for', async () => {
  const { browser, user } = await newWorldWithSessions()
  const { id } = await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const own = { id, version: 1 }
  expect((await boss(desk.setPassword, { ...own, newPassword: 'another-night-at-the-desk' })).body.code).toBe(
    'access.not-yourself',
  )
  expect((await boss(desk.removeSecondFactor, own)).body.code).toBe('access.not-yourself')
  expect((await boss.logIn('boss', staffPassword)).status).toBe(200)
})

it('writes telephones one way, gives each to one customer’s user, and takes an e-mail address once', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const [{ id }, li] = [await user({ account: 'mei' }), await user({ account: 'li' })]
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const wrong = await boss(desk.save, { id, version: 1, phone: 'rubbish' })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { Phone: 'access.phone-wrong' } } })
  expect((await boss(desk.save, { id, version: 1, phone: '139 0000 1111' })).data.phone).toBe('+8613900001111')
  const taken = await boss(desk.save, { id: li.id, version: 1, phone: '+86 139-0000-1111' })
  expect(taken).toMatchObject({ status: 409, body: { code: 'access.phone-taken' } })
  expect((await boss(desk.save, { id, version: 2, phone: '13900001111' })).data.version).toBe(3)
  expect((await boss(desk.save, { id, version: 3, phone: null })).data.phone).toBeUndefined()

  const twice = await boss(desk.save, { id, version: 4, emails: ['a@b.co', 'c@b.co', 'A@B.co'] })
  expect(twice).toMatchObject({ status: 422, body: { fields: { Emails: 'access.email-taken' } } })
  const card = { account: 'ops', realName: 'Wang Jun', duties: [], newPassword: staffPassword }
  expect((await boss(desk.create, { ...card, phone: '+49 40 55501234' })).data.phone).toBe('+494055501234')
  expect((await boss(desk.create, { ...card, account: 'ops2', phone: '12' })).status).toBe(422)
})

it('refuses a taken account, a weak password, a stale version and duties for a customer', async () => {
  const { browser, user } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const { id } = await user({ account: 'mei' })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const card = { realName: 'X', duties: [] }
  const taken = await boss(desk.create, { ...card, account: 'MEI', newPassword: staffPassword })
  expect(taken).toMatchObject({ status: 409, body: { code: 'access.account-taken' } })
  const weak = await boss(desk.create, { ...card, account: 'x1', newPassword: 'short' })
  expect(weak.body.fields).toEqual({ newPassword: 'access.staff-password-too-short' })
  expect((await boss(desk.save, { id, version: 7, realName: 'Y' })).body).toMatchObject({
    code: 'access.changed-meanwhile',
    data: { state: 'active', version: 1 },
  })
  expect((await boss(desk.save, { id, version: 1, duties: ['sales'] })).body.code).toBe('access.action-not-allowed')
  expect((await boss(desk.activate, { id, version: 1 })).status).toBe(409)
  expect((await boss(desk.detail, { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' })).status).toBe(404)
})

it('lists staff and customers’ users by name, duty and state', async () => {
  const { browser, user, guest, customer } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', realName: 'Boss', duties: ['administrator'] })
  await user({ kind: 'staff', account: 'li', realName: '李娜', duties: ['sales', 'content'] })
  await user({ account: 'mei', realName: 'Chen Mei' })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const named = async (filter: object) =>
    (await boss(desk.list, { ...wholeList, ...filter })).data.items.map(({ realName }) => realName)
  expect(await named({ duty: 'sales' })).toEqual(['李娜'])
  expect(await named({ keyword: 'BOS' })).toEqual(['Boss'])
  expect(await named({ kind: 'customer' })).toEqual(['Chen Mei'])
  expect(await named({ state: 'inactive' })).toEqual([])
  const [first] = (await boss(desk.list, { ...wholeList, keyword: 'boss' })).data.items
  expect(first?.lastSeenAt).toBeInstanceOf(Date)
  expect((await guest(desk.list, wholeList)).status).toBe(401)
  expect((await (await customer())(desk.list, wholeList)).status).toBe(403)
  const mei = browser()
  await mei.logIn('mei', customerPassword)
  expect((await mei(desk.list, wholeList)).status).toBe(403)
})

it('lets the desk give customers as long a password as the deployment allows', async () => {
  const { browser, user, deploy } = await newWorldWithSessions()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const { id } = await user({ account: 'mei' })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const given = { id, version: 1, newPassword: 'thirty-signs-of-green-tea-leaf' }
  expect((await boss(desk.setPassword, given)).body.fields).toEqual({ newPassword: 'access.password-too-long' })
  await deploy({ passwordMax: 40 })
  expect((await boss(desk.setPassword, given)).status).toBe(200)
  await deploy({ passwordMax: 20 })
})
