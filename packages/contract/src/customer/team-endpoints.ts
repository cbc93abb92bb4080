import { z } from 'zod'
import { token } from '../access/access-endpoints.ts'
import { newAccount } from '../access/account.ts'
import { phoneLogin } from '../access/phone-endpoints.ts'
import { companyRoles, endpoint } from '../shared/endpoint.ts'
import { count, flag, nothing } from '../shared/wire-values.ts'
import { invitationForm, invitationFound, invitationView, memberView, wayBackFound } from './team.ts'

const owner = { by: ['customer'], roles: ['owner'] } as const
const person = { by: ['customer'], company: 'optional', idempotent: false } as const
const team = z.object({ items: z.array(memberView), invitations: z.array(invitationView) })
const memberKey = z.object({ id: z.uuid() })
const key = z.string('shared.needed').regex(/^[\w-]{22}$/, 'shared.not-understood')

export const teamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/team-member',
    summary: 'Lists the people of the company, and for its owners the invitations nobody has answered.',
    by: ['customer'],
    input: nothing,
    output: team,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/team-member',
    summary:
      'Invites somebody into the company by e-mail or telephone; the invitation holds for seven days. One as an owner needs a session that has shown who sits there (reauthenticate), and the owners are told.',
    ...owner,
    input: invitationForm,
    output: invitationView,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/team-member',
    summary:
      'Changes the role of a colleague, or switches one off or on; the sessions of that colleague end at once. What touches an owner needs a session that has shown who sits there, and the owners are told.',
    ...owner,
    input: z.object({
      id: z.uuid(),
      version: count(1),
      companyRole: z.enum(companyRoles).optional(),
      active: flag.optional(),
    }),
    output: memberView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/team-member',
    summary:
      'Takes a colleague out of the company; an owner, once the session has shown who sits there, and the owners are told.',
    ...owner,
    input: z.object({ id: z.uuid(), version: count(1) }),
    output: nothing,
  }),
  resend: endpoint({
    method: 'PUT',
    path: '/api/v1/team-invitation',
    summary: 'Sends an invitation again with a new key, for another seven days; one as an owner as if it were new.',
    ...owner,
    input: memberKey,
    output: invitationView,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/team-invitation',
    summary: 'Takes an invitation back.',
    ...owner,
    input: memberKey,
    output: nothing,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/v1/invitation-look',
    summary: 'Tells what the invitation of a key is for; a key that no longer works is one that never was.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    reads: true,
    input: z.object({ key }),
    output: invitationFound,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/invitation-register',
    summary: 'Makes an account with a password for somebody invited by e-mail, and logs in.',
    by: ['guest'],
    idempotent: false,
    answersIn: 'token',
    input: newAccount.extend({ key }),
    output: token,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/invitation-join',
    summary:
      'Joins the company that the key invites to; for a user who belongs to none. Who joins as an owner has shown who sits there.',
    ...person,
    input: z.object({ key }),
    output: nothing,
  }),
  lookBack: endpoint({
    method: 'POST',
    path: '/api/v1/owner-way-back-look',
    summary:
      'Tells which change the link of an owner who was put out would undo; a key that no longer works is one that never was.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    reads: true,
    input: z.object({ key }),
    output: wayBackFound,
  }),
  goBack: endpoint({
    method: 'POST',
    path: '/api/v1/owner-way-back',
    summary:
      'Makes an owner whom another put out within the last day an owner again, by the key of the link, once; all owners hear of it.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    idempotent: false,
    input: z.object({ key }),
    output: nothing,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/invitations',
    summary: 'Lists the invitations that wait for the telephone of a caller without a company.',
    by: ['customer'],
    company: 'optional',
    input: nothing,
    output: z.object({
      items: z.array(invitationFound),
      area: z.string().optional(),
      phone: z.string().optional(),
    }),
  }),
  bindCompany: endpoint({
    method: 'POST',
    path: '/api/v1/bind-customer',
    summary: 'Joins the company that invited this telephone, with a code of type BindCus sent to it.',
    ...person,
    input: phoneLogin.extend({ id: z.uuid().optional() }),
    output: nothing,
  }),
}
