import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { expect, it } from 'vitest'
import { roundTrips } from '../../testing/round-trips.ts'
import { newWorld } from '../../testing/world.ts'
import { acceptedJob } from '../tracking-fixtures.ts'

it('records a milestone of two boxes or of nine in as many round trips', async () => {
  const trips: number[][] = []
  for (const count of [2, 9]) {
    const { pool, customer, staff } = await newWorld('2031-02-08T15:00:00Z')
    const { customerId } = await customer()
    const boxNos = Array.from({ length: count }, (_, i) => `CSQU300000${i}`)
    const { jobId } = await acceptedJob(pool, { customerId, boxNos })
    const asked = roundTrips()
    const tripsTo = async (step: string, at: string) => {
      const before = asked.length
      const entry = {
        id: jobId,
        step,
        classifier: 'ACT',
        at: new Date(at),
        keepWarnings: true,
        reason: 'So told',
      } as const
      expect((await staff(desk.save, entry)).status).toBe(200)
      return asked.length - before
    }
    await tripsTo('GTIN.origin', '2031-02-02T08:00:00Z')
    trips.push([
      await tripsTo('LOAD.origin', '2031-02-02T09:00:00Z'),
      await tripsTo('DEPA.origin', '2031-02-03T12:00:00Z'),
    ])
  }
  expect(trips[1]).toEqual(trips[0])
  expect(Math.max(...trips.flat())).toBeLessThanOrEqual(17)
})
