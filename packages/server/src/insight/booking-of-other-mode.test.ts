import { randomUUID } from 'node:crypto'
import { todoEndpoints } from '@landbridge/contract/insight/todo'
import { manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { firstPage } from '@landbridge/contract/shared/paging'
import { sharedTraceEndpoints } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { chainLegs } from '../booking/chain-fixtures.ts'
import { timeBy } from '../platform/clock.ts'
import { boxNos, jobWorld } from '../workorder/workorder-fixtures.ts'

const [containerNo] = boxNos
const jobNo = 'JS3101-LEG02'
const page = { ...firstPage, orderState: 'all', lclState: 'all', hasFeederLeg: false } as const

// Put together by hand, as no form of such bookings is open: a chain of two legs whose second goes by sea, with a draft to check.
async function jobBySea() {
  const world = await jobWorld()
  const { pool, shipper, guest } = world
  const { id } = await world.open()
  const consolidationId = randomUUID()
  await world.setBooking(world.bookingId, { mode: 'M', legs: JSON.stringify(chainLegs) })
  await pool.query(
    `insert into consolidation (id, consolidation_no, mode, origin_code, destination_code, container_type, state)
      values ($1, 'CS3101-7K3QX', 'S', 'CNSHA', 'DEHAM', '40HQ', 'open')`,
    [consolidationId],
  )
  await world.setJob(id, {
    mode: 'S',
    jobNo,
    legSeq: 2,
    state: 'underway',
    atd: timeBy(world.clock),
    billState: 'draft',
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    entryPortCode: null,
    consolidationId,
  })
  await pool.query(
    `update work_order_part set part_no = $2
      where id = (select id from work_order_part where job_id = $1 order by seq limit 1)`,
    [id, containerNo],
  )
  const { bookingNo, departureId } = (
    await pool.query<{ bookingNo: string; departureId: string }>(
      `select booking_no as "bookingNo", departure_id as "departureId" from booking where id = $1`,
      [world.bookingId],
    )
  ).rows[0] ?? { bookingNo: '', departureId: '' }
  const share = (await shipper(trackingEndpoints.share, { jobNo, containerNo })).body.data
  const claim = { bookingNo, jobNo, containerNo, key: share.key }
  const shared = async () => (await guest(sharedTraceEndpoints.box, claim)).body.data.box
  return { ...world, id, departureId, consolidationId, share, shared }
}

type NamedJob = { jobNo?: string | undefined; bookingMode?: ModeCode | undefined }

it('tells the mode of the booking beside every job and track that goes by another, so that the booking is found', async () => {
  const { shipper, staff, shared, share, id, bookingId, departureId, consolidationId } = await jobBySea()
  await shipper(favouriteEndpoints.add, { id })
  const { sea } = jobCalls
  const consolidation = (await staff(consolidationEndpoints.show, { id: consolidationId })).body.data
  const seen: Record<string, NamedJob | undefined> = {
    list: (await shipper(sea.list, page)).body.data.items[0],
    'list of its booking': (await shipper(sea.ofBooking, { id: bookingId, ...firstPage })).body.data.items[0],
    detail: (await shipper(sea.show, { id })).body.data,
    'list at the desk': (await staff(jobDeskEndpoints.list, page)).body.data.items[0],
    'detail at the desk': (await staff(jobDeskEndpoints.show, { id })).body.data,
    favourite: (await shipper(favouriteEndpoints.list, { ...firstPage, kind: 'job' })).body.data.items[0],
    manifest: (await staff(manifestEndpoints.show, { departureId })).body.data.items[0],
    'shared container': consolidation.jobs[0],
    'list of tracks': (await shipper(trackingLists.sea, page)).body.data.items[0],
    track: (await shipper(trackingEndpoints.detail, { id })).body.data,
    'map of what is under way': { ...(await shipper(trackingEndpoints.underway, {})).body.data.items[0], jobNo },
    milestones: (await staff(trackingDeskEndpoints.list, { id })).body.data,
    'new link': share,
    links: (await shipper(trackingEndpoints.shares, {})).body.data.items[0],
    'track behind a link': await shared(),
    'to do': (await shipper(todoEndpoints.list, {})).body.data.items.find(({ todoKind }) => todoKind === 'draftBill'),
  }
  const modes = Object.entries(seen).map(([where, one]) => [where, one?.jobNo, one?.bookingMode])
  expect(modes).toEqual(Object.keys(seen).map((where) => [where, jobNo, 'M']))
})
