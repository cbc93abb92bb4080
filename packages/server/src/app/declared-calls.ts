// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { avatarEndpoints } from '@landbridge/contract/access/avatar'
import { messagingAppEndpoints, simulatorEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { registrationEndpoints } from '@landbridge/contract/access/registration-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingEntityEndpoints } from '@landbridge/contract/booking/booking-entity-endpoints'
import { inquiryDeskEndpoints, inquiryEndpoints } from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { chargeDeskEndpoints } from '@landbridge/contract/charge/charge-desk-endpoints'
import {
  announcementDeskEndpoints,
  announcementEndpoints,
  ownAnnouncementEndpoints,
} from '@landbridge/contract/communication/announcement-endpoints'
import { notificationEndpoints } from '@landbridge/contract/communication/notification'
import { outgoingDeskEndpoints } from '@landbridge/contract/communication/outgoing-endpoints'
import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { certificationEndpoints } from '@landbridge/contract/document/certification-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { entityDeskEndpoints } from '@landbridge/contract/entity/entity-desk-endpoints'
import { entityEndpoints } from '@landbridge/contract/entity/entity-endpoints'
import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { todoEndpoints } from '@landbridge/contract/insight/todo'
import { workbenchEndpoints } from '@landbridge/contract/insight/workbench'
import { billDeskEndpoints, billEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import { filingDeskEndpoints, filingEndpoints } from '@landbridge/contract/paper/filing/filing-endpoints'
import { filingRuleDeskEndpoints } from '@landbridge/contract/paper/filing/filing-rule-endpoints'
import {
  instructionDeskEndpoints,
  instructionEndpoints,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureWeekEndpoints } from '@landbridge/contract/pricing/departure-week-endpoints'
import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { priceCalls, pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { tariffSheetEndpoints } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { referenceDeskEndpoints } from '@landbridge/contract/reference/reference-desk-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { auditChainEndpoints } from '@landbridge/contract/site/audit-chain'
import { failedWorkEndpoints } from '@landbridge/contract/site/failed-work'
import { siteContentDeskEndpoints, siteContentEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { siteDeskEndpoints, siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { positionSheetEndpoints } from '@landbridge/contract/tracking/position-sheet-endpoints'
import { sharedTraceEndpoints } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { packingSheetEndpoints } from '@landbridge/contract/workorder/packing-sheet-endpoints'

// biome-ignore format: one area, one line
export const declaredCalls: readonly object[] = [
  auditChainEndpoints, failedWorkEndpoints, siteContentDeskEndpoints, siteContentEndpoints, siteDeskEndpoints, siteEndpoints,
  referenceDeskEndpoints, referenceEndpoints,
  accessDeskEndpoints, accessEndpoints, avatarEndpoints, messagingAppEndpoints, simulatorEndpoints, phoneEndpoints, registrationEndpoints, securityEndpoints,
  apiKeyEndpoints, customerDeskEndpoints, customerEndpoints, teamEndpoints,
  certificationEndpoints, documentEndpoints,
  entityDeskEndpoints, entityEndpoints,
  announcementDeskEndpoints, announcementEndpoints, ownAnnouncementEndpoints, notificationEndpoints, outgoingDeskEndpoints,
  departureDeskEndpoints, departureWeekEndpoints, serviceDeskEndpoints, priceCalls, pricingEndpoints, tariffDeskEndpoints, tariffSheetEndpoints,
  bookingDeskEndpoints, bookingEndpoints, bookingEntityEndpoints, inquiryDeskEndpoints, inquiryEndpoints,
  chargeDeskEndpoints,
  favouriteEndpoints, jobDeskEndpoints, jobCalls, jobEndpoints, moveEndpoints, packingSheetEndpoints,
  consolidationEndpoints,
  billDeskEndpoints, billEndpoints, filingDeskEndpoints, filingEndpoints, filingRuleDeskEndpoints, instructionDeskEndpoints, instructionEndpoints, manifestEndpoints, paperDeskEndpoints, paperEndpoints,
  positionSheetEndpoints, sharedTraceEndpoints, trackingDeskEndpoints, trackingEndpoints, trackingLists,
  auditDeskEndpoints, deskAlarmEndpoints, menuEndpoints, todoEndpoints, workbenchEndpoints,
]
