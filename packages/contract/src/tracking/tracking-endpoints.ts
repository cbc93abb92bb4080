import { z } from 'zod'
import { searchedAsKept } from '../shared/container-number.ts'
import { endpoint } from '../shared/endpoint.ts'
import { milestoneEvents } from '../shared/milestones.ts'
import { callPath, modeCodes, modes } from '../shared/modes.ts'
import { page, paging } from '../shared/paging.ts'
import { wayFields } from '../shared/way-done.ts'
import { instant, nothing } from '../shared/wire-values.ts'
import { boxClock } from '../workorder/box-clock.ts'
import { milestoneLine, punctualities, trackSources } from './milestone.ts'
import { carriage, vehicleNumber } from './modes/carriage.ts'
import { followedAs, type TrackedMode, trackedModes, travelsBy } from './modes/tracked-modes.ts'
import { enteredPartNo } from './part-no.ts'
import { dayRange, eitherFlag } from './tracking-values.ts'

const way = {
  jobNo: z.string(),
  bookingNo: z.string(),
  bookingMode: z.enum(modeCodes),
  customerReference: z.string().optional(),
  originCode: z.string(),
  originName: z.string(),
  entryPortCode: z.string().optional(),
  entryPortName: z.string().optional(),
  entryPortPassed: z.boolean().optional(),
  entryPortKm: z.int().optional(),
  destinationCode: z.string(),
  destinationName: z.string(),
  originPlaceZone: z.string(),
  destinationPlaceZone: z.string(),
  departureNo: z.string().optional(),
  state: z.string(),
  stateLabel: z.string(),
  etd: instant.optional(),
  atd: instant.optional(),
  eta: instant.optional(),
  ata: instant.optional(),
  promisedEta: instant.optional(),
  ...wayFields,
  punctuality: z.enum(punctualities),
  /** Days between the promised arrival and the present one; negative when earlier. */
  delayDays: z.int().optional(),
  silentHours: z.int().optional(),
}

const box = {
  /** The number of a container, the plate of a truck, or the air waybill of a consignment. */
  containerNo: z.string().optional(),
  containerType: z.string().optional(),
  sealNos: z.string().optional(),
  ...vehicleNumber,
  houseBillNo: z.string().optional(),
}

const trackingRow = z.object({
  /** The box; `trafficCode` leads to the page of its job. */
  id: z.string(),
  trafficCode: z.uuid(),
  ...way,
  ...box,
  ...carriage,
  event: z.enum(milestoneEvents).optional(),
  trackLabel: z.string().optional(),
  locatedAt: instant.optional(),
  kmLeft: z.int().optional(),
  lastFreeDay: z.string().optional(),
  remark: z.string().optional(),
})
export type TrackingRow = z.infer<typeof trackingRow>

const trackingFilter = paging([
  'containerNo',
  'masterBillNo',
  'bookingNo',
  'stateLabel',
  'locatedAt',
  'atd',
  'ata',
  'flightDate',
  'loadingDate',
]).extend({
  filter: z.string().max(100).overwrite(searchedAsKept).optional(),
  atd: dayRange.optional(),
  ata: dayRange.optional(),
  originCode: z.string().max(10).optional(),
  originName: z.string().max(100).optional(),
  destinationCode: z.string().max(10).optional(),
  destinationName: z.string().max(100).optional(),
  hasFeederLeg: eitherFlag.default(false),
})
export type TrackingFilter = z.infer<typeof trackingFilter>

const position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  placeName: z.string().optional(),
  locatedAt: instant,
  placeZone: z.string().optional(),
  source: z.enum(trackSources),
})
export type TrackPosition = z.infer<typeof position>

/** Points as [latitude, longitude]. */
const line = z.array(z.array(z.number()))

const routeStop = z.object({
  placeCode: z.string(),
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  passed: z.boolean(),
  km: z.int().optional(),
})

