import { permissionsOf } from '@landbridge/contract/access/permissions'
import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { jobDeskEndpoints as jobDesk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'

const english = { 'accept-language': 'en' }

async function openedWorld() {
  const world = await jobWorld()
  const { id, version } = await world.open()
  const shownJob = async () => (await world.shipper(jobCalls.railway.show, { id }, english)).body.data
  return { ...world, id, version, bill: deedsOnBill(world, id), shownJob }
}

it('is held for several reasons at once, and free of each once that is lifted; its customer reads which and since when', async () => {
  const { bill, shownJob, shown, bookingId } = await openedWorld()
  await bill.hold('CUSTOMS')
  await bill.holdForMoney()
  expect(await shownJob()).toMatchObject({ releaseState: 'held', holdReason: 'CUSTOMS' })
  expect((await shownJob()).holds.map(({ holdKind }) => holdKind)).toEqual(['CUSTOMS', 'UNPAID'])
  expect((await shownJob()).holds[0]?.since).toBeInstanceOf(Date)
  expect((await bill.lift('CUSTOMS')).status).toBe(200)
  expect(await shownJob()).toMatchObject({ releaseState: 'held', holdReason: 'UNPAID' })
  expect((await bill.liftForMoney()).status).toBe(200)
  expect(await shownJob()).toMatchObject({ releaseState: 'notAsked', holds: [] })
  const { events } = await shown(bookingId)
  expect(events.map(({ eventKind }) => eventKind)).toEqual(expect.arrayContaining(['jobHeld', 'holdLifted']))
})

it('is held once for one reason, lifted once, and not at all once the job is cancelled', async () => {
  const { bill, staff, id, show } = await openedWorld()
  const seen = await bill.held()
  const twice = await Promise.all([1, 2].map(() => staff(desk.hold, { ...seen, holdKind: 'DISPUTE' as const })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await bill.hold('DISPUTE')).body.code).toBe('workorder.hold-stands')
  expect((await bill.lift('ORIGINAL')).body.code).toBe('workorder.hold-missing')
  await staff(jobDesk.cancel, { id, version: (await show(id)).version, reason: 'Booked twice' })
  expect((await bill.hold('CUSTOMS')).body.code).toBe('workorder.closed')
})

it.each(['', 'NOBODY', 'UNPAID'])(
  'is held by operations for no reason but those of cargo and papers: %j',
  async (holdKind) => {
    const { staff, id, version } = await openedWorld()
    const { status, body } = await staff(desk.hold, { id, version, holdKind: holdKind as never })
    expect([status, body.fields]).toEqual([422, { HoldKind: 'workorder.hold-reason-needed' }])
  },
)

it('is freed of money’s own hold by finance alone', async () => {
  const { staffWith, bill } = await openedWorld()
  await bill.holdForMoney()
  const operations = await staffWith(permissionsOf(['operations']))
  const refused = await operations(desk.liftForMoney, {
    ...(await bill.held()),
    holdKind: 'UNPAID',
    reason: 'Paid today',
  })
  expect(refused.status).toBe(403)
  const finance = await staffWith(permissionsOf(['finance']))
  const lifted = await finance(desk.liftForMoney, { ...(await bill.held()), holdKind: 'UNPAID', reason: 'Paid today' })
  expect(lifted.status).toBe(200)
})
