import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { describe, expect, it } from 'vitest'
import { tariff, tariffTerms } from '../pricing-fixtures.ts'
import { lastDayOf, linesOn, priceOf, versionOn } from './line-rules.ts'

describe('which version holds on a day', () => {
  const first = tariff({ id: 'a', revision: 1, validTo: '2031-06-30' })
  const second = tariff({ id: 'b', revision: 2, validFrom: '2031-02-01', validTo: '2031-12-31' })

  it('is the newest published one that covers it', () => {
    expect(versionOn([first, second], '2031-01-31')?.id).toBe('a')
    expect(versionOn([first, second], '2031-02-01')?.id).toBe('b')
    expect(versionOn([first, { ...second, state: 'draft' }], '2031-02-01')?.id).toBe('a')
    expect(versionOn([first, second], '2032-01-01')).toBeUndefined()
  })

  it('falls back to the one before when the newest is withdrawn', () => {
    expect(versionOn([first, { ...second, state: 'withdrawn' }], '2031-03-01')?.id).toBe('a')
  })

  it('ends the day before the next one begins', () => {
    expect(lastDayOf(first, [first, second])).toBe('2031-01-31')
    expect(lastDayOf(second, [first, second])).toBe('2031-12-31')
    expect(lastDayOf(first, [first, { ...second, state: 'draft' }])).toBe('2031-06-30')
  })

  it('is one for each line', () => {
    const other = tariff({ id: 'c', lineage: 'other' })
    expect(linesOn([first, second, other], '2031-03-01').map((line) => line.id)).toEqual(['b', 'c'])
  })
})

it('prices a box by its owner and size', () => {
  expect(priceOf(tariffTerms(), 'C', '40HQ')).toBe('5600')
  expect(priceOf(tariffTerms(), 'S', '40HQ')).toBe('4700')
  expect(priceOf(tariffTerms(), 'S', '20GP')).toBeUndefined()
  expect(priceOf(tariffTerms(), 'C', '20TK')).toBeUndefined()
})

it('counts days over the ends of months', () => {
  expect(dayAfter('2031-02-28', 1)).toBe('2031-03-01')
  expect(dayAfter('2031-01-01', -1)).toBe('2030-12-31')
})
