import { Problem } from '@landbridge/contract/shared/problem'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPacking } from './packing-import.ts'
import { totalWordsIn } from './total-words.ts'

const packageTypeOf = () => 'CT'
const read = (text: string, keepWarnings = false) =>
  readPacking(text, { packageTypeOf, packedIn: 'containerNo', keepWarnings })
const cargoIn = (text: string, keepWarnings?: boolean) => {
  const { lines, totals } = read(text, keepWarnings)
  const sum = (figures: (string | number | null | undefined)[]) =>
    Math.round(figures.reduce<number>((all, one) => all + Number(one ?? 0), 0) * 1000) / 1000
  return {
    lines: lines.length,
    totals,
    packages: sum(lines.map(({ form }) => form.packages)),
    kg: sum(lines.map(({ form }) => form.grossWeightKg)),
    m3: sum(lines.map(({ form }) => form.volumeM3)),
  }
}
const refused = (text: string) => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, rows: (error.data as { rows: object[] }).rows }
    throw error
  }
  return undefined
}
const chinese = '品名\t件数\t包装\t毛重\t体积\n洗衣机\t10\t纸箱\t100\t1.2\n冰箱\t5\t纸箱\t50\t0.8'
const both = { lines: 2, packages: 15, kg: 150, m3: 2 }

describe('a total line of a packing list', () => {
  it.each([
    '合计',
    '承前页',
    '转下页',
    '轉下頁',
    'Carried forward',
    'BROUGHT FORWARD:',
    'Перенос',
    '合 计',
    '合计：',
    '小计',
    '总计',
    '總計',
    '共计',
    '合計',
    '总件数',
    '本页合计',
    'TOTAL',
    'Total:',
    'TOTALS',
    'Sub-total',
    'SUB TOTAL',
    'Subtotal',
    'Grand total',
    'G. TOTAL',
    'Total 15 ctns',
    'TOTAL FOR THIS CONTAINER',
    'Page total',
    'Итого',
    'ИТОГО:',
    'Всего',
    'Всего мест',
    'Итого по контейнеру',
    'Общий итог',
    'Промежуточный итог',
    'ＴＯＴＡＬ',
    'Total CSQU5493366',
    'Gesamt',
    'TTL',
  ])('is no cargo when it is called %s', (word) => {
    expect(cargoIn(`${chinese}\n${word}\t15\t\t150\t2.0`)).toEqual({ ...both, totals: 1 })
  })

  it('is no cargo when it has no words and its figures are the sums above', () => {
    expect(cargoIn(`${chinese}\n\t15\t\t150\t2.0`)).toEqual({ ...both, totals: 1 })
    expect(refused(`${chinese}\n\t15\t\t151\t2.0`)?.rows).toEqual([
      { row: 4, field: 'GoodsName', reason: 'shared.needed' },
    ])
  })

  it('is one of several groups: their subtotals and the total of all of them are checks', () => {
    const groups = `${chinese}\n小计\t15\t\t150\t2.0\n电视\t3\t纸箱\t30\t0.3\n风扇\t7\t纸箱\t7\t0.7\n小计\t10\t\t37\t1\n总计\t25\t\t187\t3`
    expect(cargoIn(groups)).toEqual({ lines: 4, totals: 3, packages: 25, kg: 187, m3: 3 })
  })

  it('is that of a container, which it names or lies in', () => {
    const rows = [
      '箱号\t品名\t件数\t毛重',
      'CSQU3054383\tTea\t10\t100',
      'CSQU3054383\tRice\t5\t50',
      'CSQU3054383\tSubtotal\t15\t150',
      'TCNU6053512\tTea\t1\t10',
      'TCNU6053512\t小计\t1\t10',
      '\tTotal CSQU3054383\t15\t150',
      '\tTotal TCNU 605351 2\t1\t10',
      '\tGrand total\t16\t160',
    ]
    expect(cargoIn(rows.join('\n'))).toMatchObject({ lines: 3, totals: 5, packages: 16, kg: 160 })
  })

  it('is refused with both figures when it is not the sum, and left out when the clerk says so', () => {
    const differs = `${chinese}\n合计\t15\t\t160\t2.1`
    expect(refused(differs)).toEqual({
      code: 'workorder.rows-doubted',
      rows: [
        { row: 4, field: 'Weight', reason: 'workorder.total-differs', total: '160', sum: '150' },
        { row: 4, field: 'Meas', reason: 'workorder.total-differs', total: '2.1', sum: '2' },
      ],
    })
    expect(cargoIn(differs, true)).toEqual({ ...both, totals: 1 })
  })

  it('may be rounded where it was printed, and may sum up what the lines do not say', () => {
    expect(cargoIn('Tea\t\t1\t\t1.24\nRice\t\t1\t\t1.24\nTotal\t\t2\t\t2.5'.replaceAll(/^/gm, '\t'))).toMatchObject({
      lines: 2,
      totals: 1,
    })
    expect(cargoIn('品名\t件数\t毛重\t体积\nTea\t1\t10\nRice\t1\t10\n合计\t2\t20\t5.5')).toMatchObject({
      lines: 2,
      totals: 1,
    })
  })

  it('may be written in a way that only its sum makes clear', () => {
    expect(cargoIn('品名\t件数\t毛重\nTea\t1\t1000\nRice\t1\t234\n合计\t2\t1,234')).toMatchObject({
      lines: 2,
      totals: 1,
    })
  })

  it('is not goods whose name only begins like one', () => {
    const oil = `${chinese}\nTOTAL Quartz 9000\t7\t纸箱\t70\t0.7`
    expect(refused(oil)).toEqual({
      code: 'workorder.rows-doubted',
      rows: [{ row: 4, reason: 'workorder.line-like-total' }],
    })
    expect(cargoIn(oil, true)).toEqual({ lines: 3, totals: 0, packages: 22, kg: 220, m3: 2.7 })
    const coded = '品名\t海关编码\t件数\t毛重\nTea\t090210\t7\t70\nTOTAL Quartz\t271019\t'
    expect(cargoIn(`${coded}8\t80`)).toMatchObject({ lines: 2, totals: 0 })
    expect(refused(`${coded}7\t70`)?.rows).toEqual([{ row: 3, reason: 'workorder.line-like-total' }])
    for (const name of ['Totalisator', 'Totem', 'Всеволожский чай', '总成', '合金', 'Sumac', 'Subtotalis'])
      expect(cargoIn(`${chinese}\n${name}\t7\t纸箱\t70\t0.7`)).toMatchObject({ lines: 3, totals: 0 })
  })

  it('is asked about where the goods have another name and the sums of the lines above', () => {
    const like = `${chinese}\nCelkem\t15\t\t150\t2`
    expect(refused(like)?.rows).toEqual([{ row: 4, reason: 'workorder.line-like-total' }])
    expect(cargoIn(like, true)).toMatchObject({ lines: 3, totals: 0, packages: 30 })
    expect(cargoIn(`${chinese}\n空调\t15\t纸箱\t150\t2.1`)).toMatchObject({ lines: 3, totals: 0 })
    expect(cargoIn('\tTea\t\t1\t\t10\n\tTea\t\t1\t\t10')).toMatchObject({ lines: 2, totals: 0 })
  })

  it('alone is no list', () => {
    expect(refused('品名\t件数\t毛重\n合计\t1\t10')?.rows).toEqual([{ row: 1, reason: 'shared.needed' }])
  })
})

