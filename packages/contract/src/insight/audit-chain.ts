import { z } from 'zod'
import { instant } from '../shared/wire-values.ts'

/** Why the chain of the audit log does not hold at an entry. */
const chainFaults = [
  'seal-missing',
  'entry-missing',
  'entry-changed',
  'seal-forged',
  'never-sealed',
  'end-cut',
] as const
export type ChainFault = (typeof chainFaults)[number]

/** An entry has its seal within seconds; after a minute without one the work that seals stands still. */
export const sealedWithinS = 60

/** What the last look at the whole chain found. */
export const auditChain = z
  .object({
    /** How many entries are sealed, how many wait and the oldest for how many seconds, and until when what was sealed has been found whole. */
    sealed: z.int(),
    waiting: z.int(),
    waitingS: z.int(),
    wholeTo: instant.optional(),
    brokenSeq: z.int().optional(),
    brokenEntryId: z.uuid().optional(),
    brokenBecause: z.enum(chainFaults).optional(),
  })
  .meta({ wire: 'auditChain' })
export type AuditChain = z.infer<typeof auditChain>
