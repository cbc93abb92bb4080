import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import { visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  fillInCargo,
  fillInDays,
  fillInShipper,
  type ModeInBrowser,
  numberBox,
} from './job-in-browser.ts'
import { rollAllBut } from './move-box.ts'

const sea: ModeInBrowser = {
  prices: '/freight/sea/query',
  from: ['shanghai', /CNSHA/],
  to: ['hamburg', /DEHAM/],
  form: /\/freight\/reorder\/sea/,
  bookingNo: /^S\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  bookings: '/user/order/booking/sea',
  seen: { spot: '5.9,80.5', place: 'Off Dondra Head', source: 'vessel' },
}

/** A container number as lists print it. */
const printed = (number: string) => number.replace(/^(.{4})(.{6})(.)$/, '$1 $2 $3')

async function fillIn(page: Page): Promise<void> {
  await fillInDays(page, { ready: 14, leaves: 22 })
  await page.getByLabel('Quantity, Line 1').fill('2')
  await fillInCargo(page, { packages: '840', kg: '37280', kgPerBox: '18640' })
  await fillInShipper(page)
}

it('rolls one of two containers to the next vessel: the clerk says why, the other stays, and the customer reads both departures', async () => {
  const [customer, clerk] = [await visit(), await visit()]
  const [first, second] = [newContainerNumber(), newContainerNumber()]
  const bookingNo = await bookAsGuestThenCustomer(customer, sea, fillIn)
  await acceptAndOpen(clerk, bookingNo)
  await numberBox(clerk, first, { 'Seal no.': 'SL88213', 'VGM, kg': '22540' }, 0)
  await numberBox(clerk, second, { 'Seal no.': 'SL88214', 'VGM, kg': '22540' }, 1)

  const { page } = clerk
  await rollAllBut(clerk, second.right)
  const boxes = page.getByRole('table')
  await boxes.getByText(printed(second.right)).waitFor()
  await boxes.getByText(printed(first.right)).waitFor({ state: 'hidden' })

  await customer.goto(`${sea.bookings}?keyword=${bookingNo}`)
  await customer.page.getByText(bookingNo).first().click()
  await customer.page
    .getByText(/^Moved from .* to .*: Rolled by the carrier/)
    .first()
    .waitFor()
  expect(await customer.page.getByText('From the carrier').count()).toBe(1)
})
