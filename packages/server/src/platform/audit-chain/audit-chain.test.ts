import { auditChainEndpoints as desk } from '@landbridge/contract/site/audit-chain'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { audit } from '../audit.ts'
import { system } from '../caller.ts'
import { checkNextPart, sealEntries, verifyChain } from './audit-chain-commands.ts'

async function story(entries = 5) {
  const world = await newWorld()
  const { db, pool } = world
  const shipper = await world.customer()
  const write = (count: number) =>
    db.as(shipper.who, async (tx, now) => {
      const call = { tx, now, caller: shipper.who, language: 'en', address: '192.0.2.8' } as const
      for (let n = 0; n < count; n++)
        await audit(call, { action: 'booking.draft', thing: 'booking', id: `b${n}`, after: { n, note: 'Чай, 茶' } })
    })
  await write(entries)
  const seal = () => db.as(system, (tx) => sealEntries({ tx }))
  await seal()
  return {
    ...world,
    write,
    seal,
    check: () => db.as(system, (tx) => checkNextPart({ tx })),
    change: (statement: string) =>
      pool.query(`set session_replication_role = replica; ${statement}; reset session_replication_role`),
    verify: (anchor?: Parameters<typeof verifyChain>[1]) => db.readAs(system, (tx) => verifyChain(tx, anchor)),
    shown: async () => (await world.staff(desk.show, {})).body.data,
  }
}

it('seals what was written, in the order in which it was written, and says so to the back office', async () => {
  const { pool, verify, shown, write, jobs } = await story()
  expect(await verify()).toMatchObject({ sealed: 5, waiting: 0, end: { seq: 5 } })
  const { rows } = await pool.query(
    'select e.thing_id from audit_seal s join audit_entry e on e.id = s.entry_id order by s.seq',
  )
  expect(rows.map((row) => row.thing_id)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4'])
  await write(3)
  expect(await verify()).toMatchObject({ sealed: 5, waiting: 3, end: { seq: 5 } })
  await jobs.runDue()
  const chain = await shown()
  expect(chain).toMatchObject({ sealed: 8, waiting: 0, wholeTo: expect.any(Date) })
  expect(chain.brokenSeq).toBeUndefined()
})

it('seals each entry once when two nodes seal at the same time', async () => {
  const { seal, write, verify } = await story(0)
  await write(30)
  await Promise.all([seal(), seal(), seal()])
  expect(await verify()).toMatchObject({ sealed: 30, waiting: 0, end: { seq: 30 } })
})

it.each([
  [
    'an entry says something else',
    `update audit_entry set after = '{"n": 7}' where thing_id = 'b2'`,
    3,
    'entry-changed',
  ],
  [
    'an entry is a microsecond later',
    `update audit_entry set at = at + interval '1 microsecond' where thing_id = 'b0'`,
    1,
    'entry-changed',
  ],
  ['an entry is gone', `delete from audit_entry where thing_id = 'b1'`, 2, 'entry-missing'],
  [
    'an entry and its seal are gone',
    `with gone as (delete from audit_entry where thing_id = 'b3' returning id) delete from audit_seal where entry_id in (select id from gone)`,
    4,
    'seal-missing',
  ],
  [
    'the last ones are cut off',
    'delete from audit_entry where id in (select entry_id from audit_seal where seq > 3); delete from audit_seal where seq > 3',
    4,
    'end-cut',
  ],
  [
    'an entry was slipped in',
    `insert into audit_entry (actor, action, thing, thing_id) values ('system', 'booking.draft', 'booking', 'x')`,
    5,
    'never-sealed',
  ],
  [
    'a seal was set behind the end',
    `insert into audit_entry (actor, action, thing, thing_id) values ('system', 'booking.draft', 'booking', 'x'); insert into audit_seal select 6, id, now(), 'x' from audit_entry where thing_id = 'x'`,
    6,
    'seal-forged',
  ],
])('finds that %s', async (_, tampering, seq, because) => {
  const { change, verify, shown, check } = await story()
  await change(tampering)
  expect((await verify()).broken).toMatchObject({ seq, because })
  await check()
  expect(await shown()).toMatchObject({ brokenSeq: seq, brokenBecause: because })
})

it('does not lead through an end that was told earlier, when somebody made it anew', async () => {
  const { change, verify, seal } = await story()
  const { end } = (await verify()) as { end: { seq: number; hash: Buffer } }
  await change(
    `update audit_entry set after = '{}' where thing_id = 'b4'; truncate audit_seal, audit_chain;
     insert into audit_unsealed (entry_id) select id from audit_entry order by thing_id`,
  )
  await seal()
  expect((await verify()).broken).toBeUndefined()
  expect((await verify(end)).broken).toMatchObject({ seq: 5, because: 'seal-forged' })
})

it('can be read by those with the permission, and changed by nobody', async () => {
  const { db, staff, staffWith, guest } = await story()
  const other = await staffWith(['access.manage'])
  expect((await other(desk.show, {})).status).toBe(403)
  expect((await guest(desk.show, {})).status).toBe(401)
  for (const statement of ['update audit_seal set seq = 9', 'delete from audit_seal', 'delete from audit_entry'])
    for (const caller of [staff.who, system])
      await expect(db.as(caller, (tx) => tx.ask(statement, []))).rejects.toMatchObject({ code: '42501' })
})
