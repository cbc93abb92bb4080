import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { checkNextPart, sealEntries, showChain } from './audit-chain-commands.ts'
import { listAuditEntries } from './audit-queries.ts'

const sealEverySeconds = 2
const checkEverySeconds = 10

/** The desk of insight: the audit log, and the chain that seals it. */
export function auditDeskRoutes(port: Port): void {
  serve(port, auditDeskEndpoints.list, listAuditEntries)
  serve(port, auditDeskEndpoints.chain, (_, call) => showChain(call))
  port.jobs.every('insight.seal-audit', sealEverySeconds, sealEntries)
  port.jobs.every('insight.check-audit', checkEverySeconds, checkNextPart)
}
