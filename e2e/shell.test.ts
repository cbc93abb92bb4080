import { expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { logIn, visit } from './browser.ts'

it('fixes the header of the front page after 100 pixels, and lights the entry of each page', async () => {
  const { page, goto } = await visit()
  const bar = page.locator('.topbar')
  await goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('absolute')
  await page.evaluate(() => window.scrollTo(0, 99))
  await page.waitForTimeout(100)
  await expect.poll(() => bar.getAttribute('class')).not.toContain('fixed')
  await page.evaluate(() => window.scrollTo(0, 160))
  await page.locator('.topbar.fixed').waitFor()
  expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('fixed')

  const lit: [path: string, kind: string, entry: string | undefined][] = [
    ['/freight/railway/query', 'is-query', 'Product service'],
    ['/business/track/58', 'is-business', 'Logistics service'],
    ['/tracerQuery', 'is-bluePage', undefined],
    ['/agreement', 'is-whiteMiddle', undefined],
  ]
  for (const [path, kind, entry] of lit) {
    await goto(path)
    await page.locator(`.topbar.${kind}`).waitFor()
    const on = page.locator('.nav .on, .nav [aria-current]').first()
    if (entry) expect((await on.textContent())?.trim()).toBe(entry)
    else await expect.poll(() => page.locator('.nav').count()).toBe(0)
  }
})

it('opens its menus by hover, by keyboard and by touch', async () => {
  const { page, goto } = await visit()
  await goto('/')
  // The drawn page answers a pointer once it is live.
  const opened = page.getByRole('banner').getByRole('link', { name: 'Multimodal' })
  await expect
    .poll(
      async () => {
        await page.mouse.move(600, 700)
        await page.getByRole('button', { name: 'Product service' }).hover()
        return opened.isVisible()
      },
      { interval: 300 },
    )
    .toBe(true)
  await page.mouse.move(600, 700)
  await opened.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Logistics service' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/business\/track\/58/)

  const hand = await visit({ phone: true })
  await hand.goto('/')
  await hand.page.getByRole('button', { name: 'Menu' }).tap()
  await hand.page.getByRole('dialog').getByRole('link', { name: 'Rail', exact: true }).tap()
  await hand.page.waitForURL(/freight\/railway\/query/)
  await hand.page.getByRole('dialog').waitFor({ state: 'hidden' })
})

it('shows the side menu from its data: opens on hover, remembers groups, shades what is scrolled under', async () => {
  const person = await visit()
  const { page, goto } = person
  await goto('/')
  await logIn(person, 'demo')
  await goto('/user/order/workBench/common/invoice/manage/apply')
  const side = page.getByRole('navigation', { name: 'Side menu' })
  await side.locator('[aria-current=page]').waitFor()
  await expect.poll(() => side.locator('[aria-current=page]').getAttribute('title')).toBe('Invoices')
  await side.hover()
  await page.waitForFunction(() => (document.querySelector('.side')?.clientWidth ?? 0) > 200)
  await side.getByRole('button', { name: 'Sea service' }).click()
  await side.getByRole('link', { name: 'My work orders' }).waitFor()
  await page.setViewportSize({ width: 1360, height: 420 })
  await side.evaluate((one) => one.scrollTo(0, 60))
  await page.locator('.side.scrolled').waitFor()
  await page.reload()
  await side.hover()
  await side.getByRole('link', { name: 'My work orders' }).click()
  await page.waitForURL(/\/user\/order\/workOrder\/sea$/)
  const isNarrow = () => (document.querySelector('.side')?.clientWidth ?? 999) < 80
  await page.mouse.move(900, 300)
  await page.waitForFunction(isNarrow)
  await side.hover()
  await side.getByRole('button', { name: 'Keep the menu open' }).click()
  await page.mouse.move(900, 300)
  await page.reload()
  await page.waitForFunction(() => (document.querySelector('.side-place')?.clientWidth ?? 0) > 200)
  await side.getByRole('button', { name: 'Keep the menu open' }).click()
  await page.mouse.move(900, 300)
  await page.waitForFunction(isNarrow)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Invoices', 'Shipment tracking', 'Company certification'])
    await page.getByRole('dialog').getByRole('link', { name }).waitFor()
})

const languages = [
  ['简体中文', 'zh-CN', 'zh', '首页'],
  ['繁體中文', 'zh-TW', 'tr', '首頁'],
  ['Русский', 'ru', 'ru', 'Главная'],
  ['English', 'en', 'en', 'Home'],
] as const

it('changes the language without a reload: words, figures, cookies and what the server says', async () => {
  const { page, goto, context } = await visit()
  await goto('/freight/railway/query')
  await page.locator('.tool.lang').waitFor()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  for (const [name, lang, code, words] of languages) {
    await page.locator('.tool.lang').focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('.pop-item', { hasText: name }).click()
    await page.getByRole('link', { name: words }).first().waitFor()
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual([
      lang,
      lang,
    ])
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie.value]))
    expect(cookies).toMatchObject({ language: code, clientType: 'OMS_PC' })
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/login-account'))
    await page.locator('header .btn.low').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab').first().click()
    await dialog.locator('input').first().fill('nobody')
    await dialog.locator('input[type=password]').fill('no-such-password')
    await dialog.locator('input[type=password]').press('Enter')
    expect((await asked).headers()['accept-language']).toBe(lang)
    const reply = (await (await asked).response()) ?? expect.fail('no answer')
    const { message } = (await reply.json()) as { message: string }
    await dialog.getByRole('alert').getByText(message).waitFor()
    await page.keyboard.press('Escape')
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

it('offers a reload when a part of the page does not come, and goes on to the wanted page after it', async () => {
  const person = await visit()
  const { page, goto } = person
  await goto('/')
  await logIn(person, 'demo')
  await goto('/user/accountSafe')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await goto('/user/info')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Favourites' }).click()
  const bar = page.getByRole('alert').filter({ hasText: 'A part of the page did not load' })
  await bar.waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.unroute('**/assets/*.js')
  await bar.getByRole('button', { name: 'Reload' }).click()
  await page.waitForURL(/workOrder\/common\/collect/)
})

it('names an unknown address as text, and keeps the way Home', async () => {
  const { page, goto } = await visit()
  await goto('/no/<b>such</b>?x=1')
  await page.getByText('The requested URL /no/').waitFor()
  await expect.poll(() => page.locator('main b').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/404')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('**/')
})

for (const language of ['en', 'zh-CN'] as const)
  it(`puts no barrier before people with disabilities in the shell (${language})`, async () => {
    const { page, goto } = await visit({ language })
    const found: string[] = []
    const look = async (what: string) => found.push(...(await barriersOn(page)).map((one) => `${what}: ${one}`))
    await goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await look('home')
    await page.locator('header .btn.low').click()
    const dialog = page.getByRole('dialog')
    for (const way of await dialog.getByRole('tab').all()) {
      await way.click()
      await page.waitForTimeout(400)
      await look(`login ${await way.textContent()}`)
    }
    await goto('/404?url=/x')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await look('404')
    await goto('/')
    await page.locator('header .btn.low').click()
    await dialog.getByRole('tab').first().click()
    await dialog.locator('input').first().fill('demo')
    await dialog.locator('input[type=password]').fill('Landbridge-demo-1')
    await dialog.locator('input[type=password]').press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await goto('/user/order/unopen/common/bill')
    await page.locator('.side').hover()
    await look('side menu')
    await page.locator('button.avatar').hover()
    await look('avatar')
    expect(found).toEqual([])
  })
