import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Files under the hash of their bytes, so that the same content is kept once: in a folder, or in a storage that nodes share. */
export type Files = {
  /** Keeps the bytes, which are safe when this returns, and answers their hash. */
  put(bytes: Uint8Array): Promise<string>
  has(sha256: string): Promise<boolean>
  read(sha256: string): Promise<Readable | undefined>
  drop(sha256: string): Promise<void>
  putBefore(before: Date): AsyncIterable<string[]>
}

export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)
