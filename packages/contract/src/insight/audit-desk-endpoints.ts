import { z } from 'zod'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { page, paging } from '../shared/paging.ts'
import { day, instant } from '../shared/wire-values.ts'
import { auditActions, auditThings } from './handed-in.ts'

export const auditActors = ['staff', 'customer', 'guest', 'system'] as const
export type AuditActor = (typeof auditActors)[number]

/** A member that became different, nested ones by path, with its value before and after. */
const auditChange = z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })
export type AuditChange = z.infer<typeof auditChange>

const auditEntry = z
  .object({
    id: z.uuid(),
    at: instant,
    actor: z.enum(auditActors),
    userId: z.uuid().optional(),
    userName: z.string().optional(),
    customerId: z.uuid().optional(),
    companyShortName: z.string().optional(),
    /** One of the audit's actions; of what was done long ago the name may be out of use. */
    action: z.string(),
    thing: z.string(),
    thingId: z.string(),
    ipAddress: z.string().optional(),
    changes: z.array(auditChange),
  })
  .meta({ wire: 'auditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

export const auditSubjects = ['security', 'security-failures'] as const

const word = z.string().trim().max(80).optional()

const auditFilter = paging([]).extend({
  actor: z.enum(auditActors).optional(),
  who: word,
  action: z.enum(auditActions).optional(),
  /** Deeds upon accounts alone: log-ins, failures, passwords, keys, roles. */
  subject: z.enum(auditSubjects).optional(),
  thing: z.enum(auditThings).optional(),
  thingId: word,
  company: word,
  ipAddress: word,
  startDate: day.optional(),
  endDate: day.optional(),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/audit-list',
    summary: 'Lists who did what to which thing, when and from where, the newest first.',
    by: ['staff'],
    permission: 'access.audit',
    reads: true,
    input: daysInOrder(auditFilter),
    output: page(auditEntry),
  }),
}
