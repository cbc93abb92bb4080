import { z } from 'zod'
import { emailAddress } from '../access/account.ts'
import { phoneLogin } from '../access/phone-endpoints.ts'
import { companyRoles } from '../shared/endpoint.ts'
import { actionView, instant } from '../shared/wire-values.ts'

export const invitationDays = 7

/** An invited person's address: by e-mail or by telephone, one of the two. */
export const invitationForm = z
  .object({
    email: emailAddress.optional(),
    area: phoneLogin.shape.area.optional(),
    phone: phoneLogin.shape.phone.optional(),
    companyRole: z.enum(companyRoles, 'customer.role-required'),
    realName: z.string().trim().max(60).optional(),
  })
  .refine((form) => form.email || form.phone, { path: ['email'], error: 'customer.address-required' })
  .refine((form) => !(form.email && form.phone), { path: ['email'], error: 'customer.address-one' })
  .refine((form) => !form.phone || form.area, { path: ['area'], error: 'access.area-required' })
export type InvitationForm = z.infer<typeof invitationForm>

export const memberActions = ['changeRole', 'deactivate', 'activate', 'remove'] as const

export const memberView = z
  .object({
    id: z.uuid(),
    realName: z.string().default(''),
    account: z.string().optional(),
    phone: z.string().optional(),
    emails: z.array(z.string()),
    companyRole: z.enum(companyRoles),
    state: z.enum(['active', 'inactive']),
    isYou: z.boolean(),
    version: z.int(),
    actions: z.array(actionView(memberActions)),
  })
  .meta({ wire: 'user' })
export type MemberView = z.infer<typeof memberView>

export const invitationView = z
  .object({
    id: z.uuid(),
    email: z.string().optional(),
    phone: z.string().optional(),
    realName: z.string().default(''),
    companyRole: z.enum(companyRoles),
    state: z.enum(['open', 'expired']),
    invitedBy: z.string().default(''),
    sentAt: instant,
    expiresAt: instant,
  })
  .meta({ wire: 'user' })
export type InvitationView = z.infer<typeof invitationView>

export const invitationFound = z
  .object({
    id: z.uuid(),
    companyName: z.string(),
    companyRole: z.enum(companyRoles),
    realName: z.string().default(''),
    email: z.string().optional(),
    invitedBy: z.string().default(''),
    expiresAt: instant,
  })
  .meta({ wire: 'user' })

export const wayBackFound = z.object({
  companyName: z.string(),
  change: z.enum(['unmade', 'switched-off', 'removed']),
  putOutBy: z.string().default(''),
  expiresAt: instant,
})
