import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { instructionEndpoints } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { expect, it } from 'vitest'
import { truckBooking } from '../../booking/road-and-air-fixtures.ts'
import { photo, upload } from '../../document/document-fixtures.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { emptyPart } from '../../workorder/container/empty-part.ts'
import { aJob } from '../../workorder/job-fixtures.ts'
import { plateDoubts } from '../../workorder/modes/road-trucks.ts'
import { stopsOf, waitHoursOf } from '../../workorder/modes/road-waiting.ts'
import { partLoadWorld, roadJobWorld } from '../../workorder/road-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { adrParticulars } from './road-danger.ts'

const whole = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const english = { 'accept-language': 'en' }
const truckOf = (job: JobDeskDetail, at = 0) => job.containers[at]?.id ?? ''
const seen = ({ id, version }: JobDeskDetail) => ({ id, version })

/** What staff know of the first truck. */
const first = {
  truckPlate: '陕A·12345',
  trailerPlate: '陕A 6789挂',
  driverName: 'Wang Lei',
  driverPhone: '139 9100 2231',
  driverDocument: 'D61012519800101',
  countryCd: 'CN',
  sealNos: ['CN88120'],
  consignmentNoteNo: 'CMR-2601',
  tirNo: 'XB81234567',
  packages: 300,
  grossWeightKg: '9000',
}

/** A job with a plate, driver and seal on its first truck. */
async function namedWorld(more: Parameters<typeof roadJobWorld>[0] = {}) {
  const world = await roadJobWorld(more)
  const { staff, job } = world
  const saved = await staff(desk.saveContainer, {
    ...seen(job),
    containerId: truckOf(job),
    ...first,
    keepWarnings: false,
  })
  expect(saved.status).toBe(200)
  return { ...world, job: saved.body.data }
}

it('opens with as many trucks as were booked, of the type that loads them, and the stops of the booking', async () => {
  const { job, show } = await roadJobWorld()
  expect(job.jobNo).toMatch(/^JT/)
  expect(job.containers).toMatchObject([
    { partKind: 'truck', truckType: 'D137', loadingDate: '2031-01-20', borderPortCode: 'CNHRS' },
    { partKind: 'truck', truckType: 'D137' },
  ])
  expect(job.containers[0]).not.toHaveProperty('containerType')
  expect(job).toMatchObject({ truckWay: 'RELOAD', truckTypeDomestic: 'D137', truckTypeForeign: 'F092', boxText: '' })
  expect(job.containers[0]?.truckStops?.map(({ stopType, stopSeq }) => `${stopType}${stopSeq}`)).toEqual(['L1', 'U1'])
  expect((await show(job.id)).missing).toEqual(['truckPlate', 'driver', 'seal', 'consignmentNote'])
  // What is agreed by the truck and once is charged, what is agreed by the hour not before a truck has waited.
  expect(job.charges.map(({ chargeCode, quantity }) => `${chargeCode} ${quantity}`)).toEqual([
    'ROADF 2.000',
    'DOC 1.000',
  ])
})

it('opens a part load as one truck with all of its cargo, which its warehouse can receive', async () => {
  const { job } = await partLoadWorld()
  expect(job.containers).toMatchObject([{ partKind: 'truck', packages: 4 }])
  expect(job).toMatchObject({ loadType: 'LTL', lclState: 'awaiting' })
  expect(Number(job.chargeableWeightKg)).toBeGreaterThan(1200)
})

it('gives some of the trucks to each of several jobs, and no more than were booked', async () => {
  const { staff, customer, road, accept } = await roadJobWorld()
  const booked = (await (await customer())(road.create, truckBooking({ truckQty: 3 }))).body.data
  await accept(booked)
  const bookingId = booked.id
  const many = await staff(desk.open, { bookingId, shares: [{ trucks: 2 }, { trucks: 2 }] })
  expect(many.body).toMatchObject({
    code: 'workorder.too-many-boxes',
    fields: { 'Shares.1.Trucks': 'workorder.more-than-booked' },
  })
  const right = (await staff(desk.open, { bookingId, shares: [{ trucks: 2 }, { trucks: 1 }] })).body.data
  const sizes = await Promise.all(
    right.jobs.map(async ({ id }) => (await staff(desk.show, { id })).body.data.containers.length),
  )
  expect(sizes).toEqual([2, 1])
})

