import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { securityActions, securityFailures } from '@landbridge/contract/shared/audit-actions'
import { type Call, type Port, serve } from '../platform/serve.ts'
import type { SealedContent } from './audit-chain.ts'
import { checkNextPart, sealEntries, showChain, unsealedTooLong } from './audit-chain-commands.ts'
import { listAuditEntries } from './audit-queries.ts'

const security: ReadonlySet<string> = new Set(securityActions)

/** What happened to accounts also goes out as lines of JSON, for who watches several systems at once: failures as warnings, the rest as information. */
function logSecurity(
  log: Port['app']['log'],
  { entryId, at, actor, userId, customerId, action, thing, thingId, address }: SealedContent,
) {
  // By a session's id a request names whose it is: it stands in no log outside the house.
  const of = thing === 'session' ? {} : { thingId }
  const line = { security: { id: entryId, at, actor, userId, customerId, action, thing, ...of, address } }
  if (securityFailures.has(action)) log.warn(line, 'security')
  else log.info(line, 'security')
}

/** Seals what waits, and sends out what of it concerns accounts. */
export async function sealAudit(call: Call<'system'>, log: Port['app']['log']): Promise<void> {
  for (const entry of await sealEntries(call, security)) logSecurity(log, entry)
}

const sealEverySeconds = 2
const checkEverySeconds = 10

/** The desk of insight: the audit log, and the chain that seals it. */
export function auditDeskRoutes(port: Port): void {
  serve(port, auditDeskEndpoints.list, listAuditEntries)
  serve(port, auditDeskEndpoints.chain, (_, call) => showChain(call))
  port.jobs.every('insight.seal-audit', sealEverySeconds, (call) => sealAudit(call, port.app.log))
  port.jobs.every('insight.check-audit', checkEverySeconds, async (call) => {
    await checkNextPart(call)
    const unsealed = await unsealedTooLong(call)
    if (unsealed) port.app.log.warn({ audit: unsealed }, 'entries of the audit log have no seal')
  })
}
