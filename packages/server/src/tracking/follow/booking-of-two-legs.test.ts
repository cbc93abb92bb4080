import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { trackingDeskEndpoints as tracking } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { chainWorld } from '../../booking/chain-fixtures.ts'
import { jobPapers } from '../../paper/index.ts'
import { workorderFollowersWith } from '../../workorder/index.ts'

const dayMs = 86_400_000
const on = (day: string) => new Date(`2031-${day}T12:00:00Z`)

const chargesIn = ({ charges }: { charges: readonly { chargeCode: string; amount: string }[] }) =>
  charges.map(({ chargeCode, amount }) => `${chargeCode} ${Number(amount)}`).toSorted()

async function carriedChain({ reportedAfterDays = 0 } = {}) {
  const world = await chainWorld()
  const { staff, bookingId } = world
  const accepted = await world.acceptChain()
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  const opened = await staff(desk.open, { bookingId })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const [rail, sea] = opened.body.data.jobs.map(({ id }) => id)
  world.clock.shiftMs += reportedAfterDays * dayMs
  const shown = async (id = '') => (await staff(desk.show, { id })).body.data
  const happened = async (id: string | undefined, step: string, at: Date) => {
    const said = { id: id ?? '', step, at, classifier: 'ACT', keepWarnings: true, reason: 'As the agent says' } as const
    const { status, body } = await staff(tracking.save, said)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  return { ...world, rail: rail ?? '', sea: sea ?? '', shown, happened }
}

it('is accepted on the departures of both legs: space is taken on each, it leaves with the first and arrives with the last', async () => {
  const { acceptChain, boxesLeftOn, trainId, vesselId, loaded, staff, bookingId } = await chainWorld()
  const received = await acceptChain()
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  expect([await boxesLeftOn(trainId), await boxesLeftOn(vesselId)]).toEqual([10, 10])
  expect(await loaded()).toMatchObject({
    departure_id: null,
    leg_departure_ids: [trainId, vesselId].toSorted(),
    etd: new Date('2031-01-22T04:00:00Z'),
    eta: new Date('2031-02-15T10:00:00Z'),
  })
  for (const departureId of [trainId, vesselId]) {
    const { items } = (await staff(manifestEndpoints.show, { departureId })).body.data
    expect(items.map((row) => row.bookingId)).toEqual([bookingId])
  }
  const { route } = (await staff(bookingDeskEndpoints.show, { id: bookingId })).body.data
  expect(route.map(({ placeCode }) => placeCode)).toEqual(['CNXIA', 'DEHAM', 'GBFXT'])
})

it('has a job on each leg, by its mode, on its departure, and every box is counted on each', async () => {
  const { rail, sea, shown, staff, bookingId, loaded } = await carriedChain()
  const seen = [await shown(rail), await shown(sea)]
  expect(seen).toMatchObject([
    { legSeq: 1, serviceModeId: 'R', departureNo: 'X8101', originCode: 'CNXIA', destinationCode: 'DEHAM' },
    { legSeq: 2, serviceModeId: 'S', departureNo: '104N', originCode: 'DEHAM', destinationCode: 'GBFXT' },
  ])
  expect(seen.map(({ jobNo }) => jobNo.slice(0, 2))).toEqual(['JR', 'JS'])
  expect(seen.map(({ containers }) => containers.length)).toEqual([2, 2])
  // The station and the port of Hamburg stand each in the list of its leg.
  expect(seen[0]?.destinationName).not.toBe(seen[1]?.originName)
  expect((await loaded()).job_nos).toEqual(seen.map(({ jobNo }) => jobNo))
  expect((await staff(desk.open, { bookingId })).body).toMatchObject({ code: 'workorder.nothing-left' })
})

it('is opened by shares on one leg, and what is left of each by jobs on all of them', async () => {
  const { staff, bookingId, acceptChain } = await chainWorld()
  await acceptChain()
  const legsOf = (opened: { body: { data: { jobs: { jobNo: string }[] } } }) =>
    opened.body.data.jobs.map(({ jobNo }) => jobNo.slice(0, 2))
  const shares = [{ boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 1 }] }]
  expect(legsOf(await staff(desk.open, { bookingId, shares }))).toEqual(['JR'])
  expect(legsOf(await staff(desk.open, { bookingId }))).toEqual(['JR', 'JS'])
})

it('is charged over both legs what was agreed, once: freight of the shipment on the first, customs where they are cleared', async () => {
  const { rail, sea, shown } = await carriedChain()
  const charged = (await Promise.all([shown(rail), shown(sea)])).map(chargesIn)
  expect(charged).toEqual([
    ['CUSEXP 80', 'DOC 60', 'RAILF 8000'],
    ['CUSIMP 90', 'OCEANF 1000'],
  ])
})

