import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { expect, it } from 'vitest'
import { daysLate } from './lane-of.tsx'

it('counts days by the calendar, over leap days and changes of the clock', () => {
  expect(dayAfter('2024-02-28', 2)).toBe('2024-03-01')
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
  // Forty minutes over midnight are a day, and 23 hours within one are none.
  const at = (time: string) => new Date(`${time}+01:00`)
  expect(daysLate(at('2026-12-30T23:40'), at('2026-12-31T00:20'), 'Europe/Berlin')).toBe(1)
  expect(daysLate(at('2026-12-31T00:10'), at('2026-12-31T23:10'), 'Europe/Berlin')).toBe(0)
  expect(daysLate(new Date('2024-03-30T23:30Z'), new Date('2024-03-29T12:00Z'), 'Europe/Berlin')).toBe(-2)
})
