import { languageCookieCodes } from '@landbridge/contract/shared/languages'
import { expect, it } from 'vitest'
import { deskPaths } from '../packages/web/src/desk-paths.ts'
import { paths } from '../packages/web/src/paths.ts'
import { logIn, type Visit, visit } from './browser.ts'

const languages = ['en', 'zh-CN', 'ru'] as const
const customerLists = [
  paths.allBookings(),
  paths.bookings('railway'),
  paths.jobs('railway'),
  paths.tracking(),
  paths.freightQuery('multiTrain'),
]
const deskLists = [
  deskPaths.bookings(),
  deskPaths.bookings({ orderState: 'all' }),
  deskPaths.jobs(),
  deskPaths.tariffs(),
  deskPaths.departures(),
  deskPaths.customers(),
  deskPaths.places(),
  deskPaths.rates(),
  deskPaths.users(),
  deskPaths.audit(),
]

async function read({ page, context }: Visit, language: (typeof languages)[number]): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
  await context.addCookies([
    { name: 'language', value: languageCookieCodes[language], url: new URL(page.url()).origin },
  ])
}

/** The headings that stand beyond the right edge of their table, once its rows are there. */
async function cutHeadings({ page, goto }: Visit, path: string): Promise<string[]> {
  await goto(path)
  await page.locator('.list-frame[aria-busy=false] tbody tr').first().waitFor()
  return page.evaluate(() =>
    [...document.querySelectorAll('.list-frame .table-box')].flatMap((box) => {
      const edge = box.getBoundingClientRect().left + box.clientWidth
      return [...box.querySelectorAll('th')]
        .filter((heading) => heading.getBoundingClientRect().right > edge + 1)
        .map((heading) => `${location.pathname}: ${heading.textContent}`)
    }),
  )
}

for (const [account, lists] of [
  ['nordwind', customerLists],
  ['admin', deskLists],
] as const) {
  it(`every list of ${account} shows its last column on a desk, in every language, without being scrolled`, async () => {
    const reader = await visit()
    await reader.goto('/')
    await logIn(reader, account)
    const cut: string[] = []
    for (const language of languages) {
      await read(reader, language)
      for (const path of lists) cut.push(...(await cutHeadings(reader, path)))
    }
    expect(cut).toEqual([])
  })
}

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
