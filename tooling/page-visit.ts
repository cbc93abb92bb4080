import { type Language, languageCookieCodes } from '@landbridge/contract/shared/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { logInByDialog } from './chromium.ts'
import type { PageReader } from './page-table.ts'
import { patience } from './patience.ts'

/** The languages in which pages are looked at: the longest common words and the densest. */
export const readLanguages = ['en', 'zh-CN'] as const
export type ReadLanguage = (typeof readLanguages)[number]

export type KeptSession = Awaited<ReturnType<BrowserContext['storageState']>> | undefined

/** Logs somebody in once; a browser that is given what comes of it is logged in as well. */
export async function keptSession(browser: Browser, address: string, reader: PageReader): Promise<KeptSession> {
  if (reader === 'guest') return undefined
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await openPage(page, '/?lang=en')
  await logInByDialog(page, reader, 'Landbridge-demo-1')
  const session = await context.storageState()
  await context.close()
  return session
}

type Reading = { browser: Browser; address: string; session: KeptSession; language: Language; zone?: string }

/** A browser of somebody who reads this language. */
export async function readingPage({
  browser,
  address,
  session,
  language,
  zone = 'Asia/Shanghai',
}: Reading): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    timezoneId: zone,
    ...(session && { storageState: session }),
  })
  await context.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
  await context.addCookies([{ name: 'language', value: languageCookieCodes[language], url: address }])
  context.setDefaultTimeout(patience.pageMs)
  return context.newPage()
}

/** Opens an address and waits until the page itself is there: taken over by the application, with its rows instead of grey bars, and nothing more on its way. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(isLive)
  await page.locator('h1, h2, main').first().waitFor()
  await arrived(page)
}

/** Until nothing is being fetched any more and no grey bar stands for what comes. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isWhole)
}

const isLive = () => {
  const first = document.getElementById('root')?.firstElementChild
  return !first || Object.keys(first).some((name) => name.startsWith('__react'))
}

const isWhole = () =>
  document.fonts.status === 'loaded' &&
  ![...document.querySelectorAll('.skeleton, [aria-busy=true]')].some((one) => one.checkVisibility())

/** Whether the page is wider than the window, or a part of it, and by what. */
export const sideways = (page: Page, within = ''): Promise<string[]> =>
  page.evaluate((part) => {
    const root = document.documentElement
    const box = part ? document.querySelector(part)?.getBoundingClientRect() : undefined
    const over = Math.max(root.scrollWidth - root.clientWidth, Math.ceil((box?.right ?? 0) - root.clientWidth))
    if (over <= 0) return []
    const scrolls = (one: Element | null): boolean =>
      !!one && one !== root && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > root.clientWidth && !scrolls(one.parentElement),
    )
    const innermost = wide.find((one) => !wide.some((other) => other !== one && one.contains(other)))
    return [`sideways: ${over} px wider than the window, ${(innermost?.outerHTML ?? '').slice(0, 160)}`]
  }, within)

/** The pictures of the page that came to nothing. */
export const picturesMissing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ alt, src }) => `no picture: ${alt} ${src.slice(0, 80)}`),
  )
