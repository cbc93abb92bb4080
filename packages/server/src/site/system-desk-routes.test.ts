import { firstPage } from '@landbridge/contract/shared/paging'
import { failedWorkEndpoints as calls } from '@landbridge/contract/site/failed-work'
import { workQueues } from '@landbridge/contract/site/work-queues'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { emit } from '../platform/outbox.ts'
import { newWorld } from '../testing/world.ts'

/** A house in which a listener fails as long as it is broken, and two events of one booking. */
async function brokenWorld() {
  const world = await newWorld()
  const { db, jobs, clock, pool, staff } = world
  const broken = { is: true, heard: [] as unknown[] }
  jobs.onEvent('insight.notify', ['booking.received', 'booking.shipped'], async ({ kind }) => {
    if (broken.is) throw new Error('The provider is away.')
    broken.heard.push(kind)
  })
  const tell = (kind: 'booking.received' | 'booking.shipped') =>
    db.as(system, (tx, now) =>
      emit({ tx, now, caller: system, language: 'en' }, { kind, id: 'a', data: { bookingNo: 'R310115-7K3QX' } }),
    )
  await tell('booking.received')
  await tell('booking.shipped')
  /** Works off what is due, so many times with half an hour and more between. */
  const tries = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await jobs.runDue()
      clock.shiftMs += 1900_000
    }
  }
  const listed = async () => (await staff(calls.list, firstPage)).body.data
  const deeds = async () =>
    (await pool.query(`select action, before from audit_entry where thing = 'failed-work' order by at`)).rows
  return { ...world, broken, tries, listed, deeds }
}

it('shows what failed three times and is still tried, and what was set aside: the thing, the listener, how often, why, and what waits behind it', async () => {
  const { tries, listed } = await brokenWorld()
  await tries(2)
  expect(await listed()).toMatchObject({ items: [], total: 0 })
  await tries(1)
  const work = {
    queue: 'insight.notify',
    kind: 'booking.received',
    thingId: 'a',
    number: 'R310115-7K3QX',
    reason: 'Error: The provider is away.',
    behind: 1,
  }
  expect((await listed()).items).toMatchObject([
    { ...work, workState: 'retrying', tries: 3, nextTryAt: expect.any(Date) },
  ])
  await tries(8)
  const { items } = await listed()
  expect(items).toMatchObject([{ ...work, workState: 'failed', tries: 11 }])
  expect(items[0]?.nextTryAt).toBeUndefined()
})

it('tries failed work again: in its order where the fault is gone, and once more where it is not', async () => {
  const { broken, tries, listed, deeds, staff, jobs } = await brokenWorld()
  await tries(11)
  const { id = '', queue = '' } = (await listed()).items[0] ?? {}
  expect((await staff(calls.retry, { id, queue })).status).toBe(200)
  await jobs.runDue()
  expect((await listed()).items).toMatchObject([{ id, workState: 'failed', tries: 12 }])
  broken.is = false
  await staff(calls.retry, { id, queue })
  await jobs.runDue()
  expect(broken.heard).toEqual(['booking.received', 'booking.shipped'])
  expect(await listed()).toMatchObject({ items: [], total: 0 })
  const before = { queue, kind: 'booking.received', thingId: 'a', reason: 'Error: The provider is away.' }
  expect(await deeds()).toEqual(Array(2).fill({ action: 'insight.retry-work', before }))
})

it('lets failed work go: what waited behind it goes on, and nobody can let it go twice', async () => {
  const { broken, tries, listed, deeds, staff, jobs } = await brokenWorld()
  await tries(11)
  const { id = '', queue = '' } = (await listed()).items[0] ?? {}
  broken.is = false
  expect((await staff(calls.letGo, { id, queue })).status).toBe(200)
  await jobs.runDue()
  expect(broken.heard).toEqual(['booking.shipped'])
  const again = { status: 409, body: { code: 'insight.work-gone' } }
  expect(await staff(calls.letGo, { id, queue })).toMatchObject(again)
  expect(await staff(calls.retry, { id, queue })).toMatchObject(again)
  expect(await deeds()).toMatchObject([{ action: 'insight.let-work-go' }])
})

it('says how much is due and not done, and since when', async () => {
  const { staff, tries } = await brokenWorld()
  await tries(1)
  const { due, oldestAt } = (await staff(calls.state, {})).body.data
  expect(due).toBeGreaterThanOrEqual(2)
  expect(oldestAt).toBeInstanceOf(Date)
})

it('is open to who looks after the platform, and to nobody else', async () => {
  const { staffWith, customer, guest } = await newWorld()
  const which = { queue: 'insight.notify', id: '6a1d5a3e-93d0-4c7c-9d39-1d0d7ce7d0a1' }
  const shipper = await customer()
  for (const [who, status] of [
    [await staffWith(['access.audit']), 403],
    [shipper, 403],
    [guest, 401],
  ] as const) {
    expect((await who(calls.list, firstPage)).status).toBe(status)
    expect((await who(calls.retry, which)).status).toBe(status)
  }
  expect((await (await staffWith(['platform.jobs']))(calls.list, firstPage)).status).toBe(200)
})

it('has words for every queue that there is', async () => {
  const { jobs } = await newWorld()
  // The demo business is made by the start, and no area has its queue.
  expect([...jobs.queues().keys(), 'demo.story'].toSorted()).toEqual([...workQueues].toSorted())
})
