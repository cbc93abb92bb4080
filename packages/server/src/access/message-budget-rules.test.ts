import { expect, it } from 'vitest'
import { strangersIn, widestBudgets } from './message-budget-rules.ts'

it('gives strangers what the reserve leaves, a fifth of it in an hour, and never less than one message', () => {
  expect(strangersIn(20, 50)).toEqual({ hour: 2, day: 10 })
  expect(strangersIn(1, 90)).toEqual({ hour: 1, day: 1 })
})

it('names the widest budgets alone, but for a narrower one that lasts longer', () => {
  const [noon, night] = [new Date('2031-01-15T04:00:00Z'), new Date('2031-01-15T14:00:00Z')]
  const strangers = { budget: 'country-strangers', countryCode: '86', until: noon } as const
  const country = { budget: 'country', countryCode: '86', until: noon } as const
  expect(widestBudgets([strangers, country])).toEqual([country])
  expect(widestBudgets([strangers, { ...country, countryCode: '7' }])).toHaveLength(2)
  expect(widestBudgets([{ ...strangers, until: night }, country])).toHaveLength(2)
  expect(widestBudgets([country, { budget: 'day', until: night }])).toEqual([{ budget: 'day', until: night }])
})
