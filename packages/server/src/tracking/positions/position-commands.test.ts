import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellsOf } from './position-commands.ts'

const cell = fc.string({ unit: fc.constantFrom('a', '7', ',', '"', '\n', ' ', 'é', '西') })
const written = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n')

it('takes apart whatever was put together, with commas, quotes and line ends in the cells', () => {
  const row = fc.array(
    cell.map((text) => `x${text}`),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (cells) => void expect(cellsOf(written(cells))).toEqual(cells)),
  )
})

it('reads what programs write: a mark at the beginning, rows of any length, quotes inside a cell', () => {
  expect(cellsOf('\uFEFFConNo,Addr\r\nX,5" gauge\n\n"a ""b""",c,d\n')).toEqual([
    ['ConNo', 'Addr'],
    ['X', '5" gauge'],
    ['a "b"', 'c', 'd'],
  ])
  expect(cellsOf('')).toEqual([])
})

it('parts columns at semicolons in files of countries with decimal commas', () => {
  expect(cellsOf('ConNo;Latitude;Addr\nX;44,2;"Taraz; yard"')).toEqual([
    ['ConNo', 'Latitude', 'Addr'],
    ['X', '44,2', 'Taraz; yard'],
  ])
})

it('says so when a quote is never closed', () => {
  expect(cellsOf('ConNo,Addr\n"X,Taraz\nY,Almaty')).toBeUndefined()
})
