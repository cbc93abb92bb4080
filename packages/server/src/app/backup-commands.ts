import { join, resolve } from 'node:path'
import { everyFileHash } from '../document/index.ts'
import { backUp, bringBack, type Deployed } from '../platform/backup.ts'
import { filesOf } from '../platform/choose-files.ts'
import { closeToOthers } from '../platform/private-folder.ts'
import { forgetDelivery } from '../reference/index.ts'
import type { Settings } from './settings.ts'

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** `landbridge backup`: everything that a deployment would miss, in one folder that nobody else can read. */
export async function makeBackup(deployed: Deployed, into: string): Promise<number> {
  process.umask(0o077)
  const folder = resolve(into)
  const backup = await orComplain(() => backUp(deployed, folder))
  if (!backup) return 1
  await closeToOthers(folder)
  printLine(`${folder} holds ${rowsIn(backup.counts)} and ${backup.files.length} files.`)
  if (backup.lost.length === 0) return 0
  complain(`${backup.lost.length} files that rows name are not in the storage: ${backup.lost.join(', ')}`)
  return 1
}

/** `landbridge restore`: a deployment as it was when it was copied. */
export async function restoreBackup(deployed: Deployed, from: string): Promise<number> {
  process.umask(0o077)
  const back = await orComplain(() => bringBack(deployed, resolve(from)))
  if (!back) return 1
  if ('folder' in deployed.source) await closeToOthers(deployed.source.folder)
  printLine(`All is back as of ${back.madeAt}: ${rowsIn(back.counts)} and ${back.files.length} files.`)
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
  const storedCounts = Object.entries(counts)
  return `${storedCounts.reduce((sum, [, rows]) => sum + rows, 0)} rows of ${storedCounts.length} tables`
}

/** A refusal, or the words of a PostgreSQL program that failed, in a sentence. */
async function orComplain<T extends object>(work: () => Promise<T | { refused: string }>): Promise<T | undefined> {
  try {
    const result = await work()
    if (!('refused' in result)) return result as T
    complain(String(result.refused))
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
  }
  return undefined
}
