import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { bookingWorld } from '../booking-fixtures.ts'
import { keepAddresses } from './address-book-store.ts'

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

it('finds a party by its name in any spelling, and none by signs alone', async () => {
  const { customer, submit } = await bookingWorld()
  const shipper = await customer()
  const kept = { partyType: 'SHP', partyName: 'Hao-De & Söhne', countryCd: 'CN', keepInAddressBook: true } as const
  await submit(shipper, { parties: [kept] })
  const found = async (keyword: string) =>
    (await shipper(bookingEndpoints.addressBook, { ...firstPage, keyword })).body.data.total
  expect([await found('haode sohne'), await found('%'), await found('_'), await found('&')]).toEqual([1, 0, 0, 0])
})

it('keeps a party once that two submissions bring at the same moment', async () => {
  const { customer, db, pool } = await bookingWorld()
  const { customerId } = await customer()
  const party = { partyType: 'CNE', partyName: 'Rhein Haushalt', countryCd: 'DE', keepInAddressBook: true } as const
  const isKept = Promise.withResolvers<void>()
  const isOther = Promise.withResolvers<void>()
  const first = db.as(system, async (tx, now) => {
    await keepAddresses(tx, customerId, [party], now)
    isKept.resolve()
    await Promise.race([isOther.promise, new Promise((resolve) => setTimeout(resolve, 500))])
  })
  await isKept.promise
  await db.as(system, (tx, now) => keepAddresses(tx, customerId, [party], now))
  isOther.resolve()
  await first
  expect((await pool.query('select party_name from address_book')).rows).toEqual([{ party_name: 'Rhein Haushalt' }])
})
