import { globSync, readFileSync } from 'node:fs'
import { problemKinds } from '../packages/contract/src/shared/problem-kinds.ts'
import ceilings from './ceilings.json' with { type: 'json' }
import { faultsAgainst } from './ceilings.ts'
import { codeCounts } from './code-counts.ts'
import { testGaps } from './test-gaps.ts'

const all = globSync('packages/*/src/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const files = all.filter(({ file }) => !/\/text\/|\.test\.tsx?$/.test(file))
const gaps = testGaps(all, Object.keys(problemKinds))
const named = {
  'rules files that no test imports': gaps.rules,
  'failures that no test meets': gaps.unmet,
  'failures that nothing raises': gaps.unraised,
}
const gapCounts = Object.fromEntries(Object.entries(named).map(([name, missing]) => [name, missing.length]))
const codes = codeCounts(files)
const faults = [...faultsAgainst(ceilings.code, codes), ...faultsAgainst(ceilings.tests, gapCounts)]
for (const fault of faults) console.error(fault)
for (const [name, missing] of Object.entries(named)) for (const one of missing) console.error(`${name}: ${one}`)
for (const [name, count] of Object.entries({ ...codes, ...gapCounts })) console.log(`${count} ${name}`)
console.log(`${files.length} files, ${faults.length} ceilings broken`)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
