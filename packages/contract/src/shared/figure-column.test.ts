import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FigureReading, readFigureColumn } from './figure.ts'

const shown = (reading: FigureReading) =>
  'figure' in reading ? reading.figure : 'mayMean' in reading ? [...reading.mayMean].toSorted() : undefined
const read = (...cells: string[]) => readFigureColumn(cells).map(shown)
const readWhole = (...cells: string[]) => readFigureColumn(cells, { whole: true }).map(shown)

describe('the figures of a column', () => {
  it('take a comma before three digits for decimals where another line proves that it is', () => {
    expect(read('850,5', '1,250')).toEqual(['850.5', '1.25'])
    expect(read('12,5', '1,200')).toEqual(['12.5', '1.2'])
    expect(read('0,850', '1,234')).toEqual(['0.85', '1.234'])
  })

  it('take it for thousands where another line proves that', () => {
    expect(read('1,234', '1,234,567')).toEqual(['1234', '1234567'])
    expect(read('1,234', '850.5')).toEqual(['1234', '850.5'])
    expect(read('1.234', '850,5')).toEqual(['1234', '850.5'])
    expect(read("1'234", '5.678')).toEqual(['1234', '5.678'])
    expect(read('1 234', '5,678')).toEqual(['1234', '5.678'])
  })

  it('are asked about where nothing tells', () => {
    expect(read('1,234')).toEqual([['1.234', '1234']])
    expect(read('1.234', '850')).toEqual([['1.234', '1234'], '850'])
    expect(read('1,234', '2,345')).toEqual([
      ['1.234', '1234'],
      ['2.345', '2345'],
    ])
  })

  it('are asked about line by line where two ways of writing stand in one column', () => {
    expect(read('850,5', '850.5', '1,250')).toEqual(['850.5', '850.5', ['1.25', '1250']])
  })

  it('are no parts of a thing that comes whole', () => {
    expect(readWhole('1,234', '5')).toEqual(['1234', '5'])
    expect(readWhole('1.000')).toEqual([['1', '1000']])
    expect(readWhole('1.000', '2.500')).toEqual(['1000', '2500'])
    expect(readWhole('850,5')).toEqual(['850.5'])
  })

  it('are thousands where nobody writes three decimals, unless another line proves that somebody did', () => {
    const prices = (...cells: string[]) => readFigureColumn(cells, { decimals: 2 }).map(shown)
    expect(prices('5,700', '5.800', '450')).toEqual(['5700', '5800', '450'])
    expect(prices('4 100,5', '3,950')).toEqual(['4100.5', '3.95'])
    expect(prices('0,125')).toEqual(['0.125'])
  })

  it('may be of any width, with any blank or apostrophe between their thousands', () => {
    expect(read('１，２３４．５', '1\u00a0234', '1\u2009234', '1\u202f234', '1’234', '1´234', "12'345.5")).toEqual([
      '1234.5',
      '1234',
      '1234',
      '1234',
      '1234',
      '1234',
      '12345.5',
    ])
  })

  it('may be none, and then tell nothing about the others', () => {
    expect(read('', 'n/a', '1、5', '1,2,3', '12 34', '850,5', '1,250')).toEqual([
      ...Array(5).fill(undefined),
      '850.5',
      '1.25',
    ])
  })
})

const places = ['en', 'de', 'ru', 'fr', 'de-CH', 'zh-CN', 'es', 'pl', 'sv'] as const
const values = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 12 })

it('come back as they were written in any country, or are asked about, and are never another figure', () => {
  const decimals = fc.record({ least: fc.integer({ min: 0, max: 3 }), grouped: fc.boolean() })
  fc.assert(
    fc.property(values, fc.constantFrom(...places), decimals, (thousandths, place, { least, grouped }) => {
      const format = new Intl.NumberFormat(place, {
        minimumFractionDigits: least,
        maximumFractionDigits: 3,
        useGrouping: grouped,
      })
      const readings = readFigureColumn(thousandths.map((value) => format.format(value / 1000)))
      for (const [index, reading] of readings.entries()) {
        const right = String((thousandths[index] ?? 0) / 1000)
        expect('figure' in reading ? [reading.figure] : 'mayMean' in reading && reading.mayMean).toContain(right)
      }
    }),
    { numRuns: 1000 },
  )
})

it('are all read once one of them shows how the column is written', () => {
  fc.assert(
    fc.property(values, fc.constantFrom('en', 'de', 'ru', 'fr', 'de-CH'), (thousandths, place) => {
      const format = new Intl.NumberFormat(place, { maximumFractionDigits: 3 })
      const cells = [...thousandths, 1_234_567_500].map((value) => format.format(value / 1000))
      expect(readFigureColumn(cells).map(shown)).toEqual(
        [...thousandths, 1_234_567_500].map((value) => String(value / 1000)),
      )
    }),
  )
})

it('never lose a digit or gain one', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[1-9][\d., ]{0,9}$/), { maxLength: 4 }), (cells) => {
      for (const [index, reading] of readFigureColumn(cells).entries()) {
        if (!('figure' in reading)) continue
        const digits = (words = '') => words.replaceAll(/\D/g, '')
        expect(digits(cells[index]).replace(/0+$/, '')).toBe(digits(reading.figure).replace(/0+$/, ''))
      }
    }),
    { numRuns: 500 },
  )
})
