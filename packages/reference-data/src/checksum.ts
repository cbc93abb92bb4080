import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const isDelivered = (name: string) => /\.(json|ts)$/.test(name) && !name.endsWith('.test.ts')

/** A checksum over all data and over the code that reads it, and over what of the receiver's code lies in the folder that is named. */
export function checksumWith(receiver: URL): string {
  const sum = createHash('sha256')
  for (const folder of [new URL('../data/', import.meta.url), new URL('./', import.meta.url), receiver])
    for (const name of readdirSync(folder).filter(isDelivered).toSorted())
      sum.update(name).update(readFileSync(new URL(name, folder)))
  return sum.digest('hex')
}
