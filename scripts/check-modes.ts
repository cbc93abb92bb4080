import { globSync, readFileSync } from 'node:fs'
import ceilings from './ceilings.json' with { type: 'json' }
import { faultsAgainst } from './ceilings.ts'
import { linesNamingAMode, linesSpeakingOfModes } from './mode-names.ts'
import { modeTypesSharing } from './type-names.ts'

const files = globSync('packages/*/src/**/*.{ts,tsx}')
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const named = sources.flatMap(({ file, text }) => {
  const lines = linesNamingAMode(file, text)
  return lines.length > 0 ? [`${file}: names a mode in lines ${lines.join(', ')}; it belongs into modes/`] : []
})
const speaking = sources.reduce((sum, { file, text }) => sum + linesSpeakingOfModes(file, text), 0)
const counts = { 'lines outside modes/ that speak of what only some modes have': speaking }
const faults = [...named, ...modeTypesSharing(sources), ...faultsAgainst(ceilings.modes, counts)]
for (const fault of faults) console.error(fault)
console.log(
  `${files.length} files, ${named.length} name a mode outside modes/, ${speaking} lines speak of what only some have`,
)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
