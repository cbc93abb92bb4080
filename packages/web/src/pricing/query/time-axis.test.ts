import { expect, it } from 'vitest'
import { axisOver, placeOn, ticksOf } from './time-axis.ts'

const at = (time: string) => Date.parse(time)

it('spans all offers, from the day of the first cut-off to the day after the last arrival', () => {
  const axis = axisOver([at('2031-01-17T10:00:00Z'), at('2031-01-20T04:00:00Z'), at('2031-02-28T23:00:00Z')])
  expect(axis).toEqual({ from: '2031-01-17', to: '2031-03-01' })
  expect(axisOver([])).toBeUndefined()
})

it('places a moment by its share of the days, and nothing beyond the ends', () => {
  const axis = { from: '2031-01-01', to: '2031-01-11' }
  expect(placeOn(axis, at('2031-01-06T00:00:00Z'))).toBe(50)
  expect(placeOn(axis, at('2031-01-06T12:00:00Z'))).toBe(55)
  expect([placeOn(axis, at('2030-12-01T00:00:00Z')), placeOn(axis, at('2031-02-01T00:00:00Z'))]).toEqual([0, 100])
})

it('marks single days of a short axis, and Mondays of a long one', () => {
  const days = (from: string, to: string) => ticksOf({ from, to }).map(({ day }) => day)
  expect(days('2031-01-16', '2031-01-20')).toEqual(['2031-01-16', '2031-01-17', '2031-01-18', '2031-01-19'])
  expect(days('2031-01-16', '2031-03-20')).toEqual([
    '2031-01-20',
    '2031-02-03',
    '2031-02-17',
    '2031-03-03',
    '2031-03-17',
  ])
})
