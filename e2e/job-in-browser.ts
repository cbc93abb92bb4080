import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { dayFromNow } from '../tooling/booking-body.ts'
import type { newContainerNumber } from '../tooling/container-number.ts'
import { portalNow } from '../tooling/moment.ts'
import { choose, logIn, type Visit } from './browser.ts'

type ContainerNumber = ReturnType<typeof newContainerNumber>

/** What the story of a mode needs to know: where prices are asked, and where the form and the list stand. */
export type ModeInBrowser = {
  prices: string
  from: readonly [typed: string, option: RegExp]
  to: readonly [typed: string, option: RegExp]
  /** What is said of the load before prices are seen. */
  load?: (page: Page) => Promise<void>
  /** What is chosen among the prices before one is booked. */
  pick?: (page: Page) => Promise<void>
  form: RegExp
  bookingNo: RegExp
  bookings: string
  /** The name of the milestone with which it leaves. */
  departed?: RegExp
  /** Where it is seen, as a line of the file tells it. */
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
  await mode.load?.(page)
  await page.getByRole('button', { name: 'See prices' }).click()
  await page.getByText('Sample').first().waitFor()
  await mode.pick?.(page)
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

/** A day, in days from today. */
export async function fillInDay(field: Locator, days: number): Promise<void> {
  await field.fill(dayFromNow(days))
  await field.press('Tab')
}

type Days = { ready: number; leaves: number; leavesBy?: string }

/** When the cargo is ready and when it is to leave, in days from today. */
export async function fillInDays(page: Page, { ready, leaves, leavesBy = '*Wanted departure' }: Days): Promise<void> {
  await fillInDay(page.getByRole('combobox', { name: '*Cargo ready' }), ready)
  await fillInDay(page.getByRole('combobox', { name: leavesBy }), leaves)
}

type Load = { packages: string; kg: string; kgPerBox?: string; m3?: string }

/** Who clears customs, and what is sent. */
export async function fillInCargo(page: Page, { packages, kg, kgPerBox, m3 }: Load): Promise<void> {
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
  if (kgPerBox) await page.getByLabel('Cargo per container, kg, Line 1').fill(kgPerBox)
  if (m3) await page.getByLabel('Volume, m³, Line 1').fill(m3)
}

/** A country in the list of a part of the page: the list hangs beside it. */
export async function chooseCountry(part: Locator, country: string): Promise<void> {
  const field = part.getByRole('combobox', { name: /^\*?Country$/ })
  await field.click()
  await field.fill(country)
  await part
    .page()
    .locator('[role=option].lit')
    .filter({ hasText: new RegExp(`^${country}`) })
    .waitFor()
  await field.press('Enter')
}

/** Who sends it, and that the terms are accepted. */
export async function fillInShipper(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '*Shipper' }).fill('Xian Haode Appliance')
  await chooseCountry(page.getByRole('group', { name: 'Shipper' }), 'China')
  await page.getByLabel('I accept the terms of carriage').check()
}

/** Who receives it, with a telephone that is answered. */
export async function fillInConsignee(page: Page, { name, country }: { name: string; country: string }): Promise<void> {
  const consignee = page.getByRole('group', { name: 'Consignee' })
  await consignee.getByRole('textbox', { name: /^\*?Consignee$/ }).fill(name)
  await chooseCountry(consignee, country)
  await showMore(consignee)
  await consignee.getByRole('textbox', { name: 'Phone number' }).fill('13991002232')
}

