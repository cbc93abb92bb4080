import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { enter, type Gallery, ofLibrary, openGallery } from './gallery.ts'

const openField = async (state: string, options?: Parameters<typeof openGallery>[1]) => {
  const gallery = await openGallery('choices', options)
  const field = gallery.state(state).getByRole('combobox')
  await enter(field)
  return {
    gallery,
    field,
    press: (key: string) => gallery.page.keyboard.press(key),
    type: (words: string) => gallery.page.keyboard.type(words),
  }
}
/** Which option is in reach: of a long list it is drawn a moment later. */
const isLit = ({ page }: Gallery, station: number) =>
  expect.poll(() => page.locator('[role=option].lit').allTextContents()).toEqual([`Station ${station} S${station}`])
const isOpen = async (field: Locator) => (await field.getAttribute('aria-expanded')) === 'true'

it('finds one of many by keyboard: arrows, Home, End, Page keys, Enter, Escape', async () => {
  const { gallery, field, press, type } = await openField('select of 9999')
  await expect.poll(() => isOpen(field)).toBe(false)
  await press('ArrowDown')
  await expect.poll(() => isOpen(field)).toBe(true)
  await isLit(gallery, 1)
  await press('ArrowDown')
  await isLit(gallery, 2)
  await press('PageDown')
  await isLit(gallery, 12)
  await press('PageUp')
  await isLit(gallery, 2)
  await press('End')
  await isLit(gallery, 9999)
  await press('Home')
  await isLit(gallery, 1)
  await type('77')
  await isLit(gallery, 77)
  await press('Enter')
  await expect.poll(() => isOpen(field)).toBe(false)
  await expect.poll(() => gallery.value('select of 9999')).toBe('77')
  await press('ArrowDown')
  await isLit(gallery, 77)
  await type('nothing')
  await press('Escape')
  await expect.poll(() => isOpen(field)).toBe(false)
  await expect.poll(() => field.inputValue()).toBe('Station 77')
  await expect.poll(() => gallery.value('select of 9999')).toBe('77')
})

it('clears by keyboard, goes on with Tab without choosing, and takes what is typed before the list has come', async () => {
  const { gallery, field, press } = await openField('select, chosen')
  await expect.poll(() => field.inputValue()).toBe('Hamburg')
  await press('Control+a')
  await press('Delete')
  await press('Tab')
  await expect.poll(() => gallery.value('select, chosen')).toBe('')
  const remote = gallery.state('remote select').getByRole('combobox')
  await remote.focus()
  await gallery.page.keyboard.type('cheng')
  await gallery.page.keyboard.press('Enter')
  await expect.poll(() => gallery.value('remote select')).toBe('')
  await gallery.page.locator('[role=option].lit', { hasText: 'Chengdu' }).waitFor()
  await gallery.page.keyboard.press('Tab')
  await expect.poll(() => gallery.value('remote select')).toBe('')
  await expect.poll(() => remote.inputValue()).toBe('')
  await remote.focus()
  // Other words than before: what fitted those is still known, and would be lit before the answer comes.
  await gallery.page.keyboard.type('hamb')
  await gallery.page.locator('[role=option].lit', { hasText: 'Hamburg' }).waitFor()
  await gallery.page.keyboard.press('Enter')
  await expect.poll(() => gallery.value('remote select')).toBe('DEHAM')
})

const library = '**/list-input-*.js'

const delayLibrary = ({ page }: Gallery) =>
  page.route(library, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })

it('loses no key typed before the library has come', async () => {
  const gallery = await openGallery('choices')
  await delayLibrary(gallery)
  const field = gallery.state('select').getByRole('combobox')
  await field.focus()
  await gallery.page.keyboard.type('ham')
  await gallery.page.locator('[role=option].lit', { hasText: 'Hamburg' }).waitFor()
  await gallery.page.keyboard.type('b')
  await expect.poll(() => field.inputValue()).toBe('hamb')
  await gallery.page.keyboard.press('Enter')
  await expect.poll(() => gallery.value('select')).toBe('DEHAM')
})

it('opens no list in a field that was left before the library came, and hides nothing around it', async () => {
  const gallery = await openGallery('choices')
  await delayLibrary(gallery)
  const taken = gallery.page.waitForResponse(library)
  const field = gallery.state('select').getByRole('combobox')
  await field.focus()
  await gallery.page.keyboard.type('ham')
  await gallery.state('tags').getByRole('combobox').focus()
  await taken
  await field.and(gallery.page.locator(ofLibrary)).waitFor()
  await expect.poll(() => isOpen(field)).toBe(false)
  expect(
    await gallery.page.locator('.gallery-state[aria-hidden=true], [aria-hidden=true] .gallery-state').count(),
  ).toBe(0)
})

