import { expect, it } from 'vitest'
import { madeOnce } from './made-once.ts'

it('makes a thing once for all who ask, and again after it failed', async () => {
  const outcomes = ['the disk is full', 'a thing', 'another thing']
  let made = 0
  const thing = madeOnce(async () => {
    const outcome = outcomes[made++] ?? ''
    if (made === 1) throw new Error(outcome)
    return outcome
  })
  const [one, other] = await Promise.allSettled([thing(), thing()])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([thing(), thing()])).toEqual(['a thing', 'a thing'])
  expect(await thing()).toBe('a thing')
  expect(made).toBe(2)
})
