import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { securityEndpoints as calls } from '@landbridge/contract/access/security-endpoints'
import { type Port, serveInSteps } from '../../platform/serve.ts'
import { preLoginOf } from '../../site/index.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  takeSecondFactor,
} from '../second-factor/second-factor-commands.ts'
import { reauthenticate } from '../session/reauthentication-commands.ts'
import { ownSecurityEvents } from '../session/security-event-store.ts'
import { claimedSessionId, takeSessionCookie } from '../session/session-cookie.ts'
import { closeOwnAccount, closeUser } from './closing-commands.ts'
import { forgetEmailCodes } from './email-code-store.ts'
import { askForEmail, confirmEmail, listOwnEmails, removeOwnEmail } from './email-commands.ts'
import { bindAccount, showSecurity } from './security-commands.ts'

export function securityRoutes(port: Port): void {
  const { db } = port
  serveInSteps(port, calls.settings, (opened) => showSecurity(db, opened))
  serveInSteps(port, calls.reauthenticate, async (opened) => {
    const { request } = opened.exchange
    await reauthenticate(db, opened, { mark: preLoginOf(request), sessionId: claimedSessionId(request) })
    return {}
  })
  serveInSteps(port, calls.events, async ({ caller }) => ({ items: await ownSecurityEvents(db, caller.userId) }))
  serveInSteps(port, calls.emails, (opened) => listOwnEmails(db, opened))
  serveInSteps(port, calls.addEmail, (opened) => askForEmail(db, opened.input, opened))
  serveInSteps(port, calls.changeEmail, (opened) => askForEmail(db, opened.input, opened))
  serveInSteps(port, calls.confirmEmail, (opened) => confirmEmail(db, opened))
  serveInSteps(port, calls.removeEmail, (opened) => removeOwnEmail(db, opened))
  port.jobs.every('access.forget-email-codes', 3600, ({ tx }) => forgetEmailCodes(tx))
  serveInSteps(port, calls.bindAccount, async (opened) => {
    await bindAccount(db, opened)
    return {}
  })
  serveInSteps(port, calls.setUpSecondFactor, (opened) => setUpSecondFactor(db, opened))
  serveInSteps(port, calls.confirmSecondFactor, (opened) =>
    confirmSecondFactor(db, opened, claimedSessionId(opened.exchange.request)),
  )
  serveInSteps(port, calls.removeSecondFactor, async (opened) => {
    await removeSecondFactor(db, opened)
    return {}
  })
  serveInSteps(port, calls.closeAccount, async (opened) => {
    await closeOwnAccount(db, opened)
    takeSessionCookie(opened.exchange)
    return {}
  })
  serveInSteps(port, accessDeskEndpoints.close, (opened) => closeUser(db, opened))
  serveInSteps(port, accessDeskEndpoints.removeSecondFactor, (opened) => takeSecondFactor(db, opened))
}
