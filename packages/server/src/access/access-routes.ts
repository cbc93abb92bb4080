import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { auditOnceAWhile } from '../platform/audit.ts'
import { type Exchange, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { preLoginOf } from '../site/index.ts'
import { forgetBrowsers } from './attempt/known-browser-store.ts'
import { forgetAttempts } from './attempt/login-throttle-store.ts'
import { loginByAccount } from './login/login-commands.ts'
import { loginBrowserOf } from './session/login-browser.ts'
import { changePassword, endOwnSession } from './session/session-commands.ts'
import { claimedSessionId, takeSessionCookie } from './session/session-cookie.ts'
import { forgetSessions, liveSessions } from './session/session-store.ts'
import { actOnUser, changeUser, givePassword, makeStaff } from './user/user-commands.ts'
import { listUsers, showUser } from './user/user-queries.ts'

const shownBy = ({ request }: Exchange) => ({ mark: preLoginOf(request), sessionId: claimedSessionId(request) })

export function accessRoutes(port: Port): void {
  const { db } = port

  serveInSteps(port, accessEndpoints.loginAccount, ({ input, exchange, address, language }) =>
    loginByAccount(input, { db, loginBrowser: loginBrowserOf(exchange), address, language }),
  )

  serve(port, accessEndpoints.logout, async (_, call, exchange) => {
    await endOwnSession(claimedSessionId(exchange.request), call)
    takeSessionCookie(exchange)
    return {}
  })

  serveInSteps(port, accessEndpoints.changePassword, async (opened) => {
    await changePassword(db, opened, shownBy(opened.exchange))
    return {}
  })

  serve(port, accessEndpoints.sessions, async (_, { tx, caller }, { request }) => {
    const sessions = await liveSessions(tx, caller.userId, caller.actor)
    const sessionId = claimedSessionId(request)
    return {
      items: sessions.map((session) => ({
        id: session.id,
        browserIdentity: session.browserIdentity ?? undefined,
        userAgent: session.userAgent ?? undefined,
        ipAddress: session.address ?? undefined,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        current: session.id === sessionId,
      })),
    }
  })

  serve(port, accessEndpoints.endSession, async ({ id }, call) => {
    await endOwnSession(id, call)
    return {}
  })

  port.jobs.every('access.forget', 3600, async ({ tx }) => {
    await forgetSessions(tx)
    await forgetAttempts(tx)
    await forgetBrowsers(tx)
  })
}

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