it('keeps a plate as it is read and a phone as it is dialled, and shows the customer everything but the papers of the driver', async () => {
  const { job, shipper, bookingId, road } = await namedWorld()
  expect(job.containers[0]).toMatchObject({
    truckPlate: '陕A12345',
    trailerPlate: '陕A6789挂',
    driverPhone: '+8613991002231',
    driverDocument: 'D61012519800101',
    warnings: [],
  })
  const shown = await shipper(jobCalls.truck.show, { id: job.id }, english)
  expect(shown.body.data.containers[0]).toMatchObject({
    truckPlate: '陕A12345',
    driverName: 'Wang Lei',
    tirNo: 'XB81234567',
  })
  const listed = await shipper(jobCalls.truck.list, whole, english)
  expect(listed.body.data.items[0]).toMatchObject({
    truckPlates: ['陕A12345'],
    trailerPlates: ['陕A6789挂'],
    driverNames: ['Wang Lei'],
    driverPhones: ['+8613991002231'],
    loadingDate: '2031-01-20',
    houseBillNo: 'CMR-2601',
  })
  const booking = await shipper(road.show, { id: bookingId }, english)
  for (const reply of [shown, listed, booking]) expect(JSON.stringify(reply.body)).not.toContain('D61012519800101')
  const found = await shipper(jobCalls.truck.list, { ...whole, keyword: '陕a·123' })
  expect(found.body.data.total).toBe(1)
})

it('doubts plates that do not look like those of the country, and keeps them when told', async () => {
  const doubts = (truckPlate: string, countryCd: string | null) =>
    plateDoubts({ ...emptyPart(aJob(), 'truck'), truckPlate, countryCd })
  expect(doubts('陕A12345', 'CN')).toEqual({})
  expect(doubts('陕A1234挂', 'CN')).toEqual({})
  expect(doubts('新CD12345', 'CN')).toEqual({})
  expect(doubts('陕A12345F', 'CN')).toEqual({})
  for (const plate of ['陕A1234', '陕A123456', '陕A1234567', '陕A12345挂'])
    expect(doubts(plate, 'CN'), plate).toEqual({ truckPlate: 'workorder.warn-plate' })
  expect(doubts('123ABC02', 'KZ')).toEqual({})
  expect(doubts('А123ВС77', 'RU')).toEqual({})
  expect(doubts('陕A12345', 'KZ')).toEqual({ truckPlate: 'workorder.warn-plate' })
  expect(doubts('WX1234', 'CN')).toEqual({ truckPlate: 'workorder.warn-plate' })
  expect(doubts('anything', null)).toEqual({})
  const { staff, job } = await roadJobWorld()
  const at = { ...seen(job), containerId: truckOf(job), truckPlate: 'WX 1234', countryCd: 'CN' }
  const doubted = await staff(desk.saveContainer, { ...at, keepWarnings: false })
  expect(doubted.body).toMatchObject({ code: 'workorder.warnings', fields: { TruckNo: 'workorder.warn-plate' } })
  const kept = await staff(desk.saveContainer, { ...at, keepWarnings: true })
  expect(kept.body.data.containers[0]).toMatchObject({ truckPlate: 'WX1234', warnings: ['workorder.warn-plate'] })
})

