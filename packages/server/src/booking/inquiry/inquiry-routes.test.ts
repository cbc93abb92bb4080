import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import {
  inquiryDeskEndpoints as desk,
  inquiryEndpoints as inquiry,
} from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { customerEndpoints as customers } from '@landbridge/contract/customer/customer-endpoints'
import { describe, expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import { bookingWorld } from '../booking-fixtures.ts'
import { inquiryFacts } from './inquiry-fixtures.ts'
import { inquiryMenuCounters } from './inquiry-queries.ts'

const rail = bookingCalls('R')

const facts = inquiryFacts
const all = { pageIndex: 1, pageSize: 20, sort: 'asc', state: 'all' } as const

describe('an inquiry', () => {
  it('waits at the desk as something to do, is answered, and becomes a draft of a booking by one press', async () => {
    const { customer, staff, db } = await bookingWorld()
    const shipper = await customer()
    const asked = await shipper(inquiry.request, facts)
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(asked.body.data).toMatchObject({ state: 'open', goodsName: 'Washing machines', version: 1 })
    expect(asked.body.data.inquiryNo).toMatch(/^Q310115-[2-9A-HJ-NP-Z]{5}$/)
    const { id } = asked.body.data

    const [{ count }] = inquiryMenuCounters
    const waiting = () => db.readAs(system, (tx) => count(tx))
    expect(await waiting()).toBe(1)
    const queue = (await staff(desk.list, { ...all, state: 'open', keyword: 'washing' })).body.data
    expect(queue.items.map((row) => [row.id, row.customerShortName !== undefined])).toEqual([[id, true]])
    expect(queue.counts).toEqual({ all: 1, open: 1, answered: 0, booked: 0 })

    const answered = await staff(desk.answer, { id, version: 1, reply: 'USD 5,600 a box, until 28 February' })
    expect(answered.body.data).toMatchObject({ state: 'answered', version: 2 })
    expect(await waiting()).toBe(0)
    const [own] = (await shipper(inquiry.list, all)).body.data.items
    expect(own).toMatchObject({ reply: 'USD 5,600 a box, until 28 February', state: 'answered' })

    const booked = (await shipper(inquiry.book, { id })).body.data
    const draft = (await shipper(rail.show, { id: booked.id })).body.data
    expect(draft).toMatchObject({
      state: 'draft',
      originCode: 'CNXIA',
      destinationCode: 'DEDUI',
      readyDate: '2031-02-01',
      incoterm: 'FCA',
      askQuote: true,
      goods: [{ goodsName: 'Washing machines', goodsNameEnglish: 'Washing machines', grossWeightKg: '21000' }],
      boxes: [{ containerType: '40HQ', containerQty: 2, containerCargoKg: '10500' }],
    })
    expect((await shipper(inquiry.book, { id })).body.data.id).toBe(booked.id)
  })

  it('is made into one draft, however often and at once that is asked for', async () => {
    const { customer } = await bookingWorld()
    const shipper = await customer()
    const { id } = (await shipper(inquiry.request, facts)).body.data
    const answers = await Promise.all([1, 2, 3].map(() => shipper(inquiry.book, { id })))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  })

  it('is missing to another company, and answered by nobody twice or upon an older version', async () => {
    const { customer, staff, guest } = await bookingWorld()
    const shipper = await customer()
    const { id } = (await shipper(inquiry.request, facts)).body.data
    const stranger = await customer()
    expect((await stranger(inquiry.book, { id })).body.code).toBe('booking.inquiry-missing')
    expect((await stranger(inquiry.list, all)).body.data.total).toBe(0)
    expect((await guest(inquiry.request, facts)).status).toBe(401)
    const answer = { id, reply: 'We have no price for this' }
    expect((await staff(desk.answer, { ...answer, version: 2 })).body.code).toBe('booking.inquiry-changed')
    expect((await staff(desk.answer, { ...answer, version: 1 })).status).toBe(200)
    expect((await staff(desk.answer, { ...answer, version: 2 })).body.code).toBe('booking.inquiry-changed')
  })

  it('names each fact that is wrong', async () => {
    const { customer } = await bookingWorld()
    const shipper = await customer()
    const wrong = { ...facts, originCode: 'XXNOT', readyDate: '2031-01-01', incoterm: 'XYZ' }
    expect((await shipper(inquiry.request, wrong)).body.fields).toEqual({
      PortlCd: 'booking.place-unknown',
      ReadyDate: 'booking.ready-date-past',
      Incoterm: 'booking.code-unknown',
    })
    const lacking = await shipper(inquiry.request, { ...facts, containerType: null })
    expect(lacking.body.fields).toEqual({ SizeType: 'shared.needed' })
  })

  it('can be asked without a company, and goes over to the company that the user names', async () => {
    const { colleague, jobs } = await bookingWorld()
    const newcomer = await colleague(null, 'owner')
    const { id } = (await newcomer(inquiry.request, facts)).body.data
    const shownTo = async (who: typeof newcomer) => (await who(inquiry.list, all)).body.data.items.map((row) => row.id)
    expect(await shownTo(newcomer)).toEqual([id])
    const other = await colleague(null, 'owner')
    expect(await shownTo(other)).toEqual([])
    const founded = await newcomer(customers.foundCompany, { customer: { name: 'Altai Honey Trading' } })
    const owner = await colleague(founded.body.data.id, 'owner')
    expect(await shownTo(owner)).toEqual([])
    await jobs.runDue()
    expect(await shownTo(owner)).toEqual([id])
    expect((await owner(inquiry.book, { id })).status).toBe(200)
    expect(await shownTo(other)).toEqual([])
  })

  it('goes over to the company that takes its user in', async () => {
    const { colleague, customer, jobs, db, pool } = await bookingWorld()
    const { customerId } = await customer()
    const [owner, newcomer] = [await colleague(customerId, 'owner'), await colleague(null, 'owner')]
    const { id } = (await newcomer(inquiry.request, facts)).body.data
    const { rows } = await pool.query<{ userId: string }>(
      `update app_user set customer_id = $1, company_role = 'member' where id = (select created_by from inquiry where id = $2) returning id as "userId"`,
      [customerId, id],
    )
    const joined = { kind: 'customer.member-joined', id: rows[0]?.userId ?? '', customerId } as const
    await db.as(system, (tx, now) => emit({ tx, now, caller: system, language: 'en' }, joined))
    await jobs.runDue()
    expect((await owner(inquiry.list, all)).body.data.items).toMatchObject([{ id }])
  })

  it('becomes a draft anew where the one that was made of it has been thrown away', async () => {
    const { customer } = await bookingWorld()
    const shipper = await customer()
    const { id } = (await shipper(inquiry.request, facts)).body.data
    const first = (await shipper(inquiry.book, { id })).body.data.id
    const { version } = (await shipper(rail.show, { id: first })).body.data
    expect((await shipper(bookingEndpoints.discard, { id: first, version })).status).toBe(200)
    const [row] = (await shipper(inquiry.list, all)).body.data.items
    expect(row).toMatchObject({ id, state: 'booked' })
    expect(row?.bookingId).toBeUndefined()
    const again = (await shipper(inquiry.book, { id })).body.data.id
    expect(again).not.toBe(first)
    expect((await shipper(rail.show, { id: again })).body.data).toMatchObject({ state: 'draft', originCode: 'CNXIA' })
  })

  it('waits beside no more others of its user than are allowed, until one is answered', async () => {
    const { customer, staff, deploy } = await bookingWorld()
    await deploy({ quotas: { inquiries: 2 } })
    const shipper = await customer()
    const asked = await Promise.all([1, 2, 3].map(() => shipper(inquiry.request, facts)))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect(asked.find(({ status }) => status === 409)?.body.code).toBe('booking.inquiries-too-many')
    const id = asked.find(({ status }) => status === 200)?.body.data.id ?? ''
    expect((await staff(desk.answer, { id, version: 1, reply: 'We have no price for this' })).status).toBe(200)
    expect((await shipper(inquiry.request, facts)).status).toBe(200)
    expect((await (await customer())(inquiry.request, facts)).status).toBe(200)
  })

  it('is seen by no other company even by a question that forgets to ask for whom', async () => {
    const { customer, db } = await bookingWorld()
    const shipper = await customer()
    await shipper(inquiry.request, facts)
    const stranger = await customer()
    const seen = await db.readAs(stranger.who, (tx) =>
      tx.ask<{ count: number }>('select count(*)::int as count from inquiry', []),
    )
    expect(seen).toEqual([{ count: 0 }])
  })
})
