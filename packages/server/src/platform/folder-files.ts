import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Files, hashOfBytes, isHash } from './files.ts'

export function filesIn(folder: string): Files {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  const has = (sha256: string) =>
    stat(pathOf(sha256)).then(
      () => true,
      (error) => {
        if (error.code !== 'ENOENT') throw error
        return false
      },
    )
  return {
    has,
    async put(bytes) {
      const sha256 = hashOfBytes(bytes)
      const path = pathOf(sha256)
      if (await has(sha256)) {
        const now = new Date()
        await utimes(path, now, now)
        return sha256
      }
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true })
      const draft = `${path}.${randomUUID()}`
      try {
        await writeWhole(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new Problem('document.storage-full') : error
      }
      return sha256
    },
    async read(sha256) {
      return (await has(sha256)) ? createReadStream(pathOf(sha256)) : undefined
    },
    drop: (sha256) => rm(pathOf(sha256), { force: true }),
    async *putBefore(before) {
      await mkdir(folder, { recursive: true })
      for (const part of await readdir(folder)) {
        const names = await readdir(join(folder, part))
        const ages = await Promise.all(names.map((name) => stat(join(folder, part, name)).catch(() => undefined)))
        const old = names.filter((_, i) => (ages[i]?.mtime ?? before) < before)
        // What a killed server was still writing has the hash in its name and more.
        for (const draft of old.filter((name) => !isHash(name))) await rm(join(folder, part, draft), { force: true })
        yield old.filter(isHash)
      }
    },
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code))
