import '../tooling/stand-at-moment.ts'
import { arch, cpus } from 'node:os'
import { buildServer, buildWeb } from '../scripts/set-up.mjs'
import { badInput } from './bad-input.ts'
import { bookingSequences } from './booking-sequences.ts'
import { crossSite } from './cross-site.ts'
import { eventsOnce } from './events-once.ts'
import { gracefulStop } from './graceful-stop.ts'
import { guessing } from './guessing.ts'
import { harmlessFiles } from './harmless-files.ts'
import { killServer } from './kill-server.ts'
import { listingAccounts } from './listing-accounts.ts'
import { lostPrimary } from './lost-primary.ts'
import { pagesReadable } from './pages-readable.ts'
import type { Proof } from './proof.ts'
import { revoked } from './revoked.ts'
import { smsPumping } from './sms-pumping.ts'
import { unsignedCost } from './unsigned-cost.ts'
import { wholeAudit } from './whole-audit.ts'
import { embeddedDatabase, listsFit } from './whole-tests.ts'

const proofs: readonly Proof[] = [
  badInput,
  bookingSequences,
  killServer,
  gracefulStop,
  lostPrimary,
  eventsOnce,
  guessing,
  smsPumping,
  revoked,
  listingAccounts,
  crossSite,
  unsignedCost,
  wholeAudit,
  harmlessFiles,
  pagesReadable,
  listsFit,
  embeddedDatabase,
]

// npm run prove [name …] [-- --smoke]: each proof prints its figures; a breach ends with another code than 0.
const asked = process.argv.slice(2)
const size = asked.includes('--smoke') ? 'smoke' : 'full'
const names = asked.filter((word) => !word.startsWith('--'))
const say = (line: string) => void process.stdout.write(`${line}\n`)

say(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? arch()}`,
)
await buildWeb()
await buildServer()
let breached = 0
for (const proof of proofs.filter(({ name }) => names.length === 0 || names.includes(name))) {
  say(`\n${proof.name}: ${proof.promise}`)
  const started = Date.now()
  const { figures, breaches } = await proof.run(size, (line) => say(`  ${line}`))
  say(`  ${JSON.stringify({ ...figures, seconds: Math.round((Date.now() - started) / 1000) })}`)
  say(breaches.length === 0 ? '  holds' : `  BREACHED ${breaches.length} times: ${breaches.slice(0, 5).join('; ')}`)
  breached += breaches.length
}
process.exitCode = breached > 0 ? 1 : 0
