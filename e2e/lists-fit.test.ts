import { type Language, languages } from '@landbridge/contract/shared/languages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskPaths } from '../packages/web/src/desk-paths.ts'
import { paths } from '../packages/web/src/paths.ts'
import { launchChromium } from '../tooling/chromium.ts'
import { answerWithLongest, closeAnswered } from '../tooling/longest-lists.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { followLink, type KeptSession, keptSession, openPage, readingPage } from '../tooling/page-visit.ts'
import { logIn, visit } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

const lists = {
  demo: [
    paths.allBookings(),
    paths.bookings('railway'),
    paths.jobs('railway'),
    paths.tracking(),
    paths.offeredDepartures(),
  ],
  admin: [
    deskPaths.bookings(),
    deskPaths.bookings({ orderState: 'all' }),
    deskPaths.jobs(),
    deskPaths.tariffs({ view: 'list' }),
    deskPaths.departures({ view: 'list' }),
    deskPaths.customers(),
    deskPaths.places(),
    deskPaths.rates(),
    deskPaths.users(),
    deskPaths.audit(),
  ],
} as const
type Reader = keyof typeof lists

const sessions: Partial<Record<Reader, KeptSession>> = {}
async function readingAt(reader: Reader, language: Language): Promise<Page> {
  const address = ownPortal()
  sessions[reader] ??= await keptSession(browser, address, reader)
  const page = await readingPage({ browser, address, session: sessions[reader], language })
  await page.setViewportSize({ width: 1360, height: 860 })
  return page
}

/** Cut content of a table: headings past its right edge, and figures, days and states wider than their columns. */
const notShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edgeOf = (one: Element) => one.getBoundingClientRect().right + 1
    const wordsIn = (cell: HTMLElement) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: { right: number; within: Element }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const within = node.parentElement
        if (within && !within.closest('.route, .lane-words'))
          found.push({ right: range.getBoundingClientRect().right, within })
      }
      return found
    }
    const isCut = (cell: HTMLElement) =>
      wordsIn(cell).some(({ right, within }) => right > Math.min(edgeOf(cell), edgeOf(within)))
    return [...document.querySelectorAll<HTMLElement>('.list-frame .table-box')].flatMap((box) => {
      const edge = box.getBoundingClientRect().left + box.clientWidth
      const headings = [...box.querySelectorAll('th')]
      const beyond = headings.filter((heading) => heading.getBoundingClientRect().right > edge + 1)
      const cut = [...box.querySelectorAll<HTMLTableCellElement>('tbody td:not(.gives)')].filter(isCut)
      return [
        ...beyond.map(({ textContent }) => `${location.pathname}: ${textContent}`),
        ...new Set(
          cut.map((cell) => `${location.pathname}: ${headings[cell.cellIndex]?.textContent} cuts ${cell.innerText}`),
        ),
      ]
    })
  })

/** The language with the longest words. */
const longest: Language = 'ru'
const others = languages.filter((language) => language !== longest)

/** Every list in the language with the longest words and in one of the others, which come round; in each by `npm run prove lists-fit`. */
const listsIn = (reader: Reader, language: Language): string[] =>
  lists[reader].filter(
    (_, at) => process.env.LISTS_IN || language === longest || others[at % others.length] === language,
  )

for (const reader of ['demo', 'admin'] as const) {
  it.each(languages)(
    `every list of ${reader} shows all of its columns on a desk in %s, whatever stands in its rows`,
    async (language) => {
      const page = await readingAt(reader, language)
      await answerWithLongest(page, language)
      const hidden: string[] = []
      let last = ''
      for (const path of listsIn(reader, language)) {
        const [list = ''] = path.split('?')
        // A list that was opened before shows no change of page.
        await (last === '' || last === list ? openPage : followLink)(page, path)
        last = list
        expect(await page.locator('.list-frame tbody tr').count(), path).toBeGreaterThan(20)
        hidden.push(...(await notShown(page)))
      }
      await closeAnswered(page)
      expect(hidden).toEqual([])
    },
  )
}

it('shows words that were cut whole to who points at them', async () => {
  const page = await readingAt('admin', 'ru')
  await answerWithLongest(page, 'ru')
  await openPage(page, deskPaths.bookings())
  const cell = page.locator('.list-frame tbody td.gives').first()
  const words = await cell.innerText()
  expect(
    await cell
      .locator('span')
      .nth(1)
      .evaluate((one) => one.scrollWidth > one.clientWidth),
  ).toBe(true)
  await cell.hover()
  await expect.poll(() => cell.locator('[title]').getAttribute('title')).toBe(words)
  await closeAnswered(page)
})

it('opens what a row is about by a click anywhere in it, and beside the list with the middle button', async () => {
  const reader = await visit()
  await reader.goto('/')
  await logIn(reader, 'nordwind')
  await reader.goto(paths.bookings('railway', { orderState: 'shipped' }))
  const row = reader.page.locator('.list-frame[aria-busy=false] tbody tr').first()
  const number = await row.locator('.fixed a').innerText()
  const [beside] = await Promise.all([
    reader.context.waitForEvent('page'),
    row.locator('td').nth(1).click({ button: 'middle' }),
  ])
  await beside.getByRole('heading', { level: 1, name: number }).waitFor()
  await row.locator('td').nth(1).click()
  await reader.page.getByRole('heading', { level: 1, name: number }).waitFor()
})
