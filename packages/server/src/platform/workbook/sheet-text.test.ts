import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { type Cell, xlsxOf } from '../xlsx.ts'
import { readSheetText } from './workbook.ts'
import { longestBlock } from './workbook-fixtures.ts'

const bounds = { mostRows: 2001, mostColumns: 100 }

async function* once(rows: Cell[][]) {
  yield rows
}

const sheetOf = ([headings = [], ...rows]: Cell[][]) =>
  buffer(xlsxOf({ name: 'A', headings: headings.map(String), rows: once(rows) }))

const filled = (rows: number, columns: number, cell: Cell) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => cell))

it('makes a text of the longest packing list without holding the thread that answers people', async () => {
  const weights = ['1,234', ...Array.from({ length: 99 }, () => '1,2')]
  const file = await sheetOf([
    ...filled(1, 100, 'kg'),
    ...filled(1, 100, 1.5),
    ...Array.from({ length: 1999 }, () => weights),
  ])
  let text = ''
  const longest = await longestBlock(async () => {
    text = await readSheetText(file, bounds)
  })
  expect(text.split('\n')).toHaveLength(2001)
  expect(text).toContain('? 1234 / 1.234')
  expect(longest).toBeLessThan(0.1)
})

it.each<[string, Cell[][], string]>([
  ['more rows than a packing list has', filled(2002, 1, 'tea'), 'shared.workbook-too-long'],
  ['more columns than a packing list has', filled(1, 101, 'tea'), 'shared.workbook-too-large'],
  ['a text longer than anybody could look through', filled(2000, 1, 'tea'.repeat(200)), 'shared.workbook-too-large'],
])('refuses by name: %s', async (_, rows, code) => {
  await expect(readSheetText(await sheetOf(rows), bounds)).rejects.toMatchObject({ code })
})
