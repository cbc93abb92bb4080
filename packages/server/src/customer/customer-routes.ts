import { customerEndpoints as calls } from '@landbridge/contract/customer/customer-endpoints'
import { claimedSessionId, saveOwnCard } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { companyOf } from '../platform/caller.ts'
import { type Port, serve } from '../platform/serve.ts'
import { changeCompany, foundCompany } from './customer-commands.ts'
import { listSalespeople, showUserInfo } from './customer-queries.ts'
import { companyViewOf } from './customer-rules.ts'
import { loadCustomer } from './customer-store.ts'

export function customerRoutes(port: Port): void {
  serve(port, calls.userInfo, (_, call, { request }) => showUserInfo(claimedSessionId(request), call))

  serve(port, calls.saveUserInfo, async ({ realName }, call, { request }) => {
    await saveOwnCard(call.tx, call.caller.userId, { realName })
    await audit(call, { action: 'access.rename', thing: 'user', id: call.caller.userId, after: { realName } })
    return showUserInfo(claimedSessionId(request), call)
  })

  serve(port, calls.salespeople, async (_, call) => ({ items: await listSalespeople(call) }))

  serve(port, calls.showCompany, async (_, { tx, caller }) =>
    companyViewOf(await loadCustomer(tx, companyOf(caller)), 'customer'),
  )

  serve(port, calls.foundCompany, async ({ customer }, call) =>
    companyViewOf(await foundCompany(customer, call), 'customer'),
  )

  serve(port, calls.saveCompany, async ({ customer, version }, call) =>
    companyViewOf(await changeCompany(customer, version, call), 'customer'),
  )
}
