import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import { choose, type Visit, visit } from './browser.ts'
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
  record,
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
async function instruct(customer: Visit, clerk: Visit, boxes: readonly string[]): Promise<void> {
  const { page } = customer
  await page.getByRole('button', { name: 'Fill in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description, Line 1').waitFor()
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
  const shipper = dialog.getByRole('group', { name: 'Shipper' })
  const consignee = dialog.getByRole('group', { name: 'Consignee' })
  for (const party of [shipper, consignee]) {
    const more = party.getByRole('button', { name: 'Address, tax number and contact' })
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
  }
  await shipper.getByRole('textbox', { name: '*City' }).fill('Xian')
  const said = { '*Consignee': 'Nordwind Handel GmbH', '*Address': 'Billhorner Deich 94', '*City': 'Hamburg' }
  for (const [name, value] of Object.entries(said)) await consignee.getByRole('textbox', { name }).fill(value)
  const country = consignee.getByRole('combobox', { name: '*Country', exact: true })
  await country.fill('Germany')
  await page
    .locator('[role=option].lit')
    .filter({ hasText: /^Germany/ })
    .waitFor()
  await country.press('Enter')
  await consignee.getByRole('textbox', { name: '*Tax number' }).fill('DE814201353')
  await consignee.getByRole('textbox', { name: '*EORI' }).fill('DE814201353000')
  await choose(page, '*VGM method', 'weigh', /SM1|[Ww]eigh/)
  await dialog.getByRole('button', { name: 'Send the SI' }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'We check it' })
  await asked.getByRole('button', { name: 'Send the SI' }).click()
  await page.getByText('Shipping instruction sent').waitFor()

  await clerk.page.reload()
  await clerk.page.getByRole('tab', { name: 'Papers and details' }).click()
  await clerk.page.getByRole('button', { name: 'Make it final' }).click()
  await clerk.page.getByRole('dialog').getByRole('button', { name: 'Make it final' }).click()
  await clerk.page.getByText('Shipping instruction is final').waitFor()
}

/** Saves the head of the job with one more word about its bill. */
async function enterHead({ page }: Visit, draft: string, said: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Edit the work order' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(said)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await choose(page, 'Draft', draft, new RegExp(draft))
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
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
  await customer.goto(`/user/order/workOrder/sea/info/${jobId}`)
  await instruct(customer, clerk, [first.right, second.right])

  await enterHead(clerk, 'To be checked', { 'House B/L no.': 'LBSHA2602', 'Master bill no.': 'COSU6012345671' })
  await customer.page.reload()
  await customer.page.getByRole('button', { name: 'Confirm the draft' }).click()
  await customer.page.getByRole('dialog').getByRole('button', { name: 'Confirm the draft' }).click()
  await customer.page.getByText('Draft bill of lading to check').waitFor({ state: 'hidden' })

  await departAndLocate(clerk, first, sea)
  const link = await shareLink(customer, sea, bookingNo)
  await opensLink(receiver, link, [bookingNo, first.right])
  await customer.goto(`/user/order/track-info/${jobId}?con=${first.right}`)
  for (const told of ['COSU6012345671', 'LBSHA2602']) await customer.page.getByText(told).waitFor()
  await customer.page.locator('.leaflet-container').waitFor()

  await record(clerk, /^Arrived/)
  await clerk.goto(`/admin/work-orders/${jobId}`)
  await clerk.page.getByRole('button', { name: 'Issue the completion sheet' }).click()
  await clerk.page.getByRole('dialog').getByRole('button', { name: 'Issue the completion sheet' }).click()
  await clerk.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await customer.goto(`/user/order/workOrder/sea/info/${jobId}`)
  await customer.page.getByRole('button', { name: 'Confirm completion' }).click()
  await customer.page.getByRole('dialog').getByRole('button', { name: 'Confirm completion' }).click()
  await customer.page
    .getByText(/^Confirmed by /)
    .first()
    .waitFor()
  await customer.goto(sea.bookings)
  await customer.page.getByText(bookingNo).first().click()
  await customer.page.getByText('Completed').first().waitFor()
})
