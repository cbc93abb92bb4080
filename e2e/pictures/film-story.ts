import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../../scripts/set-up.mjs'
import { newContainerNumber } from '../../tooling/container-number.ts'
import { visit } from '../browser.ts'
import { acceptAndOpen, bookAsGuestThenCustomer, departAndLocate, numberBox, shareLink } from '../job-in-browser.ts'
import { fillInRail, rail } from '../rail-in-browser.ts'
import { Film } from './film.ts'

const longestS = 50
const mostBytes = 3_000_000

/** How a guest becomes a customer whose box somebody else follows. */
export async function filmStory(): Promise<void> {
  const [customer, clerk, receiver] = [await visit(), await visit(), await visit()]
  const number = newContainerNumber()
  const film = new Film()
  await customer.goto(rail.prices)
  const bookingNo = await film.scene(customer, 'A guest finds the price and books', () =>
    bookAsGuestThenCustomer(customer, rail, fillInRail),
  )
  await film.scene(clerk, 'A clerk accepts it and opens the work order', () => acceptAndOpen(clerk, bookingNo))
  await numberBox(clerk, number, { 'Seal no.': 'SL88213', Packages: '420' })
  await departAndLocate(clerk, number, rail)
  const link = await film.scene(customer, 'The customer shares where the box is', () =>
    shareLink(customer, rail, bookingNo),
  )
  await film.scene(receiver, 'The receiver follows it without a login', async () => {
    await receiver.goto(link)
    await receiver.page.locator('.leaflet-container').waitFor()
    await receiver.page.mouse.wheel(0, 300)
  })
  const bytes = await film.encode()
  await mkdir(join(root, 'docs', 'pictures'), { recursive: true })
  await writeFile(join(root, 'docs', 'pictures', 'film.webp'), bytes)
  expect(film.seconds).toBeLessThan(longestS)
  expect(bytes.length).toBeLessThan(mostBytes)
}
