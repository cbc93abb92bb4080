import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

/** A quiet browser that looks nothing up on its own. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = () => process.env.CHROMIUM ?? '/usr/bin/chromium'

export const hasChromium = (): boolean => existsSync(executablePath())

/** At the pace of a program, or with a pause before each step (`SLOW_MS`) so that people can follow. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath(), args: flags, slowMo: Number(process.env.SLOW_MS ?? 0) })

/** Logs in through the dialog in the header. */
export async function logInByDialog(page: Page, account: string, password: string): Promise<void> {
  await page
    .getByRole('button', { name: /log in/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab').first().click()
  await dialog
    .getByLabel(/account/i)
    .first()
    .fill(account)
  await dialog
    .getByLabel(/password/i)
    .first()
    .fill(password)
  await dialog
    .getByLabel(/password/i)
    .first()
    .press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}