it.each([
  ['a field of a container', { containerNo: 'CSQU3054383' }, 'ConNo'],
  ['a type that nobody knows', { truckType: 'NONE' }, 'CatType'],
  ['a place that nobody knows', { borderPortCode: 'XXXXX' }, 'BorderPortCd'],
  ['a phone that cannot be', { driverPhone: '12345' }, 'DriverTel'],
  ['a plate of signs', { truckPlate: '<b>' }, 'TruckNo'],
  [
    'a stop that was not booked',
    { stopTimes: [{ stopType: 'L', stopSeq: 7, arrivedAt: new Date('2026-01-01T00:00:00Z') }] },
    'StopTimes.0.StopSeq',
  ],
  [
    'a time ahead',
    { stopTimes: [{ stopType: 'L', stopSeq: 1, arrivedAt: new Date('2041-01-01T00:00:00Z') }] },
    'StopTimes.0.ArrivedAt',
  ],
  [
    'a truck that left before it came',
    {
      stopTimes: [
        {
          stopType: 'L',
          stopSeq: 1,
          arrivedAt: new Date('2026-01-02T00:00:00Z'),
          departedAt: new Date('2026-01-01T00:00:00Z'),
        },
      ],
    },
    'StopTimes.0.DepartedAt',
  ],
  [
    'a reload into a truck of another job',
    { reloadedIntoId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
    'ReloadedIntoId',
  ],
] as const)('refuses %s by its field, and loses nothing', async (_, wrong, field) => {
  const { staff, job, show } = await roadJobWorld()
  const reply = await staff(desk.saveContainer, {
    ...seen(job),
    containerId: truckOf(job),
    ...(wrong as object),
    keepWarnings: false,
  })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.fields ?? {})).toEqual([field])
  expect((await show(job.id)).version).toBe(job.version)
})

it('refuses in its head what only a vessel or a flight has, and keeps what is its own', async () => {
  const { staff, job } = await roadJobWorld()
  const wrong = await staff(desk.save, { ...seen(job), vessel: 'COSCO SHIPPING ARIES' })
  expect(wrong.body.fields).toEqual({ Vessel: 'workorder.not-of-this-part' })
  const saved = await staff(desk.save, { ...seen(job), vessel: null, loadingDate: '2031-01-21', truckWay: 'SWAP' })
  expect(saved.body.data).toMatchObject({ loadingDate: '2031-01-21', truckWay: 'SWAP' })
})

it('loads cargo over into another truck and never back in a ring, puts trucks in another order, and has no plate twice', async () => {
  const { staff, job } = await namedWorld()
  const [one, two] = [truckOf(job, 0), truckOf(job, 1)]
  const save = (of: JobDeskDetail, containerId: string | undefined, more: object) =>
    staff(desk.saveContainer, { ...seen(of), ...(containerId && { containerId }), ...more, keepWarnings: false })
  const twice = await save(job, two, { truckPlate: '陕A12345' })
  expect(twice.body.fields).toEqual({ TruckNo: 'workorder.truck-twice' })
  const added = (await save(job, undefined, { truckPlate: '123ABC02', countryCd: 'KZ', truckType: 'F092' })).body.data
  const into = truckOf(added, 2)
  const over = (await save(added, one, { reloadedIntoId: into })).body.data
  expect(over.containers[0]).toMatchObject({ reloadedIntoRow: 3, reloadedIntoPlate: '123ABC02' })
  expect((await save(over, into, { reloadedIntoId: one })).body.fields).toEqual({
    ReloadedIntoId: 'workorder.reload-in-ring',
  })
  const turned = await staff(desk.orderContainers, { ...seen(over), containerIds: [two, into, one] })
  expect(turned.body.data.containers.map(({ id }) => id)).toEqual([two, into, one])
  expect(turned.body.data.containers[2]).toMatchObject({ reloadedIntoRow: 2 })
  const lacking = await staff(desk.orderContainers, { ...seen(turned.body.data), containerIds: [two, one] })
  expect(lacking.body).toMatchObject({ code: 'workorder.part-missing' })
})

it('counts waiting at each stop from the free hours on, whole hours, until the truck leaves or till now', () => {
  const now = new Date('2031-01-20T15:20:00Z')
  const stops = [
    { stopType: 'L' as const, stopSeq: 1 },
    { stopType: 'U' as const, stopSeq: 1 },
  ]
  const head = { stops, freeHoursLoading: 2, freeHoursUnloading: 4 }
  const at = (arrivedAt: string, departedAt?: string) => ({ stopType: 'L' as const, stopSeq: 1, arrivedAt, departedAt })
  const waited = (times: ReturnType<typeof at>) => waitHoursOf(head, { stopTimes: [times] }, now)
  expect(waited(at('2031-01-20T08:00:00Z', '2031-01-20T10:00:00Z'))).toBe(0)
  expect(waited(at('2031-01-20T08:00:00Z', '2031-01-20T10:00:01Z'))).toBe(1)
  expect(waited(at('2031-01-20T08:00:00Z', '2031-01-20T13:00:00Z'))).toBe(3)
  expect(waited(at('2031-01-20T08:00:00Z'))).toBe(6)
  expect(stopsOf(head, { stopTimes: [at('2031-01-20T08:00:00Z')] }, now)[0]).toMatchObject({ isWaiting: true })
  expect(waitHoursOf({ stops }, { stopTimes: [at('2031-01-20T08:00:00Z')] }, now)).toBeUndefined()
  expect(waitHoursOf(head, { stopTimes: null }, now)).toBeUndefined()
})

