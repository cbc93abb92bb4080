import { expect, it } from 'vitest'
import { checkDeploymentBudgets, type SentMessages, shareOfStrangers } from './sms-budget-rules.ts'

const budgets = { countryDay: 20, day: 200, reservePercent: 50 }
const sent = (changes: Partial<SentMessages> = {}): SentMessages => ({
  isKnown: false,
  countryDay: 0,
  allDay: 0,
  strangersHour: 0,
  strangersDay: 0,
  strangersAll: 0,
  ...changes,
})
const refusal = expect.objectContaining({ code: 'access.sms-unavailable' })

it('gives strangers what the reserve leaves, a fifth of it in an hour, and never less than one message', () => {
  expect(shareOfStrangers(budgets)).toEqual({ countryHour: 2, countryDay: 10, day: 100 })
  expect(shareOfStrangers({ countryDay: 1, day: 1, reservePercent: 90 })).toEqual({
    countryHour: 1,
    countryDay: 1,
    day: 1,
  })
})

it.each([
  ['two in an hour', { strangersHour: 2 }],
  ['ten in a day to a country', { strangersDay: 10 }],
  ['a hundred in all', { strangersAll: 100 }],
])('refuses a stranger after %s, and nobody who is known', (_, changes) => {
  expect(() => checkDeploymentBudgets(sent(changes), budgets)).toThrow(refusal)
  expect(() => checkDeploymentBudgets(sent({ ...changes, isKnown: true }), budgets)).not.toThrow()
})

it('refuses everybody once a day to a country or in all is used up', () => {
  expect(() => checkDeploymentBudgets(sent({ isKnown: true, countryDay: 20 }), budgets)).toThrow(refusal)
  expect(() => checkDeploymentBudgets(sent({ isKnown: true, allDay: 200 }), budgets)).toThrow(refusal)
  expect(() => checkDeploymentBudgets(sent({ countryDay: 19, allDay: 199 }), budgets)).not.toThrow()
})
