import { trackingColumns as c, optionalColumns } from '../tracking-columns.tsx'
import { borderEvents } from './box-events.ts'
import { driverPhone, roadColumns as own } from './road-tracking-columns.tsx'
import { trackingView } from './tracking-mode-view.ts'

/** The specification's set «truck, booking and transport»: a row for each truck by plate. */
export const road = trackingView('truck', {
  columns: [
    own.truck,
    c.state,
    c.lane,
    own.truckInChina,
    own.truckAbroad,
    own.loadingDate,
    own.driver,
    own.driverPhone,
    c.event,
    c.located,
    c.arrival,
    ...optionalColumns([
      c.booking,
      c.job,
      c.reference,
      own.trailer,
      own.border,
      own.cmr,
      c.seal,
      c.departure,
      c.promised,
      c.kilometres,
      c.remark,
    ]),
  ],
  carriageFacts: (part, format) => [
    ['tracking.truck-now', part.wagonNo !== part.containerNo ? part.wagonNo : undefined],
    ['tracking.trailer', part.trailerPlate],
    ['tracking.driver', part.driverName],
    ['tracking.driver-phone', driverPhone(part.driverPhone)],
    ['tracking.truck-in-china', part.truckTypeDomestic],
    ['tracking.truck-abroad', part.truckTypeForeign],
    ['tracking.loading-date', part.loadingDate && format.day(part.loadingDate)],
    ['tracking.cmr-no', part.houseBillNo],
    ['tracking.seal-no', part.sealNos],
  ],
  events: [
    'RCVD',
    'ARRI-loading',
    'LOAD',
    'CUSR-export',
    'DEPA',
    ...borderEvents,
    'CUSR-transit',
    'CUSI',
    'CUSR-import',
    'ARRI-unloading',
    'DISC',
    'DLVD',
  ],
})
