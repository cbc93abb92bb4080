import { buffer } from 'node:stream/consumers'
import { setImmediate as breathe } from 'node:timers/promises'
import { mostTariffRows, tariffSheetColumns, tariffSheetKinds } from '@landbridge/contract/pricing/tariff-sheet'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import { expect, it } from 'vitest'
import { longestBlock, sheetIn } from '../../platform/workbook/workbook-fixtures.ts'
import { type Cell, xlsxOf } from '../../platform/xlsx.ts'
import { type ReadTariffs, readTariffRows } from './tariff-import-rules.ts'
import { typedFigures } from './tariff-sheet-rules.ts'

async function* once(rows: Cell[][]) {
  yield rows
}

const figureColumns = tariffSheetColumns.filter((column) => tariffSheetKinds[column] === 'figure')

it('reads the longest sheet of prices without holding the thread that answers people', async () => {
  const row = figureColumns.map(() => '1,234.5')
  const rows = Array.from({ length: mostTariffRows }, () => row)
  const headings = figureColumns.map((column) => wireNameOf(column))
  const file = await buffer(xlsxOf({ name: 'Prices', headings, rows: once(rows) }))
  let read: ReadTariffs | undefined
  const longest = await longestBlock(async () => {
    read = await readTariffRows(await sheetIn(file), breathe)
  })
  expect(read?.rows).toHaveLength(mostTariffRows)
  expect(read?.rows.at(-1)?.cells).toMatchObject(Object.fromEntries(figureColumns.map((column) => [column, '1234.5'])))
  expect(longest).toBeLessThan(0.12)
})

it('reads one of many columns that bear the same heading', async () => {
  const cells = Array.from({ length: 500 }, (_, index) => `${index + 1}`)
  let looks = 0
  const body = new Proxy(cells, {
    get(target, at) {
      looks += 1
      return Reflect.get(target, at)
    },
  })
  const rows = [
    { row: 1, cells: cells.map(() => wireNameOf('distanceKm')) },
    { row: 2, cells: body },
  ]
  const { rows: read, headingFaults } = await readTariffRows({ rows, isFrom1904: false }, breathe)
  expect(headingFaults.filter(({ key }) => key === 'pricing.heading-twice')).toHaveLength(499)
  expect(read).toEqual([{ row: 2, cells: { distanceKm: '500' } }])
  expect(looks).toBeLessThan(5)
})

it('does not examine a text as a figure that is far too long for one', () => {
  expect(typedFigures('distanceKm', ['1'.repeat(100_000), '1,234,567'])).toEqual([undefined, '1234567'])
})
