import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

const words = {
  en: ['Text and figures', 'Gross weight'],
  'zh-CN': ['文字与数字', '毛重'],
  'zh-TW': ['文字與數字', '毛重'],
  ru: ['Текст и числа', 'Масса брутто'],
} as const
const grounds = { light: 'rgb(244, 246, 250)', dark: 'rgb(10, 19, 32)' } as const

it('shows every part of the kit in the reader’s language, light and dark, from the start and when it is changed', async () => {
  const { state, page } = await openGallery('text', { language: 'ru', look: 'dark' })
  const colours = () =>
    page.evaluate(() => {
      const field = document.querySelector('[data-state="words"] input')
      return [document.body, field, field?.parentElement].map((one) => {
        const { color, backgroundColor } = getComputedStyle(one as Element)
        return [color, backgroundColor]
      })
    })
  const shown = async () => [await page.locator('h2').innerText(), await state('figure').locator('label').innerText()]
  expect(await shown()).toEqual(words.ru)
  const dark = await colours()
  expect(dark[0]?.[1]).toBe(grounds.dark)
  for (const language of ['en', 'zh-CN', 'zh-TW', 'ru'] as const) {
    await page.getByLabel('lang').selectOption(language)
    await expect.poll(shown).toEqual(words[language])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  }
  await page.getByLabel('look').selectOption('light')
  await expect.poll(async () => (await colours())[0]?.[1]).toBe(grounds.light)
  const light = await colours()
  expect(light[1]?.[0]).not.toBe(dark[1]?.[0])
  expect(light[2]?.[1]).not.toBe(dark[2]?.[1])
})

const typed = ['1.5', '1,5', '18,640', '18 640', '１８，６４０']
const english = ['1.5', '1.5', '18640', '18640', '18640']

it('reads figures by the reader’s language', async () => {
  for (const [language, wanted] of [
    ['en', english],
    ['zh-CN', english],
    ['zh-TW', english],
    ['ru', ['1.5', '1.5', '18.640', '18640', '18.640']],
  ] as const) {
    const { state, page, value } = await openGallery('text', { language })
    const field = state('figure').getByRole('textbox')
    for (const [at, figure] of typed.entries()) {
      await field.fill(figure)
      await page.keyboard.press('Tab')
      await expect.poll(() => value('figure'), { message: `${figure} in ${language}` }).toBe(wanted[at])
    }
  }
})

it('asks what is meant where a figure may mean two, and takes the answer by keyboard', async () => {
  const { state, page, value } = await openGallery('text', { language: 'ru' })
  const field = state('figure').getByRole('textbox')
  await field.fill('1.500')
  await page.keyboard.press('Tab')
  await expect.poll(() => value('figure')).toBe('? 1500 / 1.500')
  await expect
    .poll(() => state('figure').locator('.input-note').innerText())
    .toMatch(/Вы имели в виду\s+1\s500\s+1,500/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => value('figure')).toBe('1.500')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('1,500')
})

it('keeps the country of a telephone number, picked before it or brought by it', async () => {
  const { state, page, value } = await openGallery('pairs')
  const phone = state('telephone')
  const [code, number] = [phone.getByLabel('Country code'), phone.getByLabel('Phone number')]
  await code.focus()
  await page.keyboard.type('german')
  await page.locator('[role=option].lit', { hasText: 'Germany' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => code.inputValue()).toBe('+49')
  await number.pressSequentially('30 1234')
  await expect.poll(() => value('telephone')).toBe('+49301234')
  await number.fill('+971 50 123 4567')
  await page.keyboard.press('Tab')
  await expect.poll(() => value('telephone')).toBe('+971501234567')
  await expect.poll(() => Promise.all([code.inputValue(), number.inputValue()])).toEqual(['+971', '501234567'])
  await number.press('End')
  await number.pressSequentially('8')
  await expect.poll(() => value('telephone')).toBe('+9715012345678')
  await expect.poll(() => state('telephone, Emirates').getByLabel('Country code').inputValue()).toBe('+971')
  const extended = state('telephone with extension')
  await extended.getByLabel('Extension').fill('12')
  await expect.poll(() => value('telephone with extension')).toBe('+862988880000-12')
  await state('telephone without a country').getByLabel('Phone number').press('End')
  await page.keyboard.type('1')
  await expect.poll(() => value('telephone without a country')).toBe('029-8888 00001')
})

it('shows all parts of the kit on one page', async () => {
  const { page } = await openGallery('')
  await expect.poll(() => page.locator('section').count()).toBeGreaterThan(8)
})
