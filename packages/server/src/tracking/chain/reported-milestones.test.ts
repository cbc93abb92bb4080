import { trackingDeskEndpoints as tracking } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { airJobWorld } from '../../paper/air-fixtures.ts'
import { newWorld } from '../../testing/world.ts'
import { reportedByFlights } from '../modes/air-route.ts'
import { reportedByTrucks } from '../modes/road-reports.ts'
import { acceptedJob, carriedOtherwise } from '../tracking-fixtures.ts'

const at = (text: string) => new Date(`2031-02-${text}:00Z`)
const shown = (told: readonly { step: string; at: Date }[]) =>
  told.map((one) => `${one.step} ${one.at.toISOString().slice(5, 16)}`)

it('reads from flights when cargo left an airport with the first of them, and was there with the last', () => {
  const flight = (originCode: string, destinationCode: string, more = {}) => ({ originCode, destinationCode, ...more })
  const first = flight('PVG', 'DXB', { atd: '2031-02-03T12:00:00.000Z', ata: '2031-02-03T21:00:00.000Z' })
  const second = flight('DXB', 'FRA', { atd: '2031-02-04T04:00:00.000Z' })
  expect(shown(reportedByFlights([first, second]))).toEqual([
    ...['DEP.origin 02-03T12:00', 'DEP.connection1 02-04T04:00', 'ARR.connection1 02-03T21:00'],
  ])
  const otherPart = flight('PVG', 'DXB', { atd: '2031-02-03T15:00:00.000Z' })
  expect(
    shown(reportedByFlights([first, otherPart, second])).filter((one) => !one.includes('connection1 02-04')),
  ).toEqual(['DEP.origin 02-03T12:00'])
  expect(reportedByFlights([])).toEqual([])
})

it('reads from the row of a truck when it came to its stops and left them, crossed, was loaded over and delivered', () => {
  const stops = [
    { stopType: 'L', stopSeq: 1 },
    { stopType: 'L', stopSeq: 2 },
    { stopType: 'U', stopSeq: 1 },
    { stopType: 'U', stopSeq: 2 },
  ] as const
  const met = (stopType: 'L' | 'U', stopSeq: number, day: string) => ({
    stopType,
    stopSeq,
    arrivedAt: `2031-02-${day}T08:00:00Z`,
    departedAt: `2031-02-${day}T12:00:00Z`,
  })
  const truck = {
    id: 'truck',
    stopTimes: [met('L', 1, '03'), met('L', 2, '04'), met('U', 1, '10'), met('U', 2, '11')],
    borderInAt: at('06T08:00'),
    borderOutAt: at('07T08:00'),
    reloadedAt: at('07T12:00'),
    deliveredAt: at('11T11:00'),
  }
  expect(shown(reportedByTrucks({ masterBillNo: null, head: { stops: [...stops] } }, [truck]))).toEqual([
    ...['ARRI.origin 02-03T08:00', 'DEPA.origin 02-03T12:00', 'ARRI.loading1 02-04T08:00', 'DEPA.loading1 02-04T12:00'],
    ...['ARRI.unloading1 02-10T08:00', 'DEPA.unloading1 02-10T12:00', 'ARRI.destination 02-11T08:00'],
    ...[
      'ARRI.border1 02-06T08:00',
      'CROS.border1 02-07T08:00',
      'RELO.border1 02-07T12:00',
      'DLVD.destination 02-11T11:00',
    ],
  ])
})

