import { globSync, readFileSync } from 'node:fs'
import { linesNamingAMode } from './mode-names.ts'

const files = globSync('packages/*/src/**/*.{ts,tsx}')
const faults = files.flatMap((file) => {
  const lines = linesNamingAMode(file, readFileSync(file, 'utf8'))
  return lines.length > 0 ? [`${file}: names a mode in lines ${lines.join(', ')}; it belongs into modes/`] : []
})
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} name a mode outside modes/`)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
