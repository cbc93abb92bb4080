import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { choose, logIn, type Visit, visit } from './browser.ts'
import { codeFor } from './sent-code.ts'

/** Somebody at the keyboard, who is counted: what is filled in, what is pressed, and every key. */
class Hands {
  entries: string[] = []
  presses = 0
  keys = 0

  async type(field: Locator, words: string, name: string): Promise<void> {
    await field.fill(words)
    this.entered(name, words.length)
  }
  async choose(page: Page, label: string, typed: string, option: RegExp): Promise<void> {
    await choose(page, label, typed, option)
    this.entered(label, typed.length + 1)
  }
  async tick(box: Locator, name: string): Promise<void> {
    await box.check()
    this.entered(name, 0)
  }
  async press(button: Locator): Promise<void> {
    await button.click()
    this.presses += 1
  }
  private entered(name: string, keys: number): void {
    this.entries.push(name)
    this.keys += keys
  }
  /**
   * Seconds of a practised hand by the keystroke-level model (Card, Moran and Newell 1980), for keys, pointing, homing
   * and thinking.
   */
  get minutes(): number {
    const [entering, pressing] = [1.35 + 1.1 + 0.4, 1.35 + 1.1 + 0.2]
    return (this.keys * 0.28 + this.entries.length * entering + this.presses * pressing) / 60
  }
}

/** Makes an account by telephone in the dialog that Book opens. */
async function register({ page }: Visit, hands: Hands, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await hands.type(dialog.getByLabel('Phone', { exact: true }).last(), phone, 'telephone')
  await hands.press(dialog.getByRole('button', { name: 'I cannot see the picture' }))
  await dialog.getByText('Your browser has completed the check for you').waitFor()
  await hands.press(dialog.getByRole('button', { name: 'Send the code' }))
  await dialog.getByRole('button', { name: /Again in \d+ s/ }).waitFor()
  await hands.type(dialog.getByLabel('SMS code'), await codeFor(phone), 'code')
  await hands.press(dialog.getByRole('button', { name: 'Log in / Register' }))
}

async function findPrice({ page, goto }: Visit, hands: Hands): Promise<void> {
  await goto('/')
  await hands.choose(page, 'From', 'xian', /CNXIA/)
  await hands.choose(page, 'To', 'hamburg', /DEHAM/)
  await hands.press(page.getByRole('button', { name: 'See prices' }))
  await page.getByText('Sample').first().waitFor()
  await hands.press(page.getByRole('button', { name: /^Book/ }).first())
}

/** What nobody but the customer knows of the shipment; the rest stands there already. */
async function fillIn({ page }: Visit, hands: Hands): Promise<void> {
  await page.getByText('Still missing').first().waitFor()
  await hands.type(page.getByLabel('Description, Line 1'), 'Washing machines', 'description')
  await hands.type(page.getByRole('combobox', { name: 'HS code, Line 1' }), '845011', 'HS code')
  await hands.type(page.getByLabel('Packages, Line 1'), '420', 'packages')
  await hands.choose(page, 'Package type, Line 1', 'carton', /carton/i)
  await hands.type(page.getByLabel('Gross, kg, Line 1'), '18640', 'gross weight')
  await hands.type(
    page.getByRole('textbox', { name: '*Company' }),
    `Green Kettle Ltd ${Date.now().toString(36)}`,
    'company',
  )
  await hands.type(page.getByRole('textbox', { name: '*Contact' }), 'Wei Newcomer', 'contact')
  await hands.tick(page.getByLabel('I accept the terms of carriage'), 'terms')
}

/** Nobody has looked at the papers of the company yet; the clerk knows it and says so. */
async function liftCertification({ page }: Visit): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click()
  const lift = page.getByRole('dialog', { name: 'Lift the hold: Company not certified' })
  await lift.getByRole('textbox').fill('Known by telephone')
  await lift.getByRole('button', { name: 'Lift the hold' }).click()
  await lift.waitFor({ state: 'detached' })
}

it('takes a newcomer from the front page to an accepted booking by few entries', async () => {
  const [newcomer, clerk] = [await visit(), await visit()]
  const hands = new Hands()
  await findPrice(newcomer, hands)
  await register(newcomer, hands, `137${String(Date.now()).slice(-8)}`)
  await newcomer.page.waitForURL(/\/freight\/reorder\/railway/)
  await fillIn(newcomer, hands)
  await newcomer.page.getByText(/Draft saved/).waitFor()
  await hands.press(newcomer.page.getByRole('button', { name: 'Submit booking' }))
  const number = newcomer.page.getByText(/^R\d{6}-[2-9A-HJ-NP-Z]{5}$/).first()
  await number.waitFor()
  const bookingNo = (await number.textContent()) ?? ''

  await clerk.goto('/')
  await logIn(clerk, 'ops')
  await clerk.goto(`/admin/bookings?keyword=${bookingNo}`)
  await clerk.page.getByText(bookingNo).first().click()
  await clerk.page.getByRole('button', { name: 'Accept' }).first().click()
  await liftCertification(clerk)
  await clerk.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await clerk.page.getByText('Accepted', { exact: true }).first().waitFor()

  // Two to find the price, two to come in, eight of the shipment: the day the cargo is ready follows from the train.
  expect(hands.entries).toHaveLength(12)
  expect(hands.presses).toBeLessThanOrEqual(6)
  expect(hands.minutes).toBeLessThan(2.5)
})