it('charges the agreed hour for what a truck has waited, and takes it back when it did not', async () => {
  const { staff, job, clock } = await namedWorld()
  const free = (await staff(desk.save, { ...seen(job), freeHoursLoading: 2, freeHoursUnloading: 2 })).body.data
  const came = new Date(Date.now() + clock.shiftMs - 10 * 3_600_000)
  const left = (hours: number) => new Date(came.getTime() + hours * 3_600_000)
  const stopTimes = (hours: number) => [
    { stopType: 'L' as const, stopSeq: 1, arrivedAt: came, departedAt: left(hours) },
  ]
  const save = (of: JobDeskDetail, hours: number) =>
    staff(desk.saveContainer, {
      ...seen(of),
      containerId: truckOf(of),
      stopTimes: stopTimes(hours),
      keepWarnings: false,
    })
  const waitOf = (of: JobDeskDetail) => of.charges.filter(({ chargeCode }) => chargeCode === 'WAIT')
  const waited = (await save(free, 6.5)).body.data
  expect(waited.containers[0]).toMatchObject({ waitHours: 5 })
  expect(waitOf(waited)).toMatchObject([{ quantity: '5.000', amount: '125.0000' }])
  const longer = (await save(waited, 8)).body.data
  expect(waitOf(longer)).toMatchObject([{ quantity: '6.000', amount: '150.0000' }])
  const none = (await save(longer, 1)).body.data
  expect(waitOf(none)).toEqual([])
})

it('records a delivery with its photo, which the customer sees with the job and its booking, and forgets a proof that is taken off', async () => {
  const { staff, shipper, job, underway, clock, pool } = await namedWorld()
  await underway(job.id)
  const { fid } = JSON.parse((await upload(staff, 'pod.jpg', await photo())).body).data
  const deliveredAt = new Date('2031-01-15T07:00:00Z')
  const at = await staff(desk.show, { id: job.id })
  const ahead = {
    ...seen(at.body.data),
    containerId: truckOf(job),
    fid,
    keepWarnings: false,
    deliveredAt: new Date(Date.now() + clock.shiftMs + 3_600_000),
  }
  expect((await staff(desk.deliver, ahead)).body.fields).toEqual({ DeliveredAt: 'workorder.time-ahead' })
  const doubted = await staff(desk.deliver, { ...ahead, deliveredAt })
  expect(doubted.body).toMatchObject({
    code: 'workorder.warnings',
    fields: { DeliveredAt: 'workorder.warn-not-arrived' },
  })
  const done = await staff(desk.deliver, { ...ahead, deliveredAt, receivedBy: 'Aigul S.', keepWarnings: true })
  expect(done.body.data.containers[0]).toMatchObject({ proofFid: fid, deliveredAt, receivedBy: 'Aigul S.' })
  const shown = (await shipper(jobCalls.truck.show, { id: job.id })).body.data
  expect(shown.containers[0]).toMatchObject({ proofFid: fid, receivedBy: 'Aigul S.' })
  const files = (await shipper(documentEndpoints.list, { id: job.id })).body.data
  expect(files).toMatchObject([{ fid, documentType: 'POD' }])
  const { rows } = await pool.query(
    `select event, container_id from milestone where event = 'DLVD' and classifier = 'ACT'`,
  )
  expect(rows).toMatchObject([{ container_id: truckOf(job) }])
  const off = await staff(desk.detach, { ...seen(done.body.data), fid })
  expect(off.body.data.containers[0]).not.toHaveProperty('proofFid')
  expect(off.body.data.containers[0]).toMatchObject({ deliveredAt })
})

