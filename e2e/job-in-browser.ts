import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dayFromNow } from '../tooling/booking-body.ts'
import type { newContainerNumber } from '../tooling/container-number.ts'
import { choose, logIn, type Visit } from './browser.ts'

type ContainerNumber = ReturnType<typeof newContainerNumber>

/** What the story of a mode needs to know: where prices are asked, and where the form and the list stand. */
export type ModeInBrowser = {
  prices: string
  from: readonly [typed: string, option: RegExp]
  to: readonly [typed: string, option: RegExp]
  form: RegExp
  bookingNo: RegExp
  bookings: string
  /** Where the box is seen, as a line of the file tells it. */
  seen: { spot: string; place: string; source: string }
}

/** A guest finds the price and presses Book; the customer that logs in then goes on where the guest was. */
export async function bookAsGuestThenCustomer(
  { page, goto }: Visit,
  mode: ModeInBrowser,
  fillIn: (page: Page) => Promise<void>,
): Promise<string> {
  await goto(mode.prices)
  await choose(page, 'From', ...mode.from)
  await choose(page, 'To', ...mode.to)
  await page.getByRole('button', { name: 'See prices' }).click()
  await page.getByText('Sample').first().waitFor()
  await page.getByRole('button', { name: /^Book/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Account' }).click()
  await dialog.getByLabel('Account').fill('demo')
  await dialog.getByLabel('Password').fill('Landbridge-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await page.waitForURL(mode.form)
  await page.getByText('Still missing').first().waitFor()
  await fillIn(page)
  await page.getByText(/Draft saved/).waitFor()
  await page.getByRole('button', { name: 'Submit booking' }).click()
  const number = page.getByText(mode.bookingNo).first()
  await number.waitFor()
  return (await number.textContent()) ?? ''
}

/** When the cargo is ready and when it is to leave, in days from today. */
export async function fillInDays(page: Page, { ready, leaves }: { ready: number; leaves: number }): Promise<void> {
  const day = page.getByRole('combobox', { name: '*Cargo ready' })
  await day.fill(dayFromNow(ready))
  await day.press('Tab')
  const wanted = page.getByRole('combobox', { name: '*Wanted departure' })
  await wanted.fill(dayFromNow(leaves))
  await wanted.press('Tab')
}

type Load = { packages: string; kg: string; kgPerBox: string }

/** Who clears customs, and what is sent. */
export async function fillInCargo(page: Page, { packages, kg, kgPerBox }: Load): Promise<void> {
  await page.getByRole('group', { name: 'Export clearance' }).getByText('Own broker').click()
  await page.getByRole('group', { name: 'Import clearance' }).getByText('Own broker').click()
  await page.getByLabel('Description, Line 1').fill('Washing machines, front loading')
  const category = page.getByRole('combobox', { name: 'Category, Line 1' })
  await category.fill('household')
  await category.press('Enter')
  await page.getByRole('combobox', { name: 'HS code, Line 1' }).fill('845011')
  await page.getByLabel('Packages, Line 1').fill(packages)
  await choose(page, 'Package type, Line 1', 'carton', /carton/i)
  await page.getByLabel('Gross, kg, Line 1').fill(kg)
  await page.getByLabel('Cargo per container, kg, Line 1').fill(kgPerBox)
}

/** Who sends it, and that the terms are accepted. */
export async function fillInShipper(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '*Shipper' }).fill('Xian Haode Appliance')
  await choose(page, '*Country', 'China', /^China/)
  await page.getByLabel('I accept the terms of carriage').check()
}

/** A clerk accepts it onto the departure that is proposed and opens the work order. */
export async function acceptAndOpen(clerk: Visit, bookingNo: string): Promise<void> {
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

/** A box gets its number, and what else is said of it; a wrong check digit is said at once. */
export async function numberBox(
  { page }: Visit,
  { right, wrong }: ContainerNumber,
  said: Readonly<Record<string, string>>,
  at = 0,
): Promise<void> {
  await page.getByRole('button', { name: 'Edit the container' }).nth(at).click()
  const box = page.getByRole('dialog')
  const save = box.getByRole('button', { name: 'Save', exact: true })
  await box.getByLabel('Container', { exact: true }).fill(wrong)
  for (const [label, value] of Object.entries(said)) await box.getByLabel(label, { exact: true }).fill(value)
  await save.click()
  await box.getByRole('alert').first().waitFor()
  await box.getByLabel('Container', { exact: true }).fill(right)
  await save.click()
  await box.waitFor({ state: 'hidden' })
}

/** Records on the page of milestones that something happened just now, with a reason where it looks wrong. */
export async function record({ page }: Visit, what: RegExp): Promise<void> {
  const row = page.getByRole('row', { name: what }).first()
  await row.getByRole('button', { name: 'Record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const keep = dialog.getByRole('button', { name: 'Save anyway' })
  await Promise.race([keep.waitFor(), dialog.waitFor({ state: 'hidden' })])
  if (await keep.isVisible()) {
    await dialog.getByLabel('Reason').fill('By the terminal')
    await keep.click()
  }
  await dialog.waitFor({ state: 'hidden' })
}

const shanghaiTime = (hours: number) =>
  new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const csv = (...rows: string[]) => ({
  name: 'positions.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['ConNo,Latitude,Longitude,Addr,LocationTime,Source', ...rows].join('\n')),
})

/** The cargo departs, and a file tells where the box was seen; a file with a wrong row is not taken. */
export async function departAndLocate(
  clerk: Visit,
  { right, wrong }: ContainerNumber,
  { seen: { spot, place, source } }: ModeInBrowser,
): Promise<void> {
  const { page } = clerk
  await page.getByRole('link', { name: 'Track' }).click()
  await page.waitForURL(/tracking/)
  await record(clerk, /^Departed/)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const row = `${right},${spot},"${place}",${shanghaiTime(-1)},${source}`
  const files = page.getByRole('dialog')
  const chosen = files.locator('input[type=file]')
  await chosen.setInputFiles(csv(row, `${wrong},144.84,65.5,Nowhere,yesterday,${source}`))
  await files.getByText('Latitude must lie between').waitFor()
  await expect.poll(() => files.getByRole('button', { name: 'Import 2 rows' }).isDisabled()).toBe(true)
  await chosen.setInputFiles(csv(row))
  await files.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText(place).first().waitFor()
}

export async function shareLink({ page, goto }: Visit, { bookings }: ModeInBrowser, bookingNo: string) {
  await goto(bookings)
  await page.getByText(bookingNo).first().click()
  await page.getByText('Shipped').first().waitFor()
  await page.getByRole('button', { name: 'Share tracking' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  return page.getByRole('textbox', { name: 'Link' }).inputValue()
}

/** Who has the link sees where the box was seen last, on the map; who has another key sees nothing. */
export async function opensLink(receiver: Visit, link: string, named: readonly string[]): Promise<void> {
  await receiver.goto(link)
  await receiver.page.getByText('last seen at').waitFor()
  await receiver.page.locator('.leaflet-container').waitFor()
  const title = await receiver.page.title()
  for (const part of ['Landbridge', ...named]) expect(title).toContain(part)
  await receiver.goto(link.replace(/key=.*/, 'key=wrong'))
  await receiver.page.getByText(/This link is not complete, or was mistyped/).waitFor()
}
