import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { expect, it } from 'vitest'
import { truckBooking } from '../../booking/road-and-air-fixtures.ts'
import { roadJobWorld } from '../road-fixtures.ts'

const day = {
  loadingDate: '2031-01-24',
  etd: new Date('2031-01-24T09:00:00Z'),
  eta: new Date('2031-02-01T04:00:00Z'),
}

/** Two trucks in one work order, and what staff do when they are loaded on another day. */
async function twoTrucks() {
  const world = await roadJobWorld()
  const { staff, road, shipper, bookingId: id } = world
  const shown = async () => (await shipper(road.show, { id })).body.data
  return {
    ...world,
    shown,
    move: async (what: { jobIds?: string[]; containerIds?: string[] }) =>
      staff(moveEndpoints.move, {
        id,
        version: (await shown()).version,
        reasonCode: 'NOTREADY',
        cause: 'us' as const,
        ...day,
        ...what,
      }),
    jobs: async () => {
      const filter = { ...firstPage, orderState: 'all', lclState: 'all', bookingId: id } as const
      return (await staff(jobDeskEndpoints.list, filter)).body.data.items
    },
    async amendStop() {
      const [loads, unloads] = truckBooking().stops ?? []
      const changes = { stops: [{ ...loads, address: 'Warehouse 7' }, unloads] }
      const proposed = await shipper(bookingEndpoints.amend, { id, version: (await shown()).version, changes } as never)
      expect(proposed.status, JSON.stringify(proposed.body)).toBe(200)
      const { requests, version } = (await staff(bookingDeskEndpoints.show, { id })).body.data
      const requestId = requests[0]?.id ?? ''
      const granted = await staff(bookingDeskEndpoints.amend, { id, version, requestId, answer: 'accept' })
      expect(granted.status, JSON.stringify(granted.body)).toBe(200)
    },
  }
}

it('moves a booking by road once the last of its trucks is moved, and an amended stop leaves them on their day', async () => {
  const { job, move, jobs, shown, amendStop } = await twoTrucks()
  expect((await move({ containerIds: [job.containers[0]?.id ?? ''] })).status).toBe(200)
  const before = await shown()
  expect(before.given?.etd).not.toEqual(day.etd)
  expect((await move({ jobIds: [job.id] })).status).toBe(200)
  expect((await shown()).given).toMatchObject(day)
  await amendStop()
  const moved = await jobs()
  expect(moved.map(({ etd, eta }) => ({ etd, eta }))).toEqual([day, day].map(({ etd, eta }) => ({ etd, eta })))
})

it('leaves the truck that was moved alone on its own day where a stop is amended', async () => {
  const { job, move, jobs, amendStop, shown } = await twoTrucks()
  expect((await move({ containerIds: [job.containers[0]?.id ?? ''] })).status).toBe(200)
  const timesOf = async () => (await jobs()).map(({ id, etd, eta, loadingDate }) => ({ id, etd, eta, loadingDate }))
  const before = await timesOf()
  expect(new Set(before.map(({ etd }) => etd.getTime())).size).toBe(2)
  await amendStop()
  expect((await shown()).stops?.[0]).toMatchObject({ address: 'Warehouse 7' })
  expect(await timesOf()).toEqual(before)
})
