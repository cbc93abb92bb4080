import { expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { logIn, type Visit, visit } from './browser.ts'

const stamp = Date.now().toString(36)
const titles = {
  简体中文: `口岸作业时间 ${stamp}`,
  繁體中文: `口岸作業時間 ${stamp}`,
  English: `Border hours ${stamp}`,
  Русский: `Часы работы ${stamp}`,
} as const

const noticePage = '/user/order/workBench/common/notice'

/** Staff write it in every language and publish it. */
async function publish({ page, goto }: Visit): Promise<void> {
  await goto('/admin/announcements')
  await page.getByRole('button', { name: 'New announcement' }).click()
  const drawer = page.getByRole('dialog')
  for (const [language, title] of Object.entries(titles)) {
    await drawer.getByLabel(`Title (${language})`).fill(title)
    await drawer.getByLabel(`Text (${language})`).fill(`${title}.`)
  }
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByRole('button', { name: 'Publish' }).click()
  await drawer.getByRole('button', { name: 'Withdraw' }).waitFor()
}

/** The reader turns to the page again. */
const comeBack = ({ page }: Visit) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const entry = ({ page }: Visit, words: string | RegExp) =>
  page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: words, exact: true })

it('counts an announcement in the menu of every customer from its publication until each has read it', async () => {
  const [reader, other, staff] = [await visit(), await visit(), await visit()]
  for (const [person, account] of [
    [reader, 'nordwind'],
    [other, 'demo'],
    [staff, 'admin'],
  ] as const) {
    await person.goto('/')
    await logIn(person, account)
  }
  await staff.page.waitForURL('**/admin/**')

  await reader.goto(noticePage)
  await reader.page.getByRole('button', { name: 'Mark all as read' }).click({ force: true })
  await reader.page.getByRole('button', { name: 'Mark all as read', disabled: true }).waitFor()
  await reader.goto('/user/info')
  await entry(reader, 'Announcements').waitFor()

  await publish(staff)
  await comeBack(reader)
  await entry(reader, 'Announcements 1 unread').click()
  const notice = reader.page.locator('details').filter({ hasText: titles.English })
  await notice.getByText('Unread').waitFor()
  await expect.poll(() => reader.page.locator('summary').first().textContent()).toContain(titles.English)
  expect(await barriersOn(reader.page, 'main')).toEqual([])
  await notice.locator('summary').click()
  await notice.getByText(`${titles.English}.`).waitFor()
  await notice.getByText('Unread').waitFor({ state: 'detached' })
  await entry(reader, 'Announcements').waitFor()
  await reader.goto('/user/info')
  await entry(reader, 'Announcements').waitFor()

  await other.page.evaluate(() => localStorage.setItem('lang', 'ru'))
  await other.goto(noticePage)
  await other.page.locator('details').filter({ hasText: titles.Русский }).getByText('Не прочитано').waitFor()

  await staff.page.getByRole('button', { name: 'Withdraw' }).click()
  await staff.page
    .getByRole('dialog', { name: 'Withdraw this announcement?' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).waitFor()
  await other.goto(noticePage)
  await other.page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => other.page.getByText(titles.Русский).count()).toBe(0)
})
