import { readFileSync, writeFileSync } from 'node:fs'
import { type FormName, formNames } from '../packages/contract/src/booking/fields/form-names.ts'
import { type FieldRow, fieldRows } from '../packages/contract/src/booking/form/form-table.ts'
import { wireNameOf, wireNames, wireNamesWithin } from '../packages/contract/src/shared/wire-names.ts'

// docs/glossary.md is drawn from the dictionary of wire names; with --check it is only compared.
const file = new URL('../docs/glossary.md', import.meta.url)
const row = (ours: string, wire: string) => `| \`${ours}\` | \`${wire}\` |`
const traded = Object.keys(wireNames).filter((ours) => wireNameOf(ours) !== ours)
const kept = Object.keys(wireNames).filter((ours) => wireNameOf(ours) === ours)

const english: Readonly<Record<string, string>> = (await import('../packages/web/src/booking/text/en.ts')).text
const chinese: Readonly<Record<string, string>> = (await import('../packages/web/src/booking/text/zh-cn.ts')).text
const modes = new Map<string, FormName[]>()
for (const form of formNames) modes.set(form.charAt(0), [...(modes.get(form.charAt(0)) ?? []), form])

/** The forms that have a field, in few words: all, R.*, S.FCL. */
function formsOf({ marks }: FieldRow): string {
  const having = formNames.filter((_, at) => marks[at] !== '–')
  if (having.length === formNames.length) return 'all'
  return [...modes]
    .flatMap(([mode, forms]) => {
      const own = forms.filter((form) => having.includes(form))
      return own.length === forms.length && forms.length > 1 ? [`${mode}.*`] : own
    })
    .join(' ')
}

/** A field of a form: both names, how people call it, what is filled in, and in which forms. */
function fieldRow(field: FieldRow): string {
  const { name, wireName, spec } = field
  const key = `field.${name}`
  const kind = spec ? [spec.kind, spec.unit].filter(Boolean).join(', ') : 'shown'
  return `| \`${name}\` | \`${wireName}\` | ${english[key]} | ${chinese[key]} | ${kind} | ${formsOf(field)} |`
}

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
  '## Fields of the booking forms',
  '',
  'Drawn from the catalogue in `packages/contract/src/booking/fields/`; what each form needs when stands in `form/form-table.md` beside it.',
  '',
  ...fieldRows()
    .filter(({ part }) => part !== 'named among the lines')
    .flatMap(({ part, rows }) => [
      `### ${part}`,
      '',
      '| inside | on the wire | English | 中文 | kind | forms |',
      '|---|---|---|---|---|---|',
      ...rows.map(fieldRow),
      '',
    ]),
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(file, drawn)
else if (readFileSync(file, 'utf8') !== drawn) {
  process.stderr.write('docs/glossary.md is not what the dictionary says: run npm run glossary\n')
  process.exitCode = 1
}
