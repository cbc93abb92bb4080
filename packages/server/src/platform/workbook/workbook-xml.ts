import sax from 'sax'
import { givenUp } from './workbook-fault.ts'

/** Bounds no office program exceeds, against hostile parts; the parser itself refuses 64 kB attributes. */
const limits = { depth: 40, attributes: 100, elements: 8_000_000, charsInElement: 100_000 }

type OpenedElement = { name: string; attributes: Readonly<Record<string, string>> }

export type XmlReader = {
  open(element: OpenedElement): void
  /** The words that stand in the element right before it closes, whole. */
  close(element: { name: string; words: string }): void
  isDone?(): boolean
}

/** Parses a workbook part piece by piece in one pass, without document types or own entities. */
export async function readXml(pieces: AsyncIterable<string> | Iterable<string>, reader: XmlReader): Promise<void> {
  const parser = parserFor(reader)
  for await (const piece of pieces) {
    parser.write(piece)
    if (reader.isDone?.()) return
  }
  parser.close()
}

function parserFor(reader: XmlReader): sax.SAXParser {
  // The parser holds its own bounds by the position, which it must therefore keep.
  const parser = sax.parser(true, { position: true })
  const open: { words: string[]; chars: number }[] = []
  let elements = 0
  let attributes = 0
  const add = (text: string) => {
    const innermost = open.at(-1)
    if (!innermost || reader.isDone?.()) return
    innermost.chars += text.length
    if (innermost.chars > limits.charsInElement) {
      if (/\S/.test(text)) throw givenUp('shared.workbook-too-large')
      return
    }
    innermost.words.push(text)
  }
  parser.onerror = (error) => {
    const isBeyond = error.message.startsWith('Max buffer length exceeded')
    throw givenUp(isBeyond ? 'shared.workbook-too-large' : 'shared.workbook-broken')
  }
  parser.ondoctype = () => {
    throw givenUp('shared.workbook-broken')
  }
  parser.onopentagstart = () => {
    attributes = 0
  }
  parser.onattribute = () => {
    attributes += 1
    if (attributes > limits.attributes) throw givenUp('shared.workbook-too-large')
  }
  parser.onopentag = (tag) => {
    elements += 1
    if (elements > limits.elements || open.length >= limits.depth) throw givenUp('shared.workbook-too-large')
    open.push({ words: [], chars: 0 })
    if (!reader.isDone?.()) reader.open({ name: localName(tag.name), attributes: (tag as sax.Tag).attributes })
  }
  parser.onclosetag = (name) => {
    const words = open.pop()?.words.join('') ?? ''
    if (!reader.isDone?.()) reader.close({ name: localName(name), words })
  }
  parser.ontext = add
  parser.oncdata = add
  return parser
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
