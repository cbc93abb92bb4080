import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveWorld } from './move-fixtures.ts'

const deed = fc.oneof(
  fc.record({ do: fc.constant('open' as const) }),
  fc.record({ do: fc.constant('whole' as const), to: fc.constantFrom('first', 'second') }),
  fc.record({ do: fc.constant('one' as const), to: fc.constantFrom('first', 'second'), at: fc.nat(1) }),
  fc.record({ do: fc.constant('unopened' as const), to: fc.constantFrom('first', 'second') }),
  fc.record({ do: fc.constant('twice' as const), to: fc.constantFrom('first', 'second') }),
  fc.record({ do: fc.constant('gateIn' as const) }),
)

/** Whatever is rolled, wherever and however often: two boxes are booked, two are carried or left to be opened, and two have space. */
it('keeps the boxes of a booking and their space whole, whatever is moved in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 7 }), async (deeds) => {
      const world = await moveWorld()
      for (const one of deeds) await act(world, one)
      await checkWhole(world)
    }),
    { numRuns: 4 },
  )
})

type World = Awaited<ReturnType<typeof moveWorld>>
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

const oneBox = [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 1 }]

async function act(world: World, one: Deed): Promise<void> {
  const departureId = 'to' in one && one.to === 'first' ? world.first : world.second
  const parts = (await Promise.all((await world.jobs()).map(({ id }) => world.show(id)))).flatMap(
    ({ containers }) => containers,
  )
  if (one.do === 'open') await world.open().catch(() => undefined)
  if (one.do === 'whole') await world.move({ departureId })
  if (one.do === 'unopened') await world.move({ departureId, boxes: oneBox })
  if (one.do === 'one') {
    const part = parts[one.at]
    if (part) await world.move({ departureId, containerIds: [part.id] })
  }
  if (one.do === 'twice') await Promise.all([world.move({ departureId }), world.move({ departureId })])
  if (one.do === 'gateIn') {
    const [job] = await world.jobs()
    if (job) await world.record(job.id, 'GTIN.origin', '2031-01-15T07:00:00Z')
  }
}

async function checkWhole(world: World): Promise<void> {
  const { given, shares = [] } = await world.booking()
  const away = shares.reduce((sum, { boxText }) => sum + Number(boxText.split('*')[0]), 0)
  const onDeparture = (departureId: string) =>
    (given?.departureId === departureId ? 2 - away : 0) +
    shares
      .filter((share) => share.departureId === departureId)
      .reduce((sum, { boxText }) => sum + Number(boxText.split('*')[0]), 0)
  for (const departureId of [world.first, world.second])
    expect(await world.spaceLeft(departureId)).toBe(12 - onDeparture(departureId))
  const jobs = await Promise.all((await world.jobs()).map(({ id }) => world.show(id)))
  const carried = jobs.flatMap(({ containers }) => containers)
  expect(carried.length).toBeLessThanOrEqual(2)
  const { rows } = await world.pool.query<{ departureId: string; boxes: number }>(
    `select w.departure_id as "departureId", count(*)::int as boxes from work_order_part c
      join work_order w on w.id = c.job_id where w.booking_id = $1 group by 1`,
    [world.id],
  )
  for (const { departureId, boxes } of rows) expect(boxes).toBeLessThanOrEqual(onDeparture(departureId))
  expect(jobs.every(({ containers }) => containers.length > 0)).toBe(true)
}
