import { readFile } from 'node:fs/promises'
import { bookingDeskEndpoints as bookingDesk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { railForm, wholeList, wholeQueue } from '../booking/booking-fixtures.ts'
import { boxNos, jobWorld } from './workorder-fixtures.ts'

const rail = bookingCalls('R')

const [first] = railForm().goods ?? []
const [boxes] = railForm().boxes ?? []
const form = {
  customerReference: 'PO-77/2031',
  goods: [
    { ...first, goodsName: '洗衣机', packages: 400, grossWeightKg: '18000', volumeM3: '60' },
    { ...first, goodsName: 'Tumble dryers', packages: 418, grossWeightKg: '18545', volumeM3: '66' },
  ],
  boxes: [{ ...boxes, containerOwner: 'S', shipperContainerNos: [...boxNos] }],
} as Parameters<typeof jobWorld>[0]

type World = Awaited<ReturnType<typeof jobWorld>>

/** How many bookings the company and the desk find by a word. */
async function foundBy({ shipper, staff }: World, keyword: string) {
  const own = (await shipper(rail.list, { ...wholeList, keyword })).body.data
  const queue = (await staff(bookingDesk.list, { ...wholeQueue, orderState: 'all', keyword })).body.data
  return [own.total, queue.total]
}

it('finds a booking by each of its numbers and goods, before its job is opened and after', async () => {
  const world = await jobWorld(form)
  const [booking] = (await world.shipper(rail.list, wholeList)).body.data.items
  const words = [
    'PO-77/2031',
    'po-77',
    '洗衣',
    '衣机',
    '洗衣机',
    'tumble dry',
    ...boxNos,
    'BHU320',
    booking?.bookingNo ?? '',
  ]
  for (const word of words) expect(await foundBy(world, word), word).toEqual([1, 1])
  const job = await world.open()
  for (const word of [...words, job.jobNo]) expect(await foundBy(world, word), `${word}, with a job`).toEqual([1, 1])
  for (const word of ['机洗', 'PO-78', '%', '_']) expect(await foundBy(world, word), word).toEqual([0, 0])
})

it('finds bookings at the desk by company and by place in four languages, and none by what all names are written in', async () => {
  const world = await jobWorld()
  const queue = async (keyword: string) =>
    (await world.staff(bookingDesk.list, { ...wholeQueue, orderState: 'all', keyword })).body.data.total
  for (const word of ['silk road', 'Tea', 'Duisburg', '杜伊斯堡', '西安', 'Дуйсбург', 'DEDUI'])
    expect(await queue(word), word).toBe(1)
  for (const word of ['zh', 'ru', 'zh-CN', '西堡', 'Hamburg', '汉堡']) expect(await queue(word), word).toBe(0)
  const named = async (originName: string) =>
    (await world.shipper(rail.list, { ...wholeList, originName })).body.data.total
  for (const word of ['Xi’an', 'xian', '西安', 'Сиань']) expect(await named(word), word).toBe(1)
  for (const word of ['en', 'ru', 'Duisburg']) expect(await named(word), word).toBe(0)
})

it('fills words and counts of rows that were there before as the program writes them', async () => {
  const world = await jobWorld(form)
  await world.open()
  const files = ['0026-lists.sql', '0027-list-indexes.sql']
  const texts = await Promise.all(
    files.map((name) => readFile(new URL(`../../migrations/${name}`, import.meta.url), 'utf8')),
  )
  const fillings = texts
    .join('')
    .split(';')
    .filter((part) =>
      /^(\s*--.*\n)*\s*(update booking|insert into list_count|create or replace function booking_words|drop function booking_words)/.test(
        part,
      ),
    )
  expect(fillings).toHaveLength(5)
  const asked = async (text: string) => (await world.pool.query(text)).rows
  const words = 'select id, search_words from booking order by id'
  const counts = `select thing, customer_id, mode, state, sum(many)::int as many from list_count
    group by 1, 2, 3, 4 having sum(many) <> 0 order by 1, 2, 3, 4`
  const written = [await asked(words), await asked(counts)]
  expect(written[1]).not.toEqual([])
  await world.pool.query(`update booking set search_words = booking_no`)
  await world.pool.query('delete from list_count')
  for (const filling of fillings) await world.pool.query(filling)
  expect([await asked(words), await asked(counts)]).toEqual(written)
  expect((await world.staff(desk.list, { ...wholeQueue, orderState: 'all', lclState: 'all' })).body.data.total).toBe(1)
})
