import { randomUUID } from 'node:crypto'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { describe, expect, it } from 'vitest'
import { boxNos, jobWorld } from '../workorder-fixtures.ts'

const wholeQueue = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const box = (containerQty: number) => ({ containerType: '40HQ', containerOwner: 'C', containerQty }) as const
const keep = { keepWarnings: false } as const

describe('opening', () => {
  it('shares the boxes of a booking between jobs, with what was agreed for each', async () => {
    const { staff, bookingId, show } = await jobWorld()
    const opened = await staff(desk.open, { bookingId, shares: [{ boxes: [box(1)] }, { boxes: [box(1)] }] })
    const [first, second] = await Promise.all(opened.body.data.jobs.map(({ id }) => show(id)))
    expect([first?.boxText, second?.boxText]).toEqual(['1*40HQ', '1*40HQ'])
    const freight = (job: typeof first) => job?.charges.find(({ chargeCode }) => chargeCode === 'RAILF')
    expect(freight(first)).toMatchObject({ quantity: '1.000', difference: '0', side: 'R' })
    expect(freight(second)?.amount).toBe(freight(first)?.amount)
    expect(await staff(desk.open, { bookingId })).toMatchObject({
      status: 409,
      body: { code: 'workorder.nothing-left' },
    })
  })

  it('refuses more boxes than are left, a booking that was not accepted, and one that is not there', async () => {
    const world = await jobWorld()
    const { staff, bookingId } = world
    const tooMany = await staff(desk.open, { bookingId, shares: [{ boxes: [box(3)] }] })
    expect(tooMany).toMatchObject({
      status: 422,
      body: { code: 'workorder.too-many-boxes', fields: { 'Shares.0.Boxes.0.BoxQty': 'workorder.more-than-booked' } },
    })
    const waiting = await world.submit(world.shipper)
    const early = await staff(desk.open, { bookingId: waiting.id })
    expect(early).toMatchObject({ status: 409, body: { code: 'workorder.booking-not-accepted' } })
    expect((await staff(desk.open, { bookingId: randomUUID() })).status).toBe(404)
  })

  it('opens once, when two clerks open at the same time', async () => {
    const { staff, bookingId } = await jobWorld()
    const replies = await Promise.all([staff(desk.open, { bookingId }), staff(desk.open, { bookingId })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await staff(desk.list, { ...wholeQueue, bookingId })).body.data.total).toBe(1)
  })

  it('answers a repeated call with the same job', async () => {
    const { staff, bookingId } = await jobWorld()
    const key = { 'idempotency-key': randomUUID() }
    const first = await staff(desk.open, { bookingId }, key)
    expect((await staff(desk.open, { bookingId }, key)).body.data).toEqual(first.body.data)
  })

  it('goes with its booking in the call that cancels it', async () => {
    const world = await jobWorld()
    const job = await world.open()
    const booking = await world.shown(world.bookingId)
    const cancelled = await world.staff(bookingDeskEndpoints.cancel, {
      id: booking.id,
      version: booking.version,
      reasonCode: 'CARRIER',
    })
    expect(cancelled.status).toBe(200)
    expect((await world.show(job.id)).state).toBe('cancelled')
    const { rows } = await world.pool.query(`select actor from audit_entry where action = 'workorder.cancel'`)
    expect(rows).toEqual([{ actor: 'system' }])
  })

  it('stays with its booking once the cargo of one has arrived: nothing of either is cancelled, and the job is named', async () => {
    const world = await jobWorld()
    const shares = [{ boxes: [box(1)] }, { boxes: [box(1)] }]
    const { jobs } = (await world.staff(desk.open, { bookingId: world.bookingId, shares })).body.data
    const [arrived, other] = jobs.map(({ id }) => id)
    const seen = async () => ({ id: world.bookingId, version: (await world.shown(world.bookingId)).version })
    await world.staff(bookingDeskEndpoints.stop, { ...(await seen()), reasonCode: 'CUSTOMS' })
    await world.arrived(arrived ?? '')
    const cancel = { ...(await seen()), reasonCode: 'CARRIER' }
    const left = await world.spaceLeft()
    expect(await world.staff(bookingDeskEndpoints.cancel, cancel)).toMatchObject({
      status: 409,
      body: { code: 'booking.jobs-underway', data: { jobNos: [jobs[0]?.jobNo] } },
    })
    expect(await world.shown(world.bookingId)).toMatchObject({ state: 'stopped', version: cancel.version })
    expect((await world.show(other ?? '')).state).toBe('opened')
    expect(await world.spaceLeft()).toBe(left)
  })
})

