import { expect, it } from 'vitest'
import { seaBookingBody } from '../tooling/booking-body.ts'
import { newContainerNumber } from '../tooling/container-number.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { logIn, type Visit, visit } from './browser.ts'
import { confirmDraft, fillInPeople, instruct as instructAgain, onBill } from './job-in-browser.ts'
import {
  accept,
  type Booked,
  billDeed,
  bookOnce,
  chargeOf,
  desk,
  draftConfirmed,
  goesOnTo,
  headOf,
  jobAtDesk,
  type OpenedJob,
  openJob,
  type People,
  peopleAt,
  priceFor,
  stepsOf,
  stuffBoxes,
} from './job-over-http.ts'
import { rollAllBut } from './move-box.ts'
import { readPaper } from './paper-read.ts'
import { type Instructed, instruct, namedParties, roomiest, sea, seaBox } from './sea-over-http.ts'

const [shipper = {}, buyer = {}] = namedParties
const toOrder = [
  shipper,
  { PartyType: 'CNE', PartyName: 'TO ORDER OF DEUTSCHE BANK AG, HAMBURG', CountryCd: 'DE', CityName: 'Hamburg' },
  { ...buyer, PartyType: 'NFY' },
]

type Shipped = Instructed & { body?: Record<string, unknown>; isConfirmed?: boolean }

// Two models under one name of goods.
const models = ['REFRIGERATORS, MODEL BCD-500. L/C NO. 0815/26. CLEAN ON BOARD', 'REFRIGERATORS, MODEL BCD-320']

/** A job by sea in two boxes, instructed and unless told drafted and confirmed, under a bill of three originals. */
async function instructed(people: People, { body = {}, isConfirmed = true, ...content }: Shipped) {
  const { customer, clerk, guest } = people
  const price = await priceFor(guest, sea)
  const taken = { QuoteId: price.keyId, QuoteType: 'PRICE', TrainId: roomiest(price)?.keyId }
  const original = { ReleaseType: 'OBL', BlSets: 3 }
  const booked = await bookOnce(people, sea, { ...(await seaBookingBody(customer)), ...original, ...body, ...taken })
  await accept(clerk, booked)
  const job = await openJob(clerk, sea, booked)
  const boxes = [seaBox(), seaBox(newContainerNumber(), 'SL88214')]
  await stuffBoxes(clerk, job, boxes)
  await instruct(customer, clerk, job, content)
  const terminals = { LoadTerminal: 'Yangshan Phase IV', DischargeTerminal: 'Eurogate Hamburg' }
  await headOf(clerk, job, { MBlno: 'COSU6012345672', ...terminals })
  if (isConfirmed) await draftConfirmed(people, job)
  return { booked, job, boxNos: boxes.map(({ ConNo }) => ConNo), steps: await stepsOf(clerk, job) }
}

async function visitsAt({ keyId }: OpenedJob): Promise<{ clerk: Visit; customer: Visit }> {
  const [clerk, customer] = [await visit(), await visit()]
  await clerk.goto('/')
  await logIn(clerk, 'admin')
  await clerk.goto(`/admin/work-orders/${keyId}`)
  await customer.goto('/')
  await logIn(customer, 'demo')
  await customer.goto(`/user/order/workOrder/sea/info/${keyId}`)
  return { clerk, customer }
}

/** A job by sea that has left under a confirmed bill of three originals, and the clerk who looks at it. */
async function confirmedAtSea(content: Instructed) {
  const people = await peopleAt(ownPortal())
  const { job, steps } = await instructed(people, content)
  await goesOnTo(people.clerk, job, steps, 'DEPA.origin')
  expect((await jobAtDesk(people.clerk, job)).DraftState).toBe('confirmed')
  await billDeed(people.clerk, job, 'hold', { HoldKind: 'CUSTOMS' })
  return { ...(await visitsAt(job)), people, job }
}

const reads = async ({ page }: Visit, words: string | RegExp) => page.getByText(words).first().waitFor()

