import { expect, it } from 'vitest'
import { enter, type Gallery, openGallery } from './gallery.ts'

const kept = async (gallery: Gallery, state: string) => (await gallery.value(state)) as Record<string, string>
const openState = async (state: string) => {
  const gallery = await openGallery('described')
  const field = (name: string) => gallery.state(state).getByLabel(name, { exact: true })
  return { gallery, field, keyboard: gallery.page.keyboard, values: () => kept(gallery, state) }
}

it('asks a remote select’s address once the typing has rested for a second', async () => {
  const { gallery, field, keyboard, values } = await openState('lists by address')
  await enter(field('Agent'))
  await keyboard.type('altyn')
  const option = gallery.page.getByRole('option', { name: /Altynkol/ })
  await gallery.page.waitForTimeout(500)
  await expect.poll(() => gallery.page.locator('[role=option].lit').count()).toBe(0)
  await option.and(gallery.page.locator('.lit')).waitFor()
  await keyboard.press('Enter')
  expect(await values()).toMatchObject({ agent: 'A2' })
})

it('finds a customs code by what it covers, and a lorry, by keyboard alone', async () => {
  const { gallery, field, keyboard, values } = await openState('reference data')
  await enter(field('HS code'))
  await keyboard.type('lithium')
  await gallery.page.getByRole('option', { name: /8507/ }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  expect(await values()).toMatchObject({ hsCode: '850760' })
  await field('Lorry abroad').focus()
  await keyboard.press('ArrowDown')
  await gallery.page.getByRole('option', { name: 'Tautliner 13.6 m' }).waitFor()
  await keyboard.type('mega')
  await keyboard.press('Enter')
  expect(await values()).toMatchObject({ foreign: 'F120' })
})

it('chooses the only salesperson by itself, with the name', async () => {
  const { values } = await openState('reference data')
  await expect.poll(values).toMatchObject({ Saler: 'Li Na' })
})

it('asks rules with the save, and those that do not wait at each change', async () => {
  const { gallery, field, keyboard } = await openState('rules')
  const alerts = gallery.state('rules').getByRole('alert')
  await field('Note').focus()
  await keyboard.type('X')
  await expect.poll(() => alerts.allTextContents()).toEqual(['The format is not right'])
  await field('Seal').focus()
  await keyboard.press('Enter')
  await expect.poll(() => alerts.allTextContents()).toEqual(['Fill this in', 'Fill this in'])
  await expect
    .poll(() => gallery.page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true')
})

it('leads to the first field that is wrong when a save is refused', async () => {
  const { gallery, field, keyboard } = await openState('rules')
  await gallery.state('rules').getByRole('button', { name: 'Save' }).focus()
  await keyboard.press('Enter')
  await expect.poll(() => field('Seal').evaluate((input) => input === document.activeElement)).toBe(true)
})
