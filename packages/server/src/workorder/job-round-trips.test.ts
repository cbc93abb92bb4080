import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { roundTrips } from '../testing/round-trips.ts'
import { jobWorld } from './workorder-fixtures.ts'

const keep = { keepWarnings: true } as const
const numbers = ['CSQU3054383', 'CBHU3202732', 'TGHU1234562', 'MSKU1234565', 'TCLU1234568', 'CSQU3054384']

/** A world in which one can count how often the database is waited for while something is done. */
async function countedWorld() {
  const world = await jobWorld()
  const asked = roundTrips()
  return {
    ...world,
    async tripsOf(work: () => Promise<{ status: number; body: unknown }>): Promise<number> {
      const before = asked.length
      const reply = await work()
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
      return asked.length - before
    },
  }
}

/** Opens a job and gives it this many numbered boxes; the other job of the booking has one. */
async function boxedJob(boxes: number) {
  const world = await countedWorld()
  const share = { boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 1 }] }
  const opened = await world.staff(desk.open, { bookingId: world.bookingId, shares: [share, share] })
  const [id = '', other = ''] = opened.body.data.jobs.map((job) => job.id)
  const first = (await world.show(id)).containers[0]?.id
  for (const [index, containerNo] of numbers.slice(0, boxes).entries()) {
    const { version } = await world.show(id)
    const box = index === 0 ? { containerId: first } : { containerType: '40HQ', containerOwner: 'C' as const }
    expect((await world.staff(desk.saveContainer, { id, version, containerNo, ...box, ...keep })).status).toBe(200)
  }
  return { ...world, other, job: await world.show(id) }
}

it('opens one job or two in as many round trips', async () => {
  const share = (containerQty: number) => ({
    boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty }],
  })
  const trips: number[] = []
  for (const shares of [[share(2)], [share(1), share(1)]]) {
    const { staff, bookingId, tripsOf } = await countedWorld()
    trips.push(await tripsOf(() => staff(desk.open, { bookingId, shares })))
  }
  expect(trips[1]).toBe(trips[0])
})

it('packs, renames and moves however many boxes and lines in as many round trips', async () => {
  const counted: number[][] = []
  for (const boxes of [1, 5]) {
    const { staff, job, other, tripsOf } = await boxedJob(boxes)
    const containerId = job.containers.find(({ containerNo }) => containerNo === numbers[0])?.id ?? ''
    const rows = numbers.slice(0, boxes).map((no) => `${no}\tTea\t\t10\t\t100`)
    const more = rows.map(() => `${numbers[0]}\tSilk\t\t1\t\t10`)
    const at = (later: number) => ({ id: job.id, version: job.version + later })
    counted.push([
      await tripsOf(() => staff(desk.importPacking, { ...at(0), rows: [...rows, ...more].join('\n'), replace: true })),
      await tripsOf(() => staff(desk.saveContainer, { ...at(1), containerId, containerNo: 'TGHU7654326', ...keep })),
      await tripsOf(() => staff(desk.moveContainer, { ...at(2), containerId, toJobId: other })),
    ])
  }
  expect(counted[1]).toEqual(counted[0])
})

it('moves the lines of a container with it, in their order and behind those that are there', async () => {
  const { staff, job, other, show } = await boxedJob(2)
  const [first, second] = numbers
  const rows = [`${first}\tTea\t\t10\t\t100`, `${second}\tSilk\t\t1\t\t10`, `${first}\tRice\t\t2\t\t20`].join('\n')
  await staff(desk.importPacking, { id: job.id, version: job.version, rows, replace: true })
  const packed = await show(job.id)
  expect(packed.containers.map(({ containerNo, packages }) => [containerNo, packages])).toEqual([
    [first, 12],
    [second, 1],
  ])
  const containerId = packed.containers[0]?.id ?? ''
  await staff(desk.saveContainer, {
    id: job.id,
    version: packed.version,
    containerId,
    containerNo: 'TGHU7654326',
    ...keep,
  })
  await staff(desk.moveContainer, { id: job.id, version: packed.version + 1, containerId, toJobId: other })
  const named = async (id: string) =>
    (await show(id)).packing.map(({ containerNo, goodsName }) => `${containerNo} ${goodsName}`)
  expect(await named(other)).toEqual(['TGHU7654326 Tea', 'TGHU7654326 Rice'])
  expect(await named(job.id)).toEqual([`${second} Silk`])
})

it('enters a charge without reading its booking and its customer twice', async () => {
  const { staff, open, tripsOf } = await countedWorld()
  const job = await open()
  const charge = {
    side: 'R',
    chargeCode: 'RAILF',
    currency: 'USD',
    unitPrice: '1',
    unit: 'BOX',
    quantity: '1',
  } as const
  const trips = await tripsOf(() =>
    staff(desk.saveCharge, {
      id: job.id,
      version: job.version,
      ...charge,
      recordedOn: '2031-01-15',
      diffReason: 'Late',
    } as never),
  )
  expect(trips).toBeLessThanOrEqual(11)
})
