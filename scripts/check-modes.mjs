import { globSync, readFileSync } from 'node:fs'

// A mode is a room: what is its own stands in modes/, what is a name or a code in contract/shared/modes.ts. Everything else knows no mode.
const names = /'(?:R|RAIL|railway)'|\b[rR]ail[A-Z]\w*|\brail-[a-z]\w*|\bRAILWAY\b/
const isComment = /^\s*(?:\/\/|\/?\*)/

/** Where modes may be named, each with its reason. */
const allowed = [
  [/\/modes\//, 'the modes themselves'],
  [/(?:^|\/)[a-z]+-(?:modes|works)\.ts$/, 'the registers that list the modes'],
  [/contract\/src\/shared\/(?:modes|wire-names)\.ts$/, 'the table of modes and the dictionary of the wire'],
  [/contract\/src\/booking\/form\//, 'the catalogue, whose lines say which forms ask for a field'],
  [/web\/src\/paths\.ts$/, 'the address book'],
  [/\/text\//, 'words'],
  [/\.test\.tsx?$|-fixtures\.ts$|\/testing\//, 'tests'],
  [
    /\/demo\/|\/sample\/|reference-data\/|\/reference\//,
    'data, and the lists of places, which are named after what stops there',
  ],
]
const isAllowed = (file) => allowed.some(([where]) => where.test(file))

/** Files that still name a mode; the list only shrinks. */
const left = JSON.parse(readFileSync(new URL('modes-left.json', import.meta.url), 'utf8'))

const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !isAllowed(file))
const found = new Map()
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const named = lines.flatMap((line, i) => (!isComment.test(line) && names.test(line) ? [i + 1] : []))
  if (named.length > 0) found.set(file, named)
}
const faults = [
  ...[...found]
    .filter(([file, lines]) => lines.length > (left[file] ?? 0))
    .map(([file, lines]) => `${file}: names a mode in lines ${lines.join(', ')}`),
  ...Object.keys(left)
    .filter((file) => (found.get(file)?.length ?? 0) < left[file])
    .map((file) => `${file}: names fewer than scripts/modes-left.json says; lower it`),
]
for (const fault of faults) console.error(fault)
console.log(`${files.length} files outside modes/, ${found.size} still name a mode, ${faults.length} wrong`)
process.exitCode = faults.length > 0 || files.length < 100 ? 1 : 0
