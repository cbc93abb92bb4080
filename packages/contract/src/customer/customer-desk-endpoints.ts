import { z } from 'zod'
import { companyRoles, endpoint } from '../shared/endpoint.ts'
import { pageWithCounts, paging } from '../shared/paging.ts'
import { count, currencyCode, decimal, flag, instant, needed, thingCommand } from '../shared/wire-values.ts'
import { companyForm } from './company.ts'
import { companyView } from './customer-endpoints.ts'
import { certifications } from './customer-lifecycle.ts'

export const creditTermStarts = ['bill', 'monthEnd', 'departure', 'invoice'] as const

const creditTerms = z.object({
  salespersonId: z.uuid().nullish(),
  creditLimit: decimal(16, 2).nullish(),
  creditCurrency: currencyCode.nullish(),
  creditTermDays: count(0, 365).nullish(),
  creditTermFrom: z.enum(creditTermStarts).nullish(),
  /** Under FCA the shipper pays the terminal at origin all the same. */
  fcaTerminalByShipper: flag.optional(),
})

const companyUser = z
  .object({
    id: z.uuid(),
    account: z.string().optional(),
    realName: z.string().default(''),
    phone: z.string().optional(),
    emails: z.array(z.string()),
    companyRole: z.enum(companyRoles).optional(),
    active: z.boolean(),
  })
  .meta({ wire: 'user' })

const customerRow = companyView
  .omit({ actions: true })
  .extend({ ...creditTerms.shape, salesperson: z.string().optional(), createdAt: instant })
  .meta({ wire: 'company' })
export type CustomerRow = z.infer<typeof customerRow>

const customerDetail = customerRow
  .extend({ actions: companyView.shape.actions, users: z.array(companyUser) })
  .meta({ wire: 'company' })
export type CustomerDetail = z.infer<typeof customerDetail>

const customerFilter = paging(['name', 'shortName', 'createdAt', 'certificationAskedAt']).extend({
  keyword: z.string().max(60).optional(),
  state: z.enum(['all', ...certifications]).default('all'),
  salespersonId: z.uuid().optional(),
})
export type CustomerFilter = z.infer<typeof customerFilter>

const customerChange = companyForm
  .partial()
  .extend({ ...creditTerms.shape, id: z.uuid(), version: count(1) })
  .meta({ wire: 'company' })
export type CustomerChange = z.infer<typeof customerChange>

const staff = ['staff'] as const

export const customerDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customer-list',
    summary: 'Lists companies, with how many stand where in their certification.',
    by: staff,
    permission: 'customer.view',
    reads: true,
    input: customerFilter,
    output: pageWithCounts(customerRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/admin/customer-detail',
    summary: 'Shows a company with its users; the look is kept in the audit.',
    by: staff,
    permission: 'customer.view',
    reads: false,
    idempotent: false,
    input: z.object({ id: z.uuid() }),
    output: customerDetail,
  }),
  certify: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/customer-certify',
    summary: 'Certifies a company.',
    by: staff,
    permission: 'customer.certify',
    input: thingCommand,
    output: customerDetail,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/customer-reject',
    summary: 'Refuses to certify a company, with the reason that the company reads.',
    by: staff,
    permission: 'customer.certify',
    input: thingCommand.extend({
      reason: needed('customer.reason-required').max(500),
    }),
    output: customerDetail,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/customer-save',
    summary: 'Changes a company: its names, its salesperson, its credit and how it is billed.',
    by: staff,
    permission: 'customer.edit',
    input: customerChange,
    output: customerDetail,
  }),
}
