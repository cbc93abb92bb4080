import { languageCookieCodes } from '@landbridge/contract/shared/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { launchChromium, logInByDialog } from '../tooling/chromium.ts'

let opened: Promise<Browser> | undefined
afterAll(async () => (await opened)?.close())

export type Visit = { page: Page; context: BrowserContext; goto(path: string): Promise<void> }
export type VisitOptions = { language?: 'en' | 'zh-CN' | 'zh-TW' | 'ru'; phone?: boolean; at?: string }

/** A person with a browser of their own, reading the language of their choice; `at` is another portal than the common one. */
export async function visit({
  language = 'en',
  phone = false,
  at = inject('portal'),
}: VisitOptions = {}): Promise<Visit> {
  opened ??= launchChromium()
  const browser = await opened
  const viewport = phone ? { width: 360, height: 780 } : { width: 1360, height: 860 }
  const context = await browser.newContext({ viewport, baseURL: at, hasTouch: phone })
  await context.addInitScript(
    (chosen) => localStorage.getItem('lang') ?? localStorage.setItem('lang', chosen),
    language,
  )
  const code = languageCookieCodes[language]
  await context.addCookies([{ name: 'language', value: code, url: at }])
  context.setDefaultTimeout(40_000)
  const page = await context.newPage()
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
