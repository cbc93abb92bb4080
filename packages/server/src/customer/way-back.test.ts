import { randomUUID } from 'node:crypto'
import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { expect, it } from 'vitest'
import { customerPassword, staffPassword } from '../access/access-fixtures.ts'
import { system } from '../platform/caller.ts'
import { insertCustomer } from './customer-store.ts'
import { newTeam } from './team-fixtures.ts'

const missing = { status: 404, body: { code: 'customer.way-back-missing' } }

/** Mei and Lin own the company; Mei, who has shown who she is, puts Lin out. */
async function rivals() {
  const team = await newTeam()
  const lin = await team.colleague('lin', 'owner')
  await team.setUsers({ realName: 'Lin', language: 'en', emails: ['lin@tea.example'] }, { account: 'lin' })
  await team.setUsers({ realName: 'Mei', language: 'en' }, { account: 'mei' })
  const { owner, member, pool } = team
  await owner(securityEndpoints.reauthenticate, { password: customerPassword })
  const seen = async () => {
    const { id, version } = await member('lin')
    return { id, version }
  }
  const putOut = {
    unmade: async () => owner(calls.change, { ...(await seen()), companyRole: 'member' }),
    'switched-off': async () => owner(calls.change, { ...(await seen()), active: false }),
    removed: async () => owner(calls.remove, await seen()),
  } as const
  const sent = async (to: string) =>
    (await pool.query<{ body: string }>(`select body from outgoing_message where recipient = $1`, [to])).rows.map(
      ({ body }) => body,
    )
  const key = async () =>
    /owner-back\?sent-in=en#key=([\w-]{22})/.exec((await sent('lin@tea.example')).join())?.[1] ?? ''
  const standing = async () =>
    (
      await pool.query(
        `select account, company_role as role, active from app_user where customer_id = $1 order by account`,
        [team.customerId],
      )
    ).rows
  return { ...team, lin, seen, putOut, sent, key, standing }
}

const bothOwn = [
  { account: 'lin', role: 'owner', active: true },
  { account: 'mei', role: 'owner', active: true },
]

it.each(['unmade', 'switched-off', 'removed'] as const)(
  'lets an owner whom another has %s undo it by the link in the notice, once, and tells all owners',
  async (how) => {
    const { putOut, key, sent, browser, lin, standing, pool } = await rivals()
    expect((await putOut[how]()).status).toBe(200)
    expect(await standing()).not.toEqual(bothOwn)
    const link = await key()
    expect((await sent('mei@tea.example')).join()).not.toContain('key=')
    const { rows: kept } = await pool.query(`select key_hash from owner_way_back`)
    expect(Buffer.from(kept[0].key_hash).toString('base64url')).not.toContain(link)

    const guest = browser()
    expect((await guest(calls.lookBack, { key: link })).data).toMatchObject({
      companyName: 'Silk Road Tea',
      change: how,
      putOutBy: 'Mei',
    })
    const twice = await Promise.all([guest(calls.goBack, { key: link }), browser()(calls.goBack, { key: link })])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await standing()).toEqual(bothOwn)
    await lin.logIn('lin', customerPassword)
    expect((await lin(customerEndpoints.userInfo, {})).data).toMatchObject({ companyRole: 'owner' })
    for (const to of ['lin@tea.example', 'mei@tea.example'])
      expect((await sent(to)).at(-1), to).toContain('Lin, who had been put out, is an owner of your company again')
    expect(await guest(calls.lookBack, { key: link })).toMatchObject(missing)
    const { rows } = await pool.query(`select after from audit_entry where action = 'customer.return-owner'`)
    expect(rows).toEqual([{ after: { change: how } }])
  },
)

it('gives all of it back by the first link, though more was taken since', async () => {
  const { putOut, key, browser, standing } = await rivals()
  await putOut.unmade()
  const link = await key()
  await putOut['switched-off']()
  await putOut.removed()
  expect((await browser()(calls.goBack, { key: link })).status).toBe(200)
  expect(await standing()).toEqual(bothOwn)
})

it('works for a day, with a key that was drawn, and undoes nothing of what we did', async () => {
  const { putOut, key, browser, clock, user, seen, standing } = await rivals()
  expect(await browser()(calls.goBack, { key: 'A'.repeat(22) })).toMatchObject(missing)
  await putOut['switched-off']()
  const link = await key()
  const before = await standing()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  await boss(securityEndpoints.reauthenticate, { password: staffPassword })
  const { id } = await seen()
  const version = async () => (await boss(desk.detail, { id })).data.version
  expect((await boss(desk.activate, { id, version: await version() })).status).toBe(200)
  expect((await boss(desk.deactivate, { id, version: await version() })).status).toBe(200)
  expect(await browser()(calls.goBack, { key: link })).toMatchObject(missing)
  expect(await standing()).toEqual(before)
  clock.shiftMs += 86_400_000 + 1000
  expect(await browser()(calls.lookBack, { key: link })).toMatchObject(missing)
})

it('is over after a day', async () => {
  const { putOut, key, browser, clock } = await rivals()
  await putOut.unmade()
  const link = await key()
  clock.shiftMs += 86_400_000 - 60_000
  expect((await browser()(calls.lookBack, { key: link })).status).toBe(200)
  clock.shiftMs += 61_000
  expect(await browser()(calls.goBack, { key: link })).toMatchObject(missing)
})

it('pulls nobody out of another company, opens no closed account, and is sent to no colleague who owned nothing', async () => {
  const { owner, putOut, key, sent, browser, db, setUsers, colleague, member, lin } = await rivals()
  await colleague('jana', 'member')
  await setUsers({ language: 'en', emails: ['jana@tea.example'] }, { account: 'jana' })
  const { id, version } = await member('jana')
  await owner(calls.remove, { id, version })
  expect((await sent('jana@tea.example')).join()).not.toContain('owner-back')
  await putOut.removed()
  const link = await key()
  const other = randomUUID()
  await db.as(system, (tx) => insertCustomer(tx, { id: other, name: 'Nordwind' }))
  await setUsers({ customerId: other, companyRole: 'member' }, { account: 'lin' })
  expect((await browser()(calls.goBack, { key: link })).body.code).toBe('customer.has-company')
  await setUsers({ customerId: null, companyRole: null }, { account: 'lin' })
  await lin.logIn('lin', customerPassword)
  await lin(securityEndpoints.reauthenticate, { password: customerPassword })
  expect((await lin(securityEndpoints.closeAccount, {})).status).toBe(200)
  expect(await browser()(calls.goBack, { key: link })).toMatchObject(missing)
})

it('is closed by us for an owner whom a colleague has switched off already, and we switch nobody off twice besides', async () => {
  const { putOut, key, browser, user, seen, standing } = await rivals()
  await putOut['switched-off']()
  const link = await key()
  const before = await standing()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  await boss(securityEndpoints.reauthenticate, { password: staffPassword })
  const { id } = await seen()
  const shown = async () => (await boss(desk.detail, { id })).body.data ?? (await boss(desk.detail, { id })).data
  const { version, actions } = await shown()
  expect(actions.map(({ name }: { name: string }) => name)).toContain('deactivate')
  expect((await boss(desk.deactivate, { id, version })).status).toBe(200)
  expect(await browser()(calls.goBack, { key: link })).toMatchObject(missing)
  expect(await standing()).toEqual(before)
  const after = await shown()
  expect(after.actions.map(({ name }: { name: string }) => name)).not.toContain('deactivate')
  expect((await boss(desk.deactivate, { id, version: after.version })).body.code).toBe('access.action-not-allowed')
})
