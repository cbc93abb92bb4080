import { expect, it } from 'vitest'
import { cellsIn, fillLines } from './paste.ts'

type Line = { name: string; packages?: number | undefined; kg?: string }
const columns = [
  { name: 'name' },
  { name: 'packages', kind: 'number', integer: true },
  { name: 'kg', kind: 'number' },
] as const
const blank = (): Line => ({ name: '' })

it('reads cells as a spreadsheet copies them', () => {
  expect(cellsIn('a\tb\r\nc\t"d\n""e"""\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd\n"e"'],
  ])
})

it('takes the quotes off a cell that is quoted as a whole, and off no other', () => {
  expect(cellsIn('"LED" panels\t"A" steel\t"')).toEqual([['"LED" panels', '"A" steel', '"']])
})

it('reads days, times and ticks, keeps what is no day or time to be mended, and leaves alone what is no tick', () => {
  const columns = [
    { name: 'by', kind: 'date' },
    { name: 'at', kind: 'time' },
    { name: 'stacks', kind: 'checkbox' },
  ] as const
  const blank = () => ({ by: '', at: '', stacks: false })
  const at = { row: 0, column: 0, columns, blank, maxLines: 9, language: 'en' as const }
  const { lines, unread } = fillLines([], cellsIn('24.12.2026\t9:30\tyes\nsoon\tnoon\tmaybe'), at)
  expect(lines).toEqual([
    { by: '2026-12-24', at: '09:30', stacks: true },
    { by: 'soon', at: 'noon', stacks: false },
  ])
  expect(unread).toEqual(['stacks'])
})

it('lays pasted cells over the lines and adds the missing ones', () => {
  const cells = cellsIn('Drums\t96\t4 310,5\nPaint\t\t520')
  const { lines } = fillLines<Line>([{ name: 'Old', packages: 1 }], cells, {
    row: 0,
    column: 0,
    columns,
    blank,
    maxLines: 200,
    language: 'en',
  })
  expect(lines).toEqual([
    { name: 'Drums', packages: 96, kg: '4310.5' },
    { name: 'Paint', kg: '520' },
  ])
})

it('reads pasted figures as the reader of the page writes them, and leaves open what may mean two', () => {
  const pasted = (language: 'en' | 'ru') =>
    fillLines<Line>([], cellsIn('Drums\t18,640\t1.500'), { row: 0, column: 0, columns, blank, maxLines: 9, language })
      .lines
  expect(pasted('en')).toEqual([{ name: 'Drums', packages: 18640, kg: '1.500' }])
  expect(pasted('ru')).toEqual([{ name: 'Drums', packages: '? 18640', kg: '? 1500 / 1.500' }])
})

it('stops at the most lines that a form takes, and tells how many were left out', () => {
  const at = { row: 0, column: 0, columns, blank, maxLines: 2, language: 'en' as const }
  expect(fillLines<Line>([], cellsIn('a\nb\nc'), at)).toMatchObject({ lines: [{}, {}], leftOut: 1, unread: [] })
  expect(fillLines<Line>([{ name: 'a' }], cellsIn('b\nc'), { ...at, row: 1 })).toMatchObject({ leftOut: 1 })
})

it('tells which columns could not be read, and keeps what stood in them', () => {
  const read = (cell: string) => ({ drums: 'DR' })[cell.toLowerCase()]
  const at = {
    row: 0,
    column: 0,
    columns: [{ name: 'name', read }] as const,
    blank,
    maxLines: 9,
    language: 'en' as const,
  }
  const { lines, unread } = fillLines<Line>([{ name: 'CT' }, { name: 'CT' }], cellsIn('Drums\t\nBlobs\t7\n\t'), at)
  expect(lines).toEqual([{ name: 'DR' }, { name: 'CT' }, { name: '' }])
  expect(unread).toEqual(['name', 2])
})
