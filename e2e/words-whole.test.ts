import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deskPaths } from '../packages/web/src/desk-paths.ts'
import { paths } from '../packages/web/src/paths.ts'
import { logIn, visit } from './browser.ts'

/** What does not show all of its words. */
const cutIn = (page: Page, parts: string): Promise<string[]> =>
  page
    .locator(parts)
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => (one instanceof HTMLInputElement ? one.value : (one.textContent ?? ''))),
    )

it.each(['en', 'ru'] as const)('shows places and times whole where prices are looked for, in %s', async (language) => {
  const desk = await visit({ language })
  const asked = { originCode: 'CNXIA', destinationCode: 'DEHAM' }
  await desk.goto(paths.freightQuery('railway', asked))
  const places = desk.page.locator('form input[role=combobox]')
  await expect.poll(() => places.first().inputValue()).not.toBe('')
  await expect.poll(() => cutIn(desk.page, 'form :is(input, select)')).toEqual([])

  const phone = await visit({ language, phone: true })
  await phone.goto(paths.offeredDepartures())
  await phone.page.locator('.cards .card-line').first().waitFor()
  expect(await cutIn(phone.page, '.cards .card-line > *')).toEqual([])

  await phone.goto(paths.freightQuery('air', { originCode: 'PVG', destinationCode: 'FRA', pieces: '2*120x80x100@150' }))
  await phone.page.locator('article').first().waitFor()
  expect(await cutIn(phone.page, 'main h1, main h1 + small')).toEqual([])
})

it.each([true, false])(
  'shows the names of trucks whole where one is chosen, in Russian (telephone: %s)',
  async (phone) => {
    const reader = await visit({ language: 'ru', phone })
    await reader.goto(paths.freightQuery('truck', { originCode: 'CNHRS', destinationCode: 'KZALA' }))
    const trucks = reader.page.locator('article label > span')
    await trucks.first().waitFor()
    expect(await cutIn(reader.page, 'article label > span')).toEqual([])
    expect(await trucks.count()).toBeGreaterThan(1)
  },
)

it.each(['en', 'ru'] as const)(
  'has the way to book an offer at its right edge, beside its first line, in %s',
  async (language) => {
    const desk = await visit({ language })
    const lanes = [
      paths.freightQuery('railway', { originCode: 'CNXIA', destinationCode: 'DEHAM' }),
      paths.freightQuery('sea', { originCode: 'CNSHA', destinationCode: 'DEHAM' }),
      paths.freightQuery('air', { originCode: 'PVG', destinationCode: 'FRA', pieces: '2*120x80x100@150' }),
      paths.freightQuery('truck', { originCode: 'CNHRS', destinationCode: 'KZALA' }),
    ]
    for (const lane of lanes) {
      await desk.goto(lane)
      const offer = desk.page.locator('article').first()
      await offer.waitFor()
      const [card, way, book] = await Promise.all(
        [offer, offer.locator('.route'), offer.getByRole('button', { name: /^(Book|Заказать)$/ })].map((part) =>
          part.first().boundingBox(),
        ),
      )
      expect((card?.x ?? 0) + (card?.width ?? 0) - (book?.x ?? 0) - (book?.width ?? 0), lane).toBeLessThan(30)
      expect(book?.y, lane).toBeLessThan((way?.y ?? 0) + (way?.height ?? 0))
    }
  },
)

it('reads the last milestone of a container whole at the desk on a telephone, beside its name', async () => {
  const phone = await visit({ phone: true })
  await phone.goto('/')
  await logIn(phone, 'ops')
  await phone.goto(deskPaths.jobs({ orderState: 'underway', keyword: 'JR' }))
  // Shared cargo that is under way by sea may have no container yet.
  await phone.page.locator('.cards .card-fields a', { hasText: /^JR/ }).first().click()
  await phone.page
    .locator('.stacked td[data-label="Last milestone"]', { hasText: /ago|\d\d:\d\d/ })
    .first()
    .waitFor()
  expect(await cutIn(phone.page, '.stacked td')).toEqual([])
})
