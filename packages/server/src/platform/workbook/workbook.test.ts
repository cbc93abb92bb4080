import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { xlsxOf } from '../xlsx.ts'
import { readWorkbook } from './workbook.ts'
import { sheetIn } from './workbook-fixtures.ts'

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
  expect(await readWorkbook(file, 10)).toEqual({
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
  expect((await sheetIn(bytes)).rows[1]?.cells).toEqual(['=1+1', '-5', '@a', '+7', 5.5, ' <b>&amp;\n'])
})

const sheet = (rows: string) => ({ 'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` })
const cell = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`

it.each<[string, Uint8Array, string]>([
  ['a file that is none', strToU8('no workbook'), 'unknown'],
  ['a workbook without its sheet', workbook({}), 'broken'],
  ['one that was cut off', workbook(sheet('')).slice(0, 300), 'broken'],
  ['a document type', workbook({ 'xl/worksheets/a.xml': '<!DOCTYPE a><worksheet/>' }), 'broken'],
  ['a name for words that nobody knows', workbook(sheet(`<row>${cell('&lol;')}</row>`)), 'broken'],
  ['what is never closed', workbook(sheet(`<row r="1">${'<c><v>1'.repeat(10)}`)), 'broken'],
  ['elements in one another', workbook(sheet('<row>'.repeat(41))), 'too-large'],
  ['words that the file lacks', workbook(sheet('<row><c t="s"><v>7</v></c></row>')), 'broken'],
  ['rows out of their order', workbook(sheet('<row r="2"/><row r="1"/>')), 'broken'],
  ['a sheet wider than any', workbook(sheet('<row><c r="SG1"><v>1</v></c></row>')), 'too-large'],
  ['a cell that holds a book', workbook(sheet(`<row>${cell('word '.repeat(20_001))}</row>`)), 'too-large'],
  ['a book that every cell shares', workbook(sharedBook({ chars: 90_000, cells: 120 })), 'too-large'],
  ['an attribute without end', workbook(sheet(`<row spans="${'1'.repeat(200_000)}"/>`)), 'too-large'],
  ['an element of a thousand attributes', workbook(sheet(`<row ${manyAttributes(1000)}/>`)), 'too-large'],
  ['blanks that fill a disk', workbook(sheet(' '.repeat(79_000_000))), 'too-large'],
  ['more parts than a workbook has', workbook(manyParts(2_001)), 'too-large'],
])('refuses by name: %s', async (_, file, fault) => {
  expect(await readWorkbook(file, 10)).toEqual({ fault: `shared.workbook-${fault}` })
})

function sharedBook({ chars, cells }: { chars: number; cells: number }): Record<string, string> {
  const words = `<sst><si><t>${'w'.repeat(chars)}</t></si></sst>`
  return { 'xl/sharedStrings.xml': words, ...sheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`) }
}

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ')
}

function manyParts(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`xl/${index}.xml`, '']))
}

it('refuses an entry that holds more than the directory of its file says', async () => {
  const file = Buffer.from(workbook(sheet(`<row>${cell('tea')}</row>`.repeat(100))))
  file.writeUInt32LE(10, file.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24)
  expect(await readWorkbook(file, 10)).toEqual({ fault: 'shared.workbook-broken' })
})

it('ends a reader that takes too long or too much memory, and reads the next file', async () => {
  const much = workbook({
    'xl/sharedStrings.xml': `<sst>${Array.from({ length: 200_000 }, (_, index) => `<si><t>words ${index}</t></si>`).join('')}</sst>`,
    ...sheet(''),
  })
  const file = workbook(sheet(`<row>${cell('tea')}</row>`))
  const [late, large, after] = await Promise.all([
    readWorkbook(much, 10, { timeMs: 10, memoryMb: 256 }),
    readWorkbook(much, 10, { timeMs: 120_000, memoryMb: 8 }),
    sheetIn(file),
  ])
  expect([late, large]).toEqual([{ fault: 'shared.workbook-too-slow' }, { fault: 'shared.workbook-too-large' }])
  expect(after.rows).toEqual([{ row: 1, cells: ['tea'] }])
})

it('hands over what every cell shares as long as all of it together stays small, and blanks however far they stand', async () => {
  const [row] = (await sheetIn(workbook(sharedBook({ chars: 90_000, cells: 100 })))).rows
  expect(row?.cells.map((words) => String(words).length)).toEqual(Array.from({ length: 100 }, () => 90_000))
  const blanks = await sheetIn(workbook(sheet('<row><c r="A1"><v>1</v></c><c r="B1"/><c r="SG1" s="4"/></row>')))
  expect(blanks.rows[0]?.cells.filter((one) => one !== undefined)).toEqual([1])
})

it('reads two workbooks at once, lets seven wait, and refuses the tenth until one is through', async () => {
  const file = workbook(sheet(`<row>${cell('tea')}</row>`))
  const asked = Array.from({ length: 10 }, () => sheetIn(file))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 9 }, () => 'fulfilled'), 'rejected'])
  expect(answers[9]).toMatchObject({ reason: { code: 'shared.workbook-busy', data: { retryAfterS: 10 } } })
  expect((await sheetIn(file)).rows).toEqual([{ row: 1, cells: ['tea'] }])
})

it('leaves the thread that answers people free while 50,000 rows are read, and stops at the first row too many', async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `<row>${cell('tea').repeat(20)}<c><v>${index}.5</v></c></row>`,
  )
  const file = workbook(sheet(rows.join('')))
  const before = process.threadCpuUsage()
  const whole = process.cpuUsage()
  expect((await sheetIn(file, 50_000)).rows).toHaveLength(50_000)
  const [here, everywhere] = [process.threadCpuUsage(before), process.cpuUsage(whole)]
  expect((here.user + here.system) / (everywhere.user + everywhere.system)).toBeLessThan(0.4)
  expect((await sheetIn(file, 100)).rows).toHaveLength(101)
})
