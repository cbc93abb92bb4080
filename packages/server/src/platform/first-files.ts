import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'

/** The archive of a new database's first files, since making them takes seconds and a gigabyte; none where the folder holds a database. */
export async function firstFiles(folder: string | undefined): Promise<Blob | undefined> {
  if (folder && existsSync(unpackingOf(folder))) await rm(folder, { recursive: true, force: true })
  if (folder && existsSync(join(folder, 'PG_VERSION'))) return undefined
  if (folder) {
    await mkdir(dirname(folder), { recursive: true })
    await writeFile(unpackingOf(folder), '')
  }
  return dataDir()
}

export async function keepFirstFiles(folder: string | undefined): Promise<void> {
  if (folder) await rm(unpackingOf(folder), { force: true })
}

const unpackingOf = (folder: string): string => `${folder}.unpacking`
