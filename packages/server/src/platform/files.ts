import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Files on the local disk, each under the hash of its bytes, so that the same content is kept once. */
export type Files = {
  /** Keeps the bytes and tells their hash. They are on the disk when this returns. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes with this hash; nothing if they are not there. */
  read(sha256: string): Promise<Readable | undefined>
  /** Forgets bytes that nobody has put here since `before`. */
  drop(sha256: string, before: Date): Promise<void>
}

/** Where files are kept: in the data folder, beside the embedded database. */
export const filesFolder = (settings: Record<string, string | undefined>): string =>
  join(settings.DATA_DIR || 'data', 'files')

export function filesIn(folder: string): Files {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const path = pathOf(sha256)
      if (await isThere(path)) {
        const now = new Date()
        await utimes(path, now, now)
        return sha256
      }
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true })
      const draft = `${path}.${randomUUID()}`
      const file = await open(draft, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      return sha256
    },
    async read(sha256) {
      const path = pathOf(sha256)
      return (await isThere(path)) ? createReadStream(path) : undefined
    },
    async drop(sha256, before) {
      const path = pathOf(sha256)
      const found = await stat(path).catch(() => undefined)
      if (found && found.mtime < before) await unlink(path)
    },
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
