import type { MilestoneLine } from '@landbridge/contract/tracking/milestone'
import type { TrackingDetail, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { at } from '../testing/answers.ts'

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
    ...{ step, event: 'DEPA', eventLabel: 'Departed', placeCode: 'CNXIA', placeName: "Xi'an" },
    ...{ placeZone: 'Asia/Shanghai', plannedAt: at('2031-02-03 20:00:00'), ...more },
  }
}

/** A box on its way as the server tells of it. */
export const trackingData = (changes: Partial<TrackingDetail> = {}): TrackingDetail => ({
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
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
    { containerNo: 'CSQU3054383', containerType: '40HQ', jobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
    { containerNo: 'CBHU3202732', containerType: '40HQ', jobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
  ],
  milestones: milestones,
  positions: positions,
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

/** The same box as one row of the list. */
export const trackedRow = ({ id, ...changes }: Partial<TrackingDetail & TrackingRow> = {}): TrackingRow => ({
  ...trackingData(changes),
  ...{ id: 'part', trafficCode: id ?? trackingData().id },
  ...changes,
})
