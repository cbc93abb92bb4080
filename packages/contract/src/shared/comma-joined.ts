/**
 * Entries as one comma-joined text. A comma that belongs to an entry has a backslash before it, and so has a backslash;
 * any other entry stands as it is.
 */
export const commaJoined = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',')

/** Empty entries are kept; an empty text has none. A backslash before anything else is one. */
export function commaParts(text: string): string[] {
  if (text === '') return []
  const parts = ['']
  for (const piece of text.match(/\\[\\,]|./gsu) ?? []) {
    if (piece === ',') parts.push('')
    else parts.push(`${parts.pop()}${/^\\[\\,]$/.test(piece) ? piece.slice(1) : piece}`)
  }
  return parts
}
