import { expect, it } from 'vitest'
import { say } from './booking-texts.ts'

it('counts days and originals on the confirmation as each language does', () => {
  const counted = [1, 2, 5, 21].map((count) => say('ru', 'booking.paper-days', { count }))
  expect(counted).toEqual(['1 день', '2 дня', '5 дней', '21 день'])
  expect([1, 3].map((count) => say('en', 'booking.paper-originals', { count }))).toEqual(['1 original', '3 originals'])
  expect(say('zh-CN', 'booking.paper-days', { count: 7 })).toBe('7 天')
})
