import { type FlightView, flightColumns } from '@landbridge/contract/workorder/fields/flight-rows'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.tsx'
import { Moment } from '../../platform/ui/cells.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { fieldColumn } from '../shown/field-columns.tsx'

/** A flight's actual, else planned time. */
const FlightTime = ({ actual, planned }: { actual: Date | undefined; planned: Date | undefined }) =>
  actual ? (
    <Moment at={actual} />
  ) : planned ? (
    <span className="muted">
      <Moment at={planned} />
    </span>
  ) : null

const flown = (name: keyof typeof flightColumns, isFilled = false): Column<FlightView> =>
  fieldColumn(name, flightColumns[name], { isFilled })

const columns: readonly Column<FlightView>[] = [
  flown('flightNo'),
  flown('flightDate'),
  { key: 'Portl', title: 'workorder.flight-from', render: (flight) => `${flight.originName} (${flight.originCode})` },
  {
    key: 'Portd',
    title: 'workorder.flight-to',
    render: (flight) => `${flight.destinationName} (${flight.destinationCode})`,
  },
  {
    ...flown('etd'),
    title: 'workorder.departure',
    render: ({ atd, etd }) => <FlightTime actual={atd} planned={etd} />,
  },
  { ...flown('eta'), title: 'workorder.arrival', render: ({ ata, eta }) => <FlightTime actual={ata} planned={eta} /> },
  flown('packages', true),
  flown('grossWeightKg', true),
]

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
