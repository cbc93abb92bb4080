import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import { day, figure, moment } from '../../platform/ui/column-makers.tsx'
import { DialledPhone } from '../../platform/ui/dialled-phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { columnsOf } from '../shown/booking-columns.tsx'

const c = columnsOf

/** The specification's set of trucks: booking and transport in one. */
export const truckColumns: readonly Column<BookingRow>[] = c.looseList(
  [
    c.number,
    c.state,
    c.lane,
    c.load,
    { key: 'CatTypeIn', title: 'booking.column-truck-in', render: (row) => row.truckTypeDomestic },
    { key: 'CatTypeOut', title: 'booking.column-truck-abroad', render: (row) => row.truckTypeForeign },
    figure('TruckQty', 'booking.column-truck-qty', (row) => row.truckQty, { decimals: 0 }),
    day('LoadDate', 'booking.column-loading-date', (row) => row.loadingDate, { sortName: 'loadingDate' }),
    { key: 'TruckNo', title: 'booking.column-truck-plate', render: (row) => <Plate plate={row.truckPlate} /> },
    { key: 'Driver', title: 'booking.column-driver', render: (row) => row.driverName },
    {
      key: 'DriverTel',
      title: 'booking.column-driver-phone',
      render: (row) => <DialledPhone phone={row.driverPhone} />,
    },
    c.track,
    moment('LocationTime', 'booking.column-located', (row) => row.locationTime),
  ],
  [
    c.reference,
    c.job,
    { key: 'Trailer', title: 'booking.column-trailer', render: (row) => <Plate plate={row.trailerPlate} /> },
    { key: 'BorderPort', title: 'booking.column-border', render: (row) => row.entryPortName },
    c.goods,
    c.packages,
    c.weight,
    c.volumeOf(3),
    figure('Ldm', 'booking.column-ldm', (row) => row.loadingMetres, { decimals: 1 }),
    figure('ChgWeight', 'booking.column-chargeable', (row) => row.actualChargeableWeightKg ?? row.chargeableWeightKg, {
      decimals: 0,
    }),
    { key: 'Blno', title: 'booking.column-cmr', render: (row) => <Plate plate={row.houseBillNo} /> },
    c.etd,
    c.eta,
    c.ordered,
  ],
)

const Plate = ({ plate }: { plate: string | undefined }) => <span className="mono nowrap">{plate}</span>
