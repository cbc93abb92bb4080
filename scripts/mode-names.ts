// A mode is a room: what is its own stands in modes/, what is a name or a code in contract/shared/modes.ts. Everything else knows no mode.

const names = /'(?:R|RAIL|railway)'|\b[rR]ail[A-Z]\w*|\brail-[a-z]\w*|\bRAILWAY\b/
const isComment = /^\s*(?:\/\/|\/?\*)/
/** R and P are the sides of a charge as well: receivable and payable. */
const isSide = /\bsides?\b/

/** Where modes may be named, each with its reason. */
const allowed: readonly (readonly [where: RegExp, reason: string])[] = [
  [/\/modes\//, 'the modes themselves'],
  [/\/[a-z]+-(?:modes|works)\.ts$/, 'the registers that list the modes'],
  [/contract\/src\/shared\/(?:modes|wire-names)\.ts$/, 'the table of modes and the dictionary of the wire'],
  [/contract\/src\/booking\/form\//, 'the catalogue, whose lines say which forms ask for a field'],
  [/web\/src\/paths\.ts$/, 'the address book'],
  [/web\/src\/app\//, 'the menus, the front page and the table of addresses, which list the modes by name'],
  [/\/text\//, 'words'],
  [/\.test\.tsx?$|-fixtures\.ts$|\/testing\//, 'tests'],
  [/\/demo\/|reference-data\/|\/reference\//, 'data, and the lists of places, which are named after what stops there'],
]

/** The lines of a file that name a mode where none may be named, counted from 1. */
export function linesNamingAMode(file: string, text: string): number[] {
  if (allowed.some(([where]) => where.test(file))) return []
  const isNaming = (line: string) => names.test(line) && !isComment.test(line) && !isSide.test(line)
  return text.split('\n').flatMap((line, i) => (isNaming(line) ? [i + 1] : []))
}
