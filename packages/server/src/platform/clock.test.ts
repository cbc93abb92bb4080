import { expect, it } from 'vitest'
import { clockByDatabase, timeBy } from './clock.ts'

const databaseAhead = (ms: number) =>
  clockByDatabase({ query: async () => ({ rows: [{ now: Date.now() + ms }] }) } as never, { shiftMs: 5 })

it('follows the clock of the database where this machine is more than a second off', async () => {
  for (const [ahead, shift] of [
    [300_000, 300_005],
    [-90_000, -89_995],
    [400, 5],
  ] as const) {
    const { clock, adjust } = databaseAhead(ahead)
    await adjust()
    expect(Math.abs(clock.shiftMs - shift)).toBeLessThan(100)
    expect(timeBy(clock).getTime() - Date.now()).toBeCloseTo(clock.shiftMs, -2)
  }
})
