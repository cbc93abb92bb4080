import { packingSheetEndpoints as calls } from '@landbridge/contract/workorder/packing-sheet-endpoints'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { pdf, sendFile } from '../document/document-fixtures.ts'
import { readPacking } from '../packing/packing-import.ts'
import { newWorld } from '../testing/world.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

type Parts = { rows: string; shared?: string; others?: Record<string, string> }
type World = Awaited<ReturnType<typeof newWorld>>

/** A workbook as Excel saves it, with a hidden sheet before the one that is seen. */
function workbook({ rows, shared = '', others = {} }: Parts): Uint8Array {
  const sheet = (id: number, state: string) => `<sheet name="S${id}" sheetId="${id}" state="${state}" r:id="rId${id}"/>`
  const link = (id: number) =>
    `<Relationship Id="rId${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheet(1, 'hidden')}${sheet(2, 'visible')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}">${link(1)}${link(2)}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
}

const rowsOf = async ({ staff }: Pick<World, 'staff'>, bytes: Uint8Array) => (await sent(staff, bytes)).json()

const sent = (by: Parameters<typeof sendFile>[0], bytes: Uint8Array, field = 'file') =>
  sendFile(by, { fileName: 'packing.xlsx', bytes, field, path: calls.read.path })

it('reads the sheet that is seen, each cell in its column and each row in its place', async () => {
  const shared = `<si><t>Goods</t></si><si><r><t>Green </t></r><r><t>tea</t></r><rPh sb="0" eb="1"><t>cha</t></rPh></si>`
  const rows = `<row r="1"><c r="B1" t="s"><v>0</v></c><c r="D1" t="inlineStr"><is><t>Packages</t></is></c></row>
    <row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3"><v>17.600000000000001</v></c><c r="AB3" t="inlineStr"><is><t>12" &amp;\nmore</t></is></c></row>`
  expect(await rowsOf(await newWorld(), workbook({ rows, shared }))).toEqual({
    success: true,
    data: { Rows: `\tGoods\t\tPackages\n\n\tGreen tea\t\t17.6${'\t'.repeat(24)}"12"" & more"` },
  })
})

it('takes the saved value of a formula, and shows the formula where none was saved', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>2*3</f><v>6</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c><c r="C1"><f>A1+1</f></c></row>'
  expect((await rowsOf(await newWorld(), workbook({ rows }))).data.Rows).toBe('6\ta\t=A1+1')
})

it('keeps numbers certain, and asks what a text beside them means', async () => {
  const row = (name: string, weight: string) =>
    `<row><c t="str"><v>${name}</v></c><c><v>1</v></c><c${weight}</c><c><v>1.234</v></c></row>`
  const rows = [row('Tea', '><v>12.5</v>'), row('Rice', ' t="str"><v>1,250</v>'), row('Silk', ' t="str"><v>7</v>')]
  const text = (await rowsOf(await newWorld(), workbook({ rows: rows.join('') }))).data.Rows
  expect(text).toBe('Tea\t1\t12.5\t1.2340\nRice\t1\t? 1250 / 1.25\t1.2340\nSilk\t1\t7\t1.2340')
  const read = (pasted: string) =>
    readPacking(`goods\tpackages\tgross weight\tvolume\n${pasted}`, {
      packageTypeOf: () => undefined,
      packedIn: 'containerNo',
    }).lines
  expect(() => read(text)).toThrow('workorder.rows-refused')
  expect(read(text.replace('? 1250 / 1.25', '1250')).map(({ form }) => [form.grossWeightKg, form.volumeM3])).toEqual([
    ['12.5', '1.234'],
    ['1250', '1.234'],
    ['7', '1.234'],
  ])
})

it.each<[string, () => Uint8Array, string]>([
  ['no workbook at all', () => strToU8('ConNo,GoodsName'), 'shared.workbook-unknown'],
  ['a file of another kind', pdf, 'shared.workbook-unknown'],
  ['an archive of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'shared.workbook-unknown'],
  ['a file that was cut off', () => workbook({ rows: '' }).slice(0, 400), 'shared.workbook-broken'],
  ['a sheet that is no XML', () => workbook({ rows: '<row>' }), 'shared.workbook-broken'],
  ['text that is missing', () => workbook({ rows: '<row><c t="s"><v>7</v></c></row>' }), 'shared.workbook-broken'],
  [
    'a document type',
    () => workbook({ rows: '', others: { 'xl/sharedStrings.xml': '<!DOCTYPE sst><sst/>' } }),
    'shared.workbook-broken',
  ],
  [
    'a sheet that grows when unpacked',
    () => workbook({ rows: `<!--${' '.repeat(20_000_001)}-->` }),
    'shared.workbook-too-large',
  ],
  [
    'a row far below',
    () => workbook({ rows: '<row r="5001"><c r="A5001"><v>1</v></c></row>' }),
    'shared.workbook-too-long',
  ],
])('refuses by name: %s', async (_, make, code) => {
  expect(await rowsOf(await newWorld(), make())).toMatchObject({ success: false, code })
})

it('reads workbooks for the house alone, and asks for one', async () => {
  const { customer, guest, staff } = await newWorld()
  const file = workbook({ rows: '' })
  const answered = async (by: Parameters<typeof sendFile>[0], field?: string) =>
    (await sent(by, file, field)).json().code
  expect([await answered(await customer()), await answered(guest)]).toEqual([
    'access.not-allowed',
    'access.token-empty',
  ])
  expect(await answered(staff, 'other')).toBe('document.file-needed')
})
