import { readFigure } from '@landbridge/contract/shared/figure'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readSheetText } from './workbook.ts'
import { sheetIn } from './workbook-fixtures.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const bounds = { mostRows: 100, mostColumns: 20 }

/** Cell formats: 1 ten digits, 2 day, 3 day and time, 4 grouped waybill, 5 general, 6 and 7 digits with blanks. */
const looks = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="000\\-00000000"/><numFmt numFmtId="167" formatCode="#,##0.00"/><numFmt numFmtId="168" formatCode="000 000"/><numFmt numFmtId="169" formatCode="000\\ 00000000"/></numFmts>
  <cellStyleXfs><xf numFmtId="165"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/><xf numFmtId="169"/></cellXfs></styleSheet>`

const workbook = (rows: string, behind = '') =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/a.xml"/></Relationships>',
        'xl/styles.xml': looks,
        'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )
const words = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`
const number = (at: string, value: number, look = 0) => `<c r="${at}" s="${look}"><v>${value}</v></c>`

it('keeps the zeros and groups that a number is shown with', async () => {
  const file = workbook(
    `<row r="1">${number('A1', 303890000, 1)}${number('B1', 17612345675, 4)}${number('C1', 12.5, 5)}</row>`,
  )
  expect((await sheetIn(file)).rows[0]?.cells).toEqual(['0303890000', '176-12345675', 12.5])
  expect(await readSheetText(file, bounds)).toBe('0303890000\t176-12345675\t12.5')
})

it('reads a figure in groups of digits as a figure, and keeps the zeros of a number of something', async () => {
  const file = workbook(`<row r="1">${number('A1', 18640, 6)}${number('B1', 2012345675, 7)}</row>`)
  const text = await readSheetText(file, bounds)
  expect(text).toBe('018640\t02012345675')
  const [weight = ''] = text.split('\t')
  expect(readFigure(weight, 'en')).toEqual({ figure: '018640' })
})

it('writes days and times as a text is wanted, and leaves them to the column where rows are', async () => {
  const file = workbook(
    `<row r="1">${number('A1', 46346, 2)}${number('B1', 46346.34375, 3)}${number('C1', 46346)}</row>`,
  )
  expect(await readSheetText(file, bounds)).toBe('2026-11-20\t2026-11-20 08:15\t46346')
  expect((await sheetIn(file)).rows[0]?.cells).toEqual([46346, 46346.34375, 46346])
})

it('puts the words of a cell that is merged over rows into each of them, and never its figures', async () => {
  const rows = `<row r="1">${words('A1', 'ConNo')}${words('B1', 'Goods')}${words('C1', 'Weight')}</row>
    <row r="2">${words('A2', 'CSQU5493366')}${words('B2', 'Fridge')}${number('C2', 150)}</row>
    <row r="3"><c r="A3"/>${words('B3', 'Stove')}</row>
    <row r="4">${words('B4', 'Fan')}</row>`
  const merged =
    '<mergeCells count="3"><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/><mergeCell ref="A1:B1"/></mergeCells>'
  expect(await readSheetText(workbook(rows, merged), bounds)).toBe(
    'ConNo\tGoods\tWeight\nCSQU5493366\tFridge\t150\nCSQU5493366\tStove\n\tFan',
  )
})

it('refuses a workbook of more merged cells than anybody makes', async () => {
  const merged = `<mergeCells>${'<mergeCell ref="A1:A2"/>'.repeat(20_001)}</mergeCells>`
  await expect(readSheetText(workbook('<row r="1"/>', merged), bounds)).rejects.toMatchObject({
    code: 'shared.workbook-too-large',
  })
})