async function asksBeforeItLeaves({ page }: Visit, doubt: string): Promise<void> {
  const job = page.url()
  await page.getByRole('link', { name: 'Track' }).click()
  const row = page.getByRole('row', { name: /^Left the terminal/ })
  await row.getByRole('button', { name: 'Record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText(doubt).waitFor()
  await dialog.getByRole('button', { name: 'Save anyway' }).waitFor()
  await page.goto(job)
}

async function asksForConsignee({ page }: Visit, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Ask for a change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Parties' }).click()
  const consignee = dialog.getByRole('group', { name: 'Consignee' })
  await consignee.getByRole('textbox', { name: /^\*?Consignee$/ }).fill(name)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('Your request is sent').waitFor()
}

it('takes a bill to the order of a bank from its issue over all originals and the telex to the release of the cargo', async () => {
  const { clerk, customer, people } = await confirmedAtSea({ parties: toOrder, texts: models })
  await onBill(clerk, 'Issue the bill', { said: { 'Place of issue': 'Shanghai' } })
  const bill = await readPaper(clerk, 'Draft bill of lading')
  for (const text of models) expect(bill.split(text)).toHaveLength(2)
  expect(bill).not.toContain('洗衣机')
  expect(bill).toMatch(/Carrier Landbridge International Logistics \(Shanghai\) Co\., Ltd\./)
  expect(bill).toContain('Landbridge International Logistics (Shanghai) Co., Ltd., as carrier')
  expect(bill).not.toContain('COSCO')
  const notice = await readPaper(clerk, 'Arrival notice')
  expect(notice).toContain('Eurogate Hamburg')
  expect(notice).not.toContain('Yangshan')
  await asksBeforeItLeaves(clerk, 'The original bills are out and have not been surrendered')
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

  const ofLine = await instructed(people, { body: { BlKind: 'M' }, isConfirmed: false })
  await clerk.goto(`/admin/work-orders/${ofLine.job.keyId}`)
  await clerk.page.getByRole('tab', { name: 'Papers and details' }).click()
  const master = await readPaper(clerk, 'Draft bill of lading')
  expect(master).toMatch(/Carrier COSCO.* Issued by COSCO/)
  expect(master).not.toMatch(/as carrier|as agent/)
})

it('draws another bill for a trader once the first lies with us, and keeps the first as void', async () => {
  const { clerk } = await confirmedAtSea({ parties: [shipper, buyer] })
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

it('brings a consignee who changes for a fee after the draft was confirmed into instruction, draft and bill, and charges it once', async () => {
  const people = await peopleAt(ownPortal())
  const { booked, job, steps } = await instructed(people, { parties: toOrder })
  await goesOnTo(people.clerk, job, steps, 'GTIN.origin')
  const { clerk, customer } = await visitsAt(job)
  await customer.goto(`/user/order/booking/sea/info/${booked.keyId}`)
  await asksForConsignee(customer, 'Haus und Garten AG')

  await clerk.goto(`/admin/bookings/${booked.keyId}`)
  await clerk.page.getByRole('button', { name: 'Answer the request' }).first().click()
  const answer = clerk.page.getByRole('dialog')
  await answer.getByLabel('Fee', { exact: true }).fill('50')
  await answer.getByRole('button', { name: 'Ask the customer to agree' }).click()
  await answer.waitFor({ state: 'hidden' })
  await customer.page.reload()
  await customer.page.getByRole('button', { name: 'Agree to the fee' }).click()
  await customer.page.getByRole('dialog').getByRole('button', { name: 'Agree to the fee' }).click()
  await customer.page.getByRole('button', { name: 'Agree to the fee' }).first().waitFor({ state: 'hidden' })
  expect(await chargeOf(people.clerk, job, 'AMND')).toEqual([1, 50])

  await clerk.goto(`/admin/work-orders/${job.keyId}`)
  await reads(clerk, /^The booking was changed on .*Parties/)
  await reads(clerk, 'The carrier already has the cargo and must be told')
  await clerk.page.getByRole('button', { name: 'Passed on' }).click()
  await clerk.page.getByRole('button', { name: 'Passed on' }).waitFor({ state: 'hidden' })
  await customer.goto(`/user/order/workOrder/sea/info/${job.keyId}`)
  await instructAgain(customer, clerk, (_, dialog) => fillInPeople(dialog, {}))
  await onBill(clerk, 'Send the draft')
  await customer.page.reload()
  const draft = await readPaper(customer, 'Draft bill of lading')
  expect(draft).toContain('Haus und Garten AG')
  expect(draft).not.toMatch(/DEUTSCHE BANK/i)
  await confirmDraft(customer, /Draft bill of lading to check/)
  expect(await chargeOf(people.clerk, job, 'AMND')).toEqual([1, 50])
})

/** The other work order of a booking, to which cargo was rolled. */
async function rolledFrom({ keyId }: OpenedJob, booked: Booked, { clerk }: People): Promise<string> {
  const { Items } = await desk(clerk, 'job-list', { BookingId: booked.keyId, orderState: 'all' }, 'POST')
  const others = (Items as OpenedJob[]).filter((one) => one.keyId !== keyId)
  expect(others).toHaveLength(1)
  return others[0]?.keyId ?? ''
}

it('draws a bill for each departure where one of two containers of a bill is rolled, each of its own container', async () => {
  const people = await peopleAt(ownPortal())
  const { booked, job, boxNos } = await instructed(people, {})
  const [staying = '', leaving = ''] = boxNos
  const { clerk, customer } = await visitsAt(job)
  await rollAllBut(clerk, staying)
  for (const [jobId, own, other] of [
    [job.keyId, staying, leaving],
    [await rolledFrom(job, booked, people), leaving, staying],
  ] as const) {
    await clerk.goto(`/admin/work-orders/${jobId}`)
    await customer.goto(`/user/order/workOrder/sea/info/${jobId}`)
    await instructAgain(customer, clerk, async () => {})
    await onBill(clerk, 'Send the draft')
    await customer.page.reload()
    const draft = await readPaper(customer, 'Draft bill of lading')
    expect(draft).toContain(own)
    expect(draft).not.toContain(other)
    expect(draft).toMatch(/Total 420 18,640/)
    expect(draft).toContain('SAY ONE (1) CONTAINER ONLY')
    await confirmDraft(customer, /Draft bill of lading to check/)
  }
})
