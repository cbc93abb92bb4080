import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { xlsxOf } from './xlsx.ts'
import { readSheet } from './xlsx-reader.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const workbook = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook xmlns:r="${office}"><workbookPr date1904="1"/><sheets><sheet name="Notes" state="hidden" r:id="rId1"/><sheet name="A" r:id="rId2"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/no.xml"/><Relationship Id="rId2" Target="/xl/worksheets/a.xml"/></Relationships>',
        ...parts,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )

it('reads a workbook as an office program writes it: shared words, values of formulas, figures as they were typed', async () => {
  const file = workbook({
    'xl/sharedStrings.xml':
      '<sst><si><t>Tea &amp; silk</t><rPh><t>cha</t></rPh></si><si><r><t>A</t></r><r><t xml:space="preserve"> B</t></r></si></sst>',
    'xl/worksheets/a.xml': `<x:worksheet xmlns:x="m"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
      <x:row r="2"/><x:row r="3"><x:c r="A3" s="4"/></x:row>
      <x:row r="5"><x:c r="A5"><x:f>8.8*2</x:f><x:v>17.600000000000001</x:v></x:c><x:c r="B5"><x:f>1+1</x:f></x:c><x:c r="C5" t="str"><x:f>"x"</x:f><x:v>x&#10;y</x:v></x:c><x:c r="D5" t="b"><x:v>1</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`,
  })
  expect(await readSheet(file, 10)).toEqual({
    isFrom1904: true,
    rows: [
      { row: 1, cells: ['Tea & silk', undefined, 'A B'] },
      { row: 5, cells: [17.6, '=1+1', 'x\ny', '1'] },
    ],
  })
})

it('reads what the portal writes, and what looks like a formula as the text it is', async () => {
  async function* rows() {
    yield [['=1+1', '-5', '@a', '+7', 5.5, ' <b>&amp;\n'] as const]
  }
  const bytes = await buffer(xlsxOf({ name: 'A', headings: ['a', 'b', 'c', 'd', 'e', 'f'], rows: rows() }))
  expect((await readSheet(bytes, 10))?.rows[1]?.cells).toEqual(['=1+1', '-5', '@a', '+7', 5.5, ' <b>&amp;\n'])
})

it('answers nothing for a file that is no sheet, and comes to an end with one that never closes what it opens', async () => {
  expect(await readSheet(strToU8('no workbook'), 10)).toBeUndefined()
  expect(await readSheet(workbook({}), 10)).toBeUndefined()
  expect(await readSheet(workbook({ 'xl/worksheets/a.xml': '<!DOCTYPE a><worksheet/>' }), 10)).toBeUndefined()
  const broken = `<worksheet><sheetData><row r="1">${'<c><v>1'.repeat(100_000)}`
  expect((await readSheet(workbook({ 'xl/worksheets/a.xml': broken }), 10))?.rows).toHaveLength(1)
}, 5_000)
