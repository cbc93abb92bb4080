import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { givenUp } from './workbook-fault.ts'
import { numberFormats } from './workbook-formats.ts'
import { type SheetBounds, type SheetRow, sharedWords, sheetRows } from './workbook-sheet.ts'
import { readXml, type XmlReader } from './workbook-xml.ts'

export type ReadSheet = { rows: SheetRow[]; isFrom1904: boolean }

/** Bounds of what may be unpacked; a megabyte that was packed more than five hundredfold says nothing but the same. */
const limits = { entries: 2_000, bytes: 80_000_000, ratio: 500, smallEntry: 1_000_000 }

export async function readWorkbookFile(
  file: Uint8Array,
  bounds: SheetBounds,
  { hasDaysWritten = false } = {},
): Promise<ReadSheet> {
  const part = await partsOf(file)
  const book = workbookParts()
  if (!(await part('xl/workbook.xml', book.workbook))) throw givenUp('shared.workbook-unknown')
  await part('xl/_rels/workbook.xml.rels', book.links)
  const target = book.target()
  if (!target) throw givenUp('shared.workbook-broken')
  const shared = sharedWords()
  await part('xl/sharedStrings.xml', shared)
  const { formatAt, ...formats } = numberFormats()
  await part('xl/styles.xml', formats)
  const sheet = sheetRows(shared.words, bounds, { formatAt, isFrom1904: book.isFrom1904(), hasDaysWritten })
  const isThere = await part(target.startsWith('/') ? target.slice(1) : `xl/${target}`, sheet)
  if (!isThere) throw givenUp('shared.workbook-broken')
  return { rows: sheet.rows, isFrom1904: book.isFrom1904() }
}

function workbookParts() {
  let linkId: string | undefined
  let isFrom1904 = false
  const targets = new Map<string, string>()
  const workbook: XmlReader = {
    open({ name, attributes }) {
      if (name === 'workbookPr') isFrom1904 = attributes.date1904 === '1' || attributes.date1904 === 'true'
      if (name !== 'sheet' || linkId !== undefined || (attributes.state ?? 'visible') !== 'visible') return
      linkId = Object.entries(attributes).find(([one]) => /:id$/.test(one))?.[1]
    },
    close() {},
  }
  const links: XmlReader = {
    open({ name, attributes: { Id, Target } }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
    close() {},
  }
  return {
    workbook,
    links,
    target: () => (linkId === undefined ? undefined : targets.get(linkId)),
    isFrom1904: () => isFrom1904,
  }
}

/** Hands single parts of the file to their readers and says whether they are there, as long as all of them together stay small. */
async function partsOf(file: Uint8Array): Promise<(path: string, reader: XmlReader) => Promise<boolean>> {
  const archive = await archiveIn(file)
  const entries = await entriesOf(archive)
  let bytes = 0
  return async (path, reader) => {
    const entry = entries.get(path)
    if (!entry) return false
    const { compressedSize, uncompressedSize } = entry
    bytes += uncompressedSize
    const isDense = uncompressedSize > limits.smallEntry && uncompressedSize > limits.ratio * compressedSize
    if (bytes > limits.bytes || isDense) throw givenUp('shared.workbook-too-large')
    await readXml(textOf(archive, entry), reader)
    return true
  }
}

async function archiveIn(file: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.byteLength), { lazyEntries: true })
  } catch {
    const isArchive = file[0] === 0x50 && file[1] === 0x4b
    throw givenUp(isArchive ? 'shared.workbook-broken' : 'shared.workbook-unknown')
  }
}

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  if (archive.entryCount > limits.entries) throw givenUp('shared.workbook-too-large')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName, entry)
  } catch {
    throw givenUp('shared.workbook-broken')
  }
  return entries
}

/** A part as text while it is unpacked: an entry that holds more than it says, or signs that are none, is broken. */
async function* textOf(archive: ZipFile, entry: Entry): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const source = await archive.openReadStreamPromise(entry).catch(refuseBroken)
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch {
    refuseBroken()
  } finally {
    source.destroy()
  }
}

const refuseBroken = (): never => {
  throw givenUp('shared.workbook-broken')
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8'
}
