import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { expect, it } from 'vitest'
import { deedsOnBill } from '../bill-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

it('prints the originals that were signed, whatever was asked for, and the day of issue at the port of loading', async () => {
  const { finalise, bill, draft, pool } = await instructedWorld()
  await finalise()
  await bill.confirmed()
  await bill.load()
  await bill.issue({ originals: 2 })
  await pool.query(`update bill_of_lading set issued_at = '2031-01-14T17:00:00Z' where level = 'house'`)
  const words = await draft()
  expect(words).toContain('Number of originals 2')
  expect(words).toContain('Date of issue 2031-01-15')
})

it('bears the number of its second set once where it is one of several', async () => {
  const world = await instructedWorld({ billQty: 2 })
  const { staff, draft } = world
  await world.finalise()
  const second = deedsOnBill(world, world.job.id, 2)
  await second.confirmed()
  await second.issued()
  const switched = await staff(desk.switch, {
    ...(await second.seen()),
    originalsBack: 3,
    fid: await second.scan(),
    partiesScreened: true,
    reason: 'Asked by the holder',
    issuePlace: 'Dubai',
    consignee: { partyName: 'Gulf Stores LLC' },
  })
  expect(switched.status, JSON.stringify(switched.body)).toBe(200)
  const { billNo } = await second.bill()
  expect(billNo).toMatch(/-2-S2$/)
  expect(await draft()).toContain(`B/L no. ${billNo} `)
})

it('states vessel, ports and terms of its issue until it is taken back, whatever becomes of its job', async () => {
  const { finalise, bill, draft, pool, bookingId } = await instructedWorld()
  await finalise()
  await bill.confirmed()
  await bill.load()
  await bill.issued()
  await pool.query(
    `update work_order set destination_code = 'NLRTM', head = head || '{"vessel":"Other Star","secondVessel":"Feeder 7"}'`,
  )
  await pool.query(`update booking set form = form || '{"placeOfDelivery":"Venlo","paymentTerm":"CC"}' where id = $1`, [
    bookingId,
  ])
  const today = ['Other Star', 'Feeder 7', 'Rotterdam', 'Freight collect']
  const issued = await draft()
  expect(issued).toContain('Hamburg')
  expect(today.filter((word) => issued.includes(word))).toEqual([])
  expect((await bill.recall(3)).status).toBe(200)
  const drawnAnew = await draft()
  expect(today.filter((word) => !drawnAnew.includes(word))).toEqual([])
})
