import { buffer } from 'node:stream/consumers'
import { mostTariffRows, tariffSheetColumns, tariffSheetKinds } from '@landbridge/contract/pricing/tariff-sheet'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import { expect, it } from 'vitest'
import { longestBlock, sheetIn } from '../../platform/workbook/workbook-fixtures.ts'
import { type Cell, xlsxOf } from '../../platform/xlsx.ts'
import { type ReadTariffs, readTariffRows } from './tariff-import-rules.ts'

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
    read = await readTariffRows(await sheetIn(file))
  })
  expect(read?.rows).toHaveLength(mostTariffRows)
  expect(read?.rows.at(-1)?.cells).toMatchObject(Object.fromEntries(figureColumns.map((column) => [column, '1234.5'])))
  console.log('LONGEST', longest), expect(longest).toBeLessThan(0.12)
})

it('reads a column once, however often its heading stands in the sheet', async () => {
  const cells = Array.from({ length: 500 }, (_, at) => `${at + 1}`)
  const rows = [{ row: 1, cells: cells.map(() => wireNameOf('distanceKm')) }, { row: 2, cells }]
  const { rows: read, headingFaults } = await readTariffRows({ rows, isFrom1904: false })
  expect(headingFaults.filter(({ key }) => key === 'pricing.heading-twice')).toHaveLength(499)
  expect(read).toEqual([{ row: 2, cells: { distanceKm: '1' } }])
})
