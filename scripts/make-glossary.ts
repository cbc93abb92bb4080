import { readFileSync, writeFileSync } from 'node:fs'
import { wireNameOf, wireNames, wireNamesWithin } from '../packages/contract/src/shared/wire-names.ts'

// docs/glossary.md is drawn from the dictionary of wire names; with --check it is only compared.
const file = new URL('../docs/glossary.md', import.meta.url)
const row = (ours: string, wire: string) => `| \`${ours}\` | \`${wire}\` |`
const traded = Object.keys(wireNames).filter((ours) => wireNameOf(ours) !== ours)
const kept = Object.keys(wireNames).filter((ours) => wireNameOf(ours) === ours)

const drawn = [
  '# Glossary: our names and those of the wire',
  '',
  'Inside the program the trade’s terms are used, on the wire the specification’s names. A name that is not here crosses the wire in PascalCase',
  '(`readyDate` is `ReadyDate`). Drawn from `packages/contract/src/shared/wire-names.ts` by `npm run glossary`.',
  '',
  '| inside | on the wire |',
  '|---|---|',
  ...traded.toSorted((a, b) => a.localeCompare(b)).map((ours) => row(ours, wireNameOf(ours))),
  '',
  `Written alike on both sides: ${kept
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ')}.`,
  '',
  ...Object.entries(wireNamesWithin).flatMap(([schema, names]) => [
    `## Within \`${schema}\` only`,
    '',
    '| inside | on the wire |',
    '|---|---|',
    ...Object.entries(names).map(([ours, wire]) => row(ours, wire)),
    '',
  ]),
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(file, drawn)
else if (readFileSync(file, 'utf8') !== drawn) {
  process.stderr.write('docs/glossary.md is not what the dictionary says: run npm run glossary\n')
  process.exitCode = 1
}
