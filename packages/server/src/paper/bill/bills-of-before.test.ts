import { expect, it } from 'vitest'
import { bySystem } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

/** A job of two bills at which the release before writes as well, which knows one draft and one release for all of them. */
async function sharedWorld() {
  const world = await instructedWorld({ billQty: 2 })
  await world.finalise()
  const { pool, job } = world
  const write = async (columns: Readonly<Record<string, string>>) => {
    const names = Object.keys(columns)
    const set = names.map((name, index) => `${name} = $${index + 2}`).join(', ')
    await pool.query(`update work_order set ${set} where id = $1`, [job.id, ...Object.values(columns)])
  }
  const bills = [deedsOnBill(world, job.id, 1), deedsOnBill(world, job.id, 2)] as const
  const states = () => Promise.all(bills.map(async (one) => (await one.bill()).billState))
  return { ...world, write, bills, states }
}

it('is released by its bill where the release before gave the cargo free, and held again where it called that back', async () => {
  const { write, states, show, job } = await sharedWorld()
  await write({ draft_state: 'issued' })
  await write({ release_state: 'released' })
  expect(await show(job.id)).toMatchObject({ billState: 'released', releaseState: 'released' })
  expect(await states()).toEqual(['released', 'released'])
  await write({ release_state: 'held', hold_reason: 'CUSTOMS' })
  expect(await show(job.id)).toMatchObject({ billState: 'issued', releaseState: 'held', holdReason: 'CUSTOMS' })
})

it('moves the bills that were begun with the one draft of the release before', async () => {
  const { write, bills, states } = await sharedWorld()
  const [first] = bills
  await first.send()
  await write({ draft_state: 'confirmed' })
  expect(await states()).toEqual(['confirmed', 'none'])
  await write({ draft_state: 'sent' })
  expect(await first.bill()).toMatchObject({ billState: 'draft', draftVersion: 2 })
})

it('counts the originals of a bill that the release before issued, and takes them back all or none', async () => {
  const { write, bills } = await sharedWorld()
  await write({ draft_state: 'issued' })
  const [first] = bills
  expect(await first.bill()).toMatchObject({ billState: 'issued', originals: 3 })
  expect((await first.recall()).body.fields).toEqual({ OriginalsBack: 'workorder.originals-not-all-back' })
  expect((await first.recall(3)).status).toBe(200)
})

it('reads what the release before kept as the bill does that frees the cargo', async () => {
  const { db } = await sharedWorld()
  const { rows } = await bySystem(db, async ({ tx }) => ({
    rows: await tx.rows<{ state: string }>(
      `select bill_state_of(draft, release) as state from (values
        ('issued', 'released'), ('issued', 'held'), ('sent', 'notAsked'), ('confirmed', 'released')) as kept (draft, release)`,
      [],
    ),
  }))
  expect(rows.map(({ state }) => state)).toEqual(['released', 'issued', 'draft', 'confirmed'])
})
