import { expect, it } from 'vitest'
import { bookingWorld } from '../booking-fixtures.ts'

it('brings a kept party up to date, and leaves one that did not change untouched, so that no submission waits for another at its row', async () => {
  const { customer, submit, pool } = await bookingWorld()
  const shipper = await customer()
  const book = async () => (await pool.query('select xmin::text as written, party from address_book')).rows
  const party = { partyType: 'SHP', partyName: 'Haode', countryCd: 'CN', keepInAddressBook: true } as const

  await submit(shipper, { parties: [party] })
  const first = await book()
  expect(first).toMatchObject([{ party: { partyName: 'Haode', countryCd: 'CN' } }])
  await submit(shipper, { parties: [party] })
  expect(await book()).toEqual(first)
  await submit(shipper, { parties: [{ ...party, cityName: "Xi'an" }] })
  expect(await book()).toMatchObject([{ party: { partyName: 'Haode', cityName: "Xi'an" } }])
})
