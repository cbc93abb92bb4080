import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { languages } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { FromBrowser } from '../access/index.ts'
import { type Call, type Exchange, type Opened, type Port, serve, serveInSteps } from '../platform/serve.ts'
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

/** The team of a company, and the ways into it. */
export function teamRoutes(port: Port): void {
  const { db } = port
  const at = ({
    exchange,
    address,
    language,
    caller,
  }: Pick<Opened<unknown, Actor>, 'exchange' | 'address' | 'language' | 'caller'>): FromBrowser => ({
    db,
    exchange,
    address,
    language,
    caller,
    mark: preLoginOf(exchange.request),
    senders: port.senders,
  })

  serve(port, calls.list, (_, call) => showTeam(call))
  serve(port, calls.invite, async (form, call, exchange) => inviteMember(form, await originOf(exchange, call), call))
  serve(port, calls.change, changeMember)
  serveInSteps(port, calls.remove, async ({ input, caller, language, address }) => {
    await db.as({ actor: 'system' }, (tx, now) =>
      removeMember(input, { call: { tx, now, caller, language, address }, asSystem: tx }),
    )
    return {}
  })
  serve(port, calls.resend, async ({ id }, call, exchange) =>
    resendInvitation(id, await originOf(exchange, call), call),
  )
  serve(port, calls.revoke, async ({ id }, call) => {
    await takeBackInvitation(id, call)
    return {}
  })

  serveInSteps(port, calls.look, ({ input }) => lookAtInvitation(input.key, db))
  serveInSteps(port, calls.register, (opened) => registerInvited(opened.input, at(opened)))
  serveInSteps(port, calls.join, async (opened) => {
    await joinInvited(proofOf(opened.input.key), opened.caller, at(opened))
    return {}
  })
  serveInSteps(port, calls.waiting, ({ caller }) => waitingInvitations(caller, db))
  serveInSteps(port, calls.bindCompany, async (opened) => {
    await bindCompany(opened.input, opened.caller, at(opened))
    return {}
  })

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

/** Where this portal is reached: as its deployment says. Where that says nothing, what the browser has counts outside a production alone. */
async function originOf({ request }: Exchange, { tx }: Pick<Call<'customer'>, 'tx'>): Promise<string> {
  const { NODE_ENV, PUBLIC_ADDRESS } = process.env
  if (NODE_ENV !== 'production' && !PUBLIC_ADDRESS) return `${request.protocol}://${request.host}`
  const { publicAddress } = await siteSettingsOf(tx)
  if (!publicAddress) throw new Problem('customer.no-public-address')
  return publicAddress
}