it('opens with the first press, also where another field has brought the library', async () => {
  const gallery = await openGallery('choices')
  const tags = gallery.state('tags').getByRole('combobox')
  await tags.click()
  await tags.and(gallery.page.locator(ofLibrary)).waitFor()
  await gallery.page.keyboard.press('Escape')
  const field = gallery.state('select').getByRole('combobox')
  await field.click()
  await expect.poll(() => isOpen(field)).toBe(true)
  await gallery.page.getByRole('option', { name: /Hamburg/ }).waitFor()
})

it('shows no keyboard of a telephone for three options', async () => {
  const { gallery, field } = await openField('select of three', { phone: true })
  await expect.poll(() => field.getAttribute('inputmode')).toBe('none')
  await gallery.page.keyboard.press('ArrowDown')
  await gallery.page.getByRole('option', { name: 'SOC' }).tap()
  await expect.poll(() => gallery.value('select of three')).toBe('S')
  await expect.poll(() => gallery.state('select of 9999').getByRole('combobox').getAttribute('inputmode')).toBeNull()
})

it('chooses nothing while a word is half written', async () => {
  const { gallery, field, press } = await openField('select')
  await gallery.compose('重')
  await gallery.page.locator('[role=option]', { hasText: '重庆' }).waitFor()
  await press('Enter')
  await expect.poll(() => gallery.value('select')).toBe('')
  await expect.poll(() => isOpen(field)).toBe(true)
  await press('Escape')
  await expect.poll(() => isOpen(field)).toBe(true)
  await gallery.insert('重庆')
  await press('Enter')
  await expect.poll(() => gallery.value('select')).toBe('CNCQI')
  const tags = gallery.state('tags').getByRole('combobox')
  await enter(tags)
  await gallery.compose('zhang')
  await press('Enter')
  await expect.poll(() => gallery.value('tags')).toBe('SL1,SL2')
  await gallery.insert('张')
  await press('Enter')
  await expect.poll(() => gallery.value('tags')).toBe('SL1,SL2,张')
})

it('makes, marks and removes tags by keyboard, and splits what is pasted at once', async () => {
  const { gallery, press, type } = await openField('tags')
  await type('SL3;')
  await expect.poll(() => gallery.value('tags')).toBe('SL1,SL2,SL3')
  await press('Backspace')
  await expect.poll(() => gallery.value('tags')).toBe('SL1,SL2,SL3')
  await expect.poll(() => gallery.page.locator('.tag.marked').textContent()).toBe('SL3')
  await press('Backspace')
  await expect.poll(() => gallery.value('tags')).toBe('SL1,SL2')
  await press('Shift+Tab')
  await press('ArrowRight')
  await press('Delete')
  await expect.poll(() => gallery.value('tags')).toBe('SL1')
  await gallery.page.evaluate(() => {
    const field = document.querySelector('[data-state="tags"] input')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'SL7\nSL8')
    field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => gallery.value('tags')).toBe('SL1,SL7,SL8')
})

it('walks a cascader by keyboard, and finds a leaf by typing', async () => {
  const { gallery, field, press, type } = await openField('cascader')
  await press('ArrowDown')
  await gallery.page.getByRole('listbox').first().waitFor()
  await press('ArrowDown')
  await press('ArrowDown')
  await press('ArrowRight')
  await press('End')
  await press('ArrowLeft')
  await press('ArrowRight')
  await press('Home')
  await press('Enter')
  await expect.poll(() => gallery.value('cascader')).toBe('Machines-raw')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Escape')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await press('Control+a')
  await type('food, cool')
  await press('Enter')
  await expect.poll(() => gallery.value('cascader')).toBe('Food-cooled')
})

it('suggests without ever choosing by itself', async () => {
  const { gallery, press, type } = await openField('suggestions')
  await type('xi')
  await gallery.page.locator('[role=option]').first().waitFor()
  await press('Enter')
  await expect.poll(() => gallery.value('suggestions')).toBe('xi')
  await press('ArrowDown')
  await press('Enter')
  await expect.poll(() => gallery.value('suggestions')).toBe('CNXIA')
})
