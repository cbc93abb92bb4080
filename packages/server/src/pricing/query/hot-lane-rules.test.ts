import { expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import { tariff, tariffTerms } from '../pricing-fixtures.ts'
import { crossings, hottest, inTurn, pricedLines } from './hot-lane-rules.ts'

const rates = new Map([
  ['USD', '1'],
  ['EUR', '1.1'],
])

const asked = { mode: rail, currency: 'USD', rates, equipment: { boxes: new Map(), trucks: new Map() } }

const line = (lineNo: string, destinationCode: string, terms: Parameters<typeof tariffTerms>[0], currency = 'USD') =>
  tariff({ lineNo, destinationCode, currency, terms: tariffTerms(terms) })

const lines = [
  line('A', 'DEDUI', { coc40Hq: '5600', weekdays: [1, 3] }),
  line('B', 'DEDUI', { coc40Hq: '5000', weekdays: [5] }, 'EUR'),
  line('C', 'DEHAM', { coc40Hq: '5400', weekdays: [2] }, 'EUR'),
  line('D', 'PLMAL', { coc40Hq: '20000', weekdays: [2, 4] }, 'CNY'),
  line('E', 'PLWAW', { coc40Hq: undefined }),
]
const shown = (found: ReturnType<typeof hottest>) => found.map((one) => [one.line.lineNo, one.price, one.currency])

it('shows each lane by its cheapest line, those with most trains first', () => {
  const hot = hottest(pricedLines(lines, { ...asked }), () => 0, 6)
  expect(shown(hot)).toEqual([
    ['B', '5500.00', 'USD'],
    ['D', '20000.00', 'CNY'],
    ['C', '5940.00', 'USD'],
  ])
})

it('shows the tariff’s own currency where no rate is known, and never compares two currencies', () => {
  const hot = hottest(pricedLines(lines, { ...asked, rates: new Map() }), () => 0, 6)
  expect(shown(hot)).toEqual([
    ['A', '5600.00', 'USD'],
    ['D', '20000.00', 'CNY'],
    ['C', '5400.00', 'EUR'],
  ])
})

it('puts much asked places first, and no more lanes than asked for', () => {
  const hot = hottest(pricedLines(lines, { ...asked }), ({ destinationCode }) => Number(destinationCode === 'DEHAM'), 1)
  expect(shown(hot)).toEqual([['C', '5940.00', 'USD']])
})

it('takes the lanes of several modes in turn', () => {
  expect(inTurn([['R1', 'R2', 'R3'], ['S1'], [], ['T1', 'T2']])).toEqual(['R1', 'S1', 'T1', 'R2', 'T2', 'R3'])
  expect(inTurn([])).toEqual([])
})

it('names a border once, though a station stands on each side of it', () => {
  const isBorder = (station: string) => station !== 'KZALA'
  expect(crossings(['CNHRS', 'KZ0AK', 'KZALA', 'BYBQT', 'PLMAL'], isBorder)).toEqual(['CNHRS', 'BYBQT'])
  expect(crossings(['KZALA'], isBorder)).toEqual([])
})