describe('containers', () => {
  it('refuses a wrong check digit, and keeps it with a warning when that is said', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    const wrong = { id: job.id, version: job.version, containerId: job.containers[0]?.id, containerNo: 'CSQU3054384' }
    const refused = await staff(desk.saveContainer, { ...wrong, ...keep })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'workorder.warnings', fields: { ConNo: 'workorder.warn-check-digit' } },
    })
    const kept = await staff(desk.saveContainer, { ...wrong, keepWarnings: true })
    expect(kept.body.data.containers[0]).toMatchObject({
      containerNo: 'CSQU3054384',
      warnings: ['workorder.warn-check-digit'],
    })
  })

  it('warns of a box that another live full-container job of the leg carries', async () => {
    const world = await jobWorld()
    const { staff } = world
    const job = await world.open()
    await staff(desk.saveContainer, {
      id: job.id,
      version: job.version,
      containerId: job.containers[0]?.id,
      containerNo: boxNos[0],
      ...keep,
    })
    const another = await world.submit(world.shipper, { customerReference: 'second' })
    await world.accept(another)
    const [second] = (await staff(desk.open, { bookingId: another.id })).body.data.jobs
    const twice = {
      id: second?.id ?? '',
      version: 1,
      containerNo: boxNos[0],
      containerType: '40HQ',
      containerOwner: 'C',
    } as const
    const doubted = await staff(desk.saveContainer, { ...twice, ...keep })
    expect(doubted.body).toMatchObject({
      code: 'workorder.warnings',
      fields: { ConNo: 'workorder.warn-other-job' },
      data: { otherJobNo: job.jobNo },
    })
    expect((await staff(desk.saveContainer, { ...twice, keepWarnings: true })).body.data.containers).toHaveLength(3)
  })

  it('keeps wagons with the time of each change, and says what is wrong with a number', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    const containerId = job.containers[0]?.id
    const body = {
      keyId: job.id,
      version: job.version,
      ContainerId: containerId,
      ConNo: 'csqu3054383',
      WagonNo: '5234567',
      WagonTime: '2031-01-20 08:30:00',
      WagonNo2: '94500001',
      WagonNo3: '21812471217',
      SealNo: 'A1,B2',
      Weight: '1e9',
      LastFreeDay: '2031-02-30',
      Price: '1',
    }
    const refused = await staff.send({ method: 'PUT', path: '/api/v1/admin/job-container-save', body })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      {
        WagonNo3: 'workorder.wagon-europe-wrong',
        Weight: 'shared.number-wrong',
        LastFreeDay: 'shared.day-unread',
        Price: 'shared.unknown-name',
      },
    ])
    const { WagonNo3, Weight, LastFreeDay, Price, ...good } = body
    const saved = await staff.send({
      method: 'PUT',
      path: '/api/v1/admin/job-container-save',
      body: { ...good, WagonNo2: '', WagonNo3: '218124712173' },
    })
    expect(saved.json().data.Containers[0]).toMatchObject({
      ConNo: 'CSQU3054383',
      SealNo: 'A1,B2',
      WagonNo: '5234567',
      WagonTime: '2031-01-20 08:30:00',
      WagonNo3: '218124712173',
    })
    const cleared = await staff(desk.saveContainer, {
      id: job.id,
      version: job.version + 1,
      containerId,
      wagonNo: null,
      ...keep,
    })
    expect(cleared.body.data.containers[0]).toMatchObject({ containerNo: 'CSQU3054383', sealNos: ['A1', 'B2'] })
    expect(cleared.body.data.containers[0]?.wagonNo).toBeUndefined()
  })

  it('moves a box with its goods to another job of the booking, and removes only an empty one', async () => {
    const { staff, bookingId, show } = await jobWorld()
    const opened = await staff(desk.open, { bookingId, shares: [{ boxes: [box(1)] }, { boxes: [box(1)] }] })
    const [from, to] = await Promise.all(opened.body.data.jobs.map(({ id }) => show(id)))
    if (!from || !to) throw new Error('Two jobs were opened.')
    const containerId = from.containers[0]?.id ?? ''
    await staff(desk.saveContainer, { id: from.id, version: 1, containerId, containerNo: boxNos[0], ...keep })
    const line = { containerNo: boxNos[0], goodsName: 'Tea', packages: 10, grossWeightKg: '100' }
    const packed = (await staff(desk.savePacking, { id: from.id, version: 2, ...line })).body.data
    const full = await staff(desk.removeContainer, { id: from.id, version: 3, containerId })
    expect(full.body.fields).toEqual({ ContainerId: 'workorder.container-has-goods' })
    const typed = await staff(desk.saveContainer, { id: from.id, version: 3, containerId, packages: 11, ...keep })
    expect(typed.body.fields).toEqual({ Ctns: 'workorder.totals-from-packing' })
    expect(packed.containers[0]).toMatchObject({ packages: 10, grossWeightKg: '100.000' })

    const moved = await staff(desk.moveContainer, { id: from.id, version: 3, containerId, toJobId: to.id })
    expect(moved.body.data).toMatchObject({ containers: [], packing: [] })
    expect(await show(to.id)).toMatchObject({ boxText: '2*40HQ', packing: [{ goodsName: 'Tea' }] })
    const elsewhere = await staff(desk.moveContainer, { id: to.id, version: 2, containerId, toJobId: to.id })
    expect(elsewhere.body.fields).toEqual({ ToJobId: 'workorder.other-booking' })
    const empty = (await show(to.id)).containers.find(({ containerNo }) => !containerNo)?.id ?? ''
    expect((await staff(desk.removeContainer, { id: to.id, version: 2, containerId: empty })).body.data.boxText).toBe(
      '1*40HQ',
    )
  })
})
