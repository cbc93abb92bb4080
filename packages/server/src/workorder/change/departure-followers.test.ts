import { serviceDeskEndpoints as services } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { jobWorld } from '../workorder-fixtures.ts'

it('takes the times of a voyage that is late, as if they had been entered in the head of the job', async () => {
  const world = await jobWorld()
  const { staff, db } = world
  const job = await world.open()
  const ends = { carrierCode: 'COSU', serviceCode: 'LATE', serviceModeId: 'R' } as const
  await staff(services.save, {
    ...ends,
    weekday: 3,
    calls: [
      { placeCode: job.originCode, day: 0, loads: true, discharges: false },
      { placeCode: job.destinationCode, day: 15, loads: false, discharges: true },
    ],
    cutoffs: { si: 96, vgm: 48, cargo: 36, customs: 24 },
    spaces: [],
    vessels: [],
    active: true,
  })
  const departureNo = await db.as(system, async (tx) => {
    const { rows } = await sql<{
      departureNo: string
    }>`update departure set carrier_code = 'COSU', service_code = 'LATE'
      where id in (select departure_id from work_order where id = ${job.id}) returning departure_no`.execute(tx)
    return rows[0]?.departureNo ?? ''
  })
  const late = await staff(services.retime, { ...ends, departureNo, fromPlaceCode: job.originCode, days: 2 })
  expect(late.body).toMatchObject({ data: { moved: 1 } })
  const after = (await staff(desk.show, { id: job.id })).body.data
  expect((after.etd.getTime() - job.etd.getTime()) / 86_400_000).toBe(2)
  expect((await world.shown(world.bookingId)).eta).toEqual(after.eta)
})
