import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import { languages } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { type FromBrowser, loginBrowserOf } from '../access/index.ts'
import { system } from '../platform/caller.ts'
import { answeredOnce } from '../platform/idempotency.ts'
import {
  type Call,
  type CallSettings,
  type Exchange,
  type Opened,
  type Port,
  serve,
  serveInSteps,
} from '../platform/serve.ts'
import { preLoginOf, siteSettingsOf } from '../site/index.ts'
import {
  bindCompany,
  joinInvited,
  lookAtInvitation,
  proofOf,
  registerInvited,
  sendInvitation,
  waitingInvitations,
} from './invitation-commands.ts'
import {
  changeMember,
  inviteMember,
  removeMember,
  resendInvitation,
  showTeam,
  takeBackInvitation,
} from './team-commands.ts'
import { goBack, lookAtWayBack } from './way-back-commands.ts'

export function teamRoutes(port: Port): void {
  const { db, settings } = port
  serve(port, calls.list, (_, call) => showTeam(call))
  inviting(port, calls.invite, async (form, call, exchange) =>
    inviteMember(form, await originOf(exchange, call, settings), call),
  )
  serve(port, calls.change, async (change, call, exchange) =>
    changeMember(change, await originIfKnown(exchange, call, settings), call),
  )
  serveInSteps(port, calls.remove, async ({ input, caller, language, address, exchange }) => {
    await db.as(system, async (tx, now) => {
      const origin = await originIfKnown(exchange, { tx }, settings)
      await removeMember(input, { call: { tx, now, caller, language, address }, asSystem: tx, origin })
    })
    return {}
  })
  inviting(port, calls.resend, async ({ id }, call, exchange) =>
    resendInvitation(id, await originOf(exchange, call, settings), call),
  )
  serve(port, calls.revoke, async ({ id }, call) => {
    await takeBackInvitation(id, call)
    return {}
  })

  doorRoutes(port)

  port.jobs.onEvent('customer.send-invitation', ['customer.invited'], ({ id, origin, language }, call) =>
    sendInvitation(
      {
        id,
        origin: String(origin),
        language: languages.find((one) => one === language) ?? languages[0],
      },
      call,
    ),
  )
}

/** The ways in by a link or a telephone, for people who are not of the company yet, or not any more. */
function doorRoutes(port: Port): void {
  const { db, settings } = port
  const visitorOf = ({
    exchange,
    address,
    language,
    caller,
  }: Pick<Opened<unknown, Actor>, 'exchange' | 'address' | 'language' | 'caller'>): FromBrowser => ({
    db,
    loginBrowser: loginBrowserOf(exchange),
    address,
    language,
    caller,
    mark: preLoginOf(exchange.request),
    senders: port.senders,
    settings,
  })

  serveInSteps(port, calls.look, ({ input }) => lookAtInvitation(input.key, db))
  serveInSteps(port, calls.register, (opened) => registerInvited(opened.input, visitorOf(opened)))
  serveInSteps(port, calls.join, async (opened) => {
    await joinInvited(proofOf(opened.input.key), opened.caller, visitorOf(opened))
    return {}
  })
  serveInSteps(port, calls.lookBack, ({ input }) => lookAtWayBack(input.key, db))
  serveInSteps(port, calls.goBack, async (opened) => {
    await goBack(opened.input.key, visitorOf(opened))
    return {}
  })
  serveInSteps(port, calls.waiting, ({ caller }) => waitingInvitations(caller, db))
  serveInSteps(port, calls.bindCompany, async (opened) => {
    await bindCompany(opened.input, opened.caller, visitorOf(opened))
    return {}
  })
}

/** Binds a call that sends an invitation, as the system: the budgets of messages are the portal's, which no customer's transaction sees. */
function inviting<In extends z.ZodType, Out extends z.ZodType>(
  port: Port,
  endpoint: Endpoint<In, Out, 'customer'>,
  invite: (input: z.output<In>, call: Call<'customer'>, exchange: Exchange) => Promise<z.output<Out>>,
): void {
  serveInSteps(port, endpoint, async ({ input, caller, language, address, exchange }) => {
    const answer = await port.db.as(system, (tx, now) => {
      const call = { tx, now, caller, language, address }
      const request = { endpoint, request: exchange.request, input }
      return answeredOnce(call, request, () => invite(input, call, exchange), endpoint.wire.output)
    })
    port.jobs.wake()
    return answer
  })
}

/** Address by which this portal is reached, from its deployment or, outside a production alone, from the browser. */
async function originOf(exchange: Exchange, call: Pick<Call<'customer'>, 'tx'>, settings: CallSettings) {
  const origin = await originIfKnown(exchange, call, settings)
  if (!origin) throw new Problem('customer.no-public-address')
  return origin
}

async function originIfKnown(
  { request }: Exchange,
  { tx }: Pick<Call<'customer'>, 'tx'>,
  settings: CallSettings,
): Promise<string | undefined> {
  if (!settings.isProduction && !settings.publicAddress) return `${request.protocol}://${request.host}`
  return (await siteSettingsOf(tx)).publicAddress || undefined
}
