import { globSync, readFileSync } from 'node:fs'
import { containerForm, jobHeadForm } from '../packages/contract/src/workorder/job-parts.ts'
import ceilings from './ceilings.json' with { type: 'json' }
import { faultsAgainst } from './ceilings.ts'
import {
  type FieldFiles,
  filesOfFields,
  handWrittenPairs,
  linesOfModes,
  quantile,
  quotedLookups,
} from './field-counts.ts'

const sources = globSync('packages/*/src/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const names = [...new Set([...Object.keys(jobHeadForm.shape), ...Object.keys(containerForm.shape)])]
const fields = filesOfFields(names, sources)
const figuresOf = (kind: 'named' | 'stated') => fields.map((field) => field[kind].length)
const pairs = handWrittenPairs(names, sources)
const lookups = quotedLookups(names, sources)
const counts = {
  'files that state a field of a job, median': quantile(figuresOf('stated'), 0.5),
  'files that state a field of a job, 95 %': quantile(figuresOf('stated'), 0.95),
  'files that name a field of a job, median': quantile(figuresOf('named'), 0.5),
  'files that name a field of a job, 95 %': quantile(figuresOf('named'), 0.95),
  'fields of a job that a form and a view state by hand': pairs.length,
  'look-ups of a field by its quoted name': lookups.length,
  'lines of modes in work orders': linesOfModes(sources),
}
const faults = faultsAgainst(ceilings.fields, counts)
const worst = fields.toSorted((a, b) => b.stated.length - a.stated.length).slice(0, 10)
const inWords = ({ name, named, stated }: FieldFiles) => `${name} ${stated.length} (named in ${named.length})`
for (const fault of faults) console.error(fault)
for (const found of [...pairs.map((name) => `${name}: stated by hand in a form and in a view`), ...lookups])
  if (faults.length > 0) console.error(found)
for (const [name, count] of Object.entries(counts)) console.log(`${count} ${name}`)
console.log(`most often stated: ${worst.map(inWords).join(', ')}`)
console.log(`${names.length} fields, ${faults.length} ceilings broken`)
process.exitCode = faults.length > 0 || names.length === 0 ? 1 : 0
