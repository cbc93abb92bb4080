import { expect, it } from 'vitest'
import { freeTimeFaults, rateDayOf } from './free-time.ts'

const use = { clock: 'containerUse', freeDays: 10 } as const

it('lets a clock have several rates, each from a day of its own behind the free days', () => {
  expect(freeTimeFaults([use, { ...use, fromDay: 21 }, { clock: 'storage', freeDays: 5 }])).toEqual({})
  expect(rateDayOf(use)).toBe(11)
  expect(rateDayOf({ ...use, fromDay: 21 })).toBe(21)
})

it.each([
  ['a rate within the free days', [{ ...use, fromDay: 10 }], { 'freeTimes.0.fromDay': 'pricing.rate-in-free-time' }],
  ['two rates from one day', [use, { ...use, fromDay: 11 }], { 'freeTimes.1.fromDay': 'pricing.rate-twice' }],
  ['two lengths of one clock', [use, { ...use, freeDays: 12 }], { 'freeTimes.1.freeDays': 'pricing.free-days-differ' }],
] as const)('refuses %s, by its field', (_, lines, faults) => {
  expect(freeTimeFaults(lines)).toEqual(faults)
})
