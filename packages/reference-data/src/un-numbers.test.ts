import { expect, it } from 'vitest'
import { readUnNumbers } from './un-numbers.ts'

const { rows, source } = readUnNumbers()
const unNo = (number: string) => rows.find((row) => row.UnNo === number)

it('says where the numbers of dangerous goods come from, and has each once, in order', () => {
  expect(source).toContain('UN Model Regulations')
  expect(rows.length).toBeGreaterThan(230)
  const numbers = rows.map((row) => row.UnNo)
  expect(numbers).toEqual([...new Set(numbers)].sort())
  for (const number of numbers) expect(number).toMatch(/^[0-3]\d{3}$/)
})

it('has classes, subsidiary hazards and groups as the list writes them, and a name in four languages', () => {
  for (const row of rows) {
    expect(row.Classes.length, row.UnNo).toBeGreaterThan(0)
    for (const one of row.Classes)
      expect(one, row.UnNo).toMatch(/^(1\.[1-6][A-S]|2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|[789])$/)
    for (const one of row.Subsidiary) expect(one, row.UnNo).toMatch(/^(2\.1|3|4\.[1-3]|5\.1|6\.1|8)$/)
    expect(
      row.Subsidiary.some((one) => row.Classes.includes(one)),
      row.UnNo,
    ).toBe(false)
    expect(row.Groups, row.UnNo).toEqual(['I', 'II', 'III'].filter((group) => row.Groups.includes(group as 'I')))
    if (/^(1|2|6\.2|7)(\.|$)/.test(row.Classes[0] ?? '')) expect(row.Groups, row.UnNo).toEqual([])
    expect(row.NameEng, row.UnNo).toMatch(/^[\x20-\x7e“”–°]+$/)
    expect(row.NameRus, row.UnNo).toMatch(/[А-Я]{3}/)
    for (const name of [row.NameChs, row.NameCht]) expect(name, row.UnNo).toMatch(/\p{Script=Han}/u)
    // The Traditional characters alone of pairs that differ.
    expect(row.NameCht, row.UnNo).not.toMatch(/[电装设备组锂离钠镁铝钾盐气压体热温货险质规环态]/)
  }
})

it('knows what is shipped every day', () => {
  expect(unNo('1263')).toMatchObject({ Classes: ['3'], Groups: ['I', 'II', 'III'] })
  expect(unNo('3480')).toMatchObject({ Classes: ['9'], Groups: [], NameCht: '鋰離子電池（包括鋰離子聚合物電池）' })
  expect(unNo('2014')).toMatchObject({ Classes: ['5.1'], Subsidiary: ['8'], Groups: ['II'] })
  expect(unNo('1950')?.Classes).toEqual(['2.1', '2.2', '2.3'])
})
