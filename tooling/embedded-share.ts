import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { testsWithoutDatabase } from './tests-without-database.ts'

/** What only the embedded database can get wrong: its start, its one session, what a folder holds, and the walls between companies. */
const always = [
  'app/api-keys',
  'app/authorisation',
  'app/backup-drill',
  'app/demo/demo-first',
  'app/quotas',
  'app/walls',
  'platform/audit-chain/audit-chain',
  'platform/connection-limits',
  'platform/connections',
  'platform/database',
  'platform/flush',
  'platform/idempotency',
  'platform/job-runner',
  'platform/list',
  'platform/lost-jobs',
  'platform/migrations',
  'platform/outbox',
  'platform/rows',
  'platform/search',
  'platform/serve',
].map((name) => `packages/server/src/${name}.test.ts`)

/** Of the other files of an area one in so many, and one at least. */
const oneIn = 10

/** The server's tests that leave the embedded database to `npm run prove embedded-database` where a PostgreSQL server runs them all. */
export function testsBeyondShare(): string[] {
  const gone = always.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`No such test: ${gone.join(', ')}`)
  const alone = new Set([...testsWithoutDatabase(), ...always])
  const others = globSync('packages/server/src/**/*.test.ts').filter((file) => !alone.has(file))
  const byArea = Map.groupBy(others, (file) => file.split('/')[3])
  return [...byArea.values()].flatMap((files) => {
    const drawn = files.toSorted((a, b) => lotOf(a) - lotOf(b))
    return drawn.slice(Math.ceil(files.length / oneIn))
  })
}

/** A file's lot hangs on its name alone, so that a new file moves no other into the share or out of it for long. */
const lotOf = (file: string): number => createHash('sha256').update(file).digest().readUInt32BE()
