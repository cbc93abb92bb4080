import { messagingAppEndpoints as calls } from '@landbridge/contract/access/messaging-app-endpoints'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { system } from '../../platform/caller.ts'
import { type Opened, type Port, serveInSteps, serveRaw } from '../../platform/serve.ts'
import { givePreLoginCookie, preLoginOf } from '../../site/index.ts'
import { loginBrowserOf } from '../session/login-browser.ts'
import { loadUser } from '../user/user-store.ts'
import {
  type AtBrowser,
  arrive,
  bindMessagingApp,
  browserOf,
  giveLoginCode,
  loginByMessagingApp,
  unbindMessagingApp,
} from './messaging-app-commands.ts'
import { bindingOf, forgetTickets } from './messaging-app-store.ts'
import { loginStreams } from './messaging-app-stream.ts'

export function messagingAppRoutes(port: Port): void {
  const { db, messagingApp } = port
  const visitorOf = ({ exchange, address, language, caller }: Opened<unknown, 'guest' | 'customer'>): AtBrowser => ({
    db,
    loginBrowser: loginBrowserOf(exchange),
    address,
    language,
    caller,
    mark: preLoginOf(exchange.request),
    warn: (facts, sentence) => exchange.request.log.warn(facts, sentence),
  })

  serveInSteps(port, calls.code, (opened) =>
    giveLoginCode(messagingApp, { ...visitorOf(opened), mark: givePreLoginCookie(opened.exchange) }),
  )

  const streams = loginStreams(db)
  port.app.addHook('preClose', async () => streams.stop())
  serveRaw(port, calls.events, async ({ input, address, exchange: { request, reply } }) => {
    const browser = browserOf({ mark: preLoginOf(request) })
    const stream = await streams.follow({ ticket: input.ticket, browser }, address)
    reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no')
    return stream
  })

  serveInSteps(port, calls.arrive, async (opened) => {
    await arrive(messagingApp, opened.input, visitorOf(opened))
    return {}
  })

  serveInSteps(port, calls.login, (opened) => loginByMessagingApp(opened.input, visitorOf(opened)))

  serveInSteps(port, calls.binding, async ({ caller }) => {
    const [binding, { phone }] = await db.readAs(system, (tx) =>
      Promise.all([bindingOf(tx, caller.userId), loadUser(tx, caller.userId)]),
    )
    const number = parsePhoneNumberFromString(phone ?? '')
    return {
      bound: binding !== undefined,
      boundAt: binding?.boundAt,
      countryCode: number?.countryCallingCode,
      phone: number?.nationalNumber,
    }
  })

  serveInSteps(port, calls.bind, async (opened) => {
    await bindMessagingApp(opened.input.userId, opened.caller, visitorOf(opened))
    return {}
  })

  serveInSteps(port, calls.unbind, async (opened) => {
    await unbindMessagingApp(opened.input.verifyCode, opened.caller, visitorOf(opened))
    return {}
  })

  port.jobs.every('access.forget-tickets', 600, ({ tx }) => forgetTickets(tx))
}