/** A job by air over Dubai, whose flights staff tell of. */
async function flying() {
  const world = await airJobWorld({ via: ['DXB'], flightNo: 'EK303/EK045' })
  const { staff, clock, show, save, job } = world
  const lines = async () => (await staff(tracking.list, { id: job.id })).body.data.lines
  const timeOf = async (step: string) => (await lines()).find((line) => line.step === step)?.actualAt
  const wayOf = (atd?: Date, ata?: Date) => [
    { flightNo: 'EK303', originCode: 'PVG', destinationCode: 'DXB', etd: job.etd, atd, ata },
    { flightNo: 'EK045', originCode: 'DXB', destinationCode: 'FRA', eta: job.eta },
  ]
  const tell = async (atd?: Date, ata?: Date) => {
    const saved = await save(await show(job.id), { flights: wayOf(atd, ata), keepWarnings: true })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  return {
    ...world,
    job,
    lines,
    timeOf,
    tell,
    later: (hours: number) => new Date(job.etd.getTime() + hours * 3_600_000),
    wait: (hours: number) => (clock.shiftMs += job.etd.getTime() - Date.now() + clock.shiftMs + hours * 3_600_000),
  }
}

it('ships a booking with the departure that is said of its first flight, corrects it, and takes a landing back', async () => {
  const { tell, timeOf, later, wait, shown: bookingOf, bookingId, lines } = await flying()
  wait(30)
  await tell(later(1), later(10))
  expect(await timeOf('DEP.origin')).toEqual(later(1))
  expect(await timeOf('ARR.connection1')).toEqual(later(10))
  expect(await bookingOf(bookingId)).toMatchObject({ state: 'shipped' })
  await tell(later(2))
  expect(await timeOf('DEP.origin')).toEqual(later(2))
  expect(await timeOf('ARR.connection1')).toBeUndefined()
  // A departure that was said stays, whatever is left out later.
  await tell()
  expect(await timeOf('DEP.origin')).toEqual(later(2))
  const entries = (await lines()).find(({ step }) => step === 'DEP.origin')?.entries ?? []
  expect(entries.filter(({ correctedAt }) => correctedAt)).toHaveLength(1)
})

it('has what a warehouse received stand in the chain of a consignment', async () => {
  const { receive, job, timeOf } = await flying()
  expect((await receive(job, {})).status).toBe(200)
  expect(await timeOf('RCVD.origin')).toEqual(new Date('2031-01-15T07:00:00Z'))
})

it('takes milestones from the rows of trucks, each for its own, and leaves alone what was recorded for all', async () => {
  const { pool, customer, staff } = await newWorld('2031-02-12T15:00:00Z')
  const { customerId } = await customer()
  const job = await acceptedJob(pool, { customerId, jobNo: 'JT3101-7K3QX' })
  const stops = [
    { stopType: 'L', stopSeq: 1, cityCode: 'CNXIA' },
    { stopType: 'U', stopSeq: 1, cityCode: 'KZALA' },
  ]
  const [first = '', second = ''] = await carriedOtherwise(pool, job, {
    mode: 'T',
    loadType: 'FTL',
    transportType: 'DOOR-DOOR',
    eta: '2031-02-11T12:00:00Z',
    originCode: 'CNXIA',
    destinationCode: 'KZALA',
    entryPortCode: 'CNHRS',
    head: { truckWay: 'THROUGH', stops },
    parts: [
      { kind: 'truck', partNo: '陕A12345' },
      { kind: 'truck', partNo: '陕B67890' },
    ],
  })
  const lineOf = async (step: string) =>
    (await staff(tracking.list, { id: job.jobId })).body.data.lines.find((line) => line.step === step)
  const tell = async (containerId: string, said: object) => {
    const { version } = (await staff(desk.show, { id: job.jobId })).body.data
    const saved = await staff(desk.saveContainer, { id: job.jobId, version, containerId, keepWarnings: true, ...said })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  const met = (arrivedAt: Date, departedAt: Date) => ({
    stopTimes: [{ stopType: 'L' as const, stopSeq: 1, arrivedAt, departedAt }],
  })
  await tell(first, met(at('03T08:00'), at('03T12:00')))
  const left = await lineOf('DEPA.origin')
  expect(left?.entries).toMatchObject([{ containerNo: '陕A12345', at: at('03T12:00'), source: 'truck' }])
  const booking = async () =>
    (await pool.query('select state, atd from booking where id = $1', [job.bookingId])).rows[0]
  expect(await booking()).toEqual({ state: 'shipped', atd: at('03T12:00') })
  await staff(tracking.save, {
    id: job.jobId,
    step: 'ARRI.border1',
    classifier: 'ACT',
    at: at('07T08:00'),
    keepWarnings: true,
    reason: 'Both',
  })
  await tell(second, { ...met(at('03T09:00'), at('03T14:00')), borderInAt: at('07T10:00') })
  expect((await lineOf('DEPA.origin'))?.entries).toHaveLength(2)
  expect((await lineOf('ARRI.border1'))?.entries).toMatchObject([{ at: at('07T08:00'), source: 'staff' }])
  await tell(second, met(at('03T09:00'), at('03T15:00')))
  const corrected = (await lineOf('DEPA.origin'))?.entries ?? []
  expect(corrected.filter(({ correctedAt }) => !correctedAt).map((one) => one.at)).toEqual(
    expect.arrayContaining([at('03T12:00'), at('03T15:00')]),
  )
  const told = await pool.query(
    `select count(*)::int as times from booking_event where booking_id = $1 and kind = 'milestone'`,
    [job.bookingId],
  )
  expect(told.rows[0].times).toBe(1)
})
