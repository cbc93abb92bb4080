import { type Language, languageCookieCodes } from '@landbridge/contract/shared/languages'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
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
  await context.addInitScript((chosen) => {
    localStorage.setItem('lang', chosen)
    // What is pinned is read already.
    localStorage.setItem('dialogHome', 'shown')
  }, language)
  await context.addCookies([{ name: 'language', value: languageCookieCodes[language], url: address }])
  context.setDefaultTimeout(patience.pageMs)
  return context.newPage()
}

/**
 * Opens an address and waits until the application has taken over, rows have replaced skeletons and no call is pending.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(isLive)
  await page.locator('h1, h2, main').first().waitFor()
  await arrived(page)
}

const leftMark = 'data-left'
/** A page asks for nothing more when it did not for half a second, as Playwright has it too. */
const [stillLooks, lookEveryMs] = [5, 100]
const comesWithinMs = 20_000

/**
 * Goes to another page of the portal as a link on the page does: the application stays, and the page alone is drawn. Half
 * of what an address costs to open goes into starting the application. Where nothing shows that the other page has come,
 * it is opened by its address.
 */
export async function followLink(page: Page, address: string): Promise<void> {
  const asking = new Set<Request>()
  const begin = (request: Request) => void asking.add(request)
  const end = (request: Request) => void asking.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const before = await page.evaluate(leave, [address, leftMark] as const)
  const hasCome = await page.waitForFunction(isAnother, [before, leftMark] as const, { timeout: comesWithinMs }).then(
    () => true,
    () => false,
  )
  for (let still = 0; hasCome && still < stillLooks; still = asking.size > 0 ? 0 : still + 1)
    await page.waitForTimeout(lookEveryMs)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  if (hasCome) await page.waitForFunction(isWhole)
  else await openPage(page, address)
}

/** Goes where the address says, as the router hears of a step in the history; answers what the page before was called. */
const leave = ([to, mark]: readonly [string, string]) => {
  for (const part of document.querySelectorAll('main > *')) part.setAttribute(mark, '')
  const idx = Number((history.state as { idx?: number } | null)?.idx ?? 0) + 1
  history.pushState({ idx, key: `to${idx}`, usr: null }, '', to)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  return document.querySelector('h1')?.textContent ?? ''
}

/** The other page stands in another element, or has another name. */
const isAnother = ([before, mark]: readonly [string, string]) => {
  const name = document.querySelector('h1')?.textContent ?? before
  return document.querySelector('main > *') && (name !== before || !document.querySelector(`[${mark}]`))
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
