import { trackingColumns as c, optionalColumns } from '../tracking-columns.tsx'
import { spaced } from '../tracking-words.ts'
import { airColumns as own } from './air-tracking-columns.tsx'
import { flightOf } from './carriage-words.ts'
import { trackingView } from './tracking-mode-view.ts'

/** The specification's set «freight transport, air»: consignments between airports by air waybill. */
export const air = trackingView('air', {
  columns: [
    own.waybill,
    own.houseWaybill,
    own.airline,
    own.flight,
    own.flightDate,
    c.lane,
    own.actualPieces,
    own.actualWeight,
    c.event,
    c.located,
    c.arrival,
    c.state,
    ...optionalColumns([
      c.job,
      c.booking,
      c.reference,
      c.departure,
      own.connection,
      c.promised,
      c.kilometres,
      c.remark,
    ]),
  ],
  carriageFacts: (part, format) => [
    ['tracking.flight', flightOf(part)],
    ['tracking.flight-date', part.flightDate && format.day(part.flightDate)],
    ['tracking.connection', part.transhipPortName],
    ['tracking.waybill', part.masterBillNo && spaced(part.masterBillNo)],
    ['tracking.house-waybill', part.houseBillNo],
    ['tracking.actual-pieces', part.actualPieces === undefined ? undefined : format.number(part.actualPieces)],
    ['tracking.actual-weight', part.actualGrossWeightKg && format.number(part.actualGrossWeightKg)],
  ],
  events: [
    'RCVD',
    'RCS',
    'CUSR-export',
    'MAN',
    'DEP',
    'OFLD',
    'CUSR-transit',
    'ARR',
    'RCF',
    'CUSI',
    'NFD',
    'CUSR-import',
    'AWD',
    'DLV',
  ],
})
