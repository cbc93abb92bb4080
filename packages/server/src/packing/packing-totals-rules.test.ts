import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PastedLine, sortLines } from './packing-totals-rules.ts'

const line = (
  row: number,
  goodsName: string,
  packages: string,
  kg: string,
  more: Partial<PastedLine> = {},
): PastedLine => ({
  row,
  words: goodsName ? [goodsName] : [],
  goodsName,
  partNo: '',
  hasHsCode: true,
  figures: { packages: [packages], grossWeightKg: [kg] },
  ...more,
})
/** Goods with customs' code, which are cargo whatever their figures are. */
const goods = fc
  .array(fc.record({ packages: fc.integer({ min: 1, max: 500 }), grams: fc.integer({ min: 1, max: 5_000_000 }) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((all) =>
    all.map((one, i) => ({
      ...one,
      line: line(i + 1, `Tea ${i}`, String(one.packages), (one.grams / 1_000).toFixed(3)),
    })),
  )
const sums = (all: readonly { packages: number; grams: number }[]) => ({
  packages: all.reduce((sum, one) => sum + one.packages, 0),
  kg: (all.reduce((sum, one) => sum + one.grams, 0) / 1_000).toFixed(3),
})
const totalLine = (row: number, packages: number, kg: string) =>
  line(row, 'TOTAL', String(packages), kg, { hasHsCode: false })

describe('lines of a list', () => {
  it('are cargo or totals, each one of the two, and goods with customs’ code are never lost', () => {
    fc.assert(
      fc.property(goods, (all) => {
        const { packages, kg } = sums(all)
        const lines = [...all.map((one) => one.line), totalLine(all.length + 1, packages, kg)]
        const { cargo, totals, doubts } = sortLines(lines)
        expect(cargo.size + totals).toBe(lines.length)
        expect([...cargo]).toEqual(all.map((one) => one.line.row))
        expect([totals, doubts]).toEqual([1, []])
      }),
    )
  })

  it('keep their sums where a total stands amid them: what it restates is counted once', () => {
    fc.assert(
      fc.property(goods, fc.nat(10), (all, where) => {
        const split = 1 + (where % all.length)
        const first = sums(all.slice(0, split))
        const rest = all.slice(split).map((one) => ({ ...one.line, row: one.line.row + 1 }))
        const lines = [
          ...all.slice(0, split).map((one) => one.line),
          totalLine(split + 1, first.packages, first.kg),
          ...rest,
        ]
        const { packages, kg } = sums(all)
        const { cargo, totals, doubts } = sortLines([...lines, totalLine(all.length + 2, packages, kg)])
        expect([cargo.size, totals, doubts]).toEqual([all.length, 2, []])
      }),
    )
  })

  it('that are called a total and are none are told with both figures', () => {
    const { cargo, doubts } = sortLines([
      line(1, 'Tea', '10', '100'),
      line(2, 'Silk', '5', '50.5'),
      totalLine(3, 16, '150.5'),
    ])
    expect([...cargo]).toEqual([1, 2])
    expect(doubts).toEqual([{ row: 3, column: 'packages', reason: 'workorder.total-differs', total: '16', sum: '15' }])
  })

  it('that have no words and say the sums are a total; with other figures they are cargo', () => {
    const lines = [line(1, 'Tea', '10', '100'), line(2, 'Silk', '5', '50')]
    const wordless = (packages: string) => line(3, '', packages, '150', { hasHsCode: false })
    expect(sortLines([...lines, wordless('15')])).toMatchObject({ totals: 1, doubts: [] })
    expect([...sortLines([...lines, wordless('14')]).cargo]).toEqual([1, 2, 3])
  })

  it('that are goods by name and say the sums are asked about', () => {
    const lines = [
      line(1, 'Tea', '10', '100'),
      line(2, 'Silk', '5', '50'),
      line(3, 'Porcelain', '15', '150', { hasHsCode: false }),
    ]
    expect(sortLines(lines)).toMatchObject({ totals: 0, doubts: [{ row: 3, reason: 'workorder.line-like-total' }] })
  })

  it('may be rounded where they were printed', () => {
    const lines = [line(1, 'Tea', '1', '100.04'), line(2, 'Silk', '2', '50.04')]
    expect(sortLines([...lines, totalLine(3, 3, '150.1')]).doubts).toEqual([])
    expect(sortLines([...lines, totalLine(3, 3, '150')]).doubts).toHaveLength(1)
  })
})
