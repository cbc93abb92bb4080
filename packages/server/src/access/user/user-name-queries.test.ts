import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Caller } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { userNamesInLists } from './user-name-queries.ts'

/** Two companies with somebody in each, and staff; names as one of them reads them in a list. */
async function people() {
  const world = await newWorld()
  const [tea, steel, staff] = [await world.customer(), await world.customer(), await world.staffWith([])]
  const named = (who: Caller, ...ids: (string | null | undefined)[]) =>
    world.db.readAs(who, async (tx) => [...(await (await userNamesInLists(tx))(ids)).values()])
  const idOf = (who: Caller) => ('userId' in who ? who.userId : '')
  return {
    ...world,
    tea,
    steel,
    staff,
    named,
    teaId: idOf(tea.who),
    steelId: idOf(steel.who),
    staffId: idOf(staff.who),
  }
}

it('shows a new name at once, whichever node changed it', async () => {
  const { named, staff, teaId, setUsers } = await people()
  expect(await named(staff.who, teaId, null, undefined, randomUUID())).toEqual(['Chen Mei'])
  await setUsers({ realName: '陈梅' }, { id: teaId })
  expect(await named(staff.who, teaId)).toEqual(['陈梅'])
  await setUsers({ realName: '', account: 'mei' }, { id: teaId })
  expect(await named(staff.who, teaId)).toEqual(['mei'])
})

it('reads a name that it has met before from no table', async () => {
  const { named, staff, teaId, staffId, pool, setUsers } = await people()
  expect(await named(staff.who, teaId, staffId)).toEqual(['Chen Mei', 'Wang Jun'])
  await pool.query('alter table app_user disable trigger user_name_changed')
  await setUsers({ realName: 'Nobody' })
  expect(await named(staff.who, teaId, staffId)).toEqual(['Chen Mei', 'Wang Jun'])
  await pool.query('alter table app_user enable trigger user_name_changed')
  await setUsers({ realName: 'Somebody' }, { id: staffId })
  expect(await named(staff.who, teaId, staffId)).toEqual(['Nobody', 'Somebody'])
})

it('shows a customer its colleagues and our staff, and nobody of another company, though the name is remembered', async () => {
  const { named, colleague, tea, steel, staff, teaId, steelId, staffId, setUsers } = await people()
  const everybody = [teaId, steelId, staffId]
  expect(await named(tea.who, ...everybody)).toEqual(['Chen Mei', 'Wang Jun'])
  expect(await named(staff.who, ...everybody)).toHaveLength(3)
  expect(await named(tea.who, ...everybody)).toEqual(['Chen Mei', 'Wang Jun'])
  const newcomer = await colleague(null)
  expect(await named(newcomer.who, ...everybody)).toEqual(['Wang Jun'])
  await setUsers({ customerId: steel.customerId }, { id: teaId })
  expect(await named(steel.who, ...everybody)).toHaveLength(3)
})
