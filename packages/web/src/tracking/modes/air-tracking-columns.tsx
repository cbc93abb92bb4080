import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { Day, Figure, partColumn } from '../list/tracking-columns.tsx'

/** Columns of consignments by air that not every list of tracking has. */
export const airColumns = {
  waybill: partColumn('MBlno', 'tracking.waybill', 'tracking.no-waybill-yet'),
  houseWaybill: {
    key: 'Blno',
    title: 'tracking.house-waybill',
    filled: (row) => row.houseBillNo,
    render: (row) => row.houseBillNo,
  },
  airline: { key: 'Airways', title: 'tracking.airline', render: (row) => row.airline },
  flight: { key: 'FlightNo', title: 'tracking.flight', render: (row) => row.flightNo ?? row.departureNo },
  flightDate: {
    key: 'FlyDate',
    title: 'tracking.flight-date',
    sortName: 'flightDate',
    render: (row) => <Day day={row.flightDate} />,
  },
  connection: { key: 'TransPort', title: 'tracking.connection', render: (row) => row.transhipPortName },
  actualPieces: {
    key: 'RealRcp',
    title: 'tracking.actual-pieces',
    align: 'num',
    filled: (row) => row.actualPieces,
    render: (row) => <Figure value={row.actualPieces} />,
  },
  actualWeight: {
    key: 'RealGsWeight',
    title: 'tracking.actual-weight',
    align: 'num',
    filled: (row) => row.actualGrossWeightKg,
    render: (row) => <Figure value={row.actualGrossWeightKg} />,
  },
} as const satisfies Record<string, Column<TrackingRow>>
