import { join, resolve } from 'node:path'
import { everyFileHash } from '../document/index.ts'
import { backUp, bringBack, type Deployed } from '../platform/backup.ts'
import { filesOf } from '../platform/choose-files.ts'
import { closeToOthers } from '../platform/private-folder.ts'
import { forgetDelivery } from '../reference/index.ts'
import type { Settings } from './settings.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** `landbridge backup`: everything that a deployment would miss, in one folder that nobody else can read. */
export async function makeBackup(deployed: Deployed, into: string): Promise<number> {
  process.umask(0o077)
  const folder = resolve(into)
  const made = await orComplain(() => backUp(deployed, folder))
  if (!made) return 1
  await closeToOthers(folder)
  say(`${folder} holds ${rowsIn(made.counts)} and ${made.files.length} files.`)
  if (made.lost.length === 0) return 0
  complain(`${made.lost.length} files that rows name are not in the storage: ${made.lost.join(', ')}`)
  return 1
}

/** `landbridge restore`: a deployment as it was when it was copied. */
export async function restoreBackup(deployed: Deployed, from: string): Promise<number> {
  process.umask(0o077)
  const back = await orComplain(() => bringBack(deployed, resolve(from)))
  if (!back) return 1
  if ('folder' in deployed.source) await closeToOthers(deployed.source.folder)
  say(`All is back as of ${back.madeAt}: ${rowsIn(back.counts)} and ${back.files.length} files.`)
  return 0
}

export const deployedBy = (settings: Settings, environment: NodeJS.ProcessEnv): Deployed => ({
  source: settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, environment }
    : { folder: join(settings.DATA_DIR, 'database') },
  files: filesOf(settings),
  hashes: everyFileHash,
  broughtBack: forgetDelivery,
})

const rowsIn = (counts: Readonly<Record<string, number>>): string => {
  const own = Object.entries(counts)
  return `${own.reduce((sum, [, rows]) => sum + rows, 0)} rows of ${own.length} tables`
}

/** A refusal, or the words of a PostgreSQL program that failed, in a sentence. */
async function orComplain<T extends object>(work: () => Promise<T | { refused: string }>): Promise<T | undefined> {
  try {
    const done = await work()
    if (!('refused' in done)) return done as T
    complain(String(done.refused))
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
  }
  return undefined
}