it('changes nothing but the check, whatever list it is put under', () => {
  const line = fc.record({
    name: fc.constantFrom('Tea', '茶', 'Чай', 'Totem'),
    packages: fc.integer({ min: 1, max: 9999 }),
    grams: fc.integer({ min: 1, max: 9_999_999 }),
  })
  const word = fc.constantFrom('合计', 'TOTAL', 'Итого:', 'Grand total', '總計', '')
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      word,
      fc.integer({ min: 1, max: 12 }),
      (lines, name, group) => {
        const kg = (grams: number) => (grams / 100).toFixed(2)
        const sum = (some: typeof lines) => [
          some.reduce((all, one) => all + one.packages, 0),
          kg(some.reduce((all, one) => all + one.grams, 0)),
        ]
        const rows = lines.map((one) => `${one.name}\t${one.packages}\t${kg(one.grams)}`)
        const subtotal = ['小计', ...sum(lines.slice(0, group))].join('\t')
        const withTotals = [...rows.slice(0, group), subtotal, ...rows.slice(group), [name, ...sum(lines)].join('\t')]
        const heading = '品名\t件数\t毛重\n'
        const [plain, checked] = [read(heading + rows.join('\n'), true), read(heading + withTotals.join('\n'), true)]
        expect(checked.lines.map(({ form }) => form)).toEqual(plain.lines.map(({ form }) => form))
        expect(checked.totals).toBe(2)
      },
    ),
  )
})

it('tells words for a total from those that only hold one', () => {
  expect(
    ['Total', '合计', 'Итого', 'total weight', 'Total Oil', '合计器', 'Oil total', 'Tea'].map((one) =>
      totalWordsIn(one),
    ),
  ).toEqual(['only', 'only', 'only', 'only', 'begins', 'begins', 'begins', 'none'])
})
