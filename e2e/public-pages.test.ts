import { expect, it } from 'vitest'
import { ownPortal } from '../tooling/own-portal.ts'
import { visit } from './browser.ts'

/** What the browser complains of while a page is taken over. */
function complaints(page: Awaited<ReturnType<typeof visit>>['page']): string[] {
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  page.on('pageerror', (error) => void said.push(error.message))
  return said
}

const isLive = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )

it('can be read without JavaScript, in each language, with lanes and their prices', async () => {
  const { context } = await visit()
  const page = await (
    await context.browser()?.newContext({ javaScriptEnabled: false, baseURL: ownPortal() })
  )?.newPage()
  if (!page) throw new Error('no browser')
  const headings = new Set<string>()
  for (const language of ['en', 'zh-CN', 'zh-TW', 'ru']) {
    await page.goto(`/?lang=${language}`)
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language)
    headings.add(await page.getByRole('heading', { level: 1 }).innerText())
    for (const mode of ['railway', 'sea', 'air', 'truck'])
      await expect.poll(() => page.locator(`main a[href^="/freight/${mode}/query?"]`).count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('link[rel="alternate"]').count()).toBe(5)
  }
  expect(headings.size).toBe(4)
  for (const path of ['/business/track/58', '/agreement', '/404?url=x']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(path.startsWith('/404') ? 404 : 200)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(20)
  }
  for (const lost of ['/business/track/77', '/freight/boat/query', '/user/order/booking/boat']) {
    const reply = await page.goto(lost)
    expect([reply?.status(), new URL(page.url()).searchParams.get('url')]).toEqual([404, lost])
    await expect.poll(() => page.locator('main').innerText()).toContain(lost)
  }
  await page.context().close()
})

it('is taken over as it stands, and its links lead on without another page load', async () => {
  const { page, goto } = await visit()
  const said = complaints(page)
  await goto('/')
  const before = await page.locator('main').innerText()
  await isLive(page)
  await expect.poll(() => page.locator('main').innerText()).toBe(before)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.locator('main a[href^="/freight/railway/query?"]').first().click()
  await page.waitForURL(/\/freight\/railway\/query/)
  await page.locator('.topbar.is-query').waitFor()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  expect(said).toEqual([])
})

it('fetches the calls and the words of the login only when the reader does something, and no others for it', async () => {
  const { page, goto } = await visit({ phone: true })
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await goto('/')
  await isLive(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => /\/api\/|\/calls-|-login-|-inner-/.test(path))).toEqual([])
  await page
    .getByRole('button', { name: /log in/i })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(fetched.some((path) => path.includes('-login-'))).toBe(true)
  expect(fetched.filter((path) => path.includes('-inner-'))).toEqual([])
})

it('opens a deep link without a glimpse of the front page', async () => {
  const { page, goto } = await visit()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.topbar.is-home')) Object.assign(window, { sawHome: true })
    }).observe(document, { childList: true, subtree: true })
  })
  await goto('/freight/railway/query')
  await page.locator('.topbar.is-query').waitFor()
  await page.getByRole('combobox').first().waitFor()
  expect(await page.evaluate(() => 'sawHome' in window)).toBe(false)
})

it('takes the language that this browser chose, also where the server cannot know it', async () => {
  const { page, context, goto } = await visit({ language: 'ru' })
  await context.clearCookies()
  await goto('/')
  await page.waitForFunction(() => document.documentElement.lang === 'ru')
  await page.reload()
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ru')
})

it("speaks the browser's language at a first visit, and the sender's where the browser's is none of ours", async () => {
  const { context } = await visit()
  const first = async (locale: string, path: string) => {
    const page = await (await context.browser()?.newContext({ locale, baseURL: ownPortal() }))?.newPage()
    if (!page) throw new Error('no browser')
    await page.goto(path)
    await isLive(page)
    const spoken = await page.getAttribute('html', 'lang')
    await page.context().close()
    return spoken
  }
  expect(await first('ru-RU', '/')).toBe('ru')
  expect(await first('zh-HK', '/freight/railway/query')).toBe('zh-TW')
  expect(await first('de-DE', '/')).toBe('zh-CN')
  expect(await first('de-DE', '/notifications/off?sent-in=en')).toBe('en')
})
