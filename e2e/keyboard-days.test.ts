import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

const openField = async (state: string, options?: Parameters<typeof openGallery>[1]) => {
  const gallery = await openGallery('days', options)
  const field = gallery.state(state).getByRole('combobox')
  await field.focus()
  return {
    gallery,
    field,
    press: (key: string) => gallery.page.keyboard.press(key),
    type: (words: string) => gallery.page.keyboard.type(words),
  }
}
/** The day with the keyboard. */
const litDay = () => document.activeElement?.getAttribute('aria-label') ?? ''

it('leads into the calendar and back: arrows, Home, End, Page keys, Enter, Escape', async () => {
  const { gallery, field, press } = await openField('day, chosen')
  await press('ArrowDown')
  await gallery.page.getByRole('grid').waitFor()
  const lit = async (day: string) => expect.poll(() => gallery.page.evaluate(litDay)).toContain(day)
  await lit('14 February 2031')
  await press('ArrowRight')
  await lit('15 February 2031')
  await press('ArrowDown')
  await lit('22 February 2031')
  await press('PageDown')
  await lit('22 March 2031')
  await press('PageUp')
  await press('Home')
  await lit('1 February 2031')
  await press('End')
  await lit('28 February 2031')
  await press('Escape')
  await gallery.page.getByRole('grid').waitFor({ state: 'detached' })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => gallery.value('day, chosen')).toBe('2031-02-14')
  await press('ArrowDown')
  await lit('14 February 2031')
  await press('ArrowLeft')
  await press('Enter')
  await expect.poll(() => gallery.value('day, chosen')).toBe('2031-02-13')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await press('Tab')
  await expect.poll(() => field.inputValue()).toBe('13 Feb 2031')
})

it('takes typed days, at full width too, keeps and marks what is no day, and clears', async () => {
  const { gallery, field, press, type } = await openField('day')
  await type('２０３１－０２－０３')
  await press('Enter')
  await expect.poll(() => gallery.value('day')).toBe('2031-02-03')
  await field.fill('2031-02-30')
  await press('Tab')
  await expect.poll(() => gallery.value('day')).toBe('')
  await expect.poll(() => field.inputValue()).toBe('2031-02-30')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('24 Nov 2031')
  await press('Tab')
  await expect.poll(() => gallery.value('day')).toBe('2031-11-24')
  await field.focus()
  await press('Control+a')
  await press('Delete')
  await press('Tab')
  await expect.poll(() => gallery.value('day')).toBe('')
})

it('takes no day that is half written', async () => {
  const { gallery, press } = await openField('day')
  await gallery.compose('2031年2月3日')
  await press('Enter')
  await expect.poll(() => gallery.value('day')).toBe('')
  await gallery.insert('2031年2月4日')
  await press('Enter')
  await expect.poll(() => gallery.value('day')).toBe('2031-02-04')
})

it('takes a time as it is typed, at full width too, keeps what is none to be mended, and clears', async () => {
  const { gallery, field, press, type } = await openField('time')
  for (const [typed, time] of [
    ['930', '09:30'],
    ['1７：０５', '17:05'],
    ['25:00', '25:00'],
  ] as const) {
    await field.fill(typed)
    await press('Tab')
    await expect.poll(() => gallery.value('time')).toBe(time)
    await field.focus()
  }
  await press('Control+a')
  await type('9')
  await press('Enter')
  await expect.poll(() => gallery.value('time')).toBe('09:00')
  await field.fill('')
  await press('Tab')
  await expect.poll(() => gallery.value('time')).toBe('')
})

it('picks a time from the half hours by keyboard, and leaves them by Escape', async () => {
  const { gallery, field, press } = await openField('time, chosen')
  await press('ArrowDown')
  await gallery.page.getByRole('option', { name: '09:30' }).waitFor()
  await press('ArrowDown')
  await press('Enter')
  await expect.poll(() => gallery.value('time, chosen')).toBe('10:00')
  await press('ArrowDown')
  await gallery.page.getByRole('listbox').waitFor()
  await press('Escape')
  await gallery.page.getByRole('listbox').waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe('10:00')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
})

it('takes no time that is half written', async () => {
  const { gallery, press } = await openField('time')
  await gallery.compose('９点')
  await press('Enter')
  await expect.poll(() => gallery.value('time')).toBe('')
  await gallery.insert('930')
  await press('Enter')
  await expect.poll(() => gallery.value('time')).toBe('09:30')
})

it('begins a range anew each time it is opened', async () => {
  const { gallery, field } = await openField('range, chosen')
  const day = (name: string) => gallery.page.getByRole('button', { name: new RegExp(`${name} February 2031`) })
  await field.click()
  await day('12').click()
  await gallery.page.getByText('Days and times').click()
  await expect.poll(() => gallery.value('range, chosen')).toEqual(['2031-02-10', '2031-02-20'])
  await field.click()
  await day('24').click()
  await expect.poll(() => gallery.value('range, chosen')).toEqual(['2031-02-10', '2031-02-20'])
  await day('18').click()
  await expect.poll(() => gallery.value('range, chosen')).toEqual(['2031-02-18', '2031-02-24'])
  await field.fill('2031-03-09 – 2031-03-02')
  await gallery.page.keyboard.press('Tab')
  await expect.poll(() => gallery.value('range, chosen')).toEqual(['2031-03-02', '2031-03-09'])
})

it('offers no day beyond its limits, and is at most 500 px wide', async () => {
  const { gallery, field } = await openField('day within limits')
  await field.click()
  const beyond = gallery.page.getByRole('button', { name: /21 February 2031/ })
  await expect.poll(() => beyond.getAttribute('aria-disabled')).toBe('true')
  const range = await openField('range')
  await range.field.click()
  const box = await range.gallery.page.locator('.calendar').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(500)
})

it('begins the week as the language does', async () => {
  for (const [language, first] of [
    ['en', 'Mon'],
    ['ru', 'пн'],
    ['zh-TW', '週日'],
  ] as const) {
    const { gallery, field } = await openField('day, chosen', { language })
    await field.click()
    await expect.poll(() => gallery.page.locator('.calendar th').first().textContent()).toBe(first)
  }
})
