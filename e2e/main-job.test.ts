import { it } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import { type Visit, visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  departAndLocate,
  numberBox,
  opensLink,
  shareLink,
} from './job-in-browser.ts'
import { fillInRail, rail } from './rail-in-browser.ts'

/** A list as a Russian sheet saves it: commas before the decimals, in one line with three places, and its sums in the last. */
const packingList = [
  '品名\t件数\t包装\t毛重\t体积',
  '洗衣机\t10\t纸箱\t850,5\t12,5',
  '冰箱\t5\t纸箱\t1,250\t1,200',
  '合计\t15\t\t851,75\t13,7',
].join('\n')

async function pastePackingList({ page }: Visit): Promise<void> {
  await page.getByRole('tab', { name: 'Packing list' }).click()
  await page.getByRole('button', { name: 'Paste a packing list' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Rows').fill(packingList)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'Packages: 0 → 15' })
  await asked.getByText(/Gross weight: 0(\.0+)? → 851\.750? kg/).waitFor()
  await asked.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The packing list has 2 lines').waitFor()
}

/** The empty container is back and nobody reported that it came: the clerk is asked, and both sides read that it has arrived. */
async function returnUnannounced(clerk: Visit, customer: Visit, bookingNo: string): Promise<void> {
  const { page } = clerk
  const row = page.getByRole('row', { name: /^Empty returned/ }).first()
  await row.getByRole('button', { name: 'Record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('If you save this, the cargo counts as arrived by this time').waitFor()
  await dialog.getByLabel('Reason').fill('By the terminal')
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Hamburg, arrived').waitFor()
  await customer.goto(`${rail.bookings}?keyword=${bookingNo}`)
  await customer.page.getByText(bookingNo).first().click()
  await customer.page.getByText('at the latest').first().waitFor()
}

it('takes a box from price to shared trace with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const number = newContainerNumber()
  const bookingNo = await bookAsGuestThenCustomer(customer, rail, fillInRail)
  await acceptAndOpen(clerk, bookingNo)
  await numberBox(clerk, number, { 'Seal no.': 'SL88213', Packages: '420' })
  await pastePackingList(clerk)
  await departAndLocate(clerk, number, rail)
  const link = await shareLink(customer, rail, bookingNo)
  await opensLink(receiver, link, [bookingNo, number.right])
  await returnUnannounced(clerk, customer, bookingNo)
})
