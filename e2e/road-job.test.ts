import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { choose, type Visit, visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  complete,
  confirmDraft,
  departAndLocate,
  fillInCargo,
  fillInConsignee,
  fillInDay,
  fillInDays,
  fillInShipper,
  type ModeInBrowser,
  opensLink,
  record,
  sendDraft,
  shareLink,
} from './job-in-browser.ts'

const road: ModeInBrowser = {
  prices: '/freight/truck/query',
  from: ['xian', /CNXIA/],
  to: ['almaty', /KZALA/],
  form: /\/freight\/reorder\/truck/,
  bookingNo: /^T\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  bookings: '/user/order/booking/truck',
  seen: { spot: '44.16,80.0', place: 'Near Zharkent', source: 'truck' },
}

/** A door of the way: where, with whom, and when. */
async function fillInStop(page: Page, name: string, { company, day }: { company: string; day: number }): Promise<void> {
  const stop = page.getByRole('group', { name, exact: true })
  await stop.getByRole('textbox', { name: '*Address' }).fill('Logistics Park Road 8')
  await stop.getByRole('textbox', { name: '*Company on site' }).fill(company)
  await stop.getByRole('textbox', { name: '*Contact' }).fill('Li Na')
  await stop.getByRole('textbox', { name: 'Phone number' }).fill('13991002231')
  await fillInDay(stop.getByRole('combobox', { name: '*Date' }), day)
}

async function fillIn(page: Page): Promise<void> {
  await fillInDays(page, { ready: 3, leaves: 5 })
  await fillInDay(page.getByRole('combobox', { name: '*Loading date' }), 5)
  await fillInStop(page, 'Loading stop', { company: 'Xian Haode Appliance', day: 5 })
  await fillInStop(page, 'Unloading stop', { company: 'Zhetysu Electronics', day: 14 })
  await fillInCargo(page, { packages: '230', kg: '15640', m3: '83.4' })
  await choose(page, '*Truck in China', '13.7', /13\.7 m box/)
  await page.getByRole('textbox', { name: '*Export customs at' }).fill('Khorgos customs')
  await page.getByRole('textbox', { name: '*Import customs at' }).fill('Almaty customs')
  await fillInShipper(page)
  await fillInConsignee(page, { name: 'Zhetysu Electronics TOO', country: 'Kazakhstan' })
}

/** The truck gets its plates, its driver, its seal and its note. */
async function nameTruck({ page }: Visit, plate: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit the truck' }).click()
  const dialog = page.getByRole('dialog')
  const said = {
    'Truck plate': plate,
    'Trailer plate': '47TIR02',
    Driver: 'Serik Omarov',
    "Driver's phone": '+77012345678',
    'CMR no.': 'CMR-770123',
    'Seal no.': 'SL88213',
    Packages: '230',
    'Gross weight, kg': '15640',
  }
  for (const [label, value] of Object.entries(said)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await choose(page, 'Plate of', 'Kazakhstan', /Kazakhstan/)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A photograph of a signed note, as small as one can be. */
const signedNote = {
  name: 'pod.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function deliver(clerk: Visit, jobId: string): Promise<void> {
  const { page } = clerk
  await clerk.goto(`/admin/work-orders/${jobId}`)
  await page.getByRole('button', { name: 'Record the delivery' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(signedNote)
  await dialog.getByLabel('Received by').fill('Aidar')
  await dialog.getByRole('button', { name: 'Record the delivery' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Aidar').first().waitFor()
}

it('takes a truck from price to proof of delivery and confirmed completion with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const plate = `${randomInt(100, 999)}TRK02`
  const bookingNo = await bookAsGuestThenCustomer(customer, road, fillIn)
  await acceptAndOpen(clerk, bookingNo)
  await nameTruck(clerk, plate)
  const jobId = new URL(clerk.page.url()).pathname.split('/').at(-1) ?? ''
  const job = `/user/order/workOrder/truck/info/${jobId}`
  await sendDraft(clerk, {})
  await customer.goto(job)
  await confirmDraft(customer, /draft of the CMR notes is to be checked/)

  await departAndLocate(clerk, { right: plate, wrong: '999ZZZ02' }, road)
  const link = await shareLink(customer, road, bookingNo)
  await opensLink(receiver, link, [bookingNo, plate])
  await customer.goto(`/user/order/track-info/${jobId}?con=${plate}`)
  await customer.page.getByText('Serik Omarov').first().waitFor()
  await customer.page.locator('.leaflet-container').waitFor()

  await record(clerk, /^At the unloading place/)
  await deliver(clerk, jobId)
  await customer.goto(job)
  await customer.page.getByText('Aidar').first().waitFor()
  await complete(clerk, customer, { jobId, bookingNo, mode: road, job })
})