/** What is asked of somebody beyond name and country. */
async function showMore(party: Locator): Promise<void> {
  const more = party.getByRole('button', { name: 'Address, tax number and contact' })
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
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

type PartySaid = Readonly<Record<string, string>>

/** What the papers need of sender and receiver beyond their names. */
export async function fillInPeople(dialog: Locator, consigneeSaid: PartySaid, country?: string): Promise<void> {
  const shipper = dialog.getByRole('group', { name: 'Shipper' })
  const consignee = dialog.getByRole('group', { name: 'Consignee' })
  for (const party of [shipper, consignee]) await showMore(party)
  await shipper.getByRole('textbox', { name: '*City' }).fill('Xian')
  const said = { ...consigneeSaid, '*Address': 'Billhorner Deich 94', '*City': 'Hamburg' }
  for (const [name, value] of Object.entries(said)) await consignee.getByRole('textbox', { name }).fill(value)
  if (country) await chooseCountry(consignee, country)
  await consignee.getByRole('textbox', { name: '*Tax number' }).fill('DE814201353')
  await consignee.getByRole('textbox', { name: '*EORI' }).fill('DE814201353000')
}

/** The customer fills the shipping instruction in and sends it, and the clerk makes it final. */
export async function instruct(
  customer: Visit,
  clerk: Visit,
  fillIn: (page: Page, dialog: Locator) => Promise<void>,
): Promise<void> {
  const { page } = customer
  await page.getByRole('button', { name: 'Fill in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description, Line 1').waitFor()
  await fillIn(page, dialog)
  await dialog.getByRole('button', { name: /^Send the (SI|SLI)$/ }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'We check it' })
  await asked.getByRole('button', { name: /^Send the (SI|SLI)$/ }).click()
  await page.getByText(/^(Shipping|Shipper’s letter of) instruction sent$/).waitFor()

  await clerk.page.reload()
  await clerk.page.getByRole('tab', { name: 'Papers and details' }).click()
  await clerk.page.getByRole('button', { name: 'Make it final' }).click()
  await clerk.page.getByRole('dialog').getByRole('button', { name: 'Make it final' }).click()
  await clerk.page.getByText(/^(Shipping|Shipper’s letter of) instruction is final$/).waitFor()
}

/** Saves what is said of the bill in the head of the job, and sends its draft to the customer. */
export async function sendDraft(clerk: Visit, said: Readonly<Record<string, string>>): Promise<void> {
  const { page } = clerk
  if (Object.keys(said).length > 0) {
    await page.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit the work order' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, value] of Object.entries(said)) await dialog.getByLabel(label, { exact: true }).fill(value)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await onBill(clerk, 'Send the draft')
}

/** Does one deed to the bill of the job that stands open, with what its dialog asks for. */
export async function onBill(
  { page }: Visit,
  deed: string,
  {
    said = {},
    files = 0,
    ticks = [],
  }: { said?: Readonly<Record<string, string>>; files?: number; ticks?: string[] } = {},
): Promise<void> {
  await page.getByRole('tab', { name: 'Papers and details' }).click()
  const bills = page.locator('#bills')
  const button = bills.getByRole('button', { name: deed, exact: true }).first()
  await bills.getByRole('button').first().waitFor()
  if (await button.isVisible()) await button.click()
  else {
    await bills.getByRole('button', { name: 'More with this bill' }).first().click()
    await page.getByRole('menuitem', { name: deed }).click()
  }
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(said))
    await dialog.getByLabel(label, { exact: false }).first().fill(value)
  for (const tick of ticks) await dialog.getByText(tick).click()
  for (let at = 0; at < files; at++) {
    const input = dialog.locator('input[type=file]').nth(at)
    await input.setInputFiles({ name: `paper-${at + 1}.pdf`, mimeType: 'application/pdf', buffer: smallPdf })
    await dialog.getByText(`paper-${at + 1}.pdf`).waitFor()
  }
  await dialog.getByRole('button', { name: deed, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** The customer reads the draft and confirms it. */
export async function confirmDraft({ page }: Visit, toCheck: RegExp): Promise<void> {
  await page.reload()
  await page.getByRole('button', { name: 'Confirm the draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the draft' }).click()
  await page.getByText(toCheck).waitFor({ state: 'hidden' })
}

/** The clerk issues the completion sheet and the customer confirms it: the booking is completed. */
export async function complete(
  clerk: Visit,
  customer: Visit,
  { jobId, bookingNo, mode, job }: { jobId: string; bookingNo: string; mode: ModeInBrowser; job: string },
): Promise<void> {
  await clerk.goto(`/admin/work-orders/${jobId}`)
  await clerk.page.getByRole('button', { name: 'Issue the completion sheet' }).click()
  await clerk.page.getByRole('dialog').getByRole('button', { name: 'Issue the completion sheet' }).click()
  await clerk.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await customer.goto(job)
  await customer.page.getByRole('button', { name: 'Confirm completion' }).click()
  await customer.page.getByRole('dialog').getByRole('button', { name: 'Confirm completion' }).click()
  await customer.page
    .getByText(/^Confirmed by /)
    .first()
    .waitFor()
  await customer.goto(mode.bookings)
  await customer.page.getByText(bookingNo).first().click()
  await customer.page.getByText('Completed').first().waitFor()
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
  new Date(portalNow() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const csv = (...rows: string[]) => ({
  name: 'positions.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['ConNo,Latitude,Longitude,Addr,LocationTime,Source', ...rows].join('\n')),
})

/** The cargo departs, and a file tells where a part of it was seen; a file with a wrong row is not taken. */
export async function departAndLocate(
  clerk: Visit,
  { right, wrong }: ContainerNumber,
  { departed = /^Departed/, seen: { spot, place, source } }: ModeInBrowser,
): Promise<void> {
  const { page } = clerk
  await page.getByRole('link', { name: 'Track' }).click()
  await page.waitForURL(/tracking/)
  await record(clerk, departed)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const row = `${right},${spot},"${place}",${shanghaiTime(-1)},${source}`
  const files = page.getByRole('dialog')
  const chosen = files.locator('input[type=file]')
  const withoutFix = `${right},0,0,GPS,${shanghaiTime(-1)},${source}`
  await chosen.setInputFiles(csv(row, `${wrong},144.84,65.5,Nowhere,yesterday,${source}`, withoutFix))
  await files.getByText('Latitude must lie between').waitFor()
  await files.getByText('A tracker without a fix reports 0°, 0°').waitFor()
  await expect.poll(() => files.getByRole('button', { name: 'Import 3 rows' }).isDisabled()).toBe(true)
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
