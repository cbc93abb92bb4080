import { accessDeskEndpoints } from '@landbridge/contract/access/access-desk-endpoints'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { avatarEndpoints } from '@landbridge/contract/access/avatar'
import { messagingAppEndpoints, simulatorEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { registrationEndpoints } from '@landbridge/contract/access/registration-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import {
  announcementDeskEndpoints,
  announcementEndpoints,
  ownAnnouncementEndpoints,
} from '@landbridge/contract/communication/announcement-endpoints'
import { outgoingDeskEndpoints } from '@landbridge/contract/communication/outgoing-endpoints'
import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { certificationEndpoints } from '@landbridge/contract/document/certification-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { failedWorkEndpoints } from '@landbridge/contract/insight/failed-work'
import { menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { notificationEndpoints } from '@landbridge/contract/insight/notification'
import { todoEndpoints } from '@landbridge/contract/insight/todo'
import { workbenchEndpoints } from '@landbridge/contract/insight/workbench'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { priceCalls, pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { tariffSheetEndpoints } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { referenceDeskEndpoints } from '@landbridge/contract/reference/reference-desk-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { siteContentDeskEndpoints, siteContentEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { siteDeskEndpoints, siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { sharedTraceEndpoints } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/workorder/consolidation-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import {
  instructionDeskEndpoints,
  instructionEndpoints,
} from '@landbridge/contract/workorder/instruction/instruction-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { manifestEndpoints } from '@landbridge/contract/workorder/manifest-endpoints'
import { packingSheetEndpoints } from '@landbridge/contract/workorder/packing-sheet-endpoints'
import type { AnyEndpoint } from '../platform/serve.ts'

/** Every call of the contract, in the order of the areas. What is declared in a contract file and missing here does not start. */
// biome-ignore format: one area, one line
const declared: readonly object[] = [
  siteEndpoints, siteDeskEndpoints, siteContentEndpoints, siteContentDeskEndpoints,
  referenceEndpoints, referenceDeskEndpoints,
  accessEndpoints, accessDeskEndpoints, phoneEndpoints, registrationEndpoints, outgoingDeskEndpoints, securityEndpoints, avatarEndpoints,
  messagingAppEndpoints, simulatorEndpoints,
  customerEndpoints, customerDeskEndpoints, teamEndpoints, apiKeyEndpoints,
  documentEndpoints, certificationEndpoints,
  announcementEndpoints, ownAnnouncementEndpoints, announcementDeskEndpoints,
  priceCalls, pricingEndpoints, tariffDeskEndpoints, tariffSheetEndpoints, departureDeskEndpoints, serviceDeskEndpoints,
  ...openModes.map(bookingCalls), bookingEndpoints, bookingDeskEndpoints,
  trackingLists, trackingEndpoints, trackingDeskEndpoints, sharedTraceEndpoints,
  jobCalls, jobEndpoints, favouriteEndpoints, jobDeskEndpoints, packingSheetEndpoints, instructionEndpoints, instructionDeskEndpoints,
  manifestEndpoints, consolidationEndpoints,
  menuEndpoints, deskAlarmEndpoints, todoEndpoints, workbenchEndpoints, notificationEndpoints, auditDeskEndpoints, failedWorkEndpoints,
]

/** All declared calls, however their area groups them. */
export const allEndpoints = (): AnyEndpoint[] => declared.flatMap(endpointsIn)

function endpointsIn(group: object): AnyEndpoint[] {
  return Object.values(group).flatMap((member) =>
    'method' in member && 'path' in member ? [member as AnyEndpoint] : endpointsIn(member),
  )
}
