import { z } from 'zod'
import { companyRoles, endpoint } from '../shared/endpoint.ts'
import { actionView, count, instant, needed, nothing } from '../shared/wire-values.ts'
import { companyForm } from './company.ts'
import { certificationActions, certifications } from './customer-lifecycle.ts'

/** A company as its own people see it. `customerState` is the specification's number for the certification. */
export const companyView = companyForm
  .extend({
    id: z.uuid(),
    shortName: z.string(),
    billingPer: z.enum(['shipment', 'month']),
    state: z.enum(certifications),
    customerState: z.int(),
    certificationReason: z.string().optional(),
    certificationAskedAt: instant.optional(),
    version: z.int(),
    actions: z.array(actionView(certificationActions)),
  })
  .meta({ wire: 'company' })
export type CompanyView = z.infer<typeof companyView>

const userInfo = z
  .object({
    id: z.string(),
    userId: z.uuid(),
    account: z.string().optional(),
    realName: z.string().default(''),
    avatar: z.string().optional(),
    phone: z.string().optional(),
    emails: z.array(z.string()),
    role: z.enum(['admin', 'customer']),
    customerState: z.int(),
    companyRole: z.enum(companyRoles).optional(),
    permissions: z.array(z.string()),
    secondFactorDue: z.boolean(),
    salesperson: z.string().optional(),
    salespersonId: z.uuid().optional(),
    salespersonPhone: z.string().optional(),
    salespersonWxQrCode: z.string().optional(),
    customer: companyView.optional(),
  })
  .meta({ wire: 'userInfo' })
export type UserInfo = z.infer<typeof userInfo>

const salesperson = z
  .object({ id: z.uuid(), realName: z.string().default(''), account: z.string().optional() })
  .meta({ wire: 'saler' })

const changedCompany = companyForm.partial().meta({ wire: 'company' })

/** On the wire the company is `Customer`, since `customer` is the envelope's own flag. */
const companyOnWire = { wire: 'enteredCompany' }

const owner = { by: ['customer'], roles: ['owner'] } as const

export const customerEndpoints = {
  userInfo: endpoint({
    method: 'GET',
    path: '/api/v1/user-info',
    summary: 'Shows who has logged in, the company, and who serves it.',
    by: ['customer', 'staff'],
    company: 'optional',
    beforeSecondFactor: true,
    input: nothing,
    output: userInfo,
  }),
  saveUserInfo: endpoint({
    method: 'PUT',
    path: '/api/v1/user-info',
    summary: 'Changes the name of the caller.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: z.object({
      realName: needed('access.real-name-required').max(60),
    }),
    output: userInfo,
  }),
  salespeople: endpoint({
    method: 'GET',
    path: '/api/v1/dialog-mySalerlist',
    summary: 'Lists the salespeople the caller can choose: the one who serves the company, or for staff all.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: z.object({ items: z.array(salesperson) }),
  }),
  showCompany: endpoint({
    method: 'GET',
    path: '/api/v1/customer',
    scope: 'read',
    summary: 'Shows the company of the caller.',
    by: ['customer'],
    input: nothing,
    output: companyView,
  }),
  foundCompany: endpoint({
    method: 'POST',
    path: '/api/v1/customer',
    summary: 'Names the company of a caller who has none yet, and makes the caller its owner.',
    by: ['customer'],
    company: 'optional',
    input: z.object({ customer: companyForm }).meta(companyOnWire),
    output: companyView,
  }),
  saveCompany: endpoint({
    method: 'PUT',
    path: '/api/v1/customer',
    summary: 'Changes what the company says of itself.',
    ...owner,
    input: z.object({ customer: changedCompany, version: count(1) }).meta(companyOnWire),
    output: companyView,
  }),
  askCertification: endpoint({
    method: 'POST',
    path: '/api/v1/certification',
    summary: 'Asks staff to certify the company, with what was still to be said of it.',
    ...owner,
    input: z.object({ customer: changedCompany.optional(), version: count(1) }).meta(companyOnWire),
    output: companyView,
  }),
}
