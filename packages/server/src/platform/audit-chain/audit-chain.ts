import { createHash } from 'node:crypto'
import type { ChainFault } from '@landbridge/contract/site/audit-chain'

/** An entry as it is sealed: everything as the database writes it, so that not a microsecond is lost. */
export type SealedContent = {
  entryId: string
  at: string
  actor: string
  userId: string | null
  customerId: string | null
  action: string
  thing: string
  thingId: string
  before: string | null
  after: string | null
  address: string | null
  sealedAt: string
}

/** The end of a chain: its number of seals, and the last of them. */
export type ChainEnd = { seq: number; hash: Buffer }

export const chainStart: ChainEnd = { seq: 0, hash: Buffer.alloc(0) }

/** The seal of an entry: it depends on every entry before it, on its place, and on all that it says. */
export function sealOf(before: ChainEnd, content: SealedContent): ChainEnd {
  const seq = before.seq + 1
  const { entryId, at, actor, userId, customerId, action, thing, thingId, address, sealedAt } = content
  const members = [
    entryId,
    at,
    actor,
    userId,
    customerId,
    action,
    thing,
    thingId,
    content.before,
    content.after,
    address,
  ]
  const hash = createHash('sha256')
    .update(before.hash)
    .update(JSON.stringify([seq, sealedAt, ...members]))
    .digest()
  return { seq, hash }
}

/** A seal as it is kept, with the entry it was set on, if that is still there. */
export type KeptSeal = { seq: number; hash: Buffer; entryId: string; content: SealedContent | undefined }

export type Broken = { seq: number; entryId?: string | undefined; because: ChainFault }
type Looked = { end: ChainEnd } | { broken: Broken }

/** Looks through seals that follow one another, and names the first that does not hold. */
export function lookThrough(from: ChainEnd, seals: readonly KeptSeal[]): Looked {
  let end = from
  for (const seal of seals) {
    const fault = faultOf(end, seal)
    if (fault) return { broken: { seq: end.seq + 1, entryId: seal.entryId, because: fault } }
    end = { seq: seal.seq, hash: seal.hash }
  }
  return { end }
}

function faultOf(end: ChainEnd, { seq, hash, content }: KeptSeal): ChainFault | undefined {
  if (seq !== end.seq + 1) return seq > end.seq + 1 ? 'seal-missing' : 'seal-forged'
  if (!content) return 'entry-missing'
  return sealOf(end, content).hash.equals(hash) ? undefined : 'entry-changed'
}
