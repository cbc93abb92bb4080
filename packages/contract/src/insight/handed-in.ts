// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { handedIn as access } from '../access/access-handed-in.ts'
import { handedIn as booking } from '../booking/booking-handed-in.ts'
import { handedIn as communication } from '../communication/communication-handed-in.ts'
import { handedIn as customer } from '../customer/customer-handed-in.ts'
import { handedIn as document } from '../document/document-handed-in.ts'
import { handedIn as entity } from '../entity/entity-handed-in.ts'
import { handedIn as paper } from '../paper/paper-handed-in.ts'
import { handedIn as pricing } from '../pricing/pricing-handed-in.ts'
import { handedIn as reference } from '../reference/reference-handed-in.ts'
import { handedIn as site } from '../site/site-handed-in.ts'
import { handedIn as tracking } from '../tracking/tracking-handed-in.ts'
import { handedIn as workorder } from '../workorder/workorder-handed-in.ts'
import { handedIn as insight } from './insight-handed-in.ts'

// biome-ignore format: one area, one line
export const auditActions = [
  ...site.auditActions,
  ...reference.auditActions,
  ...access.auditActions,
  ...customer.auditActions,
  ...document.auditActions,
  ...entity.auditActions,
  ...communication.auditActions,
  ...pricing.auditActions,
  ...booking.auditActions,
  ...workorder.auditActions,
  ...paper.auditActions,
  ...tracking.auditActions,
  ...insight.auditActions,
] as const
export type AuditAction = (typeof auditActions)[number]

// biome-ignore format: one area, one line
export const auditThings = [
  ...site.auditThings,
  ...reference.auditThings,
  ...access.auditThings,
  ...customer.auditThings,
  ...document.auditThings,
  ...entity.auditThings,
  ...communication.auditThings,
  ...pricing.auditThings,
  ...booking.auditThings,
  ...workorder.auditThings,
  ...paper.auditThings,
  ...tracking.auditThings,
  ...insight.auditThings,
] as const
export type AuditThing = (typeof auditThings)[number]

// biome-ignore format: one area, one line
export const todoKinds = [
  ...customer.todoKinds,
  ...booking.todoKinds,
  ...workorder.todoKinds,
] as const

// biome-ignore format: one area, one line
export const menuEntries = [
  ...site.menuEntries,
  ...customer.menuEntries,
  ...communication.menuEntries,
  ...booking.menuEntries,
  ...workorder.menuEntries,
] as const