it('carries on every leg what is booked once it is amended, and is charged for it once', async () => {
  const { db, pool, bookingId: id, rail, sea, shown } = await carriedChain()
  // Granted by hand: no call amends a chain yet.
  await pool.query(
    `update booking set revision = 2, form = jsonb_set(form, '{boxes,0,containerQty}', '3'),
        agreed = jsonb_set(jsonb_set(agreed, '{lines,0,quantity}', '"3"'), '{lines,1,quantity}', '"3"') where id = $1`,
    [id],
  )
  const caller = { actor: 'system' } as const
  const followers = workorderFollowersWith(jobPapers).filter(({ kind }) => kind === 'booking.amended')
  for (const { kind, follow } of followers)
    await db.as(caller, (tx, now) => follow({ kind, id }, { tx, now, caller, language: 'en' }))
  const seen = await Promise.all([shown(rail), shown(sea)])
  expect(seen.map(({ containers }) => containers.length)).toEqual([3, 3])
  expect(seen.map(chargesIn)).toEqual([
    ['CUSEXP 80', 'DOC 60', 'RAILF 12000'],
    ['CUSIMP 90', 'OCEANF 1500'],
  ])
})

it('is shipped when the first leg left and there when the last arrived, whatever happens between', async () => {
  const { rail, sea, happened, loaded } = await carriedChain({ reportedAfterDays: 60 })
  await happened(rail, 'DEPA.origin', on('01-22'))
  expect(await loaded()).toMatchObject({ state: 'shipped', atd: on('01-22'), ata: null })
  await happened(rail, 'ARRI.destination', on('02-06'))
  expect(await loaded()).toMatchObject({ state: 'shipped', atd: on('01-22'), ata: null, last_place_code: 'DEHAM' })
  await happened(sea, 'DEPA.origin', on('02-12'))
  expect(await loaded()).toMatchObject({ atd: on('01-22'), ata: null })
  await happened(sea, 'ARRI.destination', on('02-15'))
  expect(await loaded()).toMatchObject({ atd: on('01-22'), ata: on('02-15'), last_place_code: 'GBFXT' })
})

it('is not shipped by a later leg that left before the first', async () => {
  const { sea, happened, loaded } = await carriedChain({ reportedAfterDays: 60 })
  await happened(sea, 'DEPA.origin', on('02-12'))
  expect(await loaded()).toMatchObject({ state: 'received', atd: null, ata: null })
})

it('arrives later when the departure of its last leg does, and its first leg stays as it was', async () => {
  const { rail, sea, shown, staff, vesselId, vesselForm, loaded } = await carriedChain()
  const before = await shown(rail)
  const { version } = (await staff(departureDeskEndpoints.show, { id: vesselId })).body.data
  const later = { ...vesselForm, id: vesselId, version, eta: on('02-19') }
  const saved = await staff(departureDeskEndpoints.save, later)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const kept = await loaded()
  expect(kept).toMatchObject({ etd: new Date('2031-01-22T04:00:00Z'), eta: on('02-19') })
  expect(kept.legs.map((leg: { given: { eta: string } }) => leg.given.eta)).toEqual([
    '2031-02-06T10:00:00.000Z',
    on('02-19').toISOString(),
  ])
  expect((await shown(sea)).eta).toEqual(on('02-19'))
  expect(await shown(rail)).toMatchObject({ eta: before.eta, etd: before.etd })
})

it('clears exports on the leg that leaves the first country and imports on the one that enters the last', async () => {
  const { rail, sea, staff } = await carriedChain()
  const clearedOn = async (id: string) =>
    (await staff(tracking.list, { id })).body.data.lines.flatMap(({ step }) => (step.startsWith('CUSR') ? [step] : []))
  expect([await clearedOn(rail), await clearedOn(sea)]).toEqual([['CUSR.origin'], ['CUSR.destination']])
})

it('tells of another arrival when that of the last leg is expected on another day, and not of an earlier one', async () => {
  const { rail, sea, staff, loaded, bookingId } = await carriedChain()
  const expected = async (id: string, at: Date) => {
    const said = { id, step: 'ARRI.destination', at, classifier: 'EST', keepWarnings: true, reason: 'Delay' } as const
    expect((await staff(tracking.save, said)).status).toBe(200)
  }
  const told = async () => {
    const { events } = (await staff(bookingDeskEndpoints.show, { id: bookingId })).body.data
    return events.filter(({ eventKind }) => eventKind === 'etaMoved').length
  }
  await expected(rail, on('02-09'))
  expect([await told(), (await loaded()).eta]).toEqual([0, new Date('2031-02-15T10:00:00Z')])
  await expected(sea, on('02-20'))
  expect([await told(), (await loaded()).eta]).toEqual([1, on('02-20')])
})

it('gives no box of one leg to the job of another', async () => {
  const { rail, sea, shown, staff } = await carriedChain()
  const { version, containers } = await shown(rail)
  const moved = { id: rail, version, containerId: containers[0]?.id ?? '', toJobId: sea }
  expect((await staff(desk.moveContainer, moved)).body.fields).toEqual({ ToJobId: 'workorder.other-leg' })
})

it('gives back the space of every leg when it is cancelled', async () => {
  const { staff, bookingId, boxesLeftOn, trainId, vesselId, loaded } = await carriedChain()
  const { version } = await loaded()
  const cancelled = await staff(bookingDeskEndpoints.cancel, {
    id: bookingId,
    version,
    reasonCode: 'OTHER',
    note: 'No cargo',
  })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  expect([await boxesLeftOn(trainId), await boxesLeftOn(vesselId)]).toEqual([12, 12])
})
