import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsGiven, factsRead } from './part-facts-rules.ts'

const kinds = { wagonNo: 'plain', freeDays: 'plain', wagonAt: 'time' } as const
const nobodySaid = { wagonNo: null, freeDays: null, wagonAt: null }
const facts = fc.record(
  {
    wagonNo: fc.option(fc.string({ minLength: 1 })),
    freeDays: fc.option(fc.integer({ min: 0, max: 365 })),
    wagonAt: fc.option(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })),
  },
  { requiredKeys: [] },
)

/** What is kept after a change: what was cleared is gone, what was said stands over what stood there. */
function keptAfter(kept: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  const { known, gone } = factsGiven(change, kinds)
  const rest = Object.entries(kept).filter(([name]) => !gone.includes(name))
  return JSON.parse(JSON.stringify({ ...Object.fromEntries(rest), ...known }))
}

it('reads what was kept, whatever was said first and changed or cleared later', () => {
  fc.assert(
    fc.property(facts, facts, (first, later) => {
      const kept = keptAfter(keptAfter({}, first), later)
      expect(factsRead(kept, kinds)).toEqual({ ...nobodySaid, ...first, ...later })
      expect(Object.values(kept)).not.toContain(null)
    }),
  )
})

it('leaves alone what is no fact', () => {
  expect(factsGiven({ containerNo: 'CSQU3054383', sealNos: [], wagonNo: undefined }, kinds)).toEqual({
    known: {},
    gone: [],
  })
  expect(factsRead({ other: 1 }, kinds)).toEqual(nobodySaid)
})
