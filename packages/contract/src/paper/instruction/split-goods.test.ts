import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GoodsLine } from '../../booking/fields/goods-lines.ts'
import { goodsSplit, inShares, splitByBoxes } from './split-goods.ts'

const cartons: GoodsLine = {
  goodsName: '冰箱',
  goodsNameEnglish: 'REFRIGERATORS',
  hsCode: '841810',
  packages: 220,
  packageType: 'CT',
  grossWeightKg: '20900',
  netWeightKg: '19800.5',
  volumeM3: '130.7',
  marks: 'NORDWIND',
}
const boxes = [
  { containerNo: 'CSQU3054383', packages: 120, grossWeightKg: '11400', volumeM3: '71.3' },
  { containerNo: 'CBHU3202732', packages: 100, grossWeightKg: '9500', volumeM3: '59.4' },
]

describe('a goods line that lies in several containers', () => {
  it('is split by them in one step: what is said of it stands in each, and the figures are those of the containers', () => {
    expect(splitByBoxes(cartons, boxes)).toEqual([
      {
        ...cartons,
        containerNo: 'CSQU3054383',
        packages: 120,
        grossWeightKg: '11400',
        netWeightKg: '10800.273',
        volumeM3: '71.3',
      },
      {
        ...cartons,
        containerNo: 'CBHU3202732',
        packages: 100,
        grossWeightKg: '9500',
        netWeightKg: '9000.227',
        volumeM3: '59.4',
      },
    ])
  })

  it('is split evenly where the containers have no figures yet', () => {
    const bare = boxes.map(({ containerNo }) => ({ containerNo }))
    expect(splitByBoxes(cartons, bare).map(({ packages, grossWeightKg }) => [packages, grossWeightKg])).toEqual([
      [110, '10450'],
      [110, '10450'],
    ])
  })

  it('stays one line where only one container has a number, and gives no line to a container without packages', () => {
    expect(splitByBoxes(cartons, [boxes[0] ?? {}, {}])).toEqual([cartons])
    expect(splitByBoxes({ ...cartons, packages: 1 }, boxes)).toEqual([{ ...cartons, packages: 1 }])
  })

  it('leaves the other lines where they are', () => {
    const other = { goodsName: 'Spare parts' }
    expect(goodsSplit([other, cartons], 1, boxes).map(({ goodsName }) => goodsName)).toEqual([
      'Spare parts',
      '冰箱',
      '冰箱',
    ])
  })

  it('keeps its sums to the gram and to the litre, whatever is spread over how many containers', () => {
    const share = fc.nat(50_000)
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.array(share, { minLength: 1, maxLength: 20 }), (whole, shares) => {
        const parts = inShares(whole, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      }),
    )
  })
})
