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
})

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
