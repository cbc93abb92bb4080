import { randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { apiKeyEndpoints as calls } from '@landbridge/contract/customer/api-key'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import type { KeyScope } from '@landbridge/contract/shared/endpoint'
import { firstPage } from '@landbridge/contract/shared/paging'
import { trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { callsAMinute } from '../customer/index.ts'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'

const list = { ...firstPage, orderState: 'all' } as const

type World = Awaited<ReturnType<typeof newWorld>>

/** A program that holds a key, and knows neither signature nor cookie. */
const programWith =
  ({ app }: World, key: string) =>
  async (
    { method, path }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string },
    fields: Record<string, unknown> = {},
  ) => {
    const reply = await app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${key}`, origin: 'https://erp.example' },
      ...(method === 'GET' || method === 'DELETE'
        ? { query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) }
        : { payload: fields }),
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
  }

async function keyOf(world: World, owner: Awaited<ReturnType<World['customer']>>, scopes: KeyScope[]) {
  const made = (await owner(calls.make, { keyName: 'ERP', scopes })).body.data
  return { ...made, program: programWith(world, made.apiKey) }
}

it('shows a key once, keeps its hash, and lets a program read by it what the company may read', async () => {
  const world = await newWorld()
  const owner = await world.customer()
  const { apiKey, id, program } = await keyOf(world, owner, ['read'])
  expect(apiKey).toMatch(/^lb_[\w-]{43}$/)
  const [row] = (await owner(calls.list, {})).body.data.items
  expect(row).toMatchObject({ id, keyName: 'ERP', prefix: apiKey.slice(0, 10), scopes: ['read'], state: 'live' })
  expect(row?.lastUsedAt).toBeUndefined()
  expect(JSON.stringify(row)).not.toContain(apiKey)

  expect((await program(customerEndpoints.showCompany)).body.data).toMatchObject({ Name: 'Silk Road Tea' })
  const found = await program(bookingEndpoints.listAll, { pageIndex: 1, pageSize: 5 })
  expect(found.body).toMatchObject({ success: true, data: { Total: 0 } })
  expect((await program({ method: 'GET', path: '/api/v1/railport-query' }, { key: 'xian' })).status).toBe(200)
  expect((await owner(calls.list, {})).body.data.items[0]?.lastUsedAt).toBeInstanceOf(Date)
  const { rows } = await world.db.as(system, (tx) =>
    sql<{ action: string }>`select action from audit_entry where thing = 'api-key'`.execute(tx),
  )
  expect(rows).toEqual([{ action: 'customer.make-key' }])
})

it('writes the last use at most once a minute', async () => {
  const world = await newWorld()
  const owner = await world.customer()
  const { program } = await keyOf(world, owner, ['read'])
  const used = async () => (await owner(calls.list, {})).body.data.items[0]?.lastUsedAt?.getTime() ?? 0
  await program(customerEndpoints.showCompany)
  const first = await used()
  world.clock.shiftMs += 30_000
  await program(customerEndpoints.showCompany)
  expect(await used()).toBe(first)
  world.clock.shiftMs += 31_000
  await program(customerEndpoints.showCompany)
  expect(await used()).toBeGreaterThan(first)
})

it('refuses by name what the scopes of a key do not cover, and what no key may do', async () => {
  const world = await newWorld()
  const owner = await world.customer()
  const reader = await keyOf(world, owner, ['read'])
  const booker = await keyOf(world, owner, ['book'])
  expect(await reader.program(trackingLists.railway, {})).toMatchObject({
    status: 403,
    body: { code: 'access.key-scope', data: { scope: 'track' } },
  })
  expect((await reader.program(bookingCalls('R').create, {})).body.code).toBe('access.key-scope')
  expect((await booker.program(bookingCalls('R').list, list)).body.code).toBe('access.key-scope')
  const draft = await booker.program(bookingCalls('R').create, { submit: 'F', ProxyNo: 'ERP-1' })
  expect(draft.body).toMatchObject({ success: true, data: { state: 'draft' } })
  for (const call of [customerEndpoints.userInfo, accessEndpoints.sessions, calls.list, accessEndpoints.logout]) {
    expect(await booker.program(call)).toMatchObject({ status: 403, body: { code: 'access.not-for-keys' } })
  }
  expect((await booker.program(customerEndpoints.saveCompany, {})).body.code).toBe('access.not-for-keys')
})

it('refuses a key that is revoked, expired, made by an owner no more, or none at all', async () => {
  const world = await newWorld()
  const owner = await world.customer()
  const revoked = await keyOf(world, owner, ['read'])
  expect((await owner(calls.revoke, { id: revoked.id })).status).toBe(200)
  expect(await owner(calls.revoke, { id: revoked.id })).toMatchObject({
    status: 404,
    body: { code: 'customer.key-missing' },
  })
  const wrong = { status: 401, body: { code: 'access.key-wrong' } }
  expect(await revoked.program(customerEndpoints.showCompany)).toMatchObject(wrong)
  for (const rubbish of ['', 'lb_', 'x'.repeat(5000), `lb_${'A'.repeat(43)}`]) {
    expect(await programWith(world, rubbish)(customerEndpoints.showCompany)).toMatchObject(wrong)
  }

  const dated = (await owner(calls.make, { keyName: 'Short', scopes: ['read'], expiresOn: '2031-01-15' })).body.data
  const program = programWith(world, dated.apiKey)
  expect((await program(customerEndpoints.showCompany)).status).toBe(200)
  world.clock.shiftMs += 9 * 3_600_000
  expect(await program(customerEndpoints.showCompany)).toMatchObject(wrong)

  const live = await keyOf(world, owner, ['read'])
  const { userId } = owner.who as { userId: string }
  await world.setUsers({ companyRole: 'member' }, { id: userId })
  expect(await live.program(customerEndpoints.showCompany)).toMatchObject(wrong)
  const states = (await owner(calls.list, {})).body.data.items.map(({ state }) => state)
  expect(states).toEqual(['stopped', 'expired', 'revoked'])
})

it('is for owners alone, inside their company, and says what is missing', async () => {
  const world = await newWorld()
  const owner = await world.customer()
  const member = await world.colleague(owner.customerId, 'member')
  const stranger = await world.customer({ name: 'Nordwind' })
  const { id } = await keyOf(world, owner, ['read'])
  expect((await member(calls.list, {})).status).toBe(403)
  expect((await member(calls.make, { keyName: 'X', scopes: ['read'] })).status).toBe(403)
  expect((await stranger(calls.list, {})).body.data.items).toEqual([])
  expect((await stranger(calls.revoke, { id })).body).toEqual((await stranger(calls.revoke, { id: randomUUID() })).body)
  expect((await world.guest(calls.list, {})).status).toBe(401)
  const post = async (body: Record<string, unknown>) => (await owner.send({ ...calls.make, body })).json().fields
  expect(await post({})).toMatchObject({ KeyName: 'customer.key-name-required' })
  expect(await post({ KeyName: 'X', Scopes: 'read,all' })).toEqual({ 'Scopes.1': 'shared.not-understood' })
  expect(await post({ KeyName: 'X', Scopes: 'read', ExpiresOn: '2031-01-14' })).toEqual({
    ExpiresOn: 'customer.key-day-past',
  })
  for (let i = 0; i < 19; i++) await owner(calls.make, { keyName: `K${i}`, scopes: ['track'] })
  expect((await owner(calls.make, { keyName: 'K', scopes: ['track'] })).body.code).toBe('customer.keys-too-many')
})

it('paces each key, and tells a fast one when to come back', async () => {
  const world = await newWorld()
  const owner = await world.customer()
  const [fast, other] = [await keyOf(world, owner, ['read']), await keyOf(world, owner, ['read'])]
  for (let i = 0; i < callsAMinute; i++) await fast.program(customerEndpoints.showCompany)
  const paced = await fast.program(customerEndpoints.showCompany)
  expect(paced).toMatchObject({ status: 429, body: { code: 'access.key-too-fast' } })
  expect(Number(paced.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other.program(customerEndpoints.showCompany)).status).toBe(200)
  world.clock.shiftMs += 61_000
  expect((await fast.program(customerEndpoints.showCompany)).status).toBe(200)
})
