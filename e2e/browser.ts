import { languageCookieCodes } from '@landbridge/contract/shared/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { launchChromium, logInByDialog } from '../tooling/chromium.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { patience } from '../tooling/patience.ts'

let opened: Promise<Browser> | undefined
afterAll(async () => (await opened)?.close())

/** The pages of the running test, and what each complained of. */
let looking: { page: Page; complaints: string[] }[] = []
afterEach(async ({ task: { result } }) => {
  const [error] = result?.state === 'fail' ? (result.errors ?? []) : []
  // What the reader saw as it failed stands in the report, where no picture can be had.
  if (error) error.stack = `${error.stack ?? error.message}\n${(await Promise.all(looking.map(seen))).join('\n')}`
  looking = []
})

async function seen({ page, complaints }: (typeof looking)[number]): Promise<string> {
  if (page.isClosed()) return 'A page that was closed.'
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((failure: unknown) => String(failure))
  const said = await page.evaluate(whatIsWrong).catch((failure: unknown) => [String(failure)])
  return [page.url(), ...complaints.slice(-5), ...said, shown.slice(0, 4_000)].join('\n')
}

/** The alerts, refused fields and dialogs of a page, which stand far down in the whole of it. */
const whatIsWrong = () =>
  [...document.querySelectorAll('[role=alert], [aria-invalid=true], [role=dialog], [role=status]')]
    .map((one) => {
      const label = one.getAttribute('aria-label') ?? document.querySelector(`label[for="${one.id}"]`)?.textContent
      const words = one instanceof HTMLInputElement ? one.value : one.textContent
      return `${one.getAttribute('role') ?? one.tagName} ${label ?? ''}: ${words?.slice(0, 200)}`
    })
    .slice(0, 20)

export type Visit = { page: Page; context: BrowserContext; goto(path: string): Promise<void> }
export type VisitOptions = { language?: 'en' | 'zh-CN' | 'zh-TW' | 'ru'; phone?: boolean; at?: string }

/** A person with a browser of their own, reading the language of their choice; `at` is another portal than the common one. */
export async function visit({ language = 'en', phone = false, at = ownPortal() }: VisitOptions = {}): Promise<Visit> {
  opened ??= launchChromium()
  const browser = await opened
  const viewport = phone ? { width: 360, height: 780 } : { width: 1360, height: 860 }
  const context = await browser.newContext({ viewport, baseURL: at, hasTouch: phone, timezoneId: 'Asia/Shanghai' })
  await context.addInitScript((chosen) => {
    localStorage.getItem('lang') ?? localStorage.setItem('lang', chosen)
    // What is pinned is read already.
    localStorage.setItem('dialogHome', 'shown')
  }, language)
  const code = languageCookieCodes[language]
  await context.addCookies([{ name: 'language', value: code, url: at }])
  context.setDefaultTimeout(patience.pageMs)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  looking.push({ page, complaints })
  const goto = async (path: string) => {
    await page.goto(path)
    await page.waitForFunction(isLive)
  }
  return { page, context, goto }
}

/** Whether the application has taken over what the server drew: its marks stand on what it has taken. */
const isLive = () => {
  const first = document.getElementById('root')?.firstElementChild
  return !first || Object.keys(first).some((name) => name.startsWith('__react'))
}

/** Logs in through the dialog in the header. */
export async function logIn({ page }: Visit, account: string, password = 'Landbridge-demo-1'): Promise<void> {
  await logInByDialog(page, account, password)
}

/** Types into a field with a list and takes the option of Enter, once earlier words' options have gone. */
export async function choose(page: Page, label: string, typed: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(typed)
  await page.locator('[role=option].lit').filter({ hasText: option }).waitFor()
  await field.press('Enter')
}

/** Takes the first of a field's own options: the list of the field before may still be on its way out. */
export async function firstOf(page: Page, label: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.and(page.locator('[aria-expanded=true]')).waitFor()
  const list = await field.getAttribute('aria-controls')
  await page.locator(`[id="${list}"] [role=option]`).first().click()
}
