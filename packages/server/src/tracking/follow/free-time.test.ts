import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints as calls, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { boxNos, jobWorld } from '../../workorder/workorder-fixtures.ts'

const kept = { keepWarnings: true, reason: 'So the terminal' } as const
const [containerNo] = boxNos
const ofThePrice = { currency: 'USD', lines: [{ clock: 'containerUse', freeDays: 10 }] }
const storage = { clock: 'storage', freeDays: 0, per40: '18' }

/** A job whose first box has a number, with storage that costs from its first day, and what happens to its boxes. */
async function followedJob() {
  const world = await jobWorld()
  const { id, containers, version } = await world.open()
  const { rows } = await world.pool.query(`select head -> 'freeTime' as free_time from work_order where id = $1`, [id])
  expect(rows).toEqual([{ free_time: ofThePrice }])
  const freeTime = { ...ofThePrice, lines: [storage, ...ofThePrice.lines] }
  await world.pool.query(`update work_order set head = head || $2 where id = $1`, [id, JSON.stringify({ freeTime })])
  const box = { containerId: containers[0]?.id, containerNo, keepWarnings: false }
  expect((await world.staff(jobDeskEndpoints.saveContainer, { id, version, ...box })).status).toBe(200)
  const record = async (step: string, at: string) => {
    const said = { id, step, classifier: 'ACT', at: new Date(at), ...kept } as const
    expect((await world.staff(desk.save, said)).status).toBe(200)
  }
  const clocks = async () => (await world.show(id)).containers.find((one) => one.containerNo === containerNo)?.clocks
  const followed = async () => (await world.shipper(calls.detail, { id, containerNo })).body.data
  return { ...world, id, record, clocks, followed }
}

it('counts the free days of the price from the unloading, alike for desk, customer and list, until the empty box is back', async () => {
  const { shipper, record, clocks, followed } = await followedJob()
  expect(await clocks()).toBeUndefined()
  await record('DISC.destination', '2031-01-14T10:00:00Z')
  expect(await clocks()).toMatchObject([
    { clock: 'storage', startsOn: '2031-01-14', lastFreeDay: '2031-01-14', daysLeft: -1, cost: '18.00', dayCost: '18' },
    { clock: 'containerUse', startsOn: '2031-01-14', freeDays: 10, lastFreeDay: '2031-01-24', daysLeft: 9 },
  ])
  expect((await followed()).clocks).toEqual(await clocks())
  expect((await followed()).lastFreeDay).toBe('2031-01-14')
  const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
  const { items } = (await shipper(trackingLists.railway, firstPage)).body.data
  expect(items.find((row) => row.containerNo === containerNo)?.lastFreeDay).toBe('2031-01-14')

  await record('GTOT.destination', '2031-01-14T20:00:00Z')
  expect((await followed()).lastFreeDay).toBe('2031-01-24')
  await record('DROP.destination', '2031-01-15T02:00:00Z')
  expect((await clocks())?.map(({ endsOn }) => endsOn)).toEqual(['2031-01-14', '2031-01-15'])
  expect((await followed()).lastFreeDay).toBeUndefined()
})
