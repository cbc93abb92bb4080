import { globSync, readFileSync } from 'node:fs'
import ceilings from './ceilings.json' with { type: 'json' }
import { faultsAgainst } from './ceilings.ts'
import { codeCounts } from './code-counts.ts'

const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !/\/text\/|\.test\.tsx?$/.test(file))
const counts = codeCounts(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })))
const faults = faultsAgainst(ceilings.code, counts)
for (const fault of faults) console.error(fault)
for (const [name, count] of Object.entries(counts)) console.log(`${count} ${name}`)
console.log(`${files.length} files, ${faults.length} ceilings broken`)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
