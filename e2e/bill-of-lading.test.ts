import { expect, it } from 'vitest'
import { seaBookingBody } from '../tooling/booking-body.ts'
import { newContainerNumber } from '../tooling/container-number.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { logIn, type Visit, visit } from './browser.ts'
import { onBill } from './job-in-browser.ts'
import {
  accept,
  billDeed,
  bookOnce,
  draftConfirmed,
  goesOnTo,
  headOf,
  jobAtDesk,
  openJob,
  peopleAt,
  priceFor,
  stepsOf,
  stuffBoxes,
} from './job-over-http.ts'
import { instruct, namedParties, sea, seaBox } from './sea-over-http.ts'

const [shipper = {}, buyer = {}] = namedParties
const toOrder = [
  shipper,
  { PartyType: 'CNE', PartyName: 'TO ORDER OF DEUTSCHE BANK AG, HAMBURG', CountryCd: 'DE', CityName: 'Hamburg' },
  { ...buyer, PartyType: 'NFY' },
]

/** A job by sea that has left under a confirmed bill of three originals, and the clerk who looks at it. */
async function confirmedAtSea(parties: typeof toOrder): Promise<{ clerk: Visit; jobId: string; customer: Visit }> {
  const people = await peopleAt(ownPortal())
  const { customer, clerk, guest } = people
  const price = await priceFor(guest, sea)
  const [sailing] = price.Departures
  const taken = { QuoteId: price.keyId, QuoteType: 'PRICE', TrainId: sailing?.keyId }
  const original = { ReleaseType: 'OBL', BlSets: 3 }
  const booked = await bookOnce(people, sea, { ...(await seaBookingBody(customer)), ...original, ...taken })
  await accept(clerk, booked)
  const job = await openJob(clerk, sea, booked)
  await stuffBoxes(clerk, job, [seaBox(), seaBox(newContainerNumber(), 'SL88214')])
  await instruct(customer, clerk, job, parties)
  await headOf(clerk, job, { MBlno: 'COSU6012345672' })
  await draftConfirmed(people, job)
  await goesOnTo(clerk, job, await stepsOf(clerk, job), 'DEPA.origin')
  expect((await jobAtDesk(clerk, job)).DraftState).toBe('confirmed')
  await billDeed(clerk, job, 'hold', { HoldKind: 'CUSTOMS' })
  const [atDesk, atHome] = [await visit(), await visit()]
  await atDesk.goto('/')
  await logIn(atDesk, 'admin')
  await atDesk.goto(`/admin/work-orders/${job.keyId}`)
  await atHome.goto('/')
  await logIn(atHome, 'demo')
  await atHome.goto(`/user/order/workOrder/sea/info/${job.keyId}`)
  return { clerk: atDesk, customer: atHome, jobId: job.keyId }
}

const reads = async ({ page }: Visit, words: string | RegExp) => page.getByText(words).first().waitFor()

it('takes a bill to the order of a bank from its issue over all originals and the telex to the release of the cargo', async () => {
  const { clerk, customer } = await confirmedAtSea(toOrder)
  await onBill(clerk, 'Issue the bill', { said: { 'Place of issue': 'Shanghai' } })
  await onBill(clerk, 'Enter the surrender', { said: { 'Originals back': '3' }, ticks: ['Endorsed'], files: 1 })
  await onBill(clerk, 'Order the telex release', { ticks: ['Go on although it is under a letter of credit'], files: 1 })
  const bills = clerk.page.locator('#bills')
  await bills.getByRole('button', { name: 'Lift the hold' }).click()
  const lifting = clerk.page.getByRole('dialog')
  await lifting.getByLabel('Reason').fill('Cleared this morning')
  await lifting.getByRole('button', { name: 'Lift the hold' }).click()
  await lifting.waitFor({ state: 'hidden' })
  await onBill(clerk, 'Release the cargo', { said: { 'Agent told, and how': 'Elbe Agency, by mail' } })
  await customer.page.reload()
  await reads(customer, 'Released')
  await customer.page.getByText('History').first().click()
  for (const deed of ['Originals surrendered', 'Telex release ordered']) await reads(customer, deed)
})

it('draws another bill for a trader once the first lies with us, and keeps the first as void', async () => {
  const { clerk } = await confirmedAtSea([shipper, buyer] as never)
  await onBill(clerk, 'Issue the bill')
  await onBill(clerk, 'Switch the bill', {
    said: {
      'New shipper': 'Levant Trading FZE',
      'New consignee': 'Gulf Stores LLC',
      'Place of issue': 'Dubai',
      'Originals back': '3',
      'Asked for by': 'The trader, by mail of today',
    },
    ticks: ['The new parties have been screened'],
    files: 1,
  })
  const bills = clerk.page.locator('#bills')
  await bills.getByText('switched').first().waitFor()
  await bills.getByText('Void').first().waitFor()
  await onBill(clerk, 'Send the draft')
  await bills.getByText('To be checked').first().waitFor()
})
