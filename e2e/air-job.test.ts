import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { newWaybillNumber } from '../tooling/waybill-number.ts'
import { type Visit, visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  complete,
  confirmDraft,
  departAndLocate,
  fillInCargo,
  fillInConsignee,
  fillInDay,
  fillInPeople,
  fillInShipper,
  instruct,
  type ModeInBrowser,
  opensLink,
  record,
  sendDraft,
  shareLink,
} from './job-in-browser.ts'

const air: ModeInBrowser = {
  prices: '/freight/air/query',
  from: ['pudong', /PVG/],
  to: ['frankfurt', /FRA/],
  load: async (page) => {
    await page.getByRole('textbox', { name: 'Weight, kg' }).fill('240')
    await page.getByRole('textbox', { name: 'Volume, m³' }).fill('1.2')
  },
  // The fourth flight leaves in four days or five, so that there is time to bring the cargo.
  pick: (page) =>
    page.getByRole('radiogroup', { name: 'Departures at this price' }).first().getByRole('radio').nth(3).check(),
  form: /\/freight\/reorder\/airway/,
  bookingNo: /^A\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  bookings: '/user/order/booking/air',
  departed: /^Flight departed/,
  seen: { spot: '55.0,82.9', place: 'Over Novosibirsk', source: 'flight' },
}

async function fillIn(page: Page): Promise<void> {
  await fillInDay(page.getByRole('combobox', { name: '*Cargo ready' }), 1)
  await fillInCargo(page, { packages: '12', kg: '240', m3: '1.2' })
  // The air waybill is in English.
  await page.getByRole('button', { name: 'More about this line' }).click()
  await page.getByRole('textbox', { name: /Description in English/ }).fill('Washing machines')
  const measures = {
    Pieces: '12',
    'Length, cm': '50',
    'Width, cm': '50',
    'Height, cm': '40',
    'Gross per piece, kg': '20',
  }
  for (const [label, value] of Object.entries(measures)) await page.getByLabel(`${label}, Line 1`).fill(value)
  await fillInDay(page.getByRole('combobox', { name: '*Delivery to the warehouse' }), 2)
  await fillInShipper(page)
  await fillInConsignee(page, { name: 'Nordwind Handel GmbH', country: 'Germany' })
}

/** The warehouse measures larger cartons than were said, which are heavier to charge; both sides read it. */
async function receive({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Record the receipt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a line' }).click()
  await dialog.getByRole('textbox', { name: '*Warehouse' }).fill('Waigaoqiao')
  const measured = { Pieces: '12', Length: '60', Width: '50', Height: '45' }
  for (const [label, value] of Object.entries(measured)) await dialog.getByLabel(`${label}, Line 1`).fill(value)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('cell', { name: '270.0' }).waitFor()
  await page.getByText(/differs from what was declared/).waitFor()
}

it('takes twelve cartons by air from price to confirmed completion with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const number = newWaybillNumber()
  const bookingNo = await bookAsGuestThenCustomer(customer, air, fillIn)
  await acceptAndOpen(clerk, bookingNo)
  await receive(clerk)
  const jobId = new URL(clerk.page.url()).pathname.split('/').at(-1) ?? ''
  const job = `/user/order/workOrder/air/info/${jobId}`
  await sendDraft(clerk, { 'MAWB no.': number.right })
  await customer.goto(job)
  await customer.page.getByText(/differs from what was declared/).waitFor()
  await instruct(customer, clerk, async (_, dialog) => {
    await dialog.getByRole('textbox', { name: '*Net, kg' }).fill('228')
    await dialog.getByRole('textbox', { name: '*Marks' }).fill('N/M')
    await fillInPeople(dialog, {})
  })
  await confirmDraft(customer, /Draft air waybill to check/)

  await departAndLocate(clerk, number, air)
  const link = await shareLink(customer, air, bookingNo)
  await opensLink(receiver, link, [bookingNo, number.right])
  await customer.goto(`/user/order/track-info/${jobId}`)
  await customer.page.getByText('China Cargo Airlines').first().waitFor()
  await customer.page.locator('.leaflet-container').waitFor()

  await record(clerk, /^Flight arrived/)
  await complete(clerk, customer, { jobId, bookingNo, mode: air, job })
})
