import { expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { choose, logIn, type Visit, visit } from './browser.ts'
import { invitedPassword, makeNewcomer } from './invited.ts'

const stamp = Date.now().toString(36)
const company = `Certify Trading ${stamp}`

/** The smallest picture there is. */
const licence = {
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** What the head of the page says of the company under the picture. */
async function saysInHead({ page }: Visit, words: string): Promise<void> {
  await page.locator('.avatar').first().hover()
  await page.locator('.who').getByText(words).waitFor()
}

async function addLicence({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Add a file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(licence)
  await dialog.getByRole('button', { name: 'Add a file' }).click()
  await page.getByText('Business licence').first().waitFor()
}

it('takes a company from its papers by way of a refusal to the label in the head', async () => {
  const account = `wei-${stamp}`
  await makeNewcomer(account)
  const owner = await visit()
  const { page } = owner
  await owner.goto('/')
  await logIn(owner, account, invitedPassword)
  await owner.goto('/user/business')
  await page.getByLabel('Company name').fill(company)
  await page.getByRole('button', { name: 'Save company details' }).click()
  await page.getByRole('button', { name: 'Send for certification' }).waitFor()
  await choose(page, '*Country', 'China', /^China/)
  await page.getByLabel('Tax number').fill('91610131MA6TXHD81X')
  await page.getByLabel('Company phone').fill('+86 29 8888 0000')
  await page.getByLabel('Address').fill('Xi’an, Gaoxin Road 1')
  await page.getByRole('button', { name: 'Send for certification' }).click()
  await page.getByText('Upload the business licence').waitFor()
  await addLicence(owner)
  await page.getByRole('button', { name: 'Send for certification' }).click()
  await page.getByText('We are checking your data').waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  await saysInHead(owner, 'Under certification')

  const clerk = await visit()
  await clerk.goto('/')
  await logIn(clerk, 'admin')
  await clerk.goto(`/admin/customers?keyword=${encodeURIComponent(company)}`)
  await clerk.page.getByText(company).first().click()
  await clerk.page.getByRole('button', { name: 'licence.png', exact: true }).click()
  await clerk.page.getByRole('img', { name: 'licence.png' }).waitFor()
  await clerk.page.keyboard.press('Escape')
  await clerk.page.getByRole('button', { name: 'Refuse' }).click()
  const refusal = clerk.page.getByRole('dialog')
  await refusal.getByLabel('Reason').fill('The licence cannot be read')
  await refusal.getByRole('button', { name: 'Refuse' }).click()
  await refusal.waitFor({ state: 'hidden' })

  await page.reload()
  await page.getByText('The licence cannot be read').waitFor()
  await addLicence(owner)
  await page.getByRole('button', { name: 'Send for certification' }).click()
  await page.getByText('We are checking your data').waitFor()
  await clerk.page.reload()
  await clerk.page.getByRole('button', { name: 'Certify' }).click()
  await clerk.page.getByRole('dialog').getByRole('button', { name: 'Certify' }).click()
  await clerk.page.getByText('Certified').first().waitFor()
  await page.reload()
  await page.getByText('Your company is certified.').waitFor()
  await saysInHead(owner, 'Certified')
})
