/** A list as text, and how its lines and cells are parted, for a reader of separated values on either side. */
export type SheetLines = { text: string; delimiter: '\t' | ';' | ','; record_delimiter: string[] }

const delimiters = ['\t', ';', ','] as const

/** Tables are pasted with tabs, and saved with semicolons where commas part decimals; a first line sep=; says so itself and is no row. */
export function sheetLines(written: string): SheetLines {
  const [declaration = '', stated] = /^\ufeff?"?sep=([;,\t])"?(?:\r\n|\r|\n|$)/i.exec(written) ?? []
  const text = written.slice(declaration.length)
  const [heading = ''] = text.split(/\r\n|\r|\n/, 1)
  const bare = heading.replaceAll(/"[^"]*"/g, '')
  const delimiter = delimiters.find((sign) => sign === stated) ?? delimiters.find((sign) => bare.includes(sign)) ?? ','
  return { text, delimiter, record_delimiter: ['\r\n', '\n', '\r'] }
}
