import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

const hasFocus = (part: Locator) => expect.poll(() => part.evaluate((one) => one.contains(document.activeElement)))

it('keeps Tab inside, closes on Escape and gives the focus back to what opened it', async () => {
  const { page, state } = await openGallery('over')
  const opener = state('dialog').getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Return the booking' })
  await hasFocus(dialog).toBe(true)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press(step < 6 ? 'Tab' : 'Shift+Tab')
    await hasFocus(dialog).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await hasFocus(opener).toBe(true)
})

it('closes the innermost on Escape: a menu, then the dialog over a drawer, then the drawer', async () => {
  const { page, state } = await openGallery('over')
  await state('dialog').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Return the booking' })
  await dialog.getByRole('button', { name: 'Why' }).click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await hasFocus(dialog.getByRole('button', { name: 'Why' })).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await state('dialog over a drawer').getByRole('button').click()
  const drawer = page.getByRole('dialog', { name: 'The user' })
  await drawer.getByRole('button', { name: 'Set a password' }).click()
  const inner = page.getByRole('dialog', { name: 'The password' })
  await inner.waitFor()
  await page.keyboard.press('Escape')
  await inner.waitFor({ state: 'hidden' })
  await hasFocus(drawer.getByRole('button', { name: 'Set a password' })).toBe(true)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
})

it('loses nothing by a slip: not by words dragged onto the page, and not without being asked', async () => {
  const { page, state } = await openGallery('over')
  await state('dialog').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Return the booking' })
  const reason = dialog.getByLabel('Reason')
  await reason.fill('The weight is missing')
  const { x, y, width } = (await reason.boundingBox()) ?? expect.fail('no field')
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  await page.mouse.move(20, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  for (const way of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 400)]) {
    await way()
    await page.getByText('Close without saving?').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Close without saving?').waitFor({ state: 'hidden' })
    await hasFocus(dialog).toBe(true)
    await expect.poll(() => reason.inputValue()).toBe('The weight is missing')
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard', exact: true }).last().click()
  await dialog.waitFor({ state: 'hidden' })
})

it('closes what is shown only once by its button alone', async () => {
  const { page, state } = await openGallery('over')
  await state('dialog, shown once').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'The key' })
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 400)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

it('fills a telephone’s screen where it is long, and the page behind neither scrolls nor moves', async () => {
  const { page, state } = await openGallery('over', { phone: true })
  const opener = state('dialog, long').getByRole('button')
  const place = () => page.evaluate(() => [Math.round(scrollY / 10), document.documentElement.clientWidth])
  // Fonts that come late move the page, and so does the browser's driver for a button that is half in view.
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 104)))
  await opener.scrollIntoViewIfNeeded()
  const before = await place()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Read the terms' })
  await dialog.waitFor()
  await expect.poll(() => page.locator('.dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 })
  await page.mouse.wheel(0, 4_000)
  expect(await place()).toEqual(before)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await place()).toEqual(before)
})
