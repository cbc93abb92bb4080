import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { expect, it } from 'vitest'
import { journeyModes, journeys, onJourney } from '../journey-fixtures.ts'

const unfolded = `update work_order set way = null, implied_times = '{}'; update booking set way = null, implied_times = '{}';
  update box_track set way = null, implied_times = '{}'`

it('folds the ways of jobs that were there before, by and by, and has those arrive of which something behind the arrival was recorded', async () => {
  for (const mode of journeyModes) {
    const { record, locate, shipper, job, pool, jobs, clock } = await onJourney(mode)
    const { departs, seen, code, behind } = journeys[mode]
    const show = async () => (await shipper(bookingCalls(code).show, { id: job.bookingId })).body.data
    await record(departs, '2031-02-03T12:00:00Z')
    await locate(seen, '2031-02-03T20:00:00Z')
    const { doneKm, totalKm } = await show()
    expect(doneKm, modes[mode].code).toBeGreaterThan(0)
    await pool.query(unfolded)
    expect((await show()).doneKm).toBeUndefined()
    await jobs.runDue()
    expect(await show(), modes[mode].code).toMatchObject({ doneKm, totalKm })

    await record(behind.at(-1) ?? '', '2031-02-03T22:00:00Z')
    await pool.query(unfolded)
    await pool.query(`update work_order set state = 'underway', ata = null; update booking set ata = null`)
    clock.shiftMs += 60_000
    await jobs.runDue()
    expect(await show(), modes[mode].code).toMatchObject({
      ata: new Date('2031-02-03T22:00:00Z'),
      impliedTimes: ['ata'],
    })
    const { rows } = await pool.query('select state, way is not null as folded from work_order')
    expect(rows, modes[mode].code).toEqual([{ state: 'arrived', folded: true }])
  }
})
