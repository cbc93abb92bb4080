import { randomBytes, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { largestFile } from '../packages/contract/src/document/document-endpoints.ts'
import { form } from '../tooling/answers/booking-forms.ts'
import { ids } from '../tooling/answers/people.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { insertPeopleOnce } from '../tooling/people.ts'
import { type PlainClient, upload } from '../tooling/plain-client.ts'
import { provenOnNodes } from './proof.ts'

const script = '<script>alert(1)</script>'
const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const office = (entries: Record<string, Buffer>) =>
  Buffer.from(zipSync({ '[Content_Types].xml': bytes('<Types/>'), ...entries }))

/** What a file may hold that does harm where it is opened, shown, unpacked or run. */
const contents: Readonly<Record<string, Buffer>> = {
  'a page': bytes('<!doctype html><html><body>', script),
  'a drawing with a script': bytes('<svg xmlns="http://www.w3.org/2000/svg">', script, '</svg>'),
  'a program of Windows': bytes('MZ', randomBytes(200)),
  'a program of Linux': bytes('\u007fELF', randomBytes(200)),
  'a script of a shell': bytes('#!/bin/sh\nrm -rf /\n'),
  'a PDF that is a page': bytes('%PDF-1.7\n', script, '\n%%EOF'),
  'a picture that is a page': bytes(png, script),
  'a picture of nothing': png.subarray(0, 20),
  'an office file with a program': office({
    'xl/vbaProject.bin': randomBytes(50),
    'xl/workbook.xml': bytes('<workbook/>'),
  }),
  'an office file that leads out': office({
    '../../etc/cron.d/x': bytes('x'),
    'word/document.xml': bytes('<document/>'),
  }),
  'an office file of 300 MB': office({
    'xl/workbook.xml': bytes('<workbook/>'),
    'xl/media/a': Buffer.alloc(300 * 1024 * 1024),
  }),
  'nothing but zeros': Buffer.alloc(1000),
}

/** Names that lead astray: out of the folder, to another kind of file, into a header, or nowhere. */
// biome-ignore format: a list
const names = [
  'a.pdf', '../../../etc/passwd.pdf', 'a.html', 'a.svg', 'a.png', 'a.xlsx', `${'x'.repeat(300)}.jpg`,
  '"; filename="b.html', '\u202efdp.docx', 'a.pdf\u0000.exe',
] as const

const firstSigns = ['=', '+', '-', '@', '\t=', '\r=', '＝', '|', '%', ' =', '"=', "'="]
const calls = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://elsewhere.example","x")',
  'WEBSERVICE("http://elsewhere.example")',
  'DDE("cmd";"/C calc";"x")',
]
/** Texts that a spreadsheet would reckon with, or worse, if it took them for formulas. */
const formulas = firstSigns.flatMap((sign) => calls.map((call) => `${sign}${call}`))

const sizes = { smoke: 5, full: 1 }

/** What others sent harms nobody who opens, saves or exports it. */
export const harmlessFiles = provenOnNodes(
  'harmless-files',
  'No file that was sent in, and no text that is exported, runs where it is opened.',
  async (nodes, size, note) => {
    await insertPeopleOnce(nodes)
    const client = await nodes.client().logIn('chen')
    const tries = Object.entries(contents).flatMap(([what, content]) => names.map((name) => ({ what, content, name })))
    const chosen = tries.filter((_, n) => n % sizes[size] === 0)
    const breaches: string[] = []
    let taken = 0
    for (const { what, content, name } of chosen) {
      const { status, fid } = await upload(client, name, content)
      if (status >= 500) breaches.push(`${what} as ${name}: ${status}`)
      if (status !== 200) continue
      taken++
      const reply = await client.sendRaw('POST', '/api/v1/downloadfile', { fid })
      breaches.push(...faultsOf(reply).map((fault) => `${what} as ${name}: ${fault}`))
    }
    note(`${chosen.length} files sent, ${taken} taken`)
    if (taken === 0) breaches.push('no file was taken, so none was looked at')
    for (const bytes of fitting) breaches.push(...(await cutOf(client, bytes)))
    const before = await keptBy(nodes, ids.chen)
    for (const bytes of tooLong) breaches.push(...(await cutOf(client, bytes)))
    if ((await keptBy(nodes, ids.chen)) !== before) breaches.push('of files that are too large some were kept')
    note(`${fitting.length + tooLong.length} files around the largest size, ${fitting.length} of them within it`)
    const exported = await exportOf(
      client,
      formulas.filter((_, n) => n % sizes[size] === 0),
    )
    breaches.push(...exported.faults)
    if (exported.texts === 0) breaches.push('no text was taken, so none was looked at')
    const control = controls()
    if (control < 3)
      breaches.push('a control was not found: a page that is shown, a formula in a sheet, a file without its end')
    return { figures: { files: chosen.length, taken, formulas: exported.texts, control }, breaches }
  },
)

