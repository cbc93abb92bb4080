/** Entries as one comma-joined text, in which a backslash stands before a comma or a backslash of an entry. */
export const commaJoined = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',')

/** The entries of such a text, empty ones too; an empty text has none. */
export function commaParts(text: string): string[] {
  if (text === '') return []
  const parts = ['']
  for (const piece of text.match(/\\[\\,]|./gsu) ?? []) {
    if (piece === ',') parts.push('')
    else parts.push(`${parts.pop()}${/^\\[\\,]$/.test(piece) ? piece.slice(1) : piece}`)
  }
  return parts
}
