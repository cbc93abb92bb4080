import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

const openDialog = async () => {
  const gallery = await openGallery('inside')
  await gallery.page.getByRole('button', { name: 'Open' }).click()
  const dialog = gallery.page.getByRole('dialog', { name: 'Where and when' })
  await dialog.waitFor()
  return { gallery, dialog, press: (key: string) => gallery.page.keyboard.press(key) }
}

it('closes the list alone, then the dialog, and gives the focus back', async () => {
  const { gallery, dialog, press } = await openDialog()
  const place = dialog.getByRole('combobox', { name: 'Place' })
  await place.focus()
  await gallery.page.keyboard.type('ham')
  await gallery.page.locator('[role=option].lit', { hasText: 'Hamburg' }).waitFor()
  await press('Escape')
  await expect.poll(() => gallery.page.locator('[role=option]').count()).toBe(0)
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true)
  await press('ArrowDown')
  await press('End')
  await press('Enter')
  await expect.poll(() => place.inputValue()).toBe('Duisburg')
  await place.click()
  await gallery.page.getByRole('option', { name: 'Hamburg' }).click()
  await expect.poll(() => gallery.value('dialog')).toEqual(['Hamburg', ''])
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await press('Escape')
  // Something was entered, so the dialog asks before it goes.
  await gallery.page.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  const name = () => document.activeElement?.textContent
  await expect.poll(() => gallery.page.evaluate(name)).toBe('Open')
})

it('closes the calendar alone, by Escape in its field and among its days', async () => {
  const { gallery, dialog, press } = await openDialog()
  const day = dialog.getByRole('combobox', { name: 'Day' })
  const grid = gallery.page.getByRole('grid')
  await day.focus()
  await press('ArrowDown')
  await grid.waitFor()
  await press('ArrowRight')
  await press('Escape')
  await grid.waitFor({ state: 'detached' })
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
  await day.click()
  await grid.waitFor()
  await press('Escape')
  await grid.waitFor({ state: 'detached' })
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await day.click()
  await grid.getByRole('button').filter({ hasText: /^15$/ }).first().click()
  await expect.poll(() => gallery.value('dialog')).toEqual(['', expect.stringMatching(/-15$/)])
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await press('Escape')
  // Something was entered, so the dialog asks before it goes.
  await gallery.page.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
})

it('closes the calendar alone in a filter, and searches no word that is half written', async () => {
  const gallery = await openGallery('inside')
  const { page } = gallery
  await page.getByRole('button', { name: 'Ordered' }).click()
  const start = page.getByRole('dialog').getByRole('combobox').first()
  await start.click()
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await expect.poll(() => start.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await start.waitFor({ state: 'detached' })
  await page.getByRole('searchbox').focus()
  await gallery.compose('西安')
  await page.keyboard.press('Enter')
  await expect.poll(() => gallery.value('filters')).toEqual(['', '', ''])
  await gallery.insert('西安')
  await page.keyboard.press('Enter')
  await expect.poll(() => gallery.value('filters')).toEqual(['西安', '', ''])
})
