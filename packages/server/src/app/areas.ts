import {
  accessDeskRoutes,
  accessRoutes,
  avatarRoutes,
  messagingAppRoutes,
  phoneRoutes,
  securityRoutes,
  simulatorRoutes,
} from '../access/index.ts'
import { bookingDeskRoutes, bookingFollowers, bookingRoutes } from '../booking/index.ts'
import { chargeDeskRoutes } from '../charge/index.ts'
import { announcementDeskRoutes, announcementRoutes, outgoingDeskRoutes } from '../communication/index.ts'
import { apiKeyRoutes, customerDeskRoutes, customerFollowers, customerRoutes, teamRoutes } from '../customer/index.ts'
import { certificationRoutes, documentRoutes } from '../document/index.ts'
import {
  auditDeskRoutes,
  deskAlarmRoutes,
  failedWorkDeskRoutes,
  insightFollowers,
  menuRoutes,
  notificationRoutes,
  todoRoutes,
  workbenchRoutes,
} from '../insight/index.ts'
import { instructionRoutes, jobPapers, manifestRoutes, paperFollowers, paperRoutes } from '../paper/index.ts'
import type { Follower } from '../platform/call.ts'
import type { Port } from '../platform/serve.ts'
import { pricingDeskRoutes, pricingRoutes } from '../pricing/index.ts'
import { referenceDeskRoutes, referenceRoutes } from '../reference/index.ts'
import { siteDeskRoutes, siteRoutes } from '../site/index.ts'
import { trackingDeskRoutes, trackingFollowers, trackingRoutes } from '../tracking/index.ts'
import { warehouseRoutesWith } from '../warehouse/index.ts'
import { workorderDeskRoutesWith, workorderFollowersWith, workorderRoutes } from '../workorder/index.ts'

/** The ways in of every area, in the order of the areas. */
// biome-ignore format: one area, one line
export const areaRoutes: readonly ((port: Port) => void)[] = [
  siteRoutes, siteDeskRoutes,
  referenceRoutes, referenceDeskRoutes,
  accessRoutes, accessDeskRoutes, phoneRoutes, securityRoutes, avatarRoutes, messagingAppRoutes, simulatorRoutes,
  customerRoutes, customerDeskRoutes, teamRoutes, apiKeyRoutes,
  documentRoutes, certificationRoutes,
  announcementRoutes, announcementDeskRoutes, outgoingDeskRoutes,
  pricingRoutes, pricingDeskRoutes,
  bookingRoutes, bookingDeskRoutes,
  chargeDeskRoutes,
  workorderRoutes, workorderDeskRoutesWith(jobPapers),
  warehouseRoutesWith(jobPapers),
  instructionRoutes, paperRoutes, manifestRoutes,
  trackingRoutes, trackingDeskRoutes,
  menuRoutes, deskAlarmRoutes, todoRoutes, workbenchRoutes, notificationRoutes, auditDeskRoutes, failedWorkDeskRoutes,
]

/** What later areas do in the transaction in which an earlier one tells an event, in the order of the areas. */
// biome-ignore format: one area, one word
export const followers: readonly Follower[] = [
  ...customerFollowers, ...bookingFollowers, ...workorderFollowersWith(jobPapers), ...paperFollowers,
  ...trackingFollowers, ...insightFollowers,
]
