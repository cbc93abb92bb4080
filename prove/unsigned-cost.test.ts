import { expect, it } from 'vitest'
import { unsignedCost } from './unsigned-cost.ts'

it(unsignedCost.promise, async () => {
  const { figures, breaches } = await unsignedCost.run('smoke', () => {})
  expect(breaches).toEqual([])
  expect(figures.control).toBeGreaterThan(0)
})
