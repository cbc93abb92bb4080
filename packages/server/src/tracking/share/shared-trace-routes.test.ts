import { sharedTraceEndpoints, tracePath } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints as calls } from '@landbridge/contract/tracking/tracking-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob, boxes } from '../tracking-fixtures.ts'

const [csqu, cbhu] = boxes

async function sharedBox() {
  const world = await newWorld('2031-02-08T15:00:00Z')
  const shipper = await world.customer()
  const job = await acceptedJob(world.pool, { customerId: shipper.customerId })
  const departure = {
    id: job.jobId,
    step: 'DEPA.origin',
    classifier: 'ACT',
    keepWarnings: true,
    reason: 'So told',
  } as const
  await world.staff(desk.save, { ...departure, at: new Date('2031-02-03T12:00:00Z') })
  await world.staff(desk.savePosition, {
    id: job.jobId,
    containerNo: csqu,
    latitude: 44.2,
    longitude: 80.42,
    address: 'Khorgos',
    locatedAt: new Date('2031-02-08T01:00:00Z'),
    source: 'train',
  })
  const share = (await shipper(calls.share, { jobNo: job.jobNo, containerNo: csqu })).body.data
  const ask = async (changes: { order?: string; job?: string; box?: string; key?: string } = {}, query = {}) => {
    const { order = job.bookingNo, job: jobNo = job.jobNo, box = csqu, key = share.key } = changes
    const reply = await world.app.inject({
      method: 'GET',
      url: tracePath(jobNo, box),
      query: { orderNum: order, key, ...query },
      headers: { cookie: 'session=forged', origin: 'https://portal.example' },
    })
    const { date, ...headers } = reply.headers
    return { status: reply.statusCode, headers, body: reply.body }
  }
  return { ...world, shipper, job, share, ask }
}

it('shows the holder of a link the trace of one box, without login or signature', async () => {
  const { ask } = await sharedBox()
  const { status, headers, body } = await ask()
  expect(status).toBe(200)
  expect(JSON.parse(body)).toEqual({
    status: 200,
    data: {
      track: [
        {
          latitude: 34.385,
          longitude: 109.065,
          address: expect.stringContaining('西安'),
          createTime: '2031-02-03 20:00:00',
        },
        { latitude: 44.2, longitude: 80.42, address: 'Khorgos', createTime: '2031-02-08 09:00:00' },
      ],
    },
  })
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  })
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

it('opens the trace to a container number in any spelling', async () => {
  const { ask } = await sharedBox()
  const { body } = await ask()
  expect(JSON.parse(body).data.track).toHaveLength(2)
  for (const box of ['CSQU 305438 3', 'csqu-305438-3', 'csqu3054383'])
    expect(await ask({ box }), box).toMatchObject({ body })
})

it('answers every miss alike, byte for byte', async () => {
  const { ask, shipper, share, job, clock, pool, customer } = await sharedBox()
  const other = await customer({ name: 'Other company' })
  const foreign = await acceptedJob(pool, {
    customerId: other.customerId,
    bookingNo: 'R310115-ZZZZZ',
    jobNo: 'JR3101-ZZZZZ',
    boxNos: ['TGHU1234562'],
  })
  const foreignShare = (await other(calls.share, { jobNo: foreign.jobNo, containerNo: 'TGHU1234562' })).body.data
  const miss = await ask({ key: 'A'.repeat(22) })
  expect(JSON.parse(miss.body)).toEqual({ status: 200, data: { track: [] } })
  const misses = [
    ask({ key: '' }),
    ask({ key: 'x'.repeat(5_000) }),
    ask({ key: share.key.toLowerCase() }),
    ask({ key: foreignShare.key }),
    ask({ order: 'R310115-ZZZZZ' }),
    ask({ job: foreign.jobNo }),
    ask({ box: cbhu }),
    ask({ box: 'TGHU1234562' }),
    ask({ order: '' }),
    ask({}, { key: [share.key, share.key] }),
    // A share that shows nothing yet looks like none.
    ask({ order: foreign.bookingNo, job: foreign.jobNo, box: 'TGHU1234562', key: foreignShare.key }),
  ]
  for (const one of await Promise.all(misses)) expect(one).toEqual(miss)

  clock.shiftMs += 90 * 86_400_000
  expect(await ask()).toEqual(miss)
  clock.shiftMs -= 90 * 86_400_000
  expect(JSON.parse((await ask()).body).data.track).toHaveLength(2)
  await shipper(calls.unshare, { id: share.id })
  expect(await ask()).toEqual(miss)
  expect(job.jobNo).toBeTruthy()
})

