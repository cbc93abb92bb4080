import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { expect, it } from 'vitest'
import { sailing } from '../../booking/sea-booking-fixtures.ts'
import { boxNos } from '../workorder-fixtures.ts'
import { moveWorld } from './move-fixtures.ts'

it('rolls one of two boxes that are in the terminal: it keeps number, seal, VGM and gate-in, in a job of its own', async () => {
  const world = await moveWorld()
  const { open, first, second, move, show, spaceLeft, record, chargesOf, booking } = world
  const job = await open({ numbered: true })
  world.clock.shiftMs += 6 * 86_400_000
  await record(job.id, 'GTIN.origin', '2031-01-20T04:00:00Z')
  const [box] = (await show(job.id)).containers
  const chargedBefore = await chargesOf()
  const rolled = await move({ containerIds: [box?.id ?? ''] })
  expect(rolled.status).toBe(200)

  const [stays, goes] = await world.jobs()
  expect([stays?.departureNo, goes?.departureNo]).toEqual(['031W', '032W'])
  expect((await show(stays?.id ?? '')).containers.map(({ containerNo }) => containerNo)).toEqual([boxNos[1]])
  const moved = await show(goes?.id ?? '')
  expect(moved.containers).toMatchObject([
    { containerNo: boxNos[0], sealNos: ['SEAL0'], vgmKg: '21000', lastEventCode: 'GTIN' },
  ])
  expect(moved).toMatchObject({ vessel: 'Amber Tide', state: 'underway', billState: 'none', departureId: second })
  expect(moved.siCutoff).toEqual(new Date('2031-01-28T04:00:00Z'))
  expect(moved.eta).toEqual(new Date('2031-03-06T04:00:00Z'))
  expect(moved.promisedEta).toEqual(job.promisedEta)
  expect([await spaceLeft(first), await spaceLeft(second)]).toEqual([11, 11])
  expect(await chargesOf()).toEqual(chargedBefore)

  const seen = await booking()
  expect(seen.shares).toMatchObject([{ departureNo: '032W', boxText: '1*40HQ' }])
  const told = /^Moved from Jade Meridian \/ 031W to Amber Tide \/ 032W, leaving 31 Jan.*: Rolled by the carrier$/
  expect(seen.events.map(({ eventLabel }) => eventLabel)).toContainEqual(expect.stringMatching(told))
})

it('moves a whole job with the booking, keeps price and first estimate, reopens the draft, and does nothing twice', async () => {
  const { open, move, booking, show, spaceLeft, first, second, shown } = await moveWorld()
  const job = await open()
  const before = await shown()
  expect((await move()).status).toBe(200)
  const after = await booking()
  expect(after.given).toMatchObject({ departureNo: '032W', vessel: 'Amber Tide' })
  expect(after.shares).toBeUndefined()
  expect(after.promisedEta).toEqual(before.promisedEta)
  expect(after.agreed?.totals).toEqual(before.agreed?.totals)
  expect(await show(job.id)).toMatchObject({ departureNo: '032W', vessel: 'Amber Tide' })
  expect([await spaceLeft(first), await spaceLeft(second)]).toEqual([12, 10])
  const again = await move()
  expect([again.status, again.body.data.version]).toEqual([200, (await shown()).version])
  expect((await booking()).events.filter(({ eventKind }) => eventKind === 'moved')).toHaveLength(1)
})

it('moves nothing that has left, and says what', async () => {
  const { open, move, record, jobs, clock } = await moveWorld()
  const job = await open({ numbered: true })
  clock.shiftMs += 10 * 86_400_000
  await record(job.id, 'DEPA.origin', '2031-01-24T05:00:00Z', [boxNos[0]])
  expect((await move()).body).toMatchObject({ code: 'workorder.box-departed', data: { containerNos: boxNos[0] } })
  expect(await jobs()).toHaveLength(1)
})

it('gives space back only while the departure still takes cargo', async () => {
  const { open, move, spaceLeft, first, clock } = await moveWorld()
  await open()
  clock.shiftMs += 8 * 86_400_000
  expect((await move()).status).toBe(200)
  expect(await spaceLeft(first)).toBe(10)
})

it('holds space for what the customer caused until he answers, and moves at his price once he agrees', async () => {
  const { move, booking, spaceLeft, first, second, shipper, open, chargesOf } = await moveWorld()
  await open()
  const free = await move({ cause: 'carrier', fee: '80', feeCurrency: 'USD' })
  expect(free.body.fields).toEqual({ Fee: 'booking.move-by-us-is-free' })
  expect((await move({ cause: 'customer', fee: '80', feeCurrency: 'USD' })).status).toBe(200)
  const asked = await booking()
  expect(asked.openRequest).toBe('move')
  expect(asked.requests[0]).toMatchObject({
    requestKind: 'move',
    requestState: 'open',
    fee: '80.00',
    moveCause: 'customer',
  })
  expect([await spaceLeft(first), await spaceLeft(second)]).toEqual([10, 10])
  const answer = (word: 'accept' | 'decline') =>
    shipper(bookingEndpoints.answer, {
      id: asked.id,
      version: asked.version,
      requestId: asked.requests[0]?.id ?? '',
      answer: word,
    })
  expect((await answer('accept')).status).toBe(200)
  const after = await booking()
  expect(after).toMatchObject({ given: { departureNo: '032W' }, requests: [{ requestState: 'accepted' }] })
  expect(after.agreed?.lines.filter(({ chargeCode }) => chargeCode === 'AMND')).toMatchObject([{ amount: '80.00' }])
  expect((await chargesOf()).some((line) => line.startsWith('AMND'))).toBe(true)
  expect([await spaceLeft(first), await spaceLeft(second)]).toEqual([12, 10])
  expect((await answer('accept')).status).toBe(409)
})

