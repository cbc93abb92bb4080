import { expect, it } from 'vitest'
import { aPackingLine } from './packing-fixtures.ts'
import { packedTotals, sumOf } from './packing-rules.ts'

it('sums the packing list per container, and leaves a volume open that one line does not have', () => {
  const totals = packedTotals([
    aPackingLine(),
    aPackingLine({ packages: 20, grossWeightKg: '0.001', volumeM3: '0.500' }),
    aPackingLine({ containerNo: 'CBHU3202732', volumeM3: null }),
    aPackingLine({ containerNo: null }),
  ])
  expect(Object.fromEntries(totals)).toEqual({
    CSQU3054383: { packages: 120, grossWeightKg: '1200.001', volumeM3: '7.000' },
    CBHU3202732: { packages: 100, grossWeightKg: '1200.000', volumeM3: null },
  })
  expect(sumOf([null, '0.1', '0.2'])).toBe('0.300')
  expect(sumOf([null])).toBeNull()
})
