import { expect, it } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { fillTemplate, showWords, textNow } from './text.tsx'

it('chooses the plural form of the language', () => {
  const russian = '{count} день|{count} дня|{count} дней'
  const days = [1, 3, 5, 11, 21].map((count) => fillTemplate(russian, { count }, 'ru'))
  expect(days).toEqual(['1 день', '3 дня', '5 дней', '11 дней', '21 день'])
  expect(fillTemplate('{count} day|{count} days', { count: 1 }, 'en')).toBe('1 day')
  expect(fillTemplate('{count} day|{count} days', { count: 2 }, 'en')).toBe('2 days')
  expect(fillTemplate('{count} 天', { count: 2 }, 'zh-CN')).toBe('2 天')
})

it('says a fraction in the form that the language has for it', () => {
  const russian = '{count} контейнер|{count} контейнера|{count} контейнеров'
  const counts = [0, 0.5, 1, 1.5, 5, 5.25, 21.5]
  expect(counts.map((count) => fillTemplate(russian, { count }, 'ru'))).toEqual([
    '0 контейнеров',
    '0,5 контейнера',
    '1 контейнер',
    '1,5 контейнера',
    '5 контейнеров',
    '5,25 контейнера',
    '21,5 контейнера',
  ])
  expect(fillTemplate(`${russian}|{count} целого контейнера`, { count: 1.5 }, 'ru')).toBe('1,5 целого контейнера')
  expect(fillTemplate('{count} day|{count} days', { count: 1.5 }, 'en')).toBe('1.5 days')
  expect(fillTemplate(russian, { count: '18 640' }, 'ru')).toBe('18 640 контейнеров')
})

it('puts values in, figures as the language writes them, and leaves alone what it has no value for', () => {
  expect(fillTemplate('{n} of {total} {what}', { n: 1200, total: 'x' }, 'en')).toBe('1,200 of x {what}')
})

it('is called with the values that stand in it, and with no others, or does not compile', async () => {
  showWords('en', await loadTexts('en'))
  expect(textNow('shared.rows-of', { from: 1, to: 20, total: 1200 })).toBe('1–20 of 1,200')
  expect(textNow('shared.lines-count', { count: 2 })).toBe('2 lines')
  // @ts-expect-error The text has no plural form without a count.
  expect(textNow('shared.lines-count')).toContain('{count}')
  // @ts-expect-error A figure in letters chooses no plural form.
  textNow('shared.lines-count', { count: '2' })
  // @ts-expect-error One value of three is missing.
  textNow('shared.rows-of', { from: 1, to: 20 })
  // @ts-expect-error A text that stands as it is takes no count.
  textNow('shared.cancel', { count: 1 })
  // @ts-expect-error A value that does not stand in the text.
  textNow('shared.lines-count', { count: 1, size: 2 })
})
