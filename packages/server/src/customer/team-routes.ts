import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { languages } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { FromBrowser } from '../access/index.ts'
import { type Exchange, type Opened, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { preLoginOf } from '../site/index.ts'
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
  serve(port, calls.invite, (form, call, exchange) => inviteMember(form, originOf(exchange), call))
  serve(port, calls.change, changeMember)
  serveInSteps(port, calls.remove, async ({ input, caller, language, address }) => {
    await db.as({ actor: 'system' }, (tx, now) =>
      removeMember(input, { call: { tx, now, caller, language, address }, asSystem: tx }),
    )
    return {}
  })
  serve(port, calls.resend, ({ id }, call, exchange) => resendInvitation(id, originOf(exchange), call))
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

  port.jobs.onEvent('customer.invited', ({ id, origin, language }, call) =>
    sendInvitation(
      {
        id: String(id),
        origin: String(origin),
        language: languages.find((one) => one === language) ?? languages[0],
      },
      call,
    ),
  )
}

/** Where this portal is, as the browser of who asks has it; a page of ours stands nowhere else. */
const originOf = ({ request }: Exchange): string => `${request.protocol}://${request.host}`
