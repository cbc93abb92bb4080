import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { useText } from '../../platform/text.tsx'
import { moment } from '../../platform/ui/column-makers.tsx'
import { DialledPhone } from '../../platform/ui/dialled-phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { headColumn } from '../shown/field-columns.tsx'
import { FirstOf } from '../shown/job-parts.tsx'

/** Booked truck types, in China over abroad. */
const Types = ({ row }: { row: JobRow }) => (
  <>
    <div className="nowrap">{row.truckTypeDomesticName ?? row.truckTypeDomestic}</div>
    <small className="muted nowrap">{row.truckTypeForeignName ?? row.truckTypeForeign}</small>
  </>
)

function Phones({ phones: [first, ...rest] = [] }: { phones: readonly string[] | undefined }) {
  if (!first) return null
  return (
    <span className="nowrap">
      <DialledPhone phone={first} />
      {rest.length > 0 && <span className="muted"> +{rest.length}</span>}
    </span>
  )
}

/** The plate over the truck type abroad, else in China. */
const Truck = ({ row }: { row: JobRow }) => (
  <>
    <div>
      <FirstOf many={row.truckPlates} mono />
    </div>
    <small className="muted">
      {row.truckTypeForeignName ?? row.truckTypeForeign ?? row.truckTypeDomesticName ?? row.truckTypeDomestic}
    </small>
  </>
)

const Drivers = ({ row }: { row: JobRow }) => (
  <>
    <div>
      <FirstOf many={row.driverNames} />
    </div>
    <small>
      <Phones phones={row.driverPhones} />
    </small>
  </>
)

function Proofs({ row: { proofCount, truckQty } }: { row: JobRow }) {
  const text = useText()
  return proofCount && text('workorder.proofs-of', { count: proofCount, total: truckQty ?? proofCount })
}

export const truckListColumns = {
  plate: {
    key: 'TruckNo',
    title: 'workorder.truck-row-short',
    truncates: true,
    render: (row) => <Truck row={row} />,
  },
  trailer: {
    key: 'Trailer',
    title: 'workorder.trailer-plate',
    render: (row) => <FirstOf many={row.trailerPlates} mono />,
  },
  driver: { key: 'Driver', title: 'workorder.driver', render: (row) => <Drivers row={row} /> },
  driverPhone: {
    key: 'DriverTel',
    title: 'workorder.driver-phone',
    render: (row) => <Phones phones={row.driverPhones} />,
  },
  types: {
    key: 'CatTypeIn',
    title: 'workorder.truck-types',
    hasValue: (row) => row.truckTypeDomestic ?? row.truckTypeForeign,
    render: (row) => <Types row={row} />,
  },
  loadingDate: headColumn<JobRow>('loadingDate', { sortName: 'loadingDate' }),
  located: moment('LocationTime', 'workorder.located-at', (row) => row.locatedAt),
  border: { key: 'BorderPort', title: 'workorder.border-port', render: (row) => row.entryPortName },
  loadingMetres: headColumn<JobRow>('loadingMetres'),
  proofs: { key: 'PodFid', title: 'workorder.delivery-proof', render: (row) => <Proofs row={row} /> },
} as const satisfies Record<string, Column<JobRow>>
