import { expect, it } from 'vitest'
import { axisOf, courseOf, daysLeft, ranksIn, shareOf } from './matrix-rules.ts'

const prices = ['4650', '4700', '4650.00', '5050', '4320', '5400']
const column = prices.map((price) => ({ id: price, currency: 'USD', price }))
const alone = { id: 'yuan', currency: 'CNY', price: '4320' }

it('ranks a price among the different ones of its column and currency, from the cheapest to the dearest', () => {
  expect(Object.fromEntries(ranksIn([...column, alone]))).toEqual({
    4320: { heat: 'cheapest', place: 1, among: 5 },
    4650: { heat: 'cheap', place: 2, among: 5 },
    '4650.00': { heat: 'cheap', place: 2, among: 5 },
    4700: { heat: 'middle', place: 3, among: 5 },
    5050: { heat: 'dear', place: 4, among: 5 },
    5400: { heat: 'dearest', place: 5, among: 5 },
  })
})

it('calls nothing cheap that has nothing to be compared with: no price, one price alone', () => {
  expect(ranksIn([]).size).toBe(0)
  expect(ranksIn([...'ab'].map((id) => ({ id, currency: 'USD', price: '100' }))).size).toBe(0)
})

it('draws validity over this month and the next, also at the end of a year', () => {
  expect(axisOf('2030-12-31')).toEqual({ from: '2030-12-01', to: '2031-01-31' })
  expect(axisOf('2028-01-30')).toEqual({ from: '2028-01-01', to: '2028-02-29' })
  const axis = axisOf('2031-05-14')
  expect([shareOf('2031-04-01', axis), shareOf('2031-05-01', axis), shareOf('2032-01-01', axis)]).toEqual([0, 0, 1])
  expect(shareOf('2031-06-01', axis)).toBeCloseTo(31 / 61)
})

it('warns of a price that runs out within a fortnight and that nothing published follows', () => {
  const today = '2031-05-14'
  const price = { lineNo: 'R004', state: 'published', validFrom: '2031-01-01', lastDay: '2031-05-27' } as const
  const next = { ...price, validFrom: '2031-05-28', lastDay: '2031-12-31' }
  expect(daysLeft(price, today)).toBe(13)
  expect(courseOf(price, [price], today)).toBe('ending')
  expect(courseOf({ ...price, lastDay: '2031-05-28' }, [price], today)).toBe('lasting')
  expect(courseOf(price, [price, { ...next, state: 'draft' }], today)).toBe('ending')
  expect(courseOf(price, [price, { ...next, lineNo: 'R005' }], today)).toBe('ending')
  expect(courseOf(price, [price, next], today)).toBe('followed')
  expect(courseOf(next, [price, next], today)).toBe('coming')
  expect(courseOf({ ...next, state: 'draft' }, [price], today)).toBe('draft')
})
