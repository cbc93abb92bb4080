import {
  accessDeskRoutes,
  accessRoutes,
  avatarRoutes,
  messagingAppRoutes,
  phoneRoutes,
  securityRoutes,
  simulatorRoutes,
} from '../access/index.ts'
import {
  bookingDeskRoutes,
  bookingFollowers,
  bookingMenuCounters,
  bookingRoutes,
  bookingTellings,
  bookingToDos,
  inquiryMenuCounters,
  inquiryRoutes,
  inquiryTelling,
  isCarryingBookings,
} from '../booking/index.ts'
import { chargeDeskRoutes } from '../charge/index.ts'
import {
  announcementDeskRoutes,
  announcementRoutes,
  communicationFollowers,
  communicationMenuCounters,
  notificationRoutesWith,
  outgoingDeskRoutes,
  type Telling,
} from '../communication/index.ts'
import {
  apiKeyRoutes,
  customerDeskRoutes,
  customerFollowers,
  customerMenuCounters,
  customerRoutes,
  customerToDos,
  teamRoutes,
} from '../customer/index.ts'
import { certificationRoutes, documentRoutes } from '../document/index.ts'
import { entityDeskRoutesWith, ownCompanyRoutes } from '../entity/index.ts'
import { insightDeskRoutes, menuRoutesWith, todoRoutesWith, workbenchRoutes } from '../insight/index.ts'
import {
  billRoutes,
  filingRoutes,
  instructionRoutes,
  jobPapers,
  manifestRoutes,
  paperFollowers,
  paperRoutes,
  paperTellings,
} from '../paper/index.ts'
import type { Follower } from '../platform/call.ts'
import type { Port } from '../platform/serve.ts'
import { pricingDeskRoutes, pricingRoutes } from '../pricing/index.ts'
import { referenceDeskRoutes, referenceRoutes } from '../reference/index.ts'
import { siteDeskRoutes, siteMenuCounters, siteRoutes, systemDeskRoutes } from '../site/index.ts'
import {
  shareRoutes,
  trackingDeskRoutes,
  trackingFollowers,
  trackingRoutes,
  trackingTellings,
} from '../tracking/index.ts'
import { warehouseRoutesWith } from '../warehouse/index.ts'
import {
  jobMenuCounters,
  jobTellings,
  jobToDos,
  moveFollowersWith,
  moveRoutesWith,
  workorderDeskRoutesWith,
  workorderFollowersWith,
  workorderRoutes,
} from '../workorder/index.ts'

export const tellings: readonly Telling[] = [
  inquiryTelling,
  ...bookingTellings,
  ...jobTellings,
  ...paperTellings,
  ...trackingTellings,
]

/** Things that wait for a company, and the figures of the menus. */
// biome-ignore format: one area, one word
const handedToInsight = {
  toDos: [customerToDos, bookingToDos, jobToDos],
  counters: [
    ...siteMenuCounters, ...customerMenuCounters, ...communicationMenuCounters, ...bookingMenuCounters, ...inquiryMenuCounters, ...jobMenuCounters,
  ],
}

/** The ways in of every area, in the order of the areas. */
// biome-ignore format: one area, one line
export const areaRoutes: readonly ((port: Port) => void)[] = [
  siteRoutes, siteDeskRoutes, systemDeskRoutes,
  referenceRoutes, referenceDeskRoutes,
  accessRoutes, accessDeskRoutes, phoneRoutes, securityRoutes, avatarRoutes, messagingAppRoutes, simulatorRoutes,
  customerRoutes, customerDeskRoutes, teamRoutes, apiKeyRoutes,
  documentRoutes, certificationRoutes,
  ownCompanyRoutes, entityDeskRoutesWith(isCarryingBookings),
  announcementRoutes, announcementDeskRoutes, notificationRoutesWith(tellings), outgoingDeskRoutes,
  pricingRoutes, pricingDeskRoutes,
  bookingRoutes, bookingDeskRoutes, inquiryRoutes,
  chargeDeskRoutes,
  workorderRoutes, workorderDeskRoutesWith(jobPapers), moveRoutesWith(jobPapers),
  warehouseRoutesWith(jobPapers),
  instructionRoutes, billRoutes, filingRoutes, paperRoutes, manifestRoutes,
  trackingRoutes, trackingDeskRoutes, shareRoutes,
  menuRoutesWith(handedToInsight), todoRoutesWith(handedToInsight.toDos), workbenchRoutes, insightDeskRoutes,
]

/** Deeds of later areas in the transaction in which an earlier one emits an event, in the order of the areas. */
// biome-ignore format: one area, one word
export const followers: readonly Follower[] = [
  ...customerFollowers, ...communicationFollowers, ...bookingFollowers, ...workorderFollowersWith(jobPapers), ...moveFollowersWith(jobPapers),
  ...paperFollowers,
  ...trackingFollowers,
]
