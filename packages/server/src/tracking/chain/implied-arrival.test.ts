import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { describe, expect, it } from 'vitest'
import { type JourneyMode, journeyModes, journeys, onJourney } from '../journey-fixtures.ts'

const english = { 'accept-language': 'en' }
const asked = { keepWarnings: false }
const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
const left = '2031-02-03T12:00:00Z'
/** Some hours before the present moment of a journey. */
const ago = (mode: JourneyMode, hours: number) =>
  new Date(new Date(journeys[mode].now).getTime() - hours * 3_600_000).toISOString()

/** The doubts about a time that was not kept. */
const warningsIn = (body: unknown) => (body as { data?: { warnings?: string[] } }).data?.warnings ?? []

/** A journey that has begun and whose arrival nobody has reported. */
async function underway(mode: JourneyMode) {
  const journey = await onJourney(mode)
  const { shipper, staff, job, pool, record } = journey
  await record(journey.journey.departs, left)
  const { id } = { id: job.jobId }
  const one = async (sql: string, key: string) => (await pool.query(sql, [key])).rows[0]
  return {
    ...journey,
    work: () => one('select state, atd, ata, implied_times from work_order where id = $1', id),
    booking: () => one('select state, atd, ata, implied_times from booking where id = $1', job.bookingId),
    followed: async () => (await shipper(trackingEndpoints.detail, { id }, english)).body.data,
    listed: async () => (await shipper(trackingLists[mode], firstPage, english)).body.data.items[0],
    entryOf: async (step: string) => {
      const { lines } = (await staff(desk.list, { id })).body.data
      return lines.find((line) => line.step === step)?.entries.find(({ correctedAt }) => !correctedAt)
    },
  }
}

describe.each(journeyModes)('what lies behind the arrival by %s', (mode) => {
  const { behind, arrives } = journeys[mode]
  const [step = ''] = behind
  const last = behind.at(-1) ?? ''

  it('is asked about while the arrival is not reported', async () => {
    const { record, work } = await underway(mode)
    for (const one of behind) {
      const reply = await record(one, ago(mode, 2), asked)
      expect.soft(reply, one).toMatchObject({ status: 422, body: { code: 'tracking.warnings' } })
      expect.soft(warningsIn(reply.body), one).toContain('tracking.not-arrived')
    }
    expect(await work()).toMatchObject({ state: 'underway', ata: null })
    expect((await record(last, ago(mode, 2), { classifier: 'EST', ...asked })).status).toBe(200)
  })

  it('says, once it is kept, that the cargo arrived at the latest then: nobody expects it any more', async () => {
    const { record, work, booking, followed, listed, shipper, job } = await underway(mode)
    const at = ago(mode, 2)
    expect((await record(last, at)).status).toBe(200)
    const there = { ata: new Date(at), implied_times: ['ata'] }
    expect(await work()).toMatchObject({ state: 'arrived', ...there })
    expect(await booking()).toMatchObject({ state: 'shipped', ...there })
    const box = await followed()
    expect(box).toMatchObject({
      ata: new Date(at),
      impliedTimes: ['ata'],
      punctuality: 'early',
      aheadKm: 0,
      behindPercent: 100,
    })
    expect(box.silentHours).toBeUndefined()
    const arrival = box.milestones.find((line) => line.step === arrives)
    expect(arrival).toMatchObject({ impliedAt: new Date(at) })
    expect(arrival?.actualAt).toBeUndefined()
    const row = await listed()
    expect(row).toMatchObject({ ata: new Date(at), impliedTimes: ['ata'], kmLeft: 0, state: 'arrived' })
    expect(row?.trackLabel).not.toContain('En route')
    const shown = (await shipper(jobCalls[mode].show, { id: job.jobId }, english)).body.data
    const booked = (await shipper(bookingCalls(modes[mode].code).show, { id: job.bookingId }, english)).body.data
    for (const one of [shown, booked]) expect(one).toMatchObject({ ata: new Date(at), impliedTimes: ['ata'] })
    expect((await shipper(trackingEndpoints.underway, {}, english)).body.data.total).toBe(0)
  })

  it('gives way to the arrival that is reported later, and is taken back only then', async () => {
    const { record, work, staff, entryOf } = await underway(mode)
    await record(last, ago(mode, 2))
    const takeBack = async () =>
      staff(desk.correct, {
        id: (await entryOf(last))?.id ?? '',
        takenBack: true,
        keepWarnings: true,
        reason: 'Another box',
      })
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'tracking.kept-for-life' } })
    expect((await record(arrives, ago(mode, 6))).status).toBe(200)
    expect(await work()).toMatchObject({ ata: new Date(ago(mode, 6)), implied_times: [] })
    expect((await takeBack()).status).toBe(200)
    expect(await work()).toMatchObject({ state: 'arrived', ata: new Date(ago(mode, 6)), implied_times: [] })
  })

  it('counts by the earliest of it, whatever was entered first', async () => {
    const { record, work } = await underway(mode)
    await record(last, ago(mode, 2))
    if (step !== last) await record(step, ago(mode, 5))
    expect(await work()).toMatchObject({ state: 'arrived', ata: new Date(ago(mode, step === last ? 2 : 5)) })
  })

  it('says of cargo whose departure nobody reported that it left', async () => {
    const { record, pool, job } = await onJourney(mode)
    expect((await record(last, ago(mode, 2))).status).toBe(200)
    const { rows } = await pool.query('select state, atd, ata, implied_times from booking where id = $1', [
      job.bookingId,
    ])
    expect(rows).toMatchObject([{ state: 'shipped', atd: new Date(ago(mode, 2)), implied_times: ['atd', 'ata'] }])
  })
})

