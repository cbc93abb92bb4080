import { z } from 'zod'
import { companyRoles, endpoint } from '../shared/endpoint.ts'
import { page, paging } from '../shared/paging.ts'
import { actionView, instant, thingCommand } from '../shared/wire-values.ts'
import { newPassword, newStaff, userChange, userStates } from './account.ts'
import { duties } from './permissions.ts'
import { type UserAction, userActions } from './user-lifecycle.ts'

const userRow = z
  .object({
    id: z.uuid(),
    kind: z.enum(['customer', 'staff']),
    account: z.string().optional(),
    realName: z.string().default(''),
    phone: z.string().optional(),
    emails: z.array(z.string()),
    duties: z.array(z.enum(duties)),
    companyRole: z.enum(companyRoles).optional(),
    customerId: z.uuid().optional(),
    state: z.enum(userStates),
    createdAt: instant,
    lastSeenAt: instant.optional(),
    secondFactorAt: instant.optional(),
    version: z.int(),
  })
  .meta({ wire: 'user' })
export type UserRow = z.infer<typeof userRow>

const userDetail = userRow
  .extend({ permissions: z.array(z.string()), actions: z.array(actionView(userActions)) })
  .meta({ wire: 'user' })
export type UserDetail = z.infer<typeof userDetail>

const userFilter = paging(['realName', 'createdAt', 'lastSeenAt']).extend({
  kind: z.enum(['customer', 'staff']).default('staff'),
  keyword: z.string().max(60).optional(),
  duty: z.enum(duties).optional(),
  state: z.enum(['all', ...userStates]).default('all'),
})
export type UserFilter = z.infer<typeof userFilter>

const staff = { by: ['staff'], permission: 'access.manage' } as const

const userCommand = (action: UserAction, summary: string) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/admin/user-${action}`,
    summary,
    ...staff,
    input: thingCommand,
    output: userDetail,
  })

export const accessDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/user-list',
    summary: 'Lists staff, or the users of customers.',
    ...staff,
    reads: true,
    input: userFilter,
    output: page(userRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/admin/user-detail',
    summary: 'Shows a user with duties and what they allow; a look at a customer’s user is kept in the audit.',
    ...staff,
    reads: false,
    idempotent: false,
    input: z.object({ id: z.uuid() }),
    output: userDetail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/user',
    summary: 'Makes a member of staff.',
    ...staff,
    idempotent: false,
    input: newStaff,
    output: userDetail,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/user-save',
    summary: 'Changes the name, the addresses and the duties of a user; a change of duties ends the sessions.',
    ...staff,
    input: userChange,
    output: userDetail,
  }),
  setPassword: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/user-password',
    summary: 'Gives a user another password and ends the sessions.',
    ...staff,
    idempotent: false,
    input: thingCommand.extend({ newPassword }),
    output: userDetail,
  }),
  removeSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/user-remove-second-factor',
    summary: 'Takes the second factor from somebody who has lost it, and ends the sessions.',
    ...staff,
    idempotent: false,
    input: thingCommand,
    output: userDetail,
  }),
  activate: userCommand('activate', 'Lets a user in again.'),
  deactivate: userCommand('deactivate', 'Switches a user off and ends all sessions at once.'),
  close: userCommand(
    'close',
    'Closes an account for good and erases how it was got into; a company’s last owner with open orders is refused.',
  ),
}
