import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { type Port, serve, serveInSteps } from '../../platform/serve.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  takeSecondFactor,
} from '../second-factor/second-factor-commands.ts'
import {
  addOwnEmail,
  bindAccount,
  changeOwnEmail,
  listOwnEmails,
  removeOwnEmail,
  showSecurity,
} from './security-commands.ts'

/** What people do to keep their account safe: addresses, an account name, a second factor. */
export function securityRoutes(port: Port): void {
  const { db } = port
  serveInSteps(port, calls.settings, (opened) => showSecurity(db, opened))
  serve(port, calls.emails, (_, call) => listOwnEmails(call))
  serve(port, calls.addEmail, addOwnEmail)
  serve(port, calls.changeEmail, changeOwnEmail)
  serve(port, calls.removeEmail, removeOwnEmail)
  serveInSteps(port, calls.bindAccount, async (opened) => {
    await bindAccount(db, opened)
    return {}
  })
  serveInSteps(port, calls.setUpSecondFactor, (opened) => setUpSecondFactor(db, opened))
  serveInSteps(port, calls.confirmSecondFactor, (opened) => confirmSecondFactor(db, opened))
  serveInSteps(port, calls.removeSecondFactor, async (opened) => {
    await removeSecondFactor(db, opened)
    return {}
  })
  serveInSteps(port, accessDeskEndpoints.removeSecondFactor, (opened) => takeSecondFactor(db, opened))
}