export const trackingDetail = z.object({
  id: z.uuid(),
  bookingId: z.uuid(),
  ...way,
  ...box,
  ...carriage,
  version: z.int(),
  containers: z.array(z.object({ containerNo: z.string(), containerType: z.string().optional(), jobId: z.uuid() })),
  milestones: z.array(milestoneLine),
  positions: z.array(position),
  travelled: line,
  ahead: line,
  travelledKm: z.int(),
  aheadKm: z.int(),
  behindPercent: z.int(),
  stops: z.array(routeStop),
  borderWaiting: z.object({ placeCode: z.string(), placeName: z.string(), since: instant, hours: z.int() }).optional(),
  lastFreeDay: z.string().optional(),
  clocks: z.array(boxClock).optional(),
})
export type TrackingDetail = z.infer<typeof trackingDetail>

export const mostUnderway = 12

const underwayShipment = z.object({
  bookingId: z.uuid(),
  bookingNo: z.string(),
  serviceModeId: z.enum(modeCodes),
  bookingMode: z.enum(modeCodes),
  originName: z.string(),
  destinationName: z.string(),
  doneKm: wayFields.doneKm,
  totalKm: wayFields.totalKm,
  travelled: line,
  ahead: line,
  eta: instant,
  etaZone: z.string(),
})
export type UnderwayShipment = z.infer<typeof underwayShipment>

const shareView = z.object({
  id: z.uuid(),
  bookingNo: z.string(),
  bookingMode: z.enum(modeCodes),
  jobNo: z.string(),
  containerNo: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.optional(),
})
export type ShareView = z.infer<typeof shareView>

const listOf = (mode: TrackedMode, { trackingPath } = modes[mode]) =>
  endpoint({
    method: 'POST',
    path: callPath(trackingPath),
    scope: 'track',
    summary: `${followedAs[mode]} of the calling company that travel ${travelsBy[mode]}, with where they are and whether they are on time.`,
    by: ['customer'],
    reads: true,
    input: trackingFilter,
    output: page(trackingRow),
  })
export const trackingLists = Object.fromEntries(trackedModes.map((mode) => [mode, listOf(mode)])) as Record<
  TrackedMode,
  ReturnType<typeof listOf>
>

export const trackingEndpoints = {
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/tracking-detail',
    scope: 'track',
    summary: 'One box of a work order or booking: milestones, positions and the line it travels along.',
    by: ['customer'],
    input: z.object({ id: z.uuid(), containerNo: enteredPartNo.max(20).optional() }),
    output: trackingDetail,
  }),
  underway: endpoint({
    method: 'GET',
    path: '/api/v1/tracking-underway',
    scope: 'track',
    summary:
      'The shipments of the calling company that are under way, the next arrival first, each with its line on the map.',
    by: ['customer'],
    company: 'optional',
    input: nothing,
    output: z.object({ items: z.array(underwayShipment).max(mostUnderway), total: z.int() }),
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/v1/share-tracking',
    summary: 'Makes a link by which somebody without a login follows one box for 90 days; its key is told once.',
    by: ['customer'],
    // The key is told once and kept nowhere, so no answer may be kept to be repeated.
    idempotent: false,
    input: z.object({ jobNo: z.string().max(30), containerNo: enteredPartNo.max(20) }),
    output: shareView.extend({ key: z.string() }),
  }),
  shares: endpoint({
    method: 'GET',
    path: '/api/v1/share-tracking',
    summary: 'The links of the calling company, newest first; those of one box when it is named.',
    by: ['customer'],
    input: z.object({ jobNo: z.string().max(30).optional(), containerNo: enteredPartNo.max(20).optional() }),
    output: z.object({ items: z.array(shareView) }),
  }),
  unshare: endpoint({
    method: 'DELETE',
    path: '/api/v1/share-tracking',
    summary: 'Ends a link at once.',
    by: ['customer'],
    input: z.object({ id: z.uuid() }),
    output: shareView,
  }),
}
