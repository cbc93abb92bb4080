import { trackingDeskEndpoints as tracking } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from '../../workorder/workorder-fixtures.ts'

const hourMs = 3_600_000

/** A job whose head the desk changes, and what its milestones say. */
async function typedWorld() {
  const world = await jobWorld()
  const { staff, bookingId } = world
  const job = await world.open()
  const lines = async () => (await staff(tracking.list, { id: job.id })).body.data.lines
  const lineOf = async (step: string) => (await lines()).find((line) => line.step === step)
  const head = async (said: object) =>
    staff(desk.save, { id: job.id, version: (await world.show(job.id)).version, ...said })
  return {
    ...world,
    job,
    lineOf,
    head,
    record: (step: string, at: Date) =>
      staff(tracking.save, { id: job.id, step, classifier: 'ACT', at, keepWarnings: true, reason: 'So told' }),
    bookingEta: async () => (await world.shown(bookingId)).eta,
  }
}

it('keeps an arrival that staff typed over the milestones that follow, until they take it back', async () => {
  const { job, head, record, show, lineOf, bookingEta, staff, clock } = await typedWorld()
  const eta = new Date(job.eta.getTime() + 30 * hourMs)
  const typed = await head({ eta })
  expect(typed.status, JSON.stringify(typed.body)).toBe(200)
  expect((await lineOf('ARRI.destination'))?.estimatedAt).toEqual(eta)
  clock.shiftMs += job.etd.getTime() - Date.now() + clock.shiftMs + 3 * hourMs
  const left = await record('DEPA.origin', new Date(job.etd.getTime() + hourMs))
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  expect((await show(job.id)).eta).toEqual(eta)
  expect(await bookingEta()).toEqual(eta)

  const estimate = (await lineOf('ARRI.destination'))?.entries?.find(({ classifier }) => classifier === 'EST')
  const taken = { id: estimate?.id ?? '', takenBack: true, reason: 'Typed by mistake', keepWarnings: false }
  expect((await staff(tracking.correct, taken)).status).toBe(200)
  expect((await show(job.id)).eta).toEqual(new Date(job.eta.getTime() + hourMs))
})

it('takes the places that its train passes into the job, and plans them', async () => {
  const { pool, departureId, open, show, staff } = await jobWorld()
  await pool.query("update departure set via_codes = '{CNHRS,KZ0AK}' where id = $1", [departureId])
  const { id } = await open()
  expect((await show(id)).viaPlaces?.map(({ placeCode }) => placeCode)).toEqual(['CNHRS', 'KZ0AK'])
  const { lines } = (await staff(tracking.list, { id })).body.data
  expect(lines.filter(({ plannedAt }) => plannedAt).map(({ placeCode }) => placeCode)).toEqual(
    expect.arrayContaining(['CNHRS', 'KZ0AK']),
  )
})

it('plans a job anew that staff put on another train, and keeps what was promised', async () => {
  const { job, head, show, lineOf, bookingEta } = await typedWorld()
  const later = (at: Date) => new Date(at.getTime() + 72 * hourMs)
  const moved = await head({ departureNo: 'X9001', etd: later(job.etd), eta: later(job.eta) })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect((await lineOf('DEPA.origin'))?.plannedAt).toEqual(later(job.etd))
  expect((await lineOf('ARRI.destination'))?.plannedAt).toEqual(later(job.eta))
  expect(await show(job.id)).toMatchObject({ eta: later(job.eta), promisedEta: job.promisedEta })
  expect(await bookingEta()).toEqual(later(job.eta))
})
