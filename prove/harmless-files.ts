import { randomBytes, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { form } from '../tooling/answers/booking-forms.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import { insertPeopleOnce } from '../tooling/people.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
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
    const exported = await exportOf(
      client,
      formulas.filter((_, n) => n % sizes[size] === 0),
    )
    breaches.push(...exported.faults)
    if (exported.texts === 0) breaches.push('no text was taken, so none was looked at')
    const control = controls()
    if (control < 2) breaches.push('a control was not found: a page that is shown, a formula in a sheet')
    return { figures: { files: chosen.length, taken, formulas: exported.texts, control }, breaches }
  },
)

async function upload(client: PlainClient, name: string, content: Buffer): Promise<{ status: number; fid: string }> {
  const { url, headers } = await client.request('POST', '/api/v1/uploadfile')
  const { 'Content-Type': _, ...others } = headers
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  const reply = await fetch(url, { method: 'POST', headers: others, body })
  const { data } = (await reply.json()) as { data?: { fid?: string } }
  return { status: reply.status, fid: data?.fid ?? '' }
}

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

/** The two looks at what is known to be wrong: a page that is shown, and a formula. */
function controls(): number {
  const shown = faultsOf({ status: 200, headers: new Headers({ 'content-type': 'text/html' }) })
  const reckoned = formulasIn('<c r="A1"><f>1+1</f></c>')
  return Math.min(shown.length, 1) + Math.min(reckoned.length, 1)
}
