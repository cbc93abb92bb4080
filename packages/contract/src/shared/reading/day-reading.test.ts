import { expect, it } from 'vitest'
import { readDay, readDays, readMoment, readTime } from './day-reading.ts'

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
  expect(readDays('Nov 24, 2026 to Dec 8, 2026')).toEqual(['2026-11-24', '2026-12-08'])
  expect(readDays('2026-11-24, 2026-12-08')).toEqual(['2026-11-24', '2026-12-08'])
  expect(['24.11.2026', 'Nov 24, 2026'].map(readDays)).toEqual(Array(2).fill(['2026-11-24', '2026-11-24']))
  expect(['soon', '2026-11-24 – 2026-13-45', '2026-11-24; ', 'a, 2026-11-24'].map(readDays)).toEqual(
    Array(4).fill(undefined),
  )
})

it('reads days as Excel, SAP and letters of other countries write them', () => {
  const typed = ['24.11.26', '24-Nov-2026', 'Nov 24, 2026', '2026/11/24', '24-11-2026', '2026 年 11 月 24 日']
  expect(typed.map(readDay)).toEqual(Array(6).fill('2026-11-24'))
  expect(readDay('2026-11-\u200b24')).toBe('2026-11-24')
  expect(['03-04-2026', '29.02.2026', '24 24 2026'].map(readDay)).toEqual(Array(3).fill(undefined))
})

it('reads the times that sheets and people write, by the clock of Shanghai unless they say their zone', () => {
  const morning = [
    ...[
      '2026-11-20 08:15',
      '2026/11/20 8:15',
      '2026-11-20 8:15',
      '20.11.2026 08:15',
      '20.11.2026 8:15:00',
      '2026-11-20T08:15:00',
    ],
    ...[
      '2026-11-20T00:15:00Z',
      '2026-11-20T05:15:00+05:00',
      '2026-11-20 00:15 UTC',
      '11/20/2026 8:15 AM',
      '2026/11/20 上午 08:15',
    ],
    ...[
      '２０２６／１１／２０　８：１５',
      '20 Nov 2026, 8:15',
      '20 нояб. 2026 г. 8:15',
      '2026年11月20日 8:15',
      '2026-11-20T00:15:00.000Z',
    ],
  ]
  for (const typed of morning) expect(readMoment(typed)?.toISOString(), typed).toBe('2026-11-20T00:15:00.000Z')
  expect(readMoment('11/20/2026 12:05 PM')?.toISOString()).toBe('2026-11-20T04:05:00.000Z')
  expect(readMoment('11/20/2026 12:05 AM')?.toISOString()).toBe('2026-11-19T16:05:00.000Z')
  for (const none of [
    '2026-02-29 08:15',
    '03/04/2026 08:15',
    '2026-11-20',
    '2026-11-20 24:15',
    '2026-11-20 8:75',
    '2026-11-20T08:15:00+99:99',
    'yesterday',
    '',
  ])
    expect(readMoment(none), none).toBeUndefined()
  expect(['9', '9.30', '０９：３０'].map(readTime)).toEqual(['09:00', '09:30', '09:30'])
})
