import { type DeskAlarm, deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { addressOfEverybody, usedUpBudgets } from '../access/index.ts'
import { holds } from '../platform/caller.ts'
import { isInsideNetwork } from '../platform/network.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { sampleProgress } from './sample-progress-queries.ts'

/** What stands above every page of the back office. */
export function deskAlarmRoutes(port: Port): void {
  serve(port, deskAlarmEndpoints.list, async (_, call) => {
    const [budgets, address, samples] = await Promise.all([
      usedUpBudgets(call.tx),
      addressInside(port, call),
      sampleProgress(call.tx),
    ])
    const items: DeskAlarm[] = budgets.map(({ budget, ...rest }) => ({ alarmKind: `sms-${budget}`, ...rest }))
    return { items: [...items, ...(address ? [{ alarmKind: 'one-address', address } as const] : [])], samples }
  })
}

/** The address that a proxy nobody named gives to everybody, for who can name it. */
async function addressInside({ settings }: Port, { tx, caller }: Call<'staff'>): Promise<string | undefined> {
  if (!settings.isProduction || settings.trustsProxy || !holds(caller, 'site.settings')) return undefined
  const address = await addressOfEverybody(tx)
  return address && isInsideNetwork(address) ? address : undefined
}
