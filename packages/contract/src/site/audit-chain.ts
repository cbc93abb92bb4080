import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { instant, nothing } from '../shared/wire-values.ts'

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

const auditChain = z
  .object({
    /** Sealed entries, those that wait with the seconds of the oldest, and the moment until which the seals were found whole. */
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

export const auditChainEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/audit-chain-detail',
    summary: 'Says until when the chain that seals the audit log was found whole, or where it is broken.',
    by: ['staff'],
    permission: 'access.audit',
    input: nothing,
    output: auditChain,
  }),
}
