import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { listAuditEntries } from './audit-queries.ts'

/** The desk of insight: the audit log. */
export function auditDeskRoutes(port: Port): void {
  serve(port, auditDeskEndpoints.list, listAuditEntries)
}
