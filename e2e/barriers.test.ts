import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '../packages/web/src/paths.ts'
import { barriersOn } from '../tooling/axe.ts'
import { launchChromium } from '../tooling/chromium.ts'
import { type FoundThings, findThings } from '../tooling/found-things.ts'
import { notWordsOn } from '../tooling/not-words.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { pageReaders, pageTable } from '../tooling/page-table.ts'
import {
  followLink,
  keptSession,
  openPage,
  picturesMissing,
  readingPage,
  readLanguages,
  sideways,
} from '../tooling/page-visit.ts'
import { visit } from './browser.ts'

let browser: Browser
let found: FoundThings
beforeAll(async () => {
  browser = await launchChromium()
  found = await findThings(ownPortal())
})
afterAll(() => browser?.close())

/** What the next page is looked at in: each of the two sizes and the two themes comes round. */
const turns = [
  { width: 1360, height: 860, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
  { width: 1360, height: 860, colorScheme: 'dark' },
  { width: 360, height: 780, colorScheme: 'light' },
] as const

/**
 * Every page once for each kind of reader, half of them in each language (docs/decisions/0200); all states are in `npm
 * run prove pages-readable`.
 */
it.concurrent.each(pageReaders)('sets nobody a barrier on any page of the %s', async (reader) => {
  const address = ownPortal()
  const session = await keptSession(browser, address, reader)
  const rows = pageTable.filter(({ by }) => by === reader)
  const barriers: string[] = []
  for (const language of readLanguages) {
    const page = await readingPage({ browser, address, session, language })
    page.on('console', (said) => {
      if (/Content Security Policy/.test(said.text())) barriers.push(`${page.url()}: ${said.text()}`)
    })
    let last = ''
    for (const [i, row] of rows.entries()) {
      const { width, height, colorScheme } = turns[i % turns.length] as (typeof turns)[number]
      if (readLanguages[Math.floor(i / turns.length) % readLanguages.length] !== language) continue
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      // What the server draws for guests is drawn anew; a page of the same kind as the last one shows no change of page.
      const isFollowed = reader !== 'guest' && last !== '' && last !== row.route
      await (isFollowed ? followLink : openPage)(page, row.at(found))
      last = row.route
      const here = [
        ...(await barriersOn(page)),
        ...(await sideways(page)),
        ...(await notWordsOn(page)),
        ...(await picturesMissing(page)),
      ]
      barriers.push(...here.map((one) => `${row.at(found)} ${language} ${width} ${colorScheme}: ${one}`))
    }
    await page.context().close()
  }
  expect(barriers).toEqual([])
})

it.each(['en', 'ru'] as const)('sets nobody a barrier on the way in on a telephone in %s', async (language) => {
  const { page, goto } = await visit({ language, phone: true })
  await goto('/')
  expect(await sideways(page)).toEqual([])
  const entry = page.getByRole('banner').getByRole('button', { name: /Log in|Вход/ })
  await entry.first().click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  expect(await barriersOn(page, '[role=dialog]')).toEqual([])
})

it('finds a barrier where there is one', async () => {
  const { page, goto } = await visit()
  await goto('/')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button></button><h5>Low</h5>'))
  const barriers = (await barriersOn(page)).join()
  expect(barriers).toContain('button-name (critical)')
  expect(barriers).toContain('heading-order (moderate)')
})

it('finds a page that is wider than its window', async () => {
  const { page, goto } = await visit({ phone: true })
  await goto('/')
  expect(await sideways(page)).toEqual([])
  await page.evaluate(() => {
    const wide = document.body.appendChild(document.createElement('p'))
    wide.style.width = '400px'
    wide.textContent = 'wide'
  })
  expect((await sideways(page)).join()).toContain('wide</p>')
})

it('finds a picture that came to nothing', async () => {
  const { page, goto } = await visit()
  await goto('/')
  expect(await picturesMissing(page)).toEqual([])
  await page.evaluate(async () => {
    const picture = Object.assign(new Image(), { src: 'data:image/png;base64,AA==', alt: 'QR code' })
    document.body.append(picture)
    await picture.decode().catch(() => {})
  })
  expect(await picturesMissing(page)).toEqual([expect.stringContaining('QR code')])
})

it('fits what needs the reader, and the lines of a booking, to the width of a telephone', async () => {
  const address = ownPortal()
  const session = await keptSession(browser, address, 'demo')
  const page = await readingPage({ browser, address, session, language: 'en' })
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/user/order')
  expect(await sideways(page)).toEqual([])
  await openPage(page, '/freight/reorder/railway')
  const hidden = await page
    .locator('.lines-box')
    .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
  expect(hidden).toEqual(hidden.map(() => 0))
  expect(hidden.length).toBeGreaterThan(1)
  // The title of a card stands off its edge, with its ticks under it too.
  const air = await page.locator('.card-h').evaluateAll((heads) =>
    heads.map((head) => {
      const [title, box] = [head.querySelector('h2, h3'), head.getBoundingClientRect()]
      return title ? title.getBoundingClientRect().top - box.top : box.height
    }),
  )
  expect(Math.min(...air)).toBeGreaterThanOrEqual(8)
  await page.context().close()
})

it.each([
  ['demo', '/user/order/tracking/common/list'],
  ['admin', '/admin/bookings'],
  ['admin', '/admin/tariffs'],
] as const)('cuts no number, date or state of the cards that %s reads at %s', async (reader, at) => {
  const address = ownPortal()
  const session = await keptSession(browser, address, reader)
  const page = await readingPage({ browser, address, session, language: 'ru' })
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, at)
  const fields = page.locator('.card-line > :not(.long)')
  const cut = await fields.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  )
  expect(cut).toEqual([])
  expect(await fields.count()).toBeGreaterThan(10)
  await page.context().close()
})

