/** The encodings of customers' files: Unicode, and those of Russian, Western, mainland and Taiwanese machines. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252' | 'gb18030' | 'big5'
export type FileText = { text: string; encoding: FileEncoding }

const marks: readonly (readonly [encoding: FileEncoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The text of a file, whose first signs or, failing them, whose words say how it was written; nothing where it is no text. */
export function readFileText(bytes: Uint8Array): FileText | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
  if (marked) return textIn(bytes, marked)
  if (bytes.includes(0)) return undefined
  return textIn(bytes, 'utf-8') ?? textBy(bytes, 'windows-1251') ?? textBy(bytes, 'windows-1252') ?? chineseText(bytes)
}

/** Nothing where the bytes cannot have been written so. */
function textIn(bytes: Uint8Array, encoding: FileEncoding): FileText | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Words of one script in consistent case; Chinese read as Russian mixes its cases. */
const russianWord = /^[«„"(]*(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+|№)(?:[-–.][А-ЯЁа-яё]+)*[»“".)°]*$/
const westernWord = /^(?=(?:[^a-zA-Z]*[a-zA-Z]){2})[A-Za-zÀ-ÖØ-öø-ÿ'’-]+$/

const writtenSo = { 'windows-1251': russianWord, 'windows-1252': westernWord }
const likelyShare = 0.8

/** The text where nearly all of its words that are not plain ones are words by this encoding. */
function textBy(bytes: Uint8Array, encoding: keyof typeof writtenSo): FileText | undefined {
  const read = textIn(bytes, encoding)
  const nonAsciiWords = read?.text.match(/[^\s,;:/\\|\d+*=()[\]"]*[\u0080-\uffff][^\s,;:/\\|\d+*=()[\]"]*/g) ?? []
  const right = nonAsciiWords.filter((word) => writtenSo[encoding].test(word))
  return right.length > 0 && right.length >= likelyShare * nonAsciiWords.length ? read : undefined
}

/** Taiwan's signs often end in a byte of the plain letters, the mainland's usual ones never do. */
function chineseText(bytes: Uint8Array): FileText | undefined {
  const { pairs, plainEnds } = pairsIn(bytes)
  const order = plainEnds > 0.15 * pairs ? (['big5', 'gb18030'] as const) : (['gb18030', 'big5'] as const)
  return order.map((one) => textIn(bytes, one)).find((read) => read !== undefined) ?? textIn(bytes, 'windows-1251')
}

function pairsIn(bytes: Uint8Array): { pairs: number; plainEnds: number } {
  let [pairs, plainEnds] = [0, 0]
  for (let index = 0; index < bytes.length; index++) {
    const [first = 0, second = 0] = [bytes[index], bytes[index + 1]]
    if (first < 0x81 || second < 0x40) continue
    pairs += 1
    if (second < 0x80) plainEnds += 1
    index += 1
  }
  return { pairs, plainEnds }
}
