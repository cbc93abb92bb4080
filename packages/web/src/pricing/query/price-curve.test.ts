import { expect, it } from 'vitest'
import { curveDays } from './price-curve.tsx'

const today = '2031-01-15'
const days = (queryDate: string, queryDateTo: string) => Object.values(curveDays(today, { queryDate, queryDateTo }))

it('draws thirty days from tomorrow on while the wanted days lie among them', () => {
  expect(days('2031-01-16', '2031-01-30')).toEqual(['2031-01-16', '2031-02-14'])
  expect(days('2031-02-01', '2031-02-14')).toEqual(['2031-01-16', '2031-02-14'])
  expect(days('2031-01-15', '2031-01-29')).toEqual(['2031-01-15', '2031-02-14'])
})

it('begins with the wanted days where they lie later, and leaves none of them out', () => {
  expect(days('2031-03-01', '2031-03-15')).toEqual(['2031-03-01', '2031-03-30'])
  expect(days('2031-01-20', '2031-03-10')).toEqual(['2031-01-20', '2031-03-10'])
})
