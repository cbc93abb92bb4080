import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { day, figure } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { partColumn } from '../tracking-columns.tsx'

export const airColumns = {
  waybill: partColumn('MBlno', 'tracking.air-waybill', {
    none: 'tracking.no-waybill-yet',
    noOf: (row) => row.masterBillNo,
  }),
  houseWaybill: {
    key: 'Blno',
    title: 'tracking.house-waybill',
    hasValue: (row) => row.houseBillNo,
    render: (row) => row.houseBillNo,
  },
  airline: { key: 'Airways', title: 'tracking.airline', render: (row) => row.airline },
  flight: { key: 'FlightNo', title: 'tracking.flight', render: (row) => row.flightNo ?? row.departureNo },
  flightDate: day('FlyDate', 'tracking.flight-date', (row) => row.flightDate, { sortName: 'flightDate' }),
  connection: { key: 'TransPort', title: 'tracking.connection', render: (row) => row.transhipPortName },
  actualPieces: figure('RealRcp', 'tracking.actual-pieces', (row) => row.actualPieces, {
    hasValue: (row) => row.actualPieces,
  }),
  actualWeight: figure('RealGsWeight', 'tracking.actual-weight', (row) => row.actualGrossWeightKg, {
    hasValue: (row) => row.actualGrossWeightKg,
  }),
} as const satisfies Record<string, Column<TrackingRow>>