it('packs goods into trucks by their plate, and lets the packing list follow a new plate', async () => {
  const { staff, job } = await namedWorld()
  const rows = '车牌号\t货物名称\t件数\t毛重\n陕A·12345\tGreen tea\t100\t1200'
  const packed = await staff(desk.importPacking, { ...seen(job), rows, replace: true })
  expect(packed.body.data.packing).toMatchObject([{ truckPlate: '陕A12345', packages: 100 }])
  expect(packed.body.data.containers[0]).toMatchObject({ packages: 100, grossWeightKg: '1200.000' })
  const moved = await staff(desk.saveContainer, {
    ...seen(packed.body.data),
    containerId: truckOf(job),
    truckPlate: '陕A54321',
    keepWarnings: false,
  })
  expect(moved.body.data.packing).toMatchObject([{ truckPlate: '陕A54321' }])
  const strange = await staff(desk.importPacking, { ...seen(moved.body.data), rows, replace: true })
  expect(strange.body).toMatchObject({ code: 'workorder.rows-refused' })
})

it('says dangerous goods as ADR wants them', () => {
  expect(
    adrParticulars({
      unNo: '1263',
      properShippingName: 'Paint',
      hazardClass: '3',
      packingGroup: 'II',
      tunnelCode: 'D/E',
    }),
  ).toBe('UN 1263 PAINT, 3, II, (D/E)')
  expect(
    adrParticulars({
      unNo: '3082',
      properShippingName: 'Environmentally hazardous substance, liquid, N.O.S.',
      technicalName: 'zinc oxide',
      hazardClass: '9',
      subsidiaryHazards: ['6.1'],
      packingGroup: 'NONE',
      tunnelCode: '(-)',
    }),
  ).toBe('UN 3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (zinc oxide), 9 (6.1), (-)')
})

const note: readonly (readonly [Language, readonly string[]])[] = [
  ['en', ['CMR note, draft', 'Draft to be checked; not valid for carriage', '1 Sender', '24 ']],
  ['zh-CN', ['公路运单（CMR）草稿', '发货人', '承运人', 'Sender']],
  ['zh-TW', ['公路運單（CMR）草稿', '託運人', '運送人', 'Sender']],
  ['ru', ['Накладная CMR, проект', 'Отправитель', 'Перевозчик', 'Sender']],
]
it.each(note)(
  'draws a CMR note for every truck, in English and Russian beside the reader’s language (%s)',
  async (language, said) => {
    const world = await namedWorld()
    const { shipper, job } = world
    await deedsOnBill(world, job.id).send()
    const fetched = (paper: JobPaper) =>
      shipper.send({
        ...paperEndpoints.paper,
        query: { keyId: job.id, Paper: paper },
        headers: { 'accept-language': language },
      })
    const words = await paperWords(await fetched('draft'))
    for (const one of said) expect(words).toContain(one)
    const facts = ['CMR-2601', 'SHAAN A12345 (陕A12345)', 'XB81234567', 'CN88120', 'Almaty Haushalt TOO', 'Отправитель']
    for (const one of facts) expect(words).toContain(one)
    for (let box = 1; box <= 24; box++) expect(words).toContain(`${box} `)
    expect(words).not.toContain('D61012519800101')
  },
)

it('asks the shipping instruction for what goes in each truck, and names the trucks on sheet and delivery note', async () => {
  const { shipper, job, arrived } = await namedWorld()
  const said = (await shipper(instructionEndpoints.show, { jobNo: job.jobNo })).body.data
  expect(said.content.containers).toMatchObject([
    { partKind: 'truck', truckPlate: '陕A12345', sealNos: ['CN88120'], packages: 300 },
    { partKind: 'truck' },
  ])
  const lacking = said.lacking.map(({ path }) => path).filter((path) => path.startsWith('containers.'))
  expect(lacking).toEqual(['containers.1.sealNos', 'containers.1.packages', 'containers.1.grossWeightKg'])
  await arrived(job.id)
  const reply = await shipper.send({
    ...paperEndpoints.paper,
    query: { keyId: job.id, Paper: 'delivery' },
    headers: english,
  })
  const words = await paperWords(reply)
  for (const one of ['陕A12345', 'Wang Lei', '+8613991002231', 'CN88120']) expect(words).toContain(one)
  expect(words).not.toContain('Container')
})

