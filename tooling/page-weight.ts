import type { Browser, Page } from 'playwright-core'
import { logInByDialog } from './chromium.ts'

/** Bytes as they come over the wire. */
export type PageWeight = { script: number; words: number; styles: number; letters: number; requests: number }

const isWords = (name: string) => /\/(en|ru|zh-cn|zh-tw)-\w+-[\w-]+\.js$/i.test(name)

/** What the page has fetched since it was opened. */
async function fetched(page: Page): Promise<PageWeight> {
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      (one) => [one.name, one.encodedBodySize] as const,
    ),
  )
  const sum = (isCounted: (name: string) => boolean) =>
    entries.filter(([name]) => isCounted(name)).reduce((total, [, size]) => total + size, 0)
  return {
    script: sum((name) => name.endsWith('.js') && !isWords(name)),
    words: sum(isWords),
    styles: sum((name) => name.endsWith('.css')),
    letters: sum((name) => name.endsWith('.woff2')),
    requests: entries.length + 1,
  }
}

/** Until the drawn page has been taken over and nothing more is fetched. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
}

/** What a first visit to the front page fetches, and what the log-in dialog beyond it. */
export async function weighFront(browser: Browser, portal: string, language: string) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 860 } })
  await openWhole(page, `${portal}/?lang=${language}`)
  const front = await fetched(page)
  await page
    .getByRole('button', { name: /log in|登录|登入|вход/i })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const both = await fetched(page)
  await page.close()
  return { front, login: both.script + both.words - front.script - front.words }
}

/** What a page of who is logged in fetches with nothing in its cache, script and words. */
export async function weighInner(browser: Browser, portal: string, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, baseURL: portal })
  await context.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('dialogHome', 'shown')
  })
  const first = await context.newPage()
  await first.goto('/')
  await logInByDialog(first, 'demo', 'Landbridge-demo-1')
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const { script, words } = await fetched(page)
  await context.close()
  return script + words
}
