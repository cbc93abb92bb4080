import { expect, it } from 'vitest'
import { answerFrom, plainOf } from './plain-data.ts'

it('carries an answer through JSON, moments and all', () => {
  const answer = { title: 'x', at: new Date('2026-11-21T08:00:00Z'), items: [{ at: new Date(0), none: null }, 3, true] }
  expect(answerFrom(JSON.parse(JSON.stringify(plainOf(answer))))).toEqual(answer)
})
