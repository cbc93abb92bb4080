import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { day } from '../../platform/ui/column-makers.tsx'
import { DialledPhone } from '../../platform/ui/dialled-phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { partColumn } from '../tracking-columns.tsx'

export const driverPhone = (phone: string | undefined) => phone && <DialledPhone phone={phone} />

export const roadColumns = {
  truck: partColumn('TruckNo', 'tracking.truck', { none: 'tracking.no-truck-yet', noOf: (row) => row.truckPlate }),
  truckInChina: {
    key: 'CatTypeIn',
    title: 'tracking.truck-in-china',
    hasValue: (row) => row.truckTypeDomestic,
    render: (row) => row.truckTypeDomestic,
  },
  truckAbroad: {
    key: 'CatTypeOut',
    title: 'tracking.truck-abroad',
    hasValue: (row) => row.truckTypeForeign,
    render: (row) => row.truckTypeForeign,
  },
  loadingDate: day('LoadDate', 'tracking.loading-date', (row) => row.loadingDate, { sortName: 'loadingDate' }),
  driver: { key: 'Driver', title: 'tracking.driver', render: (row) => row.driverName },
  driverPhone: {
    key: 'DriverTel',
    title: 'tracking.driver-phone',
    render: (row) => driverPhone(row.driverPhone),
  },
  trailer: { key: 'Trailer', title: 'tracking.trailer', render: (row) => row.trailerPlate },
  border: { key: 'EntryPort', title: 'tracking.border', render: (row) => row.entryPortName },
  cmr: { key: 'Blno', title: 'tracking.cmr-no', render: (row) => row.houseBillNo },
} as const satisfies Record<string, Column<TrackingRow>>
