import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { auditOnceAWhile } from '../platform/audit.ts'
import { type Port, serve, serveInSteps } from '../platform/serve.ts'
import { actOnUser, changeUser, givePassword, makeStaff } from './user/user-commands.ts'
import { listUsers, showUser } from './user/user-queries.ts'

export function accessDeskRoutes(port: Port): void {
  serve(port, desk.list, listUsers)
  serve(port, desk.detail, async ({ id }, call) => {
    const user = await showUser(id, call)
    const { kind, customerId = null } = user
    if (kind === 'customer') await auditOnceAWhile(call, { action: 'access.read-user', thing: 'user', id, customerId })
    return user
  })
  serveInSteps(port, desk.create, makeStaff)
  serve(port, desk.save, changeUser)
  serveInSteps(port, desk.setPassword, givePassword)
  serve(port, desk.activate, (command, call) => actOnUser('activate', command, call))
  serve(port, desk.deactivate, (command, call) => actOnUser('deactivate', command, call))
}
