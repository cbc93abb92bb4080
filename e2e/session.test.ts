import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logIn, type Visit, visit } from './browser.ts'
import { codeFor } from './sent-code.ts'

const said = (page: Page, words: string | RegExp) => page.locator('.toasts').getByText(words).first().waitFor()
const storedId = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').Id as string)

const isLoggedIn = ({ page }: Visit) => page.locator('button.avatar').first().waitFor()

it('logs in by account on Enter, and refuses a wrong password in words', async () => {
  const person = await visit()
  const { page, goto } = person
  await goto('/')
  await page.getByRole('button', { name: 'Log in / Register' }).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())?.width).toBe(910)
  await expect.poll(() => dialog.getByRole('tab', { selected: true }).textContent()).toBe('Phone')
  await dialog.getByRole('tab', { name: 'Account' }).click()
  await dialog.getByLabel('Account').fill('demo')
  await dialog.getByLabel('Password').fill('not-the-word-7')
  await dialog.getByLabel('Password').press('Enter')
  await dialog.getByRole('alert').getByText('The account or the password is wrong').waitFor()
  await dialog.getByLabel('Password').fill('Landbridge-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await said(page, 'Login succeeded')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Chen Mei' }).waitFor()
})

it('makes an account for a new number that logs in by its telephone, and counts the seconds to the next code', async () => {
  const phone = `139${String(Date.now()).slice(-8)}`
  const person = await visit()
  const { page, goto } = person
  await goto('/')
  await page.getByRole('button', { name: 'Log in / Register' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await dialog.getByText('No account yet?').waitFor()
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await dialog.getByText('Please fill in mobile number').waitFor()
  const box = await dialog.getByAltText('Picture with four characters').boundingBox()
  expect([box?.width, box?.height]).toEqual([83, 32])
  await dialog.getByLabel('Phone', { exact: true }).last().fill(phone)
  await dialog.getByRole('button', { name: 'I cannot see the picture' }).click()
  await dialog.getByText('Your browser has completed the check for you').waitFor()
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await said(page, 'Sending succeeded')
  await dialog.getByText('Check your spam folder').waitFor()
  await dialog.getByRole('button', { name: /Again in \d+ s/ }).waitFor()
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sms ')))
  expect(kept).toEqual(['sms header'])
  await dialog.getByLabel('SMS code').fill(await codeFor(phone))
  await dialog.getByRole('button', { name: 'Log in / Register' }).click()
  await page.getByRole('region', { name: /^Welcome to/ }).waitFor()
  await page.getByRole('button', { name: 'Not certified' }).waitFor()
})

it('logs out in every tab, says so before and after the reload, and follows the next login too', async () => {
  const first = await visit()
  await first.goto('/')
  await logIn(first, 'demo')
  const page = await first.context.newPage()
  await page.goto('/user/order')
  const second: Visit = { ...first, page }
  await isLoggedIn(second)

  await first.page.evaluate(() => localStorage.setItem('billTip', '1'))
  await first.page.locator('button.avatar').hover()
  const reloaded = first.page.waitForEvent('load')
  await first.page.getByRole('button', { name: 'Log out' }).click()
  await said(first.page, 'Exit succeeded')
  await page.getByRole('button', { name: 'Log in / Register' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await reloaded
  await said(first.page, 'Exit succeeded')
  expect(await first.page.evaluate(() => [localStorage.getItem('billTip'), localStorage.getItem('token')])).toEqual([
    null,
    null,
  ])

  await logIn(first, 'demo')
  await isLoggedIn(second)
  expect(await storedId(page)).toBe(await storedId(first.page))
})

it('leads a guest Home from guarded pages with a tip, and on to the asked page after the login', async () => {
  const person = await visit()
  const { page, goto } = person
  for (const path of ['/user/info', '/freight/reorder/railway', '/user/order/workBench/common/bill']) {
    await goto(path)
    await said(page, 'Please log in first')
    await page.waitForURL((url) => url.pathname === '/')
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Account' }).click()
  await dialog.getByLabel('Account').fill('demo')
  await dialog.getByLabel('Password').fill('Landbridge-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await page.waitForURL(/\/user\/order\/workBench\/common\/bill$/)
  await page.locator('.side [aria-current=page]').waitFor()
  await expect.poll(() => page.locator('.side [aria-current=page]').getAttribute('title')).toBe('My bills')
})

it('ends where the server says that the session is over: a hint, Home, and back after the next login', async () => {
  const person = await visit()
  const { page, goto, context } = person
  await goto('/')
  await logIn(person, 'demo')
  await goto('/user/info')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const told = said(page, 'Please log in again')
  await context.clearCookies({ name: /^(?!language|clientType)/ })
  // Whoever asks first is told of the end: the reader by this click, or the page by itself, which then has gone Home with its link.
  const clicked = page.getByRole('link', { name: 'Security settings' }).first().click()
  await Promise.race([told, clicked.catch(() => told)])
  await told
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await storedId(page)).toBeUndefined()
})

it('opens no order page for a blocked address, and goes on where the address cannot be learnt', async () => {
  const person = await visit()
  const { page, goto } = person
  await goto('/')
  await logIn(person, 'demo')
  const answer = { success: true, data: { origin: '203.0.113.31', blocked: true } }
  await page.route('**/api/v1/client-ip*', (route) => route.fulfill({ json: answer }))
  await goto('/freight/reorder/railway')
  await said(page, /Placing orders directly for customers in the order system is forbidden/)
  await page.waitForURL((url) => url.pathname === '/')
  await page.unroute('**/api/v1/client-ip*')
  await page.route('**/api/v1/client-ip*', (route) => route.abort())
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /could not be learnt/.test(message.text()),
  )
  await goto('/freight/reorder/railway')
  await logged
  await page.getByText('Still missing').first().waitFor()
})
