import type { MilestoneLine } from '@landbridge/contract/tracking/milestone'
import {
  type TrackingDetail,
  type TrackingRow,
  trackingEndpoints,
} from '@landbridge/contract/tracking/tracking-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { at, pageOf } from '../testing/answers.ts'
import { openPages } from '../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../testing/portal.ts'
import { trackingRoutes } from './tracking-routes.tsx'

const jobId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'

const milestones = [
  milestone('DEPA.origin', { actualAt: at('2031-02-03 21:40:00'), differenceMin: 100 }),
  milestone('ARRI.destination', { event: 'ARRI', eventLabel: 'Arrived', placeName: 'Hamburg' }),
]

const positions: TrackingDetail['positions'] = [
  {
    latitude: 44.2,
    longitude: 80.42,
    address: 'Khorgos, China',
    locatedAt: at('2031-02-08 09:00:00'),
    source: 'terminal',
  },
  {
    latitude: 34.385,
    longitude: 109.065,
    address: "Xi'an, China",
    locatedAt: at('2031-02-03 21:40:00'),
    source: 'terminal',
  },
]

function milestone(step: string, more: Partial<MilestoneLine>): MilestoneLine {
  return {
    step,
    event: 'DEPA',
    eventLabel: 'Departed',
    placeCode: 'CNXIA',
    placeName: "Xi'an",
    placeZone: 'Asia/Shanghai',
    plannedAt: at('2031-02-03 20:00:00'),
    ...more,
  }
}

export const trackingData = (changes: Partial<TrackingDetail> = {}): TrackingDetail => ({
  id: jobId,
  bookingId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11',
  version: 3,
  jobNo: 'JR3102-7K3QX',
  bookingNo: 'R310115-7K3QX',
  bookingMode: 'R',
  originCode: 'CNXIA',
  originName: "Xi'an",
  originPlaceZone: 'Asia/Shanghai',
  entryPortCode: 'CNHRS',
  entryPortName: 'Khorgos',
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  destinationPlaceZone: 'Europe/Berlin',
  departureNo: 'X8155',
  state: 'underway',
  stateLabel: 'In progress',
  containerNo: 'CSQU3054383',
  containerType: '40HQ',
  etd: at('2031-02-03 20:00:00'),
  atd: at('2031-02-03 21:40:00'),
  eta: at('2031-02-18 20:00:00'),
  promisedEta: at('2031-02-17 20:00:00'),
  punctuality: 'late',
  delayDays: 1,
  silentHours: 30,
  containers: [
    { containerNo: 'CSQU3054383', containerType: '40HQ', jobId },
    { containerNo: 'CBHU3202732', containerType: '40HQ', jobId },
  ],
  milestones,
  positions,
  travelled: [
    [34.385, 109.065],
    [44.2, 80.42],
  ],
  ahead: [
    [44.2, 80.42],
    [53.55, 10],
  ],
  travelledKm: 3060,
  aheadKm: 6637,
  behindPercent: 32,
  stops: [{ placeCode: 'DEHAM', label: 'Hamburg', latitude: 53.55, longitude: 10, passed: false }],
  borderWaiting: { placeCode: 'CNHRS', placeName: 'Khorgos', since: at('2031-02-08 09:00:00'), hours: 26 },
  ...changes,
})

export const trackedRow = ({ id, ...changes }: Partial<TrackingDetail & TrackingRow> = {}): TrackingRow => ({
  ...trackingData(changes),
  id: 'part',
  trafficCode: id ?? trackingData().id,
  ...changes,
})

/** A box by air and one by road, beyond what every one has. */
export const byAir: Partial<TrackingDetail> = {
  jobNo: 'JA3102-7K3QX',
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  entryPortCode: undefined,
  entryPortName: undefined,
  borderWaiting: undefined,
  containerType: undefined,
  departureNo: undefined,
  containerNo: '176-12345675',
  masterBillNo: '176-12345675',
  houseBillNo: 'HA3102-7K3QX',
  airline: 'Emirates SkyCargo',
  flightNo: 'EK303',
  flightDate: '2031-02-03',
  transhipPortName: 'Dubai',
  actualPieces: 12,
  actualGrossWeightKg: '318.500',
  containers: [{ containerNo: '176-12345675', jobId }],
}
export const byRoad: Partial<TrackingDetail> = {
  jobNo: 'JT3102-7K3QX',
  destinationName: 'Almaty',
  containerType: undefined,
  departureNo: undefined,
  borderWaiting: undefined,
  containerNo: '陕A12345',
  truckPlate: '陕A12345',
  wagonNo: '陕B67890',
  trailerPlate: '陕A9876挂',
  houseBillNo: 'CMR-310077',
  driverName: 'Li Wei',
  driverPhone: '+86 139 1234 5678',
  truckTypeDomestic: '13.5 m box truck',
  truckTypeForeign: 'TIR through truck',
  loadingDate: '2031-02-03',
  containers: [
    { containerNo: '陕A12345', jobId },
    { containerNo: '陕B67890', jobId },
  ],
}

/** Opens a page of tracking with these answers beside those that every page needs. */
export async function openTracking(address: string, ...answers: CallAnswer[]) {
  const portal = servePortal(
    answer(favouriteEndpoints.list, pageOf()),
    answer(trackingEndpoints.shares, { items: [] }),
    answers,
  )
  const { router } = await openPages(Object.values(trackingRoutes).flat(), address)
  return { ...portal, router }
}
