import { createHash, randomBytes } from 'node:crypto'

/** Passwords and codes, which can be guessed, need more than this plain hash. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A secret of so many random bytes, fit for an address, with the hash to keep of it. */
export function newSecret(bytes: number): { secret: string; hash: Buffer } {
  const secret = randomBytes(bytes).toString('base64url')
  return { secret, hash: hashOfSecret(secret) }
}
