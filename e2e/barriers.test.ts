import { expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { logIn, type Visit, visit } from './browser.ts'

const openPages = [
  '/',
  ...[58, 59, 63, 64].map((type) => `/business/track/${type}`),
  '/agreement',
  '/privacy',
  '/cookies',
  '/404?url=%2Fnowhere',
  '/freight/railway/query',
  '/track/share/1/2/3',
  '/invite',
]
const accountPages = [
  '/user/info',
  '/user/business',
  '/user/accountSafe',
  '/user/team',
  '/user/api-keys',
  '/user/order',
]
const deskPages = [
  '/admin/users',
  '/admin/audit',
  '/admin/outbox',
  '/admin/site-texts',
  '/admin/address-restriction',
  '/admin/security',
]

/** Home and one page of each kind besides. */
const phonePages = ['/404?url=%2Fnowhere', '/agreement', '/freight/railway/query', '/business/track/59', '/']

async function barriersOf({ page, goto }: Visit, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await goto(path)
    await page.locator('main').first().waitFor()
    await page.waitForLoadState('networkidle')
    found.push(...(await barriersOn(page)).map((one) => `${path}: ${one}`))
  }
  return found
}

const languages = ['en', 'zh-CN'] as const

it.each(languages)('sets nobody a barrier on the public pages in %s', async (language) => {
  expect(await barriersOf(await visit({ language }), openPages)).toEqual([])
})

it.each(['en', 'ru'] as const)('sets nobody a barrier on a telephone in %s', async (language) => {
  const person = await visit({ language, phone: true })
  expect(await barriersOf(person, phonePages)).toEqual([])
  await person.page
    .getByRole('banner')
    .getByRole('button', { name: /Log in|Вход/ })
    .first()
    .click()
  await person.page.getByRole('dialog').getByRole('tab').first().waitFor()
  expect(await barriersOn(person.page, 'dialog')).toEqual([])
})

it.each(languages)('sets nobody a barrier on the account pages and the desk of access in %s', async (language) => {
  const owner = await visit()
  await owner.goto('/')
  await logIn(owner, 'demo')
  await owner.goto(`/?lang=${language}`)
  const found = await barriersOf(owner, accountPages)
  const admin = await visit()
  await admin.goto('/')
  await logIn(admin, 'admin')
  await admin.goto(`/?lang=${language}`)
  expect([...found, ...(await barriersOf(admin, deskPages))]).toEqual([])
})

it('finds a barrier where there is one', async () => {
  const { page, goto } = await visit()
  await goto('/')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button></button>'))
  expect((await barriersOn(page)).join()).toContain('button-name')
})