it('says on the first screen of a telephone where a box is, when it arrives and whether it is late, with its whole way on the map', async () => {
  const address = ownPortal()
  const session = await keptSession(browser, address, 'demo')
  const page = await readingPage({ browser, address, session, language: 'ru' })
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, paths.trackInfo(found.job('underway')))
  const dock = await page.locator('.dock').evaluate((one) => one.getBoundingClientRect().top)
  const bottomOf = (text: RegExp) =>
    page
      .locator('dt', { hasText: text })
      .evaluate((one) => (one.parentElement as HTMLElement).getBoundingClientRect().bottom)
  for (const text of [/Последняя позиция/, /ожидается/, /К первоначальной оценке/])
    expect(await bottomOf(text)).toBeLessThan(dock)
  const map = page.locator('.track-map')
  await map.locator('.map-pin').first().waitFor()
  const outside = await map.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return [...one.querySelectorAll('.map-pin')].filter((pin) => {
      const { x, y } = pin.getBoundingClientRect()
      return x < left || x > right || y < top || y > bottom
    }).length
  })
  expect(outside).toBe(0)
  expect(await map.locator('.map-pin').count()).toBe(3)
  expect(await map.locator('button:visible').count()).toBe(3)
  await page.context().close()
})

it('lays no time of a milestone over what stands beside it, to a reader in another zone', async () => {
  const address = ownPortal()
  const session = await keptSession(browser, address, 'demo')
  const page = await readingPage({ browser, address, session, language: 'ru', zone: 'UTC' })
  for (const width of [1360, 360]) {
    await page.setViewportSize({ width, height: 860 })
    for (const at of [paths.job('railway', found.job('underway')), paths.trackInfo(found.job('underway'))]) {
      await openPage(page, at)
      const parts = page.locator('.miles li > span:visible')
      await parts
        .filter({ hasText: /\d\d:\d\d/ })
        .first()
        .waitFor()
      const over = await parts.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      )
      expect(over).toEqual([])
    }
  }
  await page.context().close()
})

it('finds a key, a name of the code, a UUID and a code of a place where words belong, and lets a code stand where it may', async () => {
  const { page, goto } = await visit()
  await goto('/')
  expect(await notWordsOn(page)).toEqual([])
  const planted = [
    '<p>Please enter field.goodsName here</p>',
    '<p>crossTrade</p>',
    '<input aria-label="Train" value="3711ce65-593d-40cc-a4ff-af2a38703948">',
    '<button title="Empty pick-up CNXIA">Empty pick-up</button>',
    '<ul class="options"><li>Xi’an <small>CNXIA</small></li></ul>',
    '<p>Nobody is {name}</p>',
  ]
  await page.evaluate((parts) => document.body.insertAdjacentHTML('beforeend', parts.join('')), planted)
  expect((await notWordsOn(page)).toSorted()).toEqual([
    'no words: 3711ce65-593d-40cc-a4ff-af2a38703948 (id) in 3711ce65-593d-40cc-a4ff-af2a38703948',
    'no words: CNXIA (place) in Empty pick-up CNXIA',
    'no words: crossTrade (name) in crossTrade',
    'no words: field.goodsName (key) in Please enter field.goodsName here',
    'no words: {name} (nothing) in Nobody is {name}',
  ])
})
