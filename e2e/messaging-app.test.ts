import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { logIn, type Visit, type VisitOptions, visit } from './browser.ts'
import { startPortalCopy } from './portal-copy.ts'

type Portal = Awaited<ReturnType<typeof startPortalCopy>>
let portal: Portal
beforeAll(async () => {
  portal = await startPortalCopy()
})
afterAll(() => portal?.stop())

/** Somebody opens the QR code of the login dialog; the tickets of its codes are noted as they are made. */
async function openCode(options: VisitOptions = {}) {
  const person = await visit({ at: portal.address, ...options })
  const tickets: string[] = []
  person.page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('messaging-app-events')) tickets.push(url.searchParams.get('ticket') ?? '')
  })
  await person.goto('/')
  await person.page
    .getByRole('button', { name: /log in/i })
    .first()
    .click()
  await person.page.getByRole('tab', { name: 'Scan QR code' }).click()
  await person.page.getByRole('img', { name: 'QR code for WeChat' }).waitFor()
  await expect.poll(() => tickets.length).toBe(1)
  return { ...person, tickets }
}

type Asking = Awaited<ReturnType<typeof openCode>>

/** The simulated phone of somebody scans the code that is shown last. */
async function scan({ tickets, page }: Asking, whose: RegExp): Promise<Visit> {
  const phone = await visit({ at: portal.address, phone: true })
  await phone.goto(`/messaging-app/simulator?ticket=${tickets.at(-1)}`)
  await phone.page.getByRole('radio', { name: whose }).check()
  await phone.page.getByRole('button', { name: 'Scan the code' }).click()
  await phone.page.getByRole('heading', { name: 'Log in to Landbridge?' }).waitFor()
  await page.getByText('Confirm on your phone').waitFor()
  return phone
}

const confirm = ({ page }: Visit) => page.getByRole('button', { name: 'Confirm' }).click()

/** What the outbox of the back office shows as the last code. */
async function codeInOutbox(): Promise<string> {
  const admin = await visit({ at: portal.address })
  await admin.goto('/')
  await logIn(admin, 'admin')
  await admin.goto('/admin/outbox')
  const message = admin.page.getByText(/your code is \d{6}/).first()
  await message.waitFor()
  return /\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? ''
}

const isLoggedIn = async ({ page, goto }: Visit) => {
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
  await goto('/user/accountSafe')
  await page.getByRole('heading', { name: 'Security settings' }).waitFor()
}

it('lets a bound user in by scanning and confirming, after the phone has shown who asks', async () => {
  const browser = await openCode()
  const phone = await scan(browser, /Chen Mei/)
  for (const shown of ['Chrome · Linux', /127\.0\.0\.1/]) await phone.page.getByText(shown).waitFor()
  expect(await barriersOn(phone.page)).toEqual([])
  expect(await barriersOn(browser.page, '[role=dialog]')).toEqual([])
  await confirm(phone)
  await phone.page.getByText('Confirmed. Continue in the browser.').waitFor()
  await browser.page.getByText('Login succeeded').waitFor()
  await isLoggedIn(browser)
  await browser.page.getByText('WeChat', { exact: true }).first().waitFor()
  await browser.page.getByText('Linked', { exact: true }).waitFor()
})

it('has an unbound user bind a phone by the code that was sent there, and makes another QR code when that is left', async () => {
  const browser = await openCode({ phone: true })
  const { page, tickets } = browser
  await confirm(await scan(browser, /Somebody new/))
  const bind = page.getByRole('dialog', { name: 'Link your phone' })
  await bind.waitFor()
  expect(await barriersOn(page, '[role=dialog]')).toEqual([])
  await bind.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => tickets.length).toBe(2)

  await confirm(await scan(browser, /Somebody new/))
  await bind.getByLabel('Phone').fill('138 9274 5510')
  await bind.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('Sending succeeded').waitFor()
  await bind.getByLabel('SMS code').fill(await codeInOutbox())
  await bind.getByLabel('SMS code').press('Enter')
  await page.getByRole('region', { name: /^Welcome to/ }).waitFor()
  await isLoggedIn(browser)
})

it('says the code of a refusal, says that an account has been deactivated, and shows another QR code each time', async () => {
  const browser = await openCode()
  const { page, tickets } = browser
  const phone = await scan(browser, /Chen Mei/)
  await phone.page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('error code -4').waitFor()
  await expect.poll(() => tickets.length).toBe(2)

  await confirm(await scan(browser, /Zhou Ning/))
  await page.getByText('The account has been deactivated').waitFor()
  await expect.poll(() => tickets.length).toBe(3)

  const late = await visit({ at: portal.address, phone: true })
  await late.goto(`/messaging-app/simulator?ticket=${tickets[0]}`)
  await late.page.getByText('This QR code has expired').waitFor()
  await page.getByRole('img', { name: 'QR code for WeChat' }).waitFor()
  expect(new Set(tickets).size).toBe(3)
})

it('lets the code die after its time, and makes another one when asked', async () => {
  const common = portal
  portal = await startPortalCopy({ QR_EXPIRY_MS: '1500' })
  try {
    const { page, tickets } = await openCode()
    await page.getByText('The QR code has expired').waitFor()
    await page.getByRole('button', { name: 'Refresh the code' }).click()
    await page.getByText('The QR code has expired').waitFor({ state: 'hidden' })
    await expect.poll(() => tickets.length).toBe(2)
    expect(tickets[1]).not.toBe(tickets[0])
  } finally {
    await portal.stop()
    portal = common
  }
})
