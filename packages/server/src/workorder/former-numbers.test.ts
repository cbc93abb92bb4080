import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { wholeList, wholeQueue } from '../booking/booking-fixtures.ts'
import { trackedByRail } from '../testing/tracking-calls.ts'
import { boxNos, jobWorld } from './workorder-fixtures.ts'

const whole = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const other = 'TGHU3077030'

/** A box of a job is loaded over into another one, whose number takes its place. */
async function reloadedWorld() {
  const world = await jobWorld()
  const job = await world.open()
  const rename = async (containerNo: string) => {
    const { version, containers } = await world.show(job.id)
    const form = { containerId: containers[0]?.id, containerNo, keepWarnings: true }
    return world.staff(desk.saveContainer, { id: job.id, version, ...form })
  }
  await rename(boxNos[0])
  await rename(other)
  return { ...world, job, rename }
}

it('finds cargo by the number of the box that it left as by that of the one that it is in, wherever somebody looks', async () => {
  const { staff, shipper, job } = await reloadedWorld()
  for (const keyword of [boxNos[0], other]) {
    const found = {
      jobs: (await staff(desk.list, { ...whole, keyword })).body.data.total,
      own: (await shipper(jobCalls.railway.list, { ...whole, keyword })).body.data.total,
      queue: (await staff(bookingDeskEndpoints.list, { ...wholeQueue, orderState: 'all', keyword })).body.data.total,
      bookings: (await shipper(bookingCalls('R').list, { ...wholeList, keyword })).body.data.total,
      tracked: await trackedByRail(shipper, keyword),
    }
    expect(found, keyword).toEqual({ jobs: 1, own: 1, queue: 1, bookings: 1, tracked: 1 })
  }
  const [box] = (await staff(desk.show, { id: job.id })).body.data.containers
  expect(box).toMatchObject({ containerNo: other, formerNos: [{ no: boxNos[0], until: expect.any(Date) }] })
})

it('shows nobody else’s cargo by a former number, and forgets none when the box is named again', async () => {
  const { customer, rename, show, job } = await reloadedWorld()
  const stranger = await customer()
  const list = { ...whole, keyword: boxNos[0] }
  expect((await stranger(jobCalls.railway.list, list)).body.data.total).toBe(0)
  await rename(boxNos[1])
  const [box] = (await show(job.id)).containers
  expect(box?.formerNos?.map(({ no }) => no)).toEqual([boxNos[0], other])
})

it('names the other job where two are given the same box at the same moment', async () => {
  const first = await jobWorld()
  const job = await first.open()
  const accepted = await first.accept(await first.submit(first.shipper, { customerReference: 'PO-2' }))
  const [second] = (await first.staff(desk.open, { bookingId: accepted.id })).body.data.jobs
  const give = async (id: string) => {
    const { version, containers } = await first.show(id)
    const form = { containerId: containers[0]?.id, containerNo: boxNos[0], keepWarnings: false }
    return first.staff(desk.saveContainer, { id, version, ...form })
  }
  const both = await Promise.all([give(job.id), give(second?.id ?? '')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'workorder.warnings' })
})
