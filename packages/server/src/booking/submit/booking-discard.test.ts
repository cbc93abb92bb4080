import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { bookingWorld, newBooking } from '../booking-fixtures.ts'
import { forgetDiscarded } from './discarded-store.ts'

const rail = bookingCalls('R')
const list = { pageIndex: 1, pageSize: 20, sort: 'asc' } as const

it('gives a discarded draft back as it was, once, and to nobody else', async () => {
  const { customer, pool } = await bookingWorld()
  const [owner, stranger] = [await customer(), await customer()]
  const sent = newBooking({ customerReference: 'PO-77', submit: false })
  const { id, version } = (await owner(rail.create, sent)).body.data
  const before = (await owner(rail.show, { id })).body.data
  const colleague = (await stranger(calls.restore, { id })).body
  expect(colleague).toMatchObject({ success: false, code: 'booking.missing' })

  expect((await owner(calls.discard, { id, version })).status).toBe(200)
  expect((await owner(rail.show, { id })).status).toBe(404)
  expect((await stranger(calls.restore, { id })).body.code).toBe('booking.missing')
  expect((await owner(calls.restore, { id })).status).toBe(200)
  expect((await owner(rail.show, { id })).body.data).toEqual(before)
  expect((await owner(calls.restore, { id })).body.code).toBe('booking.missing')

  // It goes on as any draft does, and can be thrown away and taken back again.
  const change = { ...newBooking({ customerReference: 'PO-78', submit: false }), id, version }
  const next = (await owner(rail.change, change)).body.data
  await owner(calls.discard, { id, version: next.version })
  await owner(calls.restore, { id })
  expect((await owner(rail.show, { id })).body.data).toMatchObject({ customerReference: 'PO-78' })
  const written = `select action from audit_entry where thing_id = $1 and action <> 'booking.draft' order by action`
  const { rows } = await pool.query(written, [id])
  expect(rows.map(({ action }) => action)).toEqual([
    ...['booking.discard', 'booking.discard', 'booking.restore', 'booking.restore'],
  ])
})

it('gives templates and addresses back', async () => {
  const { customer, submit } = await bookingWorld()
  const tea = await customer()
  const parties = [{ partyType: 'SHP', partyName: 'Haode', countryCd: 'CN', keepInAddressBook: true }] as const
  const { id } = await submit(tea, { parties: [...parties] })
  const template = (await tea(calls.saveTemplate, { templateName: 'Washing machines', id })).body.data
  const templates = async () => (await tea(calls.templates, list)).body.data.items
  const addresses = async () => (await tea(calls.addressBook, list)).body.data.items
  const [kept, book] = [await templates(), await addresses()]
  expect(book).toHaveLength(1)

  await tea(calls.dropTemplate, { id: template.id })
  await tea(calls.dropAddress, { id: book[0]?.id ?? '' })
  expect([await templates(), await addresses()]).toEqual([[], []])
  await tea(calls.restore, { id: template.id })
  await tea(calls.restore, { id: book[0]?.id ?? '' })
  expect(await templates()).toEqual(kept)
  expect(await addresses()).toEqual(book)
})

it('gives the draft of a user without a company back', async () => {
  const { colleague } = await bookingWorld()
  const newcomer = await colleague(null, 'owner')
  const { id, version } = (await newcomer(rail.create, newBooking({ submit: false }))).body.data
  await newcomer(calls.discard, { id, version })
  await newcomer(calls.restore, { id })
  expect((await newcomer(rail.show, { id })).body.data.state).toBe('draft')
})

it('forgets what was thrown away more than an hour ago', async () => {
  const { customer, pool, db } = await bookingWorld()
  const owner = await customer()
  const drafts = await Promise.all([1, 2].map(() => owner(rail.create, newBooking({ submit: false }))))
  const [old, fresh] = drafts.map(({ body }) => body.data.id)
  for (const { body } of drafts) await owner(calls.discard, { id: body.data.id, version: body.data.version })
  await pool.query(`update discarded set discarded_at = discarded_at - interval '61 minutes' where id = $1`, [old])
  expect((await owner(calls.restore, { id: old ?? '' })).body.code).toBe('booking.missing')
  await db.as(system, (tx) => forgetDiscarded(tx))
  expect((await pool.query('select id from discarded')).rows).toEqual([{ id: fresh }])
})
