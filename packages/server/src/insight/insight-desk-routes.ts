import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { type DeskAlarm, deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { addressOfEverybody, usedUpBudgets, usedUpEmailBudgets } from '../access/index.ts'
import { unsealedTooLong } from '../platform/audit-chain/audit-chain-commands.ts'
import { holdsPermission } from '../platform/caller.ts'
import { isInsideNetwork } from '../platform/network.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { listAuditEntries } from './audit-queries.ts'
import { sampleProgress } from './sample-progress-queries.ts'

export function insightDeskRoutes(port: Port): void {
  serve(port, auditDeskEndpoints.list, listAuditEntries)
  serve(port, deskAlarmEndpoints.list, async (_, call) => {
    const [budgets, emailBudgets, address, unsealed, samples] = await Promise.all([
      usedUpBudgets(call.tx),
      usedUpEmailBudgets(call.tx),
      addressInside(port, call),
      holdsPermission(call.caller, 'access.audit') ? unsealedTooLong(call) : undefined,
      sampleProgress(call.tx),
    ])
    const items: DeskAlarm[] = budgets.map(({ budget, ...rest }) => ({ alarmKind: `sms-${budget}`, ...rest }))
    items.push(...emailBudgets.map(({ budget, until }) => ({ alarmKind: `email-${budget}` as const, until })))
    if (address) items.push({ alarmKind: 'one-address', address })
    if (unsealed) items.push({ alarmKind: 'audit-unsealed', ...unsealed })
    return { items, samples }
  })
}

/** The address shared by everybody behind an unnamed proxy, for staff who can name it. */
async function addressInside({ settings }: Port, { tx, caller }: Call<'staff'>): Promise<string | undefined> {
  if (!settings.isProduction || settings.trustsProxy || !holdsPermission(caller, 'site.settings')) return undefined
  const address = await addressOfEverybody(tx)
  return address && isInsideNetwork(address) ? address : undefined
}
