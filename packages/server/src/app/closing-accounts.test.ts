import { randomUUID } from 'node:crypto'
import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { expect, it } from 'vitest'
import { customerPassword, newWorldWithSessions, staffPassword } from '../access/access-fixtures.ts'
import { insertCustomer } from '../customer/index.ts'
import { system } from '../platform/caller.ts'

type World = Awaited<ReturnType<typeof newWorldWithSessions>>

/** The owner of a company, who has just shown who sits there. */
async function owner(world: World) {
  const customerId = randomUUID()
  await world.db.as(system, (tx) =>
    insertCustomer(tx, { id: customerId, name: 'Silk Road Tea', certification: 'certified' }),
  )
  const mei = await world.user({
    account: 'mei',
    phone: '+8613892745510',
    emails: ['mei@tea.example'],
    customerId,
    companyRole: 'owner',
  })
  const here = world.browser()
  await here.logInAnew('mei', customerPassword)
  const colleague = (account: string, companyRole: 'owner' | 'member') =>
    world.user({ account, customerId, companyRole })
  /** A booking of the company in a state, written down as it is in the table. */
  const booking = (state: string) =>
    world.pool.query(
      `insert into booking (id, mode, state, state_before_stop, customer_id, created_by, form, ordered_at)
        values ($1, 'R', $2::text, case when $2::text = 'stopped' then 'received' end, $3, $4, '{}',
          case when $2::text <> 'draft' then app_now() end)`,
      [randomUUID(), state, customerId, mei.id],
    )
  return { mei, here, colleague, booking, customerId }
}

async function administrator(world: World) {
  await world.user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = world.browser()
  await boss.logIn('boss', staffPassword)
  return boss
}

it('closes an account for its owner: nothing opens it any more, and nothing of it is written to', async () => {
  const world = await newWorldWithSessions()
  const { mei, here } = await owner(world)
  const elsewhere = world.browser()
  await elsewhere.logIn('mei', customerPassword)
  expect((await here(calls.closeAccount, {})).status).toBe(200)
  for (const browser of [here, elsewhere]) expect((await browser(accessEndpoints.sessions, {})).status).toBe(401)
  expect((await world.browser().logIn('mei', customerPassword)).body.code).toBe('access.login-wrong')
  const { rows } = await world.pool.query(
    `select real_name, account, phone, emails, password_hash, customer_id, active, closed_at is not null as closed,
      (select count(*)::int from session where user_id = u.id) as sessions,
      (select count(*)::int from known_browser where user_id = u.id) as browsers
    from app_user u where id = $1`,
    [mei.id],
  )
  expect(rows).toEqual([
    {
      real_name: 'Chen Mei',
      account: null,
      phone: null,
      emails: [],
      password_hash: null,
      customer_id: null,
      active: false,
      closed: true,
      sessions: 0,
      browsers: 0,
    },
  ])
  const told = await world.pool.query(`select recipient from outgoing_message where body like '%注销%' order by 1`)
  expect(told.rows.map(({ recipient }) => recipient)).toEqual(['+8613892745510', 'mei@tea.example'])
  await world.user({ account: 'mei', phone: '+8613892745510' })
})

it('asks who sits there before it closes an account', async () => {
  const world = await newWorldWithSessions()
  await owner(world)
  const open = world.browser()
  await open.logIn('mei', customerPassword)
  expect((await open(calls.closeAccount, {})).body.code).toBe('access.reauthentication-required')
})

it.each(['submitted', 'returned', 'received', 'shipped', 'stopped'])(
  'keeps the last of a company while a booking of it is %s, also from our own hands',
  async (state) => {
    const world = await newWorldWithSessions()
    const { mei, here, booking } = await owner(world)
    await booking(state)
    expect((await here(calls.closeAccount, {})).body).toMatchObject({
      code: 'access.close-open-orders',
      data: { count: 1 },
    })
    const boss = await administrator(world)
    const { version } = (await boss(desk.detail, { id: mei.id })).data
    expect((await boss(desk.close, { id: mei.id, version })).body.code).toBe('access.close-open-orders')
    expect((await world.browser().logIn('mei', customerPassword)).status).toBe(200)
  },
)

it('lets the last go when all orders have ended, and drafts keep nobody', async () => {
  const world = await newWorldWithSessions()
  const { here, booking } = await owner(world)
  for (const state of ['draft', 'completed', 'cancelled', 'refused']) await booking(state)
  expect((await here(calls.closeAccount, {})).status).toBe(200)
})

it('leaves no colleagues without an owner, and lets one of two owners go in the midst of orders', async () => {
  const world = await newWorldWithSessions()
  const { here, colleague, booking } = await owner(world)
  await booking('shipped')
  await colleague('lin', 'member')
  expect((await here(calls.closeAccount, {})).body.code).toBe('access.close-last-owner')
  await colleague('wu', 'owner')
  expect((await here(calls.closeAccount, {})).status).toBe(200)
})

it('closes somebody’s account from the desk for good, revokes its keys, and not one’s own', async () => {
  const world = await newWorldWithSessions()
  const { mei, customerId } = await owner(world)
  await world.pool.query(
    `insert into api_key (id, customer_id, user_id, name, scopes, key_hash, prefix, created_at)
      values ($1, $2, $3, 'warehouse', '{read}', '\\x00', 'lb_', app_now())`,
    [randomUUID(), customerId, mei.id],
  )
  const boss = await administrator(world)
  const { version } = (await boss(desk.detail, { id: mei.id })).data
  expect((await boss(desk.close, { id: mei.id, version })).body.code).toBe('access.reauthentication-required')
  await boss(calls.reauthenticate, { password: staffPassword })
  const closed = await boss(desk.close, { id: mei.id, version })
  expect(closed.data).toMatchObject({ state: 'closed', realName: 'Chen Mei', emails: [] })
  const keys = await world.pool.query('select revoked_at is not null as revoked from api_key')
  expect(keys.rows).toEqual([{ revoked: true }])
  const again = { id: mei.id, version: closed.data.version }
  expect((await boss(desk.close, again)).status).toBe(409)
  expect((await boss(desk.activate, again)).status).toBe(409)
  expect((await boss(desk.setPassword, { ...again, newPassword: 'another-cup-of-tea' })).status).toBe(409)
  const { items } = (
    await boss(desk.list, { pageIndex: 1, pageSize: 20, sort: 'asc', kind: 'customer', state: 'closed' })
  ).data
  expect(items.map(({ id }) => id)).toEqual([mei.id])
  const self = (await boss(desk.list, { pageIndex: 1, pageSize: 20, sort: 'asc', kind: 'staff', state: 'active' })).data
    .items[0]
  expect((await boss(desk.close, { id: self?.id ?? '', version: self?.version ?? 0 })).body.code).toBe(
    'access.not-yourself',
  )
})
