import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfter, daysBetween, everyDayBetween, timeAfterDays, weekdayOf } from './calendar-day.ts'

it('counts days over the ends of months, of years and of leap Februaries', () => {
  expect(dayAfter('2031-02-28', 1)).toBe('2031-03-01')
  expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01')
  expect(dayAfter('2031-01-01', -1)).toBe('2030-12-31')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2031-01-01', '2030-12-31')).toBe(-1)
})

it('names the days of the week from Monday 1 to Sunday 7', () => {
  expect(everyDayBetween('2031-01-06', '2031-01-12').map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(everyDayBetween('2031-01-07', '2031-01-06')).toEqual([])
})

it('moves an instant by whole days', () => {
  expect(timeAfterDays(new Date('2031-03-29T20:00:00Z'), 2)).toEqual(new Date('2031-03-31T20:00:00Z'))
})

it('lands as many days away as it was sent, whatever the clocks of a place do', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => dayAfter('1999-12-31', days))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -3000, max: 3000 }), (day, days) => {
      expect(daysBetween(day, dayAfter(day, days))).toBe(days)
      expect(everyDayBetween(day, dayAfter(day, days))).toHaveLength(Math.max(0, days + 1))
    }),
  )
})
