import { expect, it } from 'vitest'
import { z } from 'zod'
import { everyEndpoint } from '../testing/every-endpoint.ts'
import { Problem } from './problem.ts'

/** The calls whose lists are narrowed by days. */
const byDays = (await everyEndpoint()).filter(
  ([, { input }]) => input instanceof z.ZodObject && 'startDate' in input.shape && 'endDate' in input.shape,
)

it('finds the lists of bookings, jobs, departures and the audit', () => {
  expect(byDays.length).toBeGreaterThanOrEqual(9)
})

it.each(byDays)('%s refuses days that end before they begin, by name', (_, { wire }) => {
  const asked = (startDate: string, endDate: string) => {
    try {
      wire.input.decode({ startDate, endDate })
    } catch (problem) {
      return problem instanceof Problem ? problem.fields : problem
    }
  }
  expect(asked('2031-01-16', '2031-01-15')).toEqual({ endDate: 'shared.days-reversed' })
  expect(asked('2031-01-16', '2031-01-16')).toBeUndefined()
})
