import { expect, it } from 'vitest'
import { choose, logIn, type Visit, visit } from './browser.ts'

const address = '/cookies'
const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 })

/** The public page is drawn anew within seconds of a change. */
async function waitForHeading(reader: Visit, words: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await reader.goto(address)
        return heading(reader).textContent()
      },
      { interval: 500 },
    )
    .toBe(words)
}

it('lets staff change a page, look at it, publish it and take it back, and guests read it in their language', async () => {
  const staff = await visit()
  const [guest, russian] = [await visit(), await visit({ language: 'ru' })]
  await waitForHeading(guest, 'Cookie use')

  await staff.goto('/')
  await logIn(staff, 'admin')
  await staff.page.waitForURL('**/admin/**')
  await staff.goto('/admin/site-texts')
  await staff.page.getByRole('link', { name: 'Cookie use' }).click()
  await staff.page.getByLabel('Page title').fill('Cookies, in short')
  await staff.page.getByRole('button', { name: 'Preview' }).click()
  const preview = staff.page.getByRole('dialog')
  await preview.getByText('Cookies, in short').waitFor()
  await preview.getByRole('button', { name: 'Close' }).first().click()

  await staff.page.getByRole('link', { name: 'Site texts' }).first().click()
  const question = staff.page.getByRole('dialog')
  await question.getByText('unsaved changes').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await staff.page.getByRole('button', { name: 'Save draft' }).click()
  await staff.page.getByText('Draft saved').waitFor()
  await guest.goto(address)
  await expect.poll(() => heading(guest).textContent()).toBe('Cookie use')

  await staff.page.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.page.getByText('Everybody sees it now').waitFor()
  await waitForHeading(guest, 'Cookies, in short')
  await waitForHeading(russian, 'Файлы cookie')

  await staff.page.getByRole('button', { name: 'History' }).click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).first().click()
  await staff.page.getByText('Restored as a draft').waitFor()
  await staff.page.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.page.getByText('Everybody sees it now').last().waitFor()
  await waitForHeading(guest, 'Cookie use')
})

it('leads from Home to the prices with what was chosen, in every mode', async () => {
  const { page, goto } = await visit()
  await goto('/')
  await choose(page, 'From', 'xian', /CNXIA/)
  await choose(page, 'To', 'hamb', /DEHAM/)
  await page.getByLabel('Container', { exact: true }).selectOption('20GP')
  await page.getByLabel('Container owner', { exact: true }).selectOption('SOC')
  const days = await page.getByLabel('Departure', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'See prices' }).click()
  await page.waitForURL('**/freight/railway/query?**')
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'From', exact: true }).inputValue()).toMatch(/Xi.an/)
  await expect.poll(() => page.getByRole('combobox', { name: 'To', exact: true }).inputValue()).toMatch(/Hamburg/)
  await expect.poll(() => page.getByLabel('Departure', { exact: true }).inputValue()).toBe(days)
  await expect.poll(() => page.getByLabel('Container', { exact: true }).inputValue()).toBe('20GP')
  await expect.poll(() => page.getByLabel('Container owner', { exact: true }).inputValue()).toBe('F')
  await page.getByText('20GP price, lowest first').waitFor()

  await goto('/freight/railway/query')
  await expect.poll(() => page.getByLabel('Departure', { exact: true }).inputValue()).toBe(days)

  await goto('/')
  await page.getByRole('radio', { name: 'Air' }).check({ force: true })
  await page.getByLabel('Weight, kg').fill('320')
  await page.getByRole('button', { name: 'See prices' }).click()
  await page.waitForURL('**/freight/air/query?**')
  expect(new URL(page.url()).searchParams.get('weightKg')).toBe('320')
})

it('shows an introduction for every known business and 404 for any other', async () => {
  const { page, goto } = await visit({ language: 'zh-CN' })
  await goto('/business/track/59')
  await page.getByRole('heading', { level: 1, name: '国际集装箱班列' }).waitFor()
  await goto('/business/track/77')
  await page.waitForURL('**/404?**')
})