it('lets what nobody answered lapse after a day, and gives the held space back; so does a refusal', async () => {
  const { move, booking, spaceLeft, second, shipper, clock, world } = await moveWorld()
  await move({ cause: 'customer' })
  expect(await spaceLeft(second)).toBe(10)
  clock.shiftMs += 25 * 3_600_000
  await world.jobs.runDue()
  expect((await booking()).requests[0]).toMatchObject({ requestState: 'lapsed' })
  expect(await spaceLeft(second)).toBe(12)
  await move({ cause: 'customer' })
  const asked = await booking()
  await shipper(bookingEndpoints.answer, {
    id: asked.id,
    version: asked.version,
    requestId: asked.requests[0]?.id ?? '',
    answer: 'decline',
  })
  expect(await spaceLeft(second)).toBe(12)
  expect((await booking()).given).toMatchObject({ departureNo: '031W' })
})

it('moves all of a departure, each job by itself, and names what was refused', async () => {
  const { open, moveAll, record, another, jobs, clock } = await moveWorld()
  const job = await open({ numbered: true })
  await another()
  clock.shiftMs += 10 * 86_400_000
  await record(job.id, 'DEPA.origin', '2031-01-24T05:00:00Z')
  const { items } = (await moveAll()).body.data
  expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ isMoved: true })]))
  expect(items.filter(({ isMoved }) => isMoved)).toHaveLength(1)
  expect(items.filter(({ isMoved }) => !isMoved)).toEqual([
    {
      bookingNo: job.bookingNo,
      jobNo: job.jobNo,
      isMoved: false,
      reason: 'workorder.box-departed',
      values: { containerNos: boxNos.slice(0, 2).join(', ') },
    },
  ])
  expect((await jobs())[0]?.departureNo).toBe('031W')
  expect((await moveAll()).body.data.items.filter(({ isMoved }) => isMoved)).toEqual([])
})

it('is refused to whoever may not amend, with a stale version, for an unknown reason or box', async () => {
  const { move, staffWith, shipper, shown } = await moveWorld()
  const { version } = await shown()
  expect((await move({ version: version - 1 })).status).toBe(409)
  expect((await move({ reasonCode: 'NONSENSE' })).body.fields).toEqual({ ReasonCode: 'booking.code-unknown' })
  expect((await move({ containerIds: ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'] })).status).toBe(404)
  expect((await move({ by: await staffWith(['booking.view']) })).status).toBe(403)
  expect((await move({ by: shipper })).status).toBe(403)
})

it('leaves a box as it is once two clerks roll it at the same moment', async () => {
  const { open, move, spaceLeft, first, second, jobs } = await moveWorld()
  const job = await open({ numbered: true })
  const [box] = job.containers
  const both = await Promise.all([move({ containerIds: [box?.id ?? ''] }), move({ containerIds: [box?.id ?? ''] })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await jobs()).toHaveLength(2)
  expect([await spaceLeft(first), await spaceLeft(second)]).toEqual([11, 11])
})

it('moves a booking of which no job was opened yet, and opens its job on the other departure', async () => {
  const { move, booking, open, spaceLeft, first, second } = await moveWorld()
  expect((await move({ reasonCode: 'CUTOFF', cause: 'us' })).status).toBe(200)
  expect(await booking()).toMatchObject({ given: { departureNo: '032W' } })
  expect([await spaceLeft(first), await spaceLeft(second)]).toEqual([12, 10])
  expect(await open()).toMatchObject({ departureNo: '032W', boxText: '2*40HQ' })
})

it('says of each that is refused what is wrong with the departure, and not only that something is', async () => {
  const { open, world, first } = await moveWorld()
  const { jobNo, bookingNo } = await open()
  const { staff } = world
  const elsewhere = sailing({ departureNo: '044W', destinationCode: 'NLRTM' })
  const { id: departureId } = (await staff(departureDeskEndpoints.save, elsewhere)).body.data
  const all = { id: first, departureId, reasonCode: 'ROLLED', cause: 'carrier' as const }
  const refused = { jobNo, bookingNo, isMoved: false, reason: 'booking.departure-other-lane' }
  expect((await staff(moveEndpoints.moveAll, all)).body.data.items).toEqual([refused])
})

it('goes on holding a rolled box that was held, and leaves the order of customs not to load with the filing that they answered', async () => {
  const { open, move, jobs, world, id } = await moveWorld()
  const job = await open({ numbered: true })
  const hold = { kind: 'DISPUTE', since: '2031-01-15T08:00:00Z', reason: 'Damage of an earlier shipment' }
  const release = { at: hold.since, by: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' }
  await world.pool.query(
    `update work_order set release_state = 'held', hold_reason = 'DISPUTE', holds = $2, head = head || $3 where id = $1`,
    [job.id, JSON.stringify([hold]), JSON.stringify({ doNotLoad: ['ICS2'], release })],
  )
  const [box] = job.containers
  expect((await move({ containerIds: [box?.id ?? ''] })).status).toBe(200)
  const [, goes] = await jobs()
  const { rows } = await world.pool.query(
    `select release_state, hold_reason, holds, head -> 'release' as release, head ? 'doNotLoad' as stopped from work_order
      where booking_id = $1 order by id = $2`,
    [id, goes?.id],
  )
  const held = { release_state: 'held', hold_reason: 'DISPUTE', holds: [hold], release }
  expect(rows).toEqual([
    { ...held, stopped: true },
    { ...held, stopped: false },
  ])
})
