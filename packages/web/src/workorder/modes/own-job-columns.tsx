import type { JobRow } from '@landbridge/contract/workorder/job-view'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { Day, Moment } from '../parts/job-columns.tsx'

/** The columns of lists of jobs that only some modes have: by their vessel, their flight or their train. */
export const ownJobColumns = {
  train: { key: 'TrainNo', title: 'workorder.train-no', render: (row) => row.departureNo },
  vessel: {
    key: 'Vessel',
    title: 'workorder.vessel-voyage',
    render: ({ vessel, departureNo }) => [vessel, departureNo].filter(Boolean).join(' / '),
  },
  vgmCutoff: {
    key: 'VgmCutoff',
    title: 'workorder.vgm-cutoff',
    render: (row) => <Moment of={row.vgmCutoff} zone={row.originZone} />,
  },
  airline: { key: 'Airways', title: 'workorder.airline', render: (row) => row.airline },
  flight: {
    key: 'FlightNo',
    title: 'workorder.flight-no',
    render: (row) => row.flightNo && <span className="mono nowrap">{row.flightNo}</span>,
  },
  flightDate: { key: 'FlyDate', title: 'workorder.flight-date', render: (row) => <Day of={row.flightDate} /> },
} as const satisfies Record<string, Column<JobRow>>

/** Those of them that the desk's list of all modes has, empty where a mode has none. */
export const deskColumns = {
  sailing: { ...ownJobColumns.vessel, render: (row) => row.vessel && ownJobColumns.vessel.render(row) },
  massCutoff: ownJobColumns.vgmCutoff,
} as const satisfies Record<string, Column<JobRow>>
