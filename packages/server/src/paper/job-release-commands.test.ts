import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from '../workorder/workorder-fixtures.ts'

const calls = jobCalls.railway
const english = { 'accept-language': 'en' }

it('is held for a reason and given free later, and its customer reads which, since when and by whom', async () => {
  const world = await jobWorld()
  const { staff, shipper } = world
  const { id, version } = await world.open()
  const held = await staff(paperDeskEndpoints.hold, { id, version, holdReason: 'UNPAID' }, english)
  expect(held.body.data).toMatchObject({ releaseState: 'held', holdReason: 'UNPAID', version: version + 1 })
  const shown = async () => (await shipper(calls.show, { id }, english)).body.data
  expect(await shown()).toMatchObject({ releaseState: 'held', holdReasonLabel: expect.stringMatching(/\w/) })
  const free = await staff(paperDeskEndpoints.release, { id, version: version + 1 })
  expect(free.body.data).toMatchObject({ releaseState: 'released', version: version + 2 })
  const after = await shown()
  expect(after.holdReason).toBeUndefined()
  expect(after.releaseAt).toBeInstanceOf(Date)
  expect(after.releaseBy).toBe(held.body.data.releaseBy)
  const { events } = await world.shown(world.bookingId)
  expect(events.map(({ eventKind }) => eventKind)).toEqual(expect.arrayContaining(['jobHeld', 'jobReleased']))
})

it('is called back when it was given free by mistake, and given free once alone', async () => {
  const world = await jobWorld()
  const { staff } = world
  const { id, version } = await world.open()
  const twice = await Promise.all([
    staff(paperDeskEndpoints.release, { id, version }),
    staff(paperDeskEndpoints.release, { id, version }),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const again = await staff(paperDeskEndpoints.release, { id, version: version + 1 })
  expect(again.body).toMatchObject({ success: false, code: 'workorder.action-not-allowed' })
  const back = await staff(paperDeskEndpoints.hold, { id, version: version + 1, holdReason: 'DISPUTE' })
  expect(back.body.data).toMatchObject({ releaseState: 'held', holdReason: 'DISPUTE' })
})

it.each(['', 'NOBODY', '<b>'])('is held for no reason but those of the list: %j', async (holdReason) => {
  const world = await jobWorld()
  const { id, version } = await world.open()
  const { status, body } = await world.staff(paperDeskEndpoints.hold, { id, version, holdReason })
  expect([status, body.fields]).toEqual([422, { HoldReason: 'workorder.hold-reason-needed' }])
  expect(await world.show(id)).toMatchObject({ releaseState: 'notAsked', version })
})

it('is moved by nobody who saw another version, and no more once the job is cancelled', async () => {
  const world = await jobWorld()
  const { id, version } = await world.open()
  const stale = await world.staff(paperDeskEndpoints.release, { id, version: version + 5 })
  expect(stale.body.code).toBe('workorder.changed-meanwhile')
  await world.staff(desk.cancel, { id, version, reason: 'Booked twice' })
  const closed = await world.staff(paperDeskEndpoints.release, { id, version: version + 1 })
  expect(closed.body.code).toBe('workorder.closed')
})