const harmlessTypes =
  /^(application\/(pdf|octet-stream|vnd\.openxmlformats-officedocument\.[a-z.]+)|image\/(jpeg|png))$/

/** What a browser could do with a file that it is given, besides saving it. */
function faultsOf({ status, headers }: { status: number; headers: Headers }): string[] {
  const said = (name: string) => headers.get(name) ?? ''
  return [
    status === 200 ? '' : `cannot be fetched again: ${status}`,
    said('content-disposition').startsWith('attachment') ? '' : 'is shown and not saved',
    said('x-content-type-options') === 'nosniff' ? '' : 'may be taken for something else',
    harmlessTypes.test(said('content-type')) ? '' : `is called ${said('content-type')}`,
    /filename="[^"]*[/\\]|filename="[^"]*\.html/.test(said('content-disposition')) ? 'leads astray by its name' : '',
  ].filter(Boolean)
}

/** Sizes that a file may have, and that are more than it may have: by a byte, by much, and by more than a form is read at once. */
const fitting = [largestFile - 65_537, largestFile - 1, largestFile]
const tooLong = [largestFile + 1, largestFile + 65_536, 2.5 * largestFile, 6 * largestFile]

/** Sends a file of a size; answers what is wrong: what comes back is not what was sent, or it was not refused by name. */
async function cutOf(client: PlainClient, size: number): Promise<string[]> {
  const sent = bytes('%PDF-1.7\n', randomBytes(size - 15), '\n%%EOF')
  const { status, fid, code } = await upload(client, 'scan.pdf', sent)
  if (size > largestFile) {
    return status === 413 && code === 'document.too-large' ? [] : [`a file of ${size} bytes: ${status} ${code}`]
  }
  if (status !== 200) return [`a file of ${size} bytes is refused: ${status} ${code}`]
  const back = await client.sendRaw('POST', '/api/v1/downloadfile', { fid })
  return lossOf(sent, back.bytes)
}

/** How many files somebody has sent that are kept. */
async function keptBy(nodes: Nodes, userId: string): Promise<number | undefined> {
  const kept = 'select count(*)::int as files from attachment where uploaded_by = $1'
  const [row] = await nodes.ask<{ files: number }>(kept, [userId])
  return row?.files
}

const lossOf = (sent: Buffer, back: Buffer): string[] =>
  sent.equals(back) ? [] : [`a file of ${sent.length} bytes came back as another of ${back.length}`]

/** Drafts whose texts are formulas, as the list of bookings is exported: each text stands in the sheet as it is, and nothing there is a formula. */
async function exportOf(client: PlainClient, texts: readonly string[]): Promise<{ texts: number; faults: string[] }> {
  const days = { ReadyDate: dayFromNow(14), WantDate: dayFromNow(20) }
  const written: string[] = []
  for (const text of texts) {
    const body = {
      ...form({ ...days, submit: 'F', QuoteType: 'NONE', AskQuote: 'T' }),
      ProxyNo: text.slice(0, 30),
      Remark: text,
    }
    const reply = await client.send('POST', '/api/v1/railorderonline', body, { key: randomUUID() })
    if (reply.status === 200) written.push(text.trim())
  }
  const { status, bytes: sheet } = await client.sendRaw('GET', '/api/v1/order-export', { orderState: 'draft' })
  if (status !== 200) return { texts: written.length, faults: [`the export is refused: ${status}`] }
  const cells = strFromU8(unzipSync(new Uint8Array(sheet))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const missing = written.filter((text) => !cells.includes(inXml(text)))
  return {
    texts: written.length,
    faults: [...formulasIn(cells), ...missing.map((text) => `not in the sheet as it is: ${text}`)],
  }
}

const inXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Cells that a spreadsheet would reckon with: formulas, and texts that are not said to be texts. */
const formulasIn = (cells: string): string[] =>
  [...cells.matchAll(/<f>|<c r="\w+"(?: t="(?:str|e)")?><v>[^<]*[^-\d.eE<][^<]*<\/v>/g)].map(
    ([cell]) => `a cell that is reckoned with: ${cell}`,
  )

/** The looks at what is known to be wrong: a page that is shown, a formula, and a file that lost its end. */
function controls(): number {
  const shown = faultsOf({ status: 200, headers: new Headers({ 'content-type': 'text/html' }) })
  const reckoned = formulasIn('<c r="A1"><f>1+1</f></c>')
  const cut = lossOf(randomBytes(1000), randomBytes(999))
  return [shown, reckoned, cut].filter((found) => found.length > 0).length
}
