import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dayFromNow } from '../tooling/booking-body.ts'
import { newContainerNumber } from '../tooling/container-number.ts'
import { choose, firstOf, logIn, type Visit, visit } from './browser.ts'

/** Chooses from a list that answers as one types. */
async function fillIn(page: Page): Promise<void> {
  const day = page.getByRole('combobox', { name: '*Cargo ready' })
  await day.fill(dayFromNow(4))
  await day.press('Tab')
  const wanted = page.getByRole('combobox', { name: '*Wanted departure' })
  await wanted.fill(dayFromNow(8))
  await wanted.press('Tab')
  await page.getByRole('group', { name: 'Export clearance' }).getByText('Own broker').click()
  await page.getByRole('group', { name: 'Import clearance' }).getByText('Own broker').click()
  await page.getByLabel('Description, Line 1').fill('Washing machines, front loading')
  const category = page.getByRole('combobox', { name: 'Category, Line 1' })
  await category.fill('household')
  await category.press('Enter')
  await page.getByRole('combobox', { name: 'HS code, Line 1' }).fill('845011')
  await page.getByLabel('Packages, Line 1').fill('420')
  await choose(page, 'Package type, Line 1', 'carton', /carton/i)
  await page.getByLabel('Gross, kg, Line 1').fill('18640')
  await page.getByLabel('Cargo per container, kg, Line 1').fill('18640')
  await firstOf(page, 'Empty return, Line 1')
  await page.getByRole('textbox', { name: '*Shipper' }).fill('Xian Haode Appliance')
  await choose(page, '*Country', 'China', /^China/)
  await page.getByLabel('I accept the terms of carriage').check()
}

const shanghaiTime = (hours: number) =>
  new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const csv = (...rows: string[]) => ({
  name: 'positions.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['ConNo,Latitude,Longitude,Addr,LocationTime,Source', ...rows].join('\n')),
})

/** A guest finds the price and presses Book; the customer that logs in then goes on where the guest was. */
async function bookAsGuestThenCustomer({ page, goto }: Visit): Promise<string> {
  await goto('/')
  await choose(page, 'From', 'xian', /CNXIA/)
  await choose(page, 'To', 'hamburg', /DEHAM/)
  await page.getByRole('button', { name: 'See prices' }).click()
  await page.getByText('Sample').first().waitFor()
  await page.getByRole('button', { name: /^Book/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Account' }).click()
  await dialog.getByLabel('Account').fill('demo')
  await dialog.getByLabel('Password').fill('Landbridge-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await page.waitForURL(/\/freight\/reorder\/railway/)
  await page.getByText('Still missing').first().waitFor()
  await fillIn(page)
  await page.getByText(/Draft saved/).waitFor()
  await page.getByRole('button', { name: 'Submit booking' }).click()
  const number = page.getByText(/^R\d{6}-[2-9A-HJ-NP-Z]{5}$/).first()
  await number.waitFor()
  return (await number.textContent()) ?? ''
}

/** A clerk accepts it onto a train and opens the work order. */
async function acceptAndOpen(clerk: Visit, bookingNo: string): Promise<void> {
  const { page } = clerk
  await clerk.goto('/')
  await logIn(clerk, 'ops')
  await clerk.goto(`/admin/bookings?keyword=${bookingNo}`)
  await page.getByText(bookingNo).first().click()
  await page.getByRole('button', { name: 'Accept' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByText('Accepted').first().waitFor()
  await page.getByRole('button', { name: 'Open a work order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open a work order' }).click()
  await page.waitForURL(/work-orders/)
}

/** The box gets its number; a wrong check digit is said at once. */
async function numberTheBox({ page }: Visit, { right, wrong }: ReturnType<typeof newContainerNumber>): Promise<void> {
  await page.getByRole('button', { name: 'Edit the container' }).click()
  const box = page.getByRole('dialog')
  const save = box.getByRole('button', { name: 'Save', exact: true })
  await box.getByLabel('Container', { exact: true }).fill(wrong)
  await box.getByLabel('Seal no.').fill('SL88213')
  await box.getByLabel('Packages').fill('420')
  await save.click()
  await box.getByRole('alert').first().waitFor()
  await box.getByLabel('Container', { exact: true }).fill(right)
  await save.click()
  await box.waitFor({ state: 'hidden' })
}

/** The train leaves, and a file tells where the box was seen; a file with a wrong row is not taken. */
async function departAndLocate(
  { page }: Visit,
  { right, wrong }: ReturnType<typeof newContainerNumber>,
): Promise<void> {
  await page.getByRole('link', { name: 'Track' }).click()
  await page.waitForURL(/tracking/)
  const departed = page.getByRole('row', { name: /^Departed/ }).first()
  await departed.getByRole('button', { name: 'Record' }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Save', exact: true }).click()
  const keep = record.getByRole('button', { name: 'Save anyway' })
  await Promise.race([keep.waitFor(), record.waitFor({ state: 'hidden' })])
  if (await keep.isVisible()) {
    await record.getByLabel('Reason').fill('By the terminal')
    await keep.click()
  }
  await record.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const row = `${right},44.84,65.5,"Kyzylorda, Kazakhstan",${shanghaiTime(-1)},train`
  const files = page.getByRole('dialog')
  const chosen = files.locator('input[type=file]')
  await chosen.setInputFiles(csv(row, `${wrong},144.84,65.5,Nowhere,yesterday,train`))
  await files.getByText('Latitude must lie between').waitFor()
  await expect.poll(() => files.getByRole('button', { name: 'Import 2 rows' }).isDisabled()).toBe(true)
  await chosen.setInputFiles(csv(row))
  await files.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('Kyzylorda, Kazakhstan').first().waitFor()
}

async function shareLink({ page, goto }: Visit, bookingNo: string): Promise<string> {
  await goto('/user/order/booking/railway')
  await page.getByText(bookingNo).first().click()
  await page.getByText('Shipped').first().waitFor()
  await page.getByRole('button', { name: 'Share tracking' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  return page.getByRole('textbox', { name: 'Link' }).inputValue()
}

it('takes a box from price to shared trace with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const number = newContainerNumber()
  const bookingNo = await bookAsGuestThenCustomer(customer)
  await acceptAndOpen(clerk, bookingNo)
  await numberTheBox(clerk, number)
  await departAndLocate(clerk, number)
  const link = await shareLink(customer, bookingNo)

  await receiver.goto(link)
  await receiver.page.getByText('last seen at').waitFor()
  await receiver.page.locator('.leaflet-container').waitFor()
  const title = await receiver.page.title()
  for (const part of ['Landbridge', bookingNo, number.right]) expect(title).toContain(part)
  await receiver.goto(link.replace(/key=.*/, 'key=wrong'))
  await receiver.page.getByText(/This link is not complete, or was mistyped/).waitFor()
})
