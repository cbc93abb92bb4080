import { securityActions, securityFailures } from '@landbridge/contract/access/security-actions'
import type { Call } from '../call.ts'
import type { Port } from '../serve.ts'
import type { SealedContent } from './audit-chain.ts'
import { checkNextPart, sealEntries, unsealedTooLong } from './audit-chain-commands.ts'

const security: ReadonlySet<string> = new Set(securityActions)

/** Logs deeds upon accounts as JSON lines for outside monitors, failures as warnings. */
function logSecurity(
  log: Port['app']['log'],
  { entryId, at, actor, userId, customerId, action, thing, thingId, address }: SealedContent,
) {
  // By a session's id a request names whose it is: it stands in no log outside the house.
  const shown = thing === 'session' ? {} : { thingId }
  const line = { security: { id: entryId, at, actor, userId, customerId, action, thing, ...shown, address } }
  if (securityFailures.has(action)) log.warn(line, 'security')
  else log.info(line, 'security')
}

/** Seals what waits, and sends out what of it concerns accounts. */
export async function sealAudit(call: Call<'system'>, log: Port['app']['log']): Promise<void> {
  for (const entry of await sealEntries(call, security)) logSecurity(log, entry)
}

const sealEverySeconds = 2
const checkEverySeconds = 10

export function auditRounds({ app, jobs }: Pick<Port, 'app' | 'jobs'>): void {
  jobs.every('insight.seal-audit', sealEverySeconds, (call) => sealAudit(call, app.log))
  jobs.every('insight.check-audit', checkEverySeconds, async (call) => {
    await checkNextPart(call)
    const unsealed = await unsealedTooLong(call)
    if (unsealed) app.log.warn({ audit: unsealed }, 'entries of the audit log have no seal')
  })
}
