import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { auditOnceAWhile } from '../platform/audit.ts'
import { type Port, serve } from '../platform/serve.ts'
import { changeCustomer, decideCertification } from './customer-desk-commands.ts'
import { detailOf, listCustomers } from './customer-desk-queries.ts'
import { loadCustomer } from './customer-store.ts'

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
