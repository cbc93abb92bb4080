import { bookingDeskEndpoints as bookingDesk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { railForm, wholeList, wholeQueue } from '../booking/booking-fixtures.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'

const [first] = railForm().goods ?? []

it('finds a booking however its words and numbers are typed, printed or pasted, in every list of either side', async () => {
  const goods = [{ ...first, goodsName: 'Насос для котлов Щёлково, Kühlschränke' }]
  const world = await jobWorld({ customerReference: 'ЩЁ-77', goods } as Parameters<typeof jobWorld>[0])
  const job = await world.open()
  const { shipper, staff } = world
  const [booking] = (await shipper(bookingCalls('R').list, wholeList)).body.data.items
  const no = booking?.bookingNo ?? ''
  const numbers = [
    no,
    no.replace('-', '–'),
    no.replace('-', '\u2011'),
    no.replace('-', ''),
    `\u202a${no}`,
    ` ${no.toLowerCase()} `,
  ]
  const words = [...numbers, 'Щелково', 'щёлково', 'ЩЕ-77', 'Kuhlschranke', `${job.jobNo}\u200b`]
  for (const keyword of words) {
    const own = (await shipper(bookingCalls('R').list, { ...wholeList, keyword })).body.data.total
    const queue = (await staff(bookingDesk.list, { ...wholeQueue, orderState: 'all', keyword })).body.data.total
    expect([own, queue], keyword).toEqual([1, 1])
  }
  for (const keyword of [...numbers, 'ЩЕ-77']) {
    const jobs = (await shipper(jobCalls.railway.list, { ...wholeList, keyword })).body.data.total
    const boxes = (await shipper(trackingLists.railway, { ...firstPage, hasFeederLeg: false, filter: keyword })).body
      .data.total
    expect([jobs, boxes > 0], keyword).toEqual([1, true])
  }
  expect((await shipper(bookingCalls('R').list, { ...wholeList, keyword: '-' })).body.data.total).toBe(0)
})

it('shows a work order by the calls of its own mode alone', async () => {
  const world = await jobWorld()
  const job = await world.open()
  const { shipper } = world
  expect((await shipper(jobCalls.railway.show, { id: job.id })).status).toBe(200)
  expect((await shipper(jobCalls.air.show, { id: job.id })).body).toMatchObject({ code: 'workorder.missing' })
  expect((await shipper(jobCalls.sea.show, { jobNoIn: job.jobNo })).body).toMatchObject({ code: 'workorder.missing' })
  const listed = async (mode: 'railway' | 'sea') =>
    (await shipper(jobCalls[mode].ofBooking, { id: world.bookingId, pageIndex: 1, pageSize: 20 })).body.data.total
  expect([await listed('railway'), await listed('sea')]).toEqual([1, 0])
})
