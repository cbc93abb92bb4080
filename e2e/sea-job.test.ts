import type { Locator, Page } from 'playwright-core'
import { it } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import { choose, visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  complete,
  confirmDraft,
  departAndLocate,
  fillInCargo,
  fillInDays,
  fillInPeople,
  fillInShipper,
  instruct,
  type ModeInBrowser,
  numberBox,
  onBill,
  opensLink,
  record,
  sendDraft,
  shareLink,
} from './job-in-browser.ts'

const sea: ModeInBrowser = {
  prices: '/freight/sea/query',
  from: ['shanghai', /CNSHA/],
  to: ['hamburg', /DEHAM/],
  form: /\/freight\/reorder\/sea/,
  bookingNo: /^S\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  bookings: '/user/order/booking/sea',
  seen: { spot: '5.9,80.5', place: 'Off Dondra Head', source: 'vessel' },
}

async function fillIn(page: Page): Promise<void> {
  // Sailings of the next days are nearly full in the demo business.
  await fillInDays(page, { ready: 14, leaves: 22 })
  await page.getByLabel('Quantity, Line 1').fill('2')
  await fillInCargo(page, { packages: '840', kg: '37280', kgPerBox: '18640' })
  await fillInShipper(page)
}

/** One line of goods for each container, and what else only a bill of lading asks for. */
const goodsIn = (boxes: readonly string[]) => async (page: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Add a line' }).last().click()
  for (const [at, box] of boxes.entries()) {
    const line = `Line ${at + 1}`
    if (at > 0) {
      await dialog.getByLabel(`Description, ${line}`).fill('Washing machines, front loading')
      await choose(page, `Category, ${line}`, 'household', /Household/)
      await dialog.getByLabel(`HS code, ${line}`).fill('845011')
      await choose(page, `Package type, ${line}`, 'carton', /carton/i)
    }
    await dialog.getByLabel(`Packages, ${line}`).last().fill('420')
    await dialog.getByLabel(`Gross, kg, ${line}`).fill('18640')
    await choose(page, `In container, ${line}`, box, new RegExp(box))
    await dialog.getByRole('textbox', { name: '*Description in English' }).nth(at).fill('Washing machines')
    await dialog.getByRole('textbox', { name: '*Net, kg' }).nth(at).fill('17000')
    await dialog.getByRole('textbox', { name: '*Marks' }).nth(at).fill('N/M')
  }
  await fillInPeople(dialog, { '*Consignee': 'Nordwind Handel GmbH' }, 'Germany')
  await choose(page, '*VGM method', 'weigh', /SM1|[Ww]eigh/)
}

it('takes two containers by sea from price to confirmed completion with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const [first, second] = [newContainerNumber(), newContainerNumber()]
  const bookingNo = await bookAsGuestThenCustomer(customer, sea, fillIn)
  await acceptAndOpen(clerk, bookingNo)
  const stuffed = { Packages: '420', 'Gross weight, kg': '18640', 'Volume, m³': '64.2' }
  const weighed = { 'Tare, kg': '3900', 'VGM, kg': '22540' }
  await numberBox(clerk, first, { 'Seal no.': 'SL88213', ...stuffed, ...weighed }, 0)
  await numberBox(clerk, second, { 'Seal no.': 'SL88214', ...stuffed, ...weighed }, 1)
  const jobId = new URL(clerk.page.url()).pathname.split('/').at(-1) ?? ''
  const job = `/user/order/workOrder/sea/info/${jobId}`
  await customer.goto(job)
  await instruct(customer, clerk, goodsIn([first.right, second.right]))

  await sendDraft(clerk, { 'House B/L no.': 'LBSHA2602', 'Master bill no.': 'COSU6012345671' })
  await confirmDraft(customer, /Draft bill of lading to check/)

  await departAndLocate(clerk, first, sea)
  const link = await shareLink(customer, sea, bookingNo)
  await opensLink(receiver, link, [bookingNo, first.right])
  await customer.goto(`/user/order/track-info/${jobId}?con=${first.right}`)
  for (const told of ['COSU6012345671', 'LBSHA2602']) await customer.page.getByText(told).waitFor()
  await customer.page.locator('.leaflet-container').waitFor()

  await record(clerk, /^Arrived/)
  await clerk.goto(`/admin/work-orders/${jobId}`)
  await onBill(clerk, 'Issue the bill', { said: { 'Place of issue': 'Shanghai' } })
  await onBill(clerk, 'Enter the surrender', { said: { 'Originals back': '3' }, files: 1 })
  await onBill(clerk, 'Order the telex release', { files: 1 })
  await onBill(clerk, 'Release the cargo', { said: { 'Agent told, and how': 'Elbe Agency, by mail' } })
  await complete(clerk, customer, { jobId, bookingNo, mode: sea, job })
})
