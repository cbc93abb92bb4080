import { accessDeskEndpoints as users } from '@landbridge/contract/access/access-desk-endpoints'
import { customerDeskEndpoints as customers } from '@landbridge/contract/customer/customer-desk-endpoints'
import { auditDeskEndpoints as desk } from '@landbridge/contract/insight/audit-desk-endpoints'
import type { AuditAction, AuditThing } from '@landbridge/contract/insight/handed-in'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { audit } from '../platform/audit.ts'
import type { Caller } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

const did = (world: World, caller: Caller, action: AuditAction, more: { before?: unknown; after?: unknown } = {}) =>
  world.db.as(caller, (tx, now) =>
    audit(
      { tx, now, caller, language: 'en', address: caller.actor === 'staff' ? '192.0.2.7' : '192.0.2.8' },
      { action, thing: action.split('.')[0] as AuditThing, id: `${action}-1`, ...more },
    ),
  )

const idOf = (who: Caller) => ('userId' in who ? who.userId : '')

async function story() {
  const world = await newWorld('2031-01-15T08:00:00Z')
  const shipper = await world.customer({ name: 'Silk Road Tea' })
  await did(world, shipper.who, 'booking.submitted', { after: { trains: 1 } })
  world.clock.shiftMs += 86_400_000
  await did(world, world.staff.who, 'booking.received', {
    before: { state: 'submitted' },
    after: { state: 'received' },
  })
  const list = async (filter: object = {}) => (await world.staff(desk.list, { ...firstPage, ...filter })).body.data
  const actions = async (filter: object) => (await list(filter)).items.map(({ action }) => action)
  return { world, shipper, list, actions }
}

it('shows who did what, the newest first, with what became different', async () => {
  const { list, shipper } = await story()
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items).toMatchObject([
    {
      actor: 'staff',
      userName: 'Wang Jun',
      action: 'booking.received',
      thing: 'booking',
      ipAddress: '192.0.2.7',
      changes: [{ field: 'state', before: 'submitted', after: 'received' }],
    },
    {
      actor: 'customer',
      userName: 'Chen Mei',
      customerId: shipper.customerId,
      changes: [{ field: 'trains', after: '1' }],
    },
  ])
  expect(items[1]?.companyShortName).toBeTruthy()
})

it('is filtered by person, company, deed, thing, address and day', async () => {
  const { world, actions } = await story()
  expect(await actions({ who: 'wang' })).toEqual(['booking.received'])
  expect(await actions({ actor: 'customer' })).toEqual(['booking.submitted'])
  expect(await actions({ company: 'silk road' })).toEqual(['booking.submitted'])
  expect(await actions({ action: 'booking.submitted' })).toEqual(['booking.submitted'])
  expect(await actions({ thingId: 'booking.received-1' })).toEqual(['booking.received'])
  expect(await actions({ thing: 'booking', ipAddress: '192.0.2.8' })).toEqual(['booking.submitted'])
  expect(await actions({ startDate: '2031-01-16' })).toEqual(['booking.received'])
  expect(await actions({ endDate: '2031-01-15' })).toEqual(['booking.submitted'])
  expect(await actions({ startDate: '2031-01-17' })).toEqual([])
  expect(await actions({ who: '%' })).toEqual([])
  expect(await actions({ thing: 'site' })).toEqual([])
  expect(await actions({ thingId: "x' or true --" })).toEqual([])
  for (const wrong of [{ Action: 'booking.nothing' }, { Thing: "x' or true --" }])
    expect((await world.staff.send({ method: 'POST', path: desk.list.path, body: wrong })).statusCode).toBe(422)
})

it('says which company’s data staff looked at, once for looks that follow one another', async () => {
  const { world, shipper, list } = await story()
  const look = async () => {
    expect((await world.staff(customers.detail, { id: shipper.customerId })).status).toBe(200)
    expect((await world.staff(users.detail, { id: idOf(shipper.who) })).status).toBe(200)
  }
  await look()
  await look()
  world.clock.shiftMs += 11 * 60_000
  await look()
  const { items } = await list({ actor: 'staff', company: 'silk road' })
  expect(items.map(({ action }) => action).toSorted()).toEqual([
    'access.read-user',
    'access.read-user',
    'customer.read',
    'customer.read',
  ])
  expect((await world.staff(users.detail, { id: idOf(world.staff.who) })).status).toBe(200)
  expect((await list({ action: 'access.read-user' })).total).toBe(2)
})

it('is for those with the permission, and nobody changes it', async () => {
  const { world, shipper } = await story()
  const other = await world.staffWith(['access.manage'])
  expect((await other(desk.list, firstPage)).status).toBe(403)
  expect((await shipper(desk.list, firstPage)).status).toBe(403)
  expect((await world.guest(desk.list, firstPage)).status).toBe(401)
  expect(
    (await world.staff.send({ method: 'POST', path: desk.list.path, body: { startDate: 'soon' } })).statusCode,
  ).toBe(422)
  for (const caller of [world.staff.who, { actor: 'system' } as const]) {
    const change = world.db.as(caller, (tx) => tx.ask(`update audit_entry set action = 'nothing.at-all'`, []))
    await expect(change).rejects.toMatchObject({ code: '42501' })
  }
})
