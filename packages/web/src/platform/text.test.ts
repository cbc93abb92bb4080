import { expect, it } from 'vitest'
import { filled } from './text.tsx'

it('chooses the plural form of the language', () => {
  const russian = '{count} день|{count} дня|{count} дней'
  const days = [1, 3, 5, 11, 21].map((count) => filled(russian, { count }, 'ru'))
  expect(days).toEqual(['1 день', '3 дня', '5 дней', '11 дней', '21 день'])
  expect(filled('{count} day|{count} days', { count: 1 }, 'en')).toBe('1 day')
  expect(filled('{count} day|{count} days', { count: 2 }, 'en')).toBe('2 days')
  expect(filled('{count} 天', { count: 2 }, 'zh-CN')).toBe('2 天')
})

it('puts values in, figures as the language writes them, and leaves alone what it has no value for', () => {
  expect(filled('{n} of {total} {what}', { n: 1200, total: 'x' }, 'en')).toBe('1,200 of x {what}')
})
