import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import { firstOf, visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  departAndLocate,
  fillInCargo,
  fillInDays,
  fillInShipper,
  type ModeInBrowser,
  numberBox,
  opensLink,
  shareLink,
} from './job-in-browser.ts'

const rail: ModeInBrowser = {
  prices: '/',
  from: ['xian', /CNXIA/],
  to: ['hamburg', /DEHAM/],
  form: /\/freight\/reorder\/railway/,
  bookingNo: /^R\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  bookings: '/user/order/booking/railway',
  seen: { spot: '44.84,65.5', place: 'Kyzylorda, Kazakhstan', source: 'train' },
}

async function fillIn(page: Page): Promise<void> {
  await fillInDays(page, { ready: 4, leaves: 8 })
  await fillInCargo(page, { packages: '420', kg: '18640', kgPerBox: '18640' })
  await firstOf(page, 'Empty return, Line 1')
  await fillInShipper(page)
}

it('takes a box from price to shared trace with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const number = newContainerNumber()
  const bookingNo = await bookAsGuestThenCustomer(customer, rail, fillIn)
  await acceptAndOpen(clerk, bookingNo)
  await numberBox(clerk, number, { 'Seal no.': 'SL88213', Packages: '420' })
  await departAndLocate(clerk, number, rail)
  const link = await shareLink(customer, rail, bookingNo)
  await opensLink(receiver, link, [bookingNo, number.right])
})
