import { expect, it } from 'vitest'
import { cellsIn, fillLines } from './paste.ts'

type Line = { name: string; packages?: number | undefined; kg?: string }
const columns = [
  { name: 'name' },
  { name: 'packages', kind: 'number', whole: true },
  { name: 'kg', kind: 'number' },
] as const
const blank = (): Line => ({ name: '' })

it('reads cells as a spreadsheet copies them', () => {
  expect(cellsIn('a\tb\r\nc\t"d\n""e"""\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd\n"e"'],
  ])
})

it('lays pasted cells over the lines and adds the missing ones', () => {
  const cells = cellsIn('Drums\t96\t4 310,5\nPaint\t\t520')
  const lines = fillLines<Line>([{ name: 'Old', packages: 1 }], cells, { row: 0, column: 0, columns, blank, most: 200 })
  expect(lines).toEqual([
    { name: 'Drums', packages: 96, kg: '4310.5' },
    { name: 'Paint', kg: '520' },
  ])
})

it('stops at the most lines that a form takes', () => {
  expect(fillLines<Line>([], cellsIn('a\nb\nc'), { row: 0, column: 0, columns, blank, most: 2 })).toHaveLength(2)
})