it('describes on the note of each truck what is packed into it as it was instructed, line by line', async () => {
  const { staff, shipper, job, show } = await namedWorld()
  const { content, version } = (await shipper(instructionEndpoints.show, { jobNo: job.jobNo })).body.data
  const [line] = content.goods ?? []
  const written = ['Refrigerators BCD-500', 'Refrigerators BCD-300'].map((goodsNameEnglish) => ({
    ...line,
    goodsNameEnglish,
  }))
  const containers = content.containers.map(({ containerId }) => ({ containerId }))
  const said = {
    jobNo: job.jobNo,
    version,
    content: { ...content, containers, goods: written } as never,
    submit: false,
  }
  expect((await shipper(instructionEndpoints.save, said)).status).toBe(200)
  const second = { ...seen(job), containerId: job.containers[1]?.id ?? '', truckPlate: '陕A77777' }
  expect((await staff(desk.saveContainer, { ...second, keepWarnings: true })).status).toBe(200)
  for (const truckPlate of ['陕A12345', '陕A77777']) {
    const packed = { goodsName: line?.goodsName ?? '', packages: 150, grossWeightKg: '4000', truckPlate }
    expect((await staff(desk.savePacking, { ...seen(await show(job.id)), ...packed })).status).toBe(200)
  }
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: english }))
  const next = words.indexOf('陕A77777')
  expect(words.indexOf('Refrigerators BCD-500')).toBeLessThan(next)
  expect(words.match(/BCD-500/g)).toHaveLength(1)
  expect(words.indexOf('Refrigerators BCD-300')).toBeGreaterThan(next)
})

it('describes the goods towards the east in English and Russian, and names the papers that go along, those to come too', async () => {
  const { staff, shipper, job } = await namedWorld()
  const { content, version } = (await shipper(instructionEndpoints.show, { jobNo: job.jobNo })).body.data
  const [line] = content.goods ?? []
  const goods = [{ ...line, goodsNameEnglish: 'Refrigerators', goodsNameRussian: 'Холодильники' }]
  const containers = content.containers.map(({ containerId }) => ({ containerId }))
  const written = { jobNo: job.jobNo, version, content: { ...content, containers, goods } as never, submit: false }
  expect((await shipper(instructionEndpoints.save, written)).status).toBe(200)
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: english }))
  for (const one of ['Refrigerators', 'Холодильники', 'to follow']) expect(words, one).toContain(one)
  expect(words).not.toContain(line?.goodsName)
})

it('keeps two borders of a truck, each with its times, and names both on the note', async () => {
  const { staff, job, show } = await namedWorld()
  const crossing = {
    secondBorderPortCode: 'KZALA',
    secondBorderInAt: new Date('2031-01-14T04:00:00Z'),
    secondBorderOutAt: new Date('2031-01-14T03:00:00Z'),
  }
  const save = async (change: object) =>
    staff(desk.saveContainer, { ...seen(await show(job.id)), containerId: truckOf(job), ...change, keepWarnings: true })
  expect((await save(crossing)).body.fields).toEqual({ SecondBorderOutAt: 'workorder.left-before-arrived' })
  const kept = await save({ ...crossing, secondBorderOutAt: new Date('2031-01-14T09:00:00Z') })
  expect(kept.body.data.containers[0]).toMatchObject({
    borderPortCode: 'CNHRS',
    secondBorderPortName: expect.any(String),
  })
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: english }))
  expect(words).toMatch(/Khorgos|Horgos/)
  expect(words.match(/Almaty/g)?.length).toBeGreaterThan(1)
})

it('says in every language of the note who pays, how the goods are packed and that the CMR convention governs it, and sums up no truck of which nothing is known', async () => {
  const { staff, job } = await roadJobWorld()
  const query = { keyId: job.id, Paper: 'draft' }
  const headers = { 'accept-language': 'zh-CN' }
  const words = await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers }))
  for (const one of [
    'Carriage paid',
    'Фрахт оплачен',
    '运费预付',
    'Convention on the Contract',
    'КДПГ',
    '国际道路货物运输',
  ])
    expect(words, one).toContain(one)
  expect(words).toMatch(/Carton|Pallet/)
  expect(words).not.toContain('合计')
})
