import { randomUUID } from 'node:crypto'
import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { entityForm } from './entity-fixtures.ts'
import { loadEntities } from './entity-store.ts'

it('shows a company of the rules of our companies those that mean it or everybody, and lets it read no other in the database', async () => {
  const { staff, db, customer } = await newWorld()
  const [one, other] = [await customer(), await customer()]
  const rules = [{ customerId: one.customerId }, { customerId: other.customerId }, { ruleMode: 'R' as const }]
  const saved = await staff(desk.saveEntity, entityForm({ rules }))
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const reader = { actor: 'customer', userId: randomUUID(), customerId: one.customerId, role: 'owner' } as const
  const rulesSeen = async (by: Parameters<typeof db.as>[0]) =>
    (await db.as(by, (tx) => loadEntities(tx))).find(({ entityCode }) => entityCode === 'LBSH')?.rules
  expect(await rulesSeen(reader)).toEqual([rules[0], rules[2]])
  expect(await rulesSeen({ actor: 'system' })).toEqual(rules)
  const rows = await db.as(reader, (tx) =>
    tx.ask<{ customerId: string | null }>('select customer_id from entity_rule', []),
  )
  expect(rows.map(({ customerId }) => customerId).toSorted()).toEqual([one.customerId, null])
})
