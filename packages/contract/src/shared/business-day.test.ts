import fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessClock, businessDay, endOfBusinessDay, instantOfClock, startOfBusinessDay } from './business-day.ts'

const instant = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 1000) * 1000))

it('reads its own clock back to the second', () => {
  fc.assert(fc.property(instant, (at) => void expect(instantOfClock(businessClock(at))).toEqual(at)))
})

it('puts every instant into exactly one business day', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const day = businessDay(at)
      expect(businessClock(at).slice(0, 10)).toBe(day)
      expect(startOfBusinessDay(day).getTime()).toBeLessThanOrEqual(at.getTime())
      expect(endOfBusinessDay(day).getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(endOfBusinessDay(day).getTime() - startOfBusinessDay(day).getTime()).toBe(86_399_000)
    }),
  )
})

it('begins eight hours before the day of UTC', () => {
  expect(startOfBusinessDay('2031-01-15')).toEqual(new Date('2031-01-14T16:00:00Z'))
  expect(instantOfClock('2031-13-45 00:00:00').getTime()).toBeNaN()
})
