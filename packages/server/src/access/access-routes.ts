import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { type Port, serve, serveInSteps } from '../platform/serve.ts'
import { preLoginOf } from '../site/index.ts'
import { forgetBrowsers } from './login/known-browser-store.ts'
import { loginByAccount } from './login/login-commands.ts'
import { forgetAttempts } from './login/login-throttle-store.ts'
import { changePassword, endOwnSession } from './session/session-commands.ts'
import { claimedSessionId, takeSessionCookie } from './session/session-cookie.ts'
import { forgetSessions, liveSessions } from './session/session-store.ts'

export function accessRoutes(port: Port): void {
  const { db } = port

  serveInSteps(port, accessEndpoints.loginAccount, ({ input, exchange, address, language }) =>
    loginByAccount(input, { db, exchange, address, language }),
  )

  serve(port, accessEndpoints.logout, async (_, call, exchange) => {
    await endOwnSession(claimedSessionId(exchange.request), call)
    takeSessionCookie(exchange)
    return {}
  })

  serveInSteps(port, accessEndpoints.changePassword, async (opened) => {
    await changePassword(db, opened, preLoginOf(opened.exchange.request))
    return {}
  })

  serve(port, accessEndpoints.sessions, async (_, { tx, caller }, { request }) => {
    const sessions = await liveSessions(tx, caller.userId, caller.actor)
    const here = claimedSessionId(request)
    return {
      items: sessions.map((session) => ({
        id: session.id,
        browserIdentity: session.browserIdentity ?? undefined,
        userAgent: session.userAgent ?? undefined,
        ipAddress: session.address ?? undefined,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        current: session.id === here,
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
