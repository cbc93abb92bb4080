import { it } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import { visit } from './browser.ts'
import {
  acceptAndOpen,
  bookAsGuestThenCustomer,
  departAndLocate,
  numberBox,
  opensLink,
  shareLink,
} from './job-in-browser.ts'
import { fillInRail, rail } from './rail-in-browser.ts'

it('takes a box from price to shared trace with four people: guest, customer, clerk and receiver', async () => {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const number = newContainerNumber()
  const bookingNo = await bookAsGuestThenCustomer(customer, rail, fillInRail)
  await acceptAndOpen(clerk, bookingNo)
  await numberBox(clerk, number, { 'Seal no.': 'SL88213', Packages: '420' })
  await departAndLocate(clerk, number, rail)
  const link = await shareLink(customer, rail, bookingNo)
  await opensLink(receiver, link, [bookingNo, number.right])
})
