import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { expect, it } from 'vitest'
import { readDay, readDays } from './days.ts'
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

it('reads days however they are typed, and nothing that is none', () => {
  const typed = ['2026-11-24', '2026/11/24', '20261124', '2026年11月24日', '24.11.2026', '２０２６－１１－２４']
  expect(typed.map(readDay)).toEqual(Array(6).fill('2026-11-24'))
  const words = ['24 Nov 2026', '24 нояб. 2026 г.', '24 November 2026', '24 ноября 2026', '11/24/2026', '24/11/2026']
  expect(words.map(readDay)).toEqual(Array(6).fill('2026-11-24'))
  expect(['9 мая 2026 г.', '9 May 2026', '05/05/2026'].map(readDay)).toEqual(['2026-05-09', '2026-05-09', '2026-05-05'])
  expect(['202611', '2026111', '03/04/2026', '24 Xyz 2026'].map(readDay)).toEqual(Array(4).fill(undefined))
  expect(['2026-02-30', '2026-13-01', '24.11', ''].map(readDay)).toEqual(Array(4).fill(undefined))
  expect(readDays('2026-12-08 – 2026-11-24')).toEqual(['2026-11-24', '2026-12-08'])
  expect(readDays('20261124至20261208')).toEqual(['2026-11-24', '2026-12-08'])
  expect(readDays('soon')).toBeUndefined()
})
