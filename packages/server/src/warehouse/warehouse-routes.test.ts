import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { describe, expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { emit } from '../platform/outbox.ts'
import { loadReferenceData } from '../reference/index.ts'
import { boxNos, bySystem, jobWorld } from '../workorder/workorder-fixtures.ts'
import { asDeclared, lclWorld, numbered, tea, twoAboard } from './lcl-fixtures.ts'

const [{ list: customerList, show: customerShow }] = Object.values(jobCalls) as [(typeof jobCalls)['railway']]
const wholeQueue = { ...firstPage, orderState: 'all', lclState: 'all' } as const

describe('the receipt', () => {
  it('stands on the job beside what was declared, for the desk and for its customer', async () => {
    const { sharedJob, receive, customer } = await lclWorld()
    const shipper = await customer()
    const job = await sharedJob(shipper, tea)
    expect(job).toMatchObject({
      lclState: 'awaiting',
      containers: [],
      packages: 100,
      volumeM3: '2.500',
      declaredQty: '2.5',
    })
    const received = (await receive(job, { pieces: 98, kg: '1250', m3: '2.9' })).body.data
    const both = {
      lclState: 'warehoused',
      warehouseName: 'Xi’an warehouse 3',
      packages: 100,
      actualPieces: 98,
      actualGrossWeightKg: '1250.000',
      actualVolumeM3: '2.900',
      chargeableQty: '2.9',
      declaredQty: '2.5',
      measureDiffers: true,
    }
    expect(received).toMatchObject(both)
    expect((await shipper(customerShow, { id: job.id })).body.data).toMatchObject(both)
  })

  it('lets what was agreed by the cubic metre follow the measure, and leaves the rest', async () => {
    const { sharedJob, receive, customer } = await lclWorld()
    const job = await sharedJob(await customer(), tea)
    const amounts = (of: JobDeskDetail) =>
      of.charges.map(({ chargeCode, quantity, amount }) => [chargeCode, quantity, amount])
    expect(amounts(job)).toEqual([
      ['LCLF', '2.500', '250.0000'],
      ['DOC', '1.000', '50.0000'],
    ])
    const received = (await receive(job, { pieces: 100, kg: '1250', m3: '2.9' })).body.data
    expect(amounts(received)).toEqual([
      ['LCLF', '2.900', '290.0000'],
      ['DOC', '1.000', '50.0000'],
    ])
    expect(received.charges[0]).toMatchObject({ difference: '0', quotedAmount: '290.0000' })
    expect(received.quotedLines[0]).toMatchObject({ quantity: '2.9', agreedQuantity: '2.5' })
    const corrected = (await receive(received, asDeclared)).body.data
    expect(amounts(corrected)[0]).toEqual(['LCLF', '2.500', '250.0000'])
    expect(corrected.measureDiffers).toBe(false)
  })

  it('is refused for more than the largest container holds', async () => {
    const { sharedJob, receive, customer } = await lclWorld()
    const job = await sharedJob(await customer(), tea)
    const mistyped = await receive(job, { pieces: 100, kg: '1250000', m3: '999' })
    expect(mistyped.body.fields).toEqual({
      RealMeas: 'workorder.beyond-any-container',
      RealGsWeight: 'workorder.beyond-any-container',
    })
  })

  it('is refused for cargo with containers of its own, for a day to come, for rubbish, and to a stale page', async () => {
    const world = await jobWorld()
    const full = await world.open()
    const receipt = {
      id: full.id,
      version: full.version,
      warehouseName: 'W',
      receivedAt: new Date('2031-01-15T07:00:00Z'),
      actualPieces: 1,
      actualGrossWeightKg: '1',
      actualVolumeM3: '1',
    }
    expect((await world.staff(desk.receive, receipt)).body.code).toBe('workorder.job-not-shared')
    const ahead = await world.staff(desk.receive, { ...receipt, receivedAt: new Date('2031-01-16T07:00:00Z') })
    expect(ahead.body.fields).toEqual({ ReceivedAt: 'workorder.received-ahead' })
    expect((await world.staff(desk.receive, { ...receipt, version: 7 })).body.code).toBe('workorder.changed-meanwhile')
    const body = {
      keyId: full.id,
      version: 1,
      RealRcp: '-1',
      RealGsWeight: '0',
      RealMeas: '1e9',
      ReceivedAt: 'yesterday',
    }
    const rubbish = await world.staff.send({ method: 'PUT', path: desk.receive.path, body })
    expect([rubbish.statusCode, Object.keys(rubbish.json().fields).toSorted()]).toEqual([
      422,
      ['RealGsWeight', 'RealMeas', 'RealRcp', 'ReceivedAt', 'WhoName'],
    ])
  })
})

describe('a consolidation', () => {
  it('stands in a warehouse of the list by its reader’s name for it', async () => {
    const { begin, staff, db } = await lclWorld()
    await db.as(system, (tx) => loadReferenceData(tx, '2031-01-15', { samples: true }))
    const { id, version } = await begin()
    const warehouseName = 'Shanghai Waigaoqiao receiving warehouse'
    expect((await staff(desk.save, { id, version, warehouseName, keepWarnings: false })).status).toBe(200)
    const called = async (language: string) =>
      (await staff(desk.show, { id }, { 'accept-language': language })).body.data.warehouseName
    expect(await Promise.all(['zh-CN', 'zh-TW', 'en', 'ru'].map(called))).toEqual([
      ...['上海外高桥收货仓', '上海外高橋收貨倉', warehouseName, 'Приёмный склад Шанхай (Вайгаоцяо)'],
    ])
  })

  it('shows what lies in it, how full it is, and what could be put in besides', async () => {
    const { sharedJob, receive, begin, staff, customer } = await lclWorld()
    const shipper = await customer({ name: 'Haode', shortName: 'Haode' })
    const received = (await receive(await sharedJob(shipper, tea), { pieces: 98, kg: '1410', m3: '2.988' })).body.data
    const awaited = await sharedJob(shipper, tea)
    const begun = await begin()
    expect(begun).toMatchObject({ state: 'open', originCode: 'CNXIA', jobCount: 0, volumePct: 0, maxVolumeM3: '29.88' })
    expect(begun.consolidationNo).toMatch(/^CN3101-[2-9A-HJ-NP-Z]{5}$/)
    expect(begun.candidates.map(({ jobId, lclState }) => [jobId, lclState])).toEqual([
      [received.id, 'warehoused'],
      [awaited.id, 'awaiting'],
    ])
    const put = await staff(desk.put, { id: begun.id, version: begun.version, jobIds: [received.id] })
    expect(put.body.data).toMatchObject({
      volumeM3: '2.988',
      volumePct: 10,
      weightPct: 5,
      jobs: [{ jobId: received.id, customerShortName: 'Haode', packages: 100, actualPieces: 98, dangerous: false }],
      candidates: [{ jobId: awaited.id }],
    })
    const found = (await staff(desk.list, { ...firstPage, state: 'open', keyword: begun.consolidationNo })).body.data
    expect([found.total, found.counts, found.items[0]?.jobCount]).toEqual([1, { open: 1, closed: 0, cancelled: 0 }, 1])
    const elsewhere = await staff(desk.list, { ...firstPage, state: 'all', destinationCode: 'DEHAM' })
    expect(elsewhere.body.data.total).toBe(0)
  })

  it('puts its sealed box on each of its jobs when it is closed, and the cargo is loaded', async () => {
    const { ready, staff, show, first, second, haode } = await twoAboard()
    const closed = await staff(desk.close, { id: ready.id, version: ready.version })
    expect(closed.body.data).toMatchObject({ state: 'closed', candidates: [] })
    for (const { id } of [first, second]) {
      expect(await show(id)).toMatchObject({
        lclState: 'loaded',
        consolidationNo: ready.consolidationNo,
        containers: [
          {
            containerNo: boxNos[0],
            containerType: '20GP',
            containerOwner: 'C',
            sealNos: ['SEAL1', 'SEAL2'],
            packages: 100,
            warnings: [],
          },
        ],
      })
    }
    const own = (await haode(customerShow, { id: first.id })).body.data
    expect([own.lclState, own.containerNos]).toEqual(['loaded', [boxNos[0]]])
    expect(JSON.stringify(own)).not.toContain(ready.consolidationNo)
  })

  it('is where its box is changed: on a job only what happens to it is entered', async () => {
    const { ready, staff, show, first } = await twoAboard()
    const seen = async () => {
      const { id, version, containers } = await show(first.id)
      return { id, version, containerId: containers[0]?.id ?? randomUUID(), keepWarnings: false }
    }
    const { containerId: _, ...fresh } = await seen()
    const own = { containerNo: boxNos[1], containerType: '40HQ', containerOwner: 'C' } as const
    const added = await staff(jobDeskEndpoints.saveContainer, { ...fresh, ...own })
    await staff(desk.close, { id: ready.id, version: ready.version })
    const renumbered = await staff(jobDeskEndpoints.saveContainer, { ...(await seen()), containerNo: boxNos[1] })
    const { keepWarnings, ...box } = await seen()
    const removed = await staff(jobDeskEndpoints.removeContainer, box)
    expect([added, renumbered, removed].map(({ body }) => body.code)).toEqual([
      'workorder.box-is-shared',
      'workorder.box-is-shared',
      'workorder.box-is-shared',
    ])
    const entered = await staff(jobDeskEndpoints.saveContainer, {
      ...(await seen()),
      containerNo: boxNos[0],
      t1No: 'T1-77',
    })
    expect(entered.body.data.containers[0]).toMatchObject({ containerNo: boxNos[0], t1No: 'T1-77' })
  })

  it('says of each job that it was received and stuffed, for those who follow it', async () => {
    const { ready, staff, first, pool } = await twoAboard()
    await staff(desk.close, { id: ready.id, version: ready.version })
    const { rows } = await pool.query<{ kind: string; data: Record<string, string> }>(
      `select kind, data from outbox_event where thing_id = $1 and kind in ('workorder.received', 'workorder.consolidated') order by kind desc`,
      [first.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['workorder.received', 'workorder.consolidated'])
    expect(rows[0]?.data).toMatchObject({ placeCode: 'CNXIA', receivedAt: '2031-01-15T07:00:00.000Z' })
    expect(rows[1]?.data).toMatchObject({ containerNo: boxNos[0] })
    const audited = await pool.query(`select action from audit_entry where thing = 'consolidation' order by action`)
    expect(audited.rows.map(({ action }) => action)).toEqual([
      'workorder.consolidation-begin',
      'workorder.consolidation-close',
      'workorder.consolidation-put',
      'workorder.consolidation-save',
    ])
  })

  it('takes its box off again when it is reopened before it has left, and not behind its departure', async () => {
    const { ready, staff, show, first, pool } = await twoAboard()
    const { id } = ready
    const closed = (await staff(desk.close, { id, version: ready.version })).body.data
    const reopened = (await staff(desk.reopen, { id, version: closed.version })).body.data
    expect(reopened).toMatchObject({ state: 'open', jobCount: 2 })
    expect(await show(first.id)).toMatchObject({ lclState: 'warehoused', containers: [] })
    const again = (await staff(desk.close, { id, version: reopened.version })).body.data
    await pool.query(`update work_order set atd = '2031-02-05' where id = $1`, [first.id])
    const late = await staff(desk.reopen, { id, version: again.version })
    expect([late.status, late.body.code]).toEqual([409, 'workorder.consolidation-departed'])
  })

  it('closes only with a number, a seal, and cargo that was all received', async () => {
    const { sharedJob, begin, staff, customer } = await lclWorld()
    const job = await sharedJob(await customer(), tea)
    const begun = await begin()
    const bare = await staff(desk.close, { id: begun.id, version: begun.version })
    expect(bare.body.code).toBe('workorder.consolidation-number-needed')
    const open = { ...numbered, sealNos: [] }
    const boxed = (await staff(desk.save, { id: begun.id, version: begun.version, ...open })).body.data
    const unsealed = await staff(desk.close, { id: begun.id, version: boxed.version })
    expect(unsealed.body.code).toBe('workorder.consolidation-seal-needed')
    const sealed = (await staff(desk.save, { id: begun.id, version: boxed.version, ...numbered })).body.data
    const empty = await staff(desk.close, { id: begun.id, version: sealed.version })
    expect(empty.body.code).toBe('workorder.consolidation-empty')
    const put = (await staff(desk.put, { id: begun.id, version: sealed.version, jobIds: [job.id] })).body.data
    const early = await staff(desk.close, { id: begun.id, version: put.version })
    expect(early.body).toMatchObject({ code: 'workorder.not-received', data: { jobNos: [job.jobNo] } })
  })

  it('is neither filled, emptied, changed nor measured anew while it is closed', async () => {
    const { ready, staff, receive, show, first, sharedJob, haode } = await twoAboard()
    const { id } = ready
    const { version } = (await staff(desk.close, { id, version: ready.version })).body.data
    const another = await sharedJob(haode, tea)
    const refused = [
      await staff(desk.put, { id, version, jobIds: [another.id] }),
      await staff(desk.take, { id, version, jobId: first.id }),
      await staff(desk.save, { id, version, warehouseName: 'Elsewhere', keepWarnings: false }),
      await staff(desk.cancel, { id, version }),
      await staff(desk.close, { id, version }),
      await receive(await show(first.id), asDeclared),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(
      Array.from({ length: 6 }, () => 'workorder.consolidation-closed'),
    )
  })

  it('gives its cargo back when a job is taken out, when it is cancelled, and when a job is', async () => {
    const { ready, staff, show, first, second } = await twoAboard()
    const { id } = ready
    const taken = (await staff(desk.take, { id, version: ready.version, jobId: first.id })).body.data
    expect([taken.jobs.length, taken.candidates.map(({ jobId }) => jobId)]).toEqual([1, [first.id]])
    const twice = await staff(desk.take, { id, version: taken.version, jobId: first.id })
    expect(twice.body.code).toBe('workorder.job-not-in-it')
    const gone = await show(second.id)
    await staff(jobDeskEndpoints.cancel, {
      id: second.id,
      version: gone.version,
      reason: 'The customer changed its mind',
    })
    expect((await staff(desk.show, { id })).body.data.jobCount).toBe(0)
    const put = (await staff(desk.put, { id, version: taken.version, jobIds: [first.id] })).body.data
    expect((await staff(desk.cancel, { id, version: put.version })).body.data).toMatchObject({
      state: 'cancelled',
      jobCount: 0,
    })
    expect((await show(first.id)).consolidationNo).toBeUndefined()
    const over = await staff(desk.put, { id, version: put.version + 1, jobIds: [first.id] })
    expect(over.body.code).toBe('workorder.consolidation-cancelled')
  })

  it('doubts a wrong check digit, and keeps it when that is said', async () => {
    const { begin, staff } = await lclWorld()
    const { id, version } = await begin()
    const doubted = await staff(desk.save, { id, version, containerNo: 'CSQU3054384', keepWarnings: false })
    expect(doubted.body).toMatchObject({ code: 'workorder.warnings', fields: { ConNo: 'workorder.warn-check-digit' } })
    const kept = await staff(desk.save, { id, version, containerNo: 'CSQU3054384', keepWarnings: true })
    expect(kept.body.data).toMatchObject({ containerNo: 'CSQU3054384', warnings: ['workorder.warn-check-digit'] })
  })

  it('refuses rubbish, what it does not know, and a departure of another lane', async () => {
    const { begin, staff, departureId } = await lclWorld()
    const lane = {
      mode: 'R',
      originCode: 'CNXIA',
      destinationCode: 'DEDUI',
      containerType: '20GP',
      keepWarnings: false,
    } as const
    const fields = async (changes: object) => (await staff(desk.save, { ...lane, ...changes })).body.fields
    expect(await fields({ originCode: 'NOWHERE' })).toEqual({ PortlCd: 'workorder.place-unknown' })
    expect(await fields({ containerType: '99ZZ' })).toEqual({ SizeType: 'workorder.container-type-unknown' })
    expect(await fields({ departureId: randomUUID() })).toEqual({ TrainId: 'workorder.departure-elsewhere' })
    expect(await fields({ mode: undefined })).toEqual({ Mode: 'workorder.field-needed' })
    const onTrain = (await staff(desk.save, { ...lane, departureId })).body.data
    expect(onTrain.departureNo).toBe('X8003')
    const moved = { id: onTrain.id, version: onTrain.version, destinationCode: 'DEHAM', keepWarnings: false }
    expect((await staff(desk.save, moved)).body.fields).toEqual({ TrainId: 'workorder.departure-elsewhere' })
    const { id, version } = await begin()
    const body = { keyId: id, version, ConNo: 'rubbish', SizeType: 'x', Price: '1' }
    const rubbish = await staff.send({ method: 'PUT', path: desk.save.path, body })
    expect([rubbish.statusCode, Object.keys(rubbish.json().fields).toSorted()]).toEqual([
      422,
      ['ConNo', 'Price', 'SizeType'],
    ])
    const missing = await staff(desk.show, { id: randomUUID() })
    expect([missing.status, missing.body.code]).toEqual([404, 'workorder.consolidation-missing'])
    const none = await staff(desk.put, { id, version, jobIds: [randomUUID()] })
    expect([none.status, none.body.code]).toEqual([404, 'workorder.missing'])
  })
})

describe('what follows a job', () => {
  const happened = (of: JobDeskDetail) => [of.state, of.lastEventCode]

  it('hears that its cargo was received and stuffed, and that it was taken out again', async () => {
    const { ready, staff, show, first, pool } = await twoAboard()
    expect(happened(await show(first.id))).toEqual(['underway', 'RCVD'])
    const { id } = ready
    const closed = (await staff(desk.close, { id, version: ready.version })).body.data
    expect(happened(await show(first.id))).toEqual(['underway', 'STUF'])
    await staff(desk.reopen, { id, version: closed.version })
    expect(happened(await show(first.id))).toEqual(['underway', 'RCVD'])
    const standing = await pool.query(
      `select code from milestone where job_id = $1 and classifier = 'ACT' and corrected_at is null`,
      [first.id],
    )
    expect(standing.rows).toEqual([{ code: 'RCVD' }])
    const told = await pool.query(
      `select data ->> 'code' as code from booking_event where booking_id = $1 and kind = 'milestone' order by code`,
      [first.bookingId],
    )
    expect(told.rows).toEqual([{ code: 'RCVD' }, { code: 'STUF' }])
  })
})

describe('what goes into a consolidation', () => {
  it('is shared cargo of its lane that lies in no other', async () => {
    const { sharedJob, begin, staff, customer, pool, submit, accept } = await lclWorld()
    const shipper = await customer()
    const job = await sharedJob(shipper, tea)
    const [one, other] = [await begin(), await begin()]
    const put = (into: { id: string; version: number }, jobId: string) =>
      staff(desk.put, { id: into.id, version: into.version, jobIds: [jobId] })
    const whole = await submit(shipper)
    await accept(whole)
    const [full] = (await staff(jobDeskEndpoints.open, { bookingId: whole.id })).body.data.jobs
    expect((await put(one, full?.id ?? '')).body.code).toBe('workorder.job-not-shared')
    expect((await put(one, job.id)).status).toBe(200)
    const twice = await put(other, job.id)
    expect([twice.body.code, twice.body.data]).toEqual(['workorder.job-consolidated', { jobNo: job.jobNo }])
    const elsewhere = await sharedJob(shipper, tea)
    await pool.query(`update work_order set destination_code = 'DEHAM' where id = $1`, [elsewhere.id])
    expect((await put(other, elsewhere.id)).body.code).toBe('workorder.job-other-lane')
    const abroad = await sharedJob(shipper, tea)
    await pool.query(`update work_order set mode = 'S' where id = $1`, [abroad.id])
    expect((await put(other, abroad.id)).body.code).toBe('workorder.job-other-lane')
    const later = await sharedJob(shipper, tea)
    await pool.query('update work_order set departure_id = gen_random_uuid() where id = $1', [later.id])
    const [seen] = (await staff(desk.show, { id: one.id })).body.data.jobs
    expect(seen?.jobNo).toBe(job.jobNo)
    const apart = await staff(desk.put, { id: one.id, version: one.version + 1, jobIds: [later.id] })
    expect([apart.body.code, apart.body.data]).toEqual(['workorder.job-other-departure', { jobNo: later.jobNo }])
    expect((await staff(desk.show, { id: one.id })).body.data.candidates.map(({ jobId }) => jobId)).not.toContain(
      later.id,
    )
    const left = await sharedJob(shipper, tea)
    await pool.query(`update work_order set atd = now() where id = $1`, [left.id])
    expect((await put(other, left.id)).body.code).toBe('workorder.closed')
  })

  it('has room in it: one cubic metre or kilogram too much and none of the jobs goes in', async () => {
    const { sharedJob, begin, staff, customer } = await lclWorld()
    const shipper = await customer()
    const small = await sharedJob(shipper, tea)
    const large = await sharedJob(shipper, { packages: 10, grossWeightKg: '1000', volumeM3: '28' })
    const heavy = await sharedJob(shipper, { packages: 1, grossWeightKg: '27500', volumeM3: '1' })
    const { id, version } = await begin()
    const wide = await staff(desk.put, { id, version, jobIds: [small.id, large.id] })
    expect([wide.status, wide.body.code, wide.body.data]).toEqual([
      409,
      'workorder.overfull-volume',
      { total: '30.500', limit: '29.88', over: '0.620', unit: 'm3' },
    ])
    const loaded = await staff(desk.put, { id, version, jobIds: [small.id, heavy.id] })
    expect(loaded.body).toMatchObject({ code: 'workorder.overfull-weight', data: { unit: 'kg' } })
    expect((await staff(desk.show, { id })).body.data).toMatchObject({ version, jobCount: 0 })
  })

  it('is weighed anew by its measure: what its warehouse found too large is not closed in', async () => {
    const { ready, staff, receive, show, first } = await twoAboard()
    const found = { pieces: 100, kg: '1200', m3: '31' }
    const doubted = await receive(await show(first.id), found)
    expect(doubted.body).toMatchObject({
      code: 'workorder.warnings',
      fields: { RealMeas: 'workorder.warn-far-from-declared' },
    })
    expect((await receive(await show(first.id), { ...found, keepWarnings: true })).status).toBe(200)
    const { volumePct, version } = (await staff(desk.show, { id: ready.id })).body.data
    expect(volumePct).toBe(112)
    const full = await staff(desk.close, { id: ready.id, version })
    expect(full.body).toMatchObject({ code: 'workorder.overfull-volume', data: { over: '3.620' } })
    const sealed = await staff(desk.save, { id: ready.id, version, sealNos: ['SEAL9'], keepWarnings: true })
    expect(sealed.body.data).toMatchObject({ sealNos: ['SEAL9'] })
    const again = { id: ready.id, version: sealed.body.data.version, keepWarnings: true }
    const smaller = await staff(desk.save, { ...again, containerType: '20OT' })
    expect(smaller.body.code).toBe('workorder.overfull-volume')
  })

  it('stands once where two put at the same time what together does not go in', async () => {
    const { sharedJob, begin, staff, customer } = await lclWorld()
    const shipper = await customer()
    const cargo = { packages: 10, grossWeightKg: '1000', volumeM3: '18' }
    const jobs = [await sharedJob(shipper, cargo), await sharedJob(shipper, cargo)] as const
    const { id, version } = await begin()
    const put = (jobId: string, seen: number) => staff(desk.put, { id, version: seen, jobIds: [jobId] })
    const both = await Promise.all(jobs.map((job) => put(job.id, version)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = (await staff(desk.show, { id })).body.data
    expect([now.jobCount, now.volumeM3]).toEqual([1, '18.000'])
    const [rest] = now.candidates
    expect((await put(rest?.jobId ?? '', now.version)).body.code).toBe('workorder.overfull-volume')
    expect((await put(rest?.jobId ?? '', version)).body.code).toBe('workorder.consolidation-changed')
  })

  it('stands in one where two consolidations ask for it at the same time', async () => {
    const { sharedJob, begin, staff, customer } = await lclWorld()
    const job = await sharedJob(await customer(), tea)
    const both = [await begin(), await begin()]
    const asked = await Promise.all(both.map(({ id, version }) => staff(desk.put, { id, version, jobIds: [job.id] })))
    expect(asked.map(({ status, body }) => (status === 200 ? 'put' : body.code)).toSorted()).toEqual([
      'put',
      'workorder.job-consolidated',
    ])
  })
})

describe('an amended booking', () => {
  const amended = (world: Awaited<ReturnType<typeof twoAboard>>, { bookingId }: JobDeskDetail, form: object) =>
    world.pool
      .query('update booking set form = form || $2, destination_code = form ->> $3 where id = $1', [
        bookingId,
        form,
        'destinationCode',
      ])
      .then(() => bySystem(world.db, (call) => emit(call, { kind: 'booking.amended', id: bookingId })))

  it('takes its cargo out of a consolidation that goes elsewhere, and is charged by its measure all the same', async () => {
    const world = await twoAboard()
    const { staff, show, first, ready, receive } = world
    await receive(await show(first.id), { pieces: 100, kg: '1200', m3: '2.9' })
    await amended(world, first, { destinationCode: 'DEHAM' })
    const after = await show(first.id)
    expect([after.destinationCode, after.consolidationNo, after.lclState]).toEqual(['DEHAM', undefined, 'warehoused'])
    expect(after.charges.find(({ chargeCode }) => chargeCode === 'LCLF')?.quantity).toBe('2.900')
    expect((await staff(desk.show, { id: ready.id })).body.data.jobCount).toBe(1)
  })

  it('keeps its cargo where it lies while its lane stays, and goes nowhere else once that is stuffed', async () => {
    const world = await twoAboard()
    const { staff, show, first, ready } = world
    await amended(world, first, { remark: 'Handle with care' })
    expect((await show(first.id)).consolidationNo).toBe(ready.consolidationNo)
    await staff(desk.close, { id: ready.id, version: ready.version })
    await amended(world, first, { remark: 'Handle with more care' })
    expect((await show(first.id)).containers).toHaveLength(1)
    await expect(amended(world, first, { destinationCode: 'DEHAM' })).rejects.toThrow('workorder.consolidation-closed')
  })
})

describe('lists', () => {
  it('are narrowed by where shared cargo stands, for customers and for the desk', async () => {
    const { sharedJob, receive, customer, staff, bookShared } = await lclWorld()
    const shipper = await customer()
    const warehoused = await sharedJob(shipper, tea)
    await receive(warehoused, asDeclared)
    const awaited = await sharedJob(shipper, tea)
    const unopened = await bookShared(shipper, tea)
    const idsIn = async (lclState: 'awaiting' | 'warehoused' | 'loaded') => ({
      own: (await shipper(customerList, { ...wholeQueue, lclState })).body.data.items.map(({ id }) => id),
      desk: (await staff(jobDeskEndpoints.list, { ...wholeQueue, lclState })).body.data.items.map(({ id }) => id),
    })
    expect(await idsIn('warehoused')).toEqual({ own: [warehoused.id], desk: [warehoused.id] })
    expect(await idsIn('awaiting')).toEqual({ own: [awaited.id], desk: [awaited.id] })
    expect(await idsIn('loaded')).toEqual({ own: [], desk: [] })
    const bookings = async (lclState: 'awaiting' | 'warehoused') =>
      (await shipper(bookingCalls('R').list, { ...wholeQueue, lclState })).body.data.items
        .map(({ id }) => id)
        .toSorted()
    expect(await bookings('awaiting')).toEqual([awaited.bookingId, unopened].toSorted())
    expect(await bookings('warehoused')).toEqual([warehoused.bookingId])
  })

  it('show nobody the cargo of another company, though it lies in one container with its own', async () => {
    const { silk, haode, first, second, ready, staff, db } = await twoAboard()
    await staff(desk.close, { id: ready.id, version: ready.version })
    const theirs = (await silk(customerList, wholeQueue)).body.data.items.map(({ id }) => id)
    expect(theirs).toEqual([second.id])
    expect((await silk(customerShow, { id: first.id })).status).toBe(404)
    expect((await haode(desk.show as never, { id: ready.id } as never)).status).toBe(403)
    const seen = await db.as(haode.who, async (tx) => ({
      receipts: (await tx.rows<{ jobId: string }>('select job_id from warehouse_receipt', [])).map(
        ({ jobId }) => jobId,
      ),
    }))
    expect(seen.receipts).toEqual([first.id])
    await expect(db.as(haode.who, (tx) => tx.rows('select id from consolidation', []))).rejects.toThrow(
      /permission denied/,
    )
  })
})
