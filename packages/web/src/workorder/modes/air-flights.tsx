import type { FlightView } from '@landbridge/contract/workorder/fields/flight-rows'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

const Figure = ({ of, decimals = 0 }: { of: string | number | undefined; decimals?: number }) => (
  <>{useFormat().number(of, decimals)}</>
)
const Moment = ({ of }: { of: Date | undefined }) => <span className="nowrap">{useFormat().dayTime(of)}</span>
const Day = ({ of }: { of: string | undefined }) => <span className="nowrap">{useFormat().day(of)}</span>

/** A time of a flight: as it was, else as it is planned. */
const TimeOf = ({ actual, planned }: { actual: Date | undefined; planned: Date | undefined }) =>
  actual ? (
    <Moment of={actual} />
  ) : planned ? (
    <span className="muted">
      <Moment of={planned} />
    </span>
  ) : null

const columns: readonly Column<FlightView>[] = [
  {
    key: 'FlightNo',
    title: 'workorder.flight-no',
    render: (flight) => <span className="mono">{flight.flightNo}</span>,
  },
  { key: 'FlyDate', title: 'workorder.flight-date', render: (flight) => <Day of={flight.flightDate} /> },
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
  {
    key: 'Ctns',
    title: 'workorder.packages',
    align: 'num',
    filled: ({ packages }) => packages,
    render: (flight) => <Figure of={flight.packages} />,
  },
  {
    key: 'Weight',
    title: 'workorder.gross-weight',
    align: 'num',
    filled: ({ grossWeightKg }) => grossWeightKg,
    render: (flight) => <Figure of={flight.grossWeightKg} />,
  },
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
