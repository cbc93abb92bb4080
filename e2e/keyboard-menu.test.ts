import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

async function openMenu(name: string) {
  const gallery = await openGallery('over')
  const { page, state } = gallery
  const button = state(name).getByRole('button').first()
  const press = (key: string) => page.keyboard.press(key)
  const lit = () => page.evaluate(() => document.activeElement?.getAttribute('data-key'))
  const isOn = (label: string | undefined) => expect.poll(lit).toBe(label)
  const closed = async () => {
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  return { ...gallery, button, press, isOn, closed }
}

it('opens at its first or last item, goes round by arrows, Home, End and first letters', async () => {
  const { button, press, isOn, closed, page } = await openMenu('menu')
  await button.focus()
  await press('ArrowDown')
  await isOn('Accept')
  await press('ArrowDown')
  await isOn('Send back')
  await press('End')
  await isOn('Export')
  await press('ArrowDown')
  await isOn('Accept')
  await press('ArrowUp')
  await isOn('Export')
  await press('Home')
  await isOn('Accept')
  await page.keyboard.type('ch')
  await isOn('Change')
  await press('Escape')
  await closed()
  await press('ArrowUp')
  await isOn('Export')
  await press('Escape')
  await closed()
})

it('does what Enter and the space bar choose, once, and gives the focus back', async () => {
  const { button, press, isOn, closed, value } = await openMenu('menu')
  await button.focus()
  for (const [key, first, chosen] of [
    ['Enter', 'Accept', 'Send back'],
    [' ', 'Accept', 'Send back'],
  ] as const) {
    await press(key)
    await isOn(first)
    await press('ArrowDown')
    await isOn(chosen)
    await press(key)
    await closed()
    await expect.poll(() => value('menu')).toBe(chosen)
  }
})

it('reaches what is refused, reads why, and does not do it', async () => {
  const { button, press, isOn, value, page } = await openMenu('menu')
  await button.focus()
  await press('ArrowDown')
  await isOn('Accept')
  await page.keyboard.type('can')
  await isOn('Cancel the booking')
  const refused = page.getByRole('menuitem', { name: 'Cancel the booking The train has left' })
  await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true')
  await press('Enter')
  await refused.click({ force: true })
  await refused.waitFor()
  await expect.poll(() => value('menu')).toBe('')
})

it('leads to a dialog and back to its button', async () => {
  const { button, press, isOn, closed, page } = await openMenu('menu to a dialog')
  await button.focus()
  await press('ArrowDown')
  await isOn('Accept')
  await press('Enter')
  await page.getByRole('dialog', { name: 'Accept' }).waitFor()
  await press('Escape')
  await page.getByRole('dialog', { name: 'Accept' }).waitFor({ state: 'hidden' })
  await closed()
})

it('says which of several holds', async () => {
  const { button, press, isOn, closed, page } = await openMenu('menu of choices')
  await button.focus()
  await press('Enter')
  await page.getByRole('menuitemradio', { name: 'Owner', checked: true }).waitFor()
  await isOn('Owner')
  await press('ArrowDown')
  await press('Enter')
  await closed()
  await expect.poll(() => button.textContent()).toBe('Role: Finance')
})
