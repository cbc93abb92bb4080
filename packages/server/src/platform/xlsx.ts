import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Text is text and never a formula; the caller writes a Date as its ISO text. */
export type Cell = string | number | undefined

export type WrittenSheet = {
  name: string
  headings: readonly string[]
  rows: AsyncIterable<readonly (readonly Cell[])[]>
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function asSheet(reply: FastifyReply, fileName: string): void {
  reply
    .type(xlsxType)
    .header('Content-Disposition', `attachment; filename="${fileName.replace(/[^\w-]/g, '_')}.xlsx"`)
    .header('X-Content-Type-Options', 'nosniff')
}

/** One sheet as an xlsx file that is sent as it is made, so that a long list needs no memory. */
export function xlsxOf(sheet: WrittenSheet): Readable {
  return Readable.from(chunksOf(sheet), { objectMode: false })
}

async function* chunksOf({ name, headings, rows }: WrittenSheet): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(Buffer.from(chunk))
  })
  for (const [path, text] of Object.entries(sheetFrame(name))) {
    const file = new ZipPassThrough(path)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  const body = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(body)
  body.push(strToU8(`${xmlHead}<worksheet xmlns="${main}"><sheetData>${rowText(headings, 1)}`))
  let at = 2
  for await (const batch of rows) {
    body.push(strToU8(batch.map((row) => rowText(row, at++)).join('')))
    yield* parts
    parts = []
  }
  body.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* parts
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

function rowText(cells: readonly Cell[], row: number): string {
  const texts = cells.map((cell, i) => {
    const at = `${columnName(i)}${row}`
    if (cell === undefined || cell === '') return ''
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${row}">${texts.join('')}</row>`
}

const columnName = (i: number): string =>
  i < 26 ? String.fromCharCode(65 + i) : columnName(Math.floor(i / 26) - 1) + columnName(i % 26)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Signs that XML cannot hold are left out. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const sheetFrame = (name: string) => ({
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xmlHead}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name).slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
})
