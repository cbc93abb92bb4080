import type { FlightView } from '@landbridge/contract/workorder/fields/flight-rows'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.tsx'
import { Moment } from '../../platform/ui/cells.tsx'
import { day, figure } from '../../platform/ui/column-makers.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

/** A time of a flight: as it was, else as it is planned. */
const TimeOf = ({ actual, planned }: { actual: Date | undefined; planned: Date | undefined }) =>
  actual ? (
    <Moment at={actual} />
  ) : planned ? (
    <span className="muted">
      <Moment at={planned} />
    </span>
  ) : null

const columns: readonly Column<FlightView>[] = [
  {
    key: 'FlightNo',
    title: 'workorder.flight-no',
    render: (flight) => <span className="mono">{flight.flightNo}</span>,
  },
  day('FlyDate', 'workorder.flight-date', (flight) => flight.flightDate),
  {
    key: 'Portl',
    title: 'workorder.flight-from',
    render: (flight) => `${flight.originName} (${flight.originCode})`,
  },
  {
    key: 'Portd',
    title: 'workorder.flight-to',
    render: (flight) => `${flight.destinationName} (${flight.destinationCode})`,
  },
  {
    key: 'Etsh',
    title: 'workorder.departure',
    render: (flight) => <TimeOf actual={flight.atd} planned={flight.etd} />,
  },
  {
    key: 'Etad',
    title: 'workorder.arrival',
    render: (flight) => <TimeOf actual={flight.ata} planned={flight.eta} />,
  },
  figure('Ctns', 'workorder.packages', (flight) => flight.packages, {
    filled: ({ packages }) => packages,
    decimals: 0,
  }),
  figure('Weight', 'workorder.gross-weight', (flight) => flight.grossWeightKg, {
    filled: ({ grossWeightKg }) => grossWeightKg,
    decimals: 0,
  }),
]

/** The flights of a job, in the order in which they carry it. */
export function FlightsCard({ job, actions }: { job: Pick<JobDetail, 'flights'>; actions?: ReactNode }) {
  const text = useText()
  return (
    <TableCard
      id="workorder.flights"
      title={text('workorder.flights')}
      actions={actions}
      columns={columns}
      rows={job.flights ?? []}
      rowKey={({ flightNo, originCode, destinationCode, flightDate }) =>
        [flightNo, flightDate, originCode, destinationCode].join(' ')
      }
      empty={<EmptyState title={text('workorder.flights-empty')} icon="air" />}
    />
  )
}
