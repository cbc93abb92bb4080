import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints as calls } from '@landbridge/contract/customer/customer-endpoints'
import { claimedSessionId, saveOwnCard } from '../access/index.ts'
import { audit, auditOnceAWhile } from '../platform/audit.ts'
import { companyOf } from '../platform/caller.ts'
import { type Port, serve } from '../platform/serve.ts'
import { changeCompany, foundCompany } from './customer-commands.ts'
import { changeCustomer, decideCertification } from './customer-desk-commands.ts'
import { detailOf, listCustomers } from './customer-desk-queries.ts'
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

export function customerDeskRoutes(port: Port): void {
  serve(port, desk.list, listCustomers)

  serve(port, desk.detail, async ({ id }, call) => {
    const customer = await loadCustomer(call.tx, id)
    const look = auditOnceAWhile(call, { action: 'customer.read', thing: 'customer', id, customerId: id })
    const [detail] = await Promise.all([detailOf(customer, call.tx), look])
    return detail
  })

  serve(port, desk.certify, async (command, call) =>
    detailOf(await decideCertification('certify', command, call), call.tx),
  )

  serve(port, desk.reject, async (command, call) =>
    detailOf(await decideCertification('reject', command, call), call.tx),
  )

  serve(port, desk.save, async (changes, call) => detailOf(await changeCustomer(changes, call), call.tx))
}