it('is not said of goods that customs released before they came', async () => {
  for (const mode of ['railway', 'sea', 'air'] as const) {
    const { record, work, followed } = await underway(mode)
    const reply = await record('CUSR.destination', ago(mode, 2), asked)
    expect(warningsIn(reply.body), mode).not.toContain('tracking.not-arrived')
    await record('CUSR.destination', ago(mode, 2))
    expect(await work(), mode).toMatchObject({ state: 'underway', ata: null })
    const box = await followed()
    expect(box.aheadKm, mode).toBeGreaterThan(box.travelledKm)
    expect(box.stops.at(-1)?.passed, mode).toBe(false)
  }
})

it('is said by a delivery that stands beside the chain', async () => {
  const { staff, job, work } = await underway('sea')
  const delivered = {
    id: job.jobId,
    event: 'DLVD',
    placeCode: 'DEHAM',
    classifier: 'ACT',
    at: new Date(ago('sea', 3)),
  } as const
  const doubted = await staff(desk.save, { ...delivered, keepWarnings: false })
  expect(warningsIn(doubted.body)).toContain('tracking.not-arrived')
  await staff(desk.save, { ...delivered, keepWarnings: true, reason: 'Signed for' })
  expect(await work()).toMatchObject({ state: 'arrived', ata: delivered.at, implied_times: ['ata'] })
})

it('asks about a time long before its plan at any step, unless somebody expected it so early', async () => {
  for (const [mode, step] of [
    ['sea', 'DISC.destination'],
    ['sea', 'ARRI.destination'],
    ['railway', 'DROP.destination'],
    ['railway', 'ARRI.border2'],
    ['truck', 'ARRI.destination'],
  ] as const) {
    const { record } = await underway(mode)
    const early = await record(step, ago(mode, 2), asked)
    expect.soft(warningsIn(early.body), `${mode} ${step}`).toContain('tracking.long-before-plan')
    await record(step, ago(mode, 1), { classifier: 'EST' })
    const expected = await record(step, ago(mode, 2), asked)
    expect.soft(warningsIn(expected.body), `${mode} ${step}`).not.toContain('tracking.long-before-plan')
  }
})

it('does not call late what nobody reported: it may have come in time', async () => {
  const { record, pool, job, followed } = await underway('railway')
  await pool.query(`update work_order set promised_eta = '2031-02-10T12:00:00Z' where id = $1`, [job.jobId])
  await record('GTOT.destination', ago('railway', 2))
  expect(await followed()).toMatchObject({ punctuality: 'unknown' })
  await record('ARRI.destination', '2031-02-11T12:00:00Z')
  expect(await followed()).toMatchObject({ punctuality: 'late', delayDays: 1 })
})
