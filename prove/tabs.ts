import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { hasChromium, launchChromium, logInByDialog } from '../tooling/chromium.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { patience } from '../tooling/patience.ts'
import { makePeople, password } from '../tooling/people.ts'

/** In a smoke the tabs must be out; how soon is measured by the whole proof. */
const mostMs = { smoke: Number.POSITIVE_INFINITY, full: 1000 }
const otherPages = ['/user/accountSafe', '/user/info']

/** Three tabs of one browser: when one has logged out, the others show a guest within a second. */
export async function watchTabs(
  nodes: Nodes,
  size: keyof typeof mostMs,
): Promise<{ slowestMs: number; breaches: string[] }> {
  if (!hasChromium()) return { slowestMs: -1, breaches: [] }
  const account = `tabs-${randomUUID().slice(0, 8)}`
  await makePeople(nodes, { accounts: [account], kind: 'customer' })
  const baseURL = nodes.addresses[0] ?? ''
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 1360, height: 860 } })
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
    await context.addInitScript(() => localStorage.setItem('lang', 'en'))
    const first = await context.newPage()
    await first.goto('/')
    await logInByDialog(first, account, password)
    await first.locator('header button.avatar').waitFor()
    const others = await Promise.all(otherPages.map(async (path) => openTab(await context.newPage(), path)))
    const answered = first.waitForResponse((response) => response.url().includes('/api/v1/logout'))
    await first.bringToFront()
    await first.locator('header button.avatar').click()
    await first.getByRole('button', { name: 'Log out' }).click()
    if ((await answered).status() !== 200) throw new Error('The logout was refused.')
    const answeredAt = Date.now()
    const outAt = await Promise.all(others.map(guestSince))
    // A tab may be out before we have read the answer.
    const slowestMs = Math.max(0, ...outAt.map((at) => at - answeredAt))
    return { slowestMs, breaches: slowestMs <= mostMs[size] ? [] : [`another tab was out after ${slowestMs} ms`] }
  } finally {
    await browser.close()
  }
}

/** Opens a tab of somebody who is logged in, which notes when it shows a guest. */
async function openTab(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await page.locator('header button.avatar').waitFor()
  await page.evaluate(() => {
    const look = () => {
      const isGuest = !document.querySelector('header .avatar')
      if (isGuest) document.documentElement.dataset.guestSince ??= String(Date.now())
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  return page
}

async function guestSince(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.guestSince !== undefined, undefined, {
    polling: 50,
    timeout: patience.pageMs,
  })
  return Number(await page.evaluate(() => document.documentElement.dataset.guestSince))
}
