import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

const openCommands = async () => {
  const gallery = await openGallery('over')
  const button = gallery.state('command list').getByRole('button')
  await button.focus()
  await gallery.page.keyboard.press('Enter')
  const field = gallery.page.getByRole('searchbox', { name: 'Go to a page' })
  await field.waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  const items = () => gallery.page.getByRole('menuitem').allTextContents()
  return { gallery, button, items, press: (key: string) => gallery.page.keyboard.press(key) }
}

it('finds what is typed, in its name or its group; arrows move, Enter takes it, and the focus goes back', async () => {
  const { gallery, button, items, press } = await openCommands()
  await expect.poll(() => items()).toHaveLength(5)
  await gallery.page.keyboard.type('sys')
  await expect.poll(items).toEqual(['CarriersSystem'])
  await press('Enter')
  await expect.poll(() => gallery.value('command list')).toBe('Carriers')
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  await press('Enter')
  await expect.poll(items).toHaveLength(5)
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Enter')
  await expect.poll(() => gallery.value('command list')).toBe('Work orders')
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
})

it('says that nothing fits, and leaves by Escape without choosing', async () => {
  const { gallery, press } = await openCommands()
  await gallery.page.keyboard.type('zzz')
  await gallery.page.getByText('Nothing matches').waitFor()
  await press('Escape')
  await press('Escape')
  await gallery.page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => gallery.value('command list')).toBe('')
})

it('takes nothing while an input method composes', async () => {
  const { gallery, items, press } = await openCommands()
  await gallery.compose('gong')
  await press('Enter')
  await expect.poll(() => gallery.value('command list')).toBe('')
  await gallery.insert('公告')
  await expect.poll(items).toEqual(['公告'])
  await press('ArrowDown')
  await press('Enter')
  await expect.poll(() => gallery.value('command list')).toBe('公告')
})