it('keeps the key nowhere, and tells it once', async () => {
  const { pool, share } = await sharedBox()
  const everything = await pool.query(
    `select (select json_agg(s) from tracking_share s)::text a, (select json_agg(e) from audit_entry e)::text b,
      (select json_agg(o) from outbox_event o)::text c`,
  )
  expect(JSON.stringify(everything.rows)).not.toContain(share.key)
  expect(share.key).toMatch(/^[\w-]{22}$/)
})

it('lists the links of the own company alone, and lets nobody else make or end them', async () => {
  const { shipper, customer, guest, share, job } = await sharedBox()
  expect((await shipper(calls.shares, { jobNo: job.jobNo })).body.data.items).toMatchObject([
    { id: share.id, containerNo: csqu },
  ])
  const stranger = await customer({ name: 'Other company' })
  expect((await stranger(calls.shares, {})).body.data.items).toEqual([])
  expect((await stranger(calls.unshare, { id: share.id })).body.code).toBe('tracking.share-missing')
  expect((await stranger(calls.share, { jobNo: job.jobNo, containerNo: csqu })).body.code).toBe('workorder.missing')
  expect((await guest(calls.shares, {})).status).toBe(401)
  expect((await shipper(calls.share, { jobNo: job.jobNo, containerNo: 'XXXU0000000' })).body.fields).toEqual({
    ConNo: 'tracking.container-unknown',
  })
  const ended = (await shipper(calls.unshare, { id: share.id })).body.data
  expect(ended.revokedAt).toEqual(expect.any(Date))
  expect((await shipper(calls.unshare, { id: share.id })).body.data.revokedAt).toEqual(ended.revokedAt)
})

it('reads no row of another company, even with the condition left out', async () => {
  const { db, shipper, customer } = await sharedBox()
  const stranger = await customer({ name: 'Other company' })
  const { sql } = await import('kysely')
  const counted = (who: typeof shipper.who) =>
    db.readAs(who, async (tx) => {
      const { rows } = await sql<{
        n: number
      }>`select (select count(*) from milestone) + (select count(*) from box_position)
        + (select count(*) from box_track) + (select count(*) from tracking_share) n`.execute(tx)
      return Number(rows[0]?.n)
    })
  expect(await counted(shipper.who)).toBeGreaterThan(10)
  expect(await counted(stranger.who)).toBe(0)
  await expect(counted({ actor: 'guest' })).rejects.toThrow(/permission denied/)
})

it('shows the whole way with its times and milestones to the holder of the key, and says of a link that ended why; nobody else learns that there is one', async () => {
  const { guest, shipper, share, job, clock } = await sharedBox()
  const claim = { bookingNo: job.bookingNo, jobNo: job.jobNo, containerNo: csqu, key: share.key }
  const ask = async (changes = {}) => (await guest(sharedTraceEndpoints.box, { ...claim, ...changes })).body.data
  const { state, box } = await ask()
  expect(state).toBe('open')
  expect(box).toMatchObject({
    containerNo: csqu,
    destinationPlaceZone: 'Europe/Berlin',
    eta: new Date('2031-02-17T12:00:00Z'),
    stops: [{ placeCode: 'CNXIA', passed: true }, { placeCode: 'CNHRS' }, {}, { placeCode: 'DEHAM', passed: false }],
  })
  expect(box?.milestones.map(({ step }) => step)).toContain('ARRI.destination')
  expect(box?.positions[0]).toMatchObject({ address: 'Khorgos' })
  for (const secret of ['customerReference', 'sealNos', 'version', 'lastFreeDay'])
    expect(box).not.toHaveProperty(secret)
  const wrong = { state: 'wrong' }
  expect(await ask({ key: 'A'.repeat(22) })).toEqual(wrong)
  expect(await ask({ containerNo: cbhu })).toEqual(wrong)
  clock.shiftMs += 91 * 86_400_000
  expect(await ask()).toEqual({ state: 'expired' })
  expect(await ask({ bookingNo: 'R310115-ZZZZZ' })).toEqual(wrong)
  await shipper(calls.unshare, { id: share.id })
  expect(await ask()).toEqual({ state: 'withdrawn' })
})
