import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { portalNow } from '../tooling/moment.ts'
import { logIn, type Visit, visit } from './browser.ts'
import { startPortalCopy } from './portal-copy.ts'

let portal: Awaited<ReturnType<typeof startPortalCopy>>
beforeAll(async () => {
  portal = await startPortalCopy()
})
afterAll(() => portal?.stop())

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app on a telephone shows for a secret, now or so many half minutes on: RFC 6238, worked out anew. */
function shownByApp(secret: string, stepsOn = 0): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(portalNow() / 30_000) + stepsOn))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Somebody gives account and password, and is asked for the second factor. */
async function askedForCode(): Promise<Visit> {
  const person = await visit({ at: portal.address })
  await person.goto('/')
  await person.page
    .getByRole('button', { name: /log in/i })
    .first()
    .click()
  const dialog = person.page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Account' }).click()
  await dialog.getByLabel('Account').first().fill('finance')
  await dialog.getByLabel('Password').first().fill('Landbridge-demo-1')
  await dialog.getByLabel('Password').first().press('Enter')
  await dialog.getByLabel('Code from the app').waitFor()
  return person
}

const isIn = ({ page }: Visit) => page.getByRole('dialog').waitFor({ state: 'hidden' })

it('is set up by staff, asked for at login, stood in for by a recovery code, and switched off', async () => {
  const finance = await visit({ at: portal.address })
  await finance.goto('/')
  await logIn(finance, 'finance')
  await finance.goto('/admin/security')
  const { page } = finance
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').first().fill('Landbridge-demo-1')
  await dialog.getByLabel('Password').first().press('Enter')
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  expect(await barriersOn(page, '[role=dialog]')).toEqual([])
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '')
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await dialog.getByText('The code is wrong, or it has been used already').waitFor()
  const first = shownByApp(secret)
  await dialog.getByLabel('Code from the app').fill(first)
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await dialog.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  const codes = await dialog.locator('li code').allTextContents()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 recovery codes left').waitFor()

  const byApp = await askedForCode()
  expect(await barriersOn(byApp.page, '[role=dialog]')).toEqual([])
  await byApp.page.getByLabel('Code from the app').fill(first)
  await byApp.page.getByLabel('Code from the app').press('Enter')
  await byApp.page.getByText('The code is wrong, or it has been used already').waitFor()
  await byApp.page.getByLabel('Code from the app').fill(shownByApp(secret, 1))
  await byApp.page.getByLabel('Code from the app').press('Enter')
  await isIn(byApp)

  const byRecovery = await askedForCode()
  await byRecovery.page.getByRole('button', { name: /Use a recovery code/ }).click()
  await byRecovery.page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await byRecovery.page.getByLabel('Recovery code').press('Enter')
  await isIn(byRecovery)

  await page.reload()
  await page.getByText('9 recovery codes left').waitFor()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await dialog.getByRole('button', { name: /Use a recovery code/ }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await dialog.getByText('The recovery code is wrong, or it has been used already').waitFor()
  await dialog.getByLabel('Recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await isIn(finance)
  await page.getByText('Two-step verification is off').waitFor()
  const again = await visit({ at: portal.address })
  await again.goto('/')
  await logIn(again, 'finance')
})

it('stands in the audit log, filtered by an address that can be shared', async () => {
  const admin = await visit({ at: portal.address })
  await admin.goto('/')
  await logIn(admin, 'admin')
  await admin.goto('/admin/audit?action=access.second-factor-on')
  await admin.page.getByRole('cell', { name: 'Switched two-step verification on' }).first().waitFor()
  await expect.poll(() => admin.page.getByRole('cell', { name: 'Logged in' }).count()).toBe(0)
  expect(await barriersOn(admin.page, 'main')).toEqual([])
  await admin.page.getByRole('combobox', { name: 'Action' }).fill('Logged in')
  await admin.page.getByRole('option', { name: /^Logged in/ }).click()
  await admin.page.getByRole('cell', { name: 'Logged in' }).first().waitFor()
  expect(admin.page.url()).toContain('action=access.login')
})
