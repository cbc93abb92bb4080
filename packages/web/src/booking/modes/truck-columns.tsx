import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { DialledPhone } from '../../platform/ui/dialled-phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { DayTime, Figure } from '../list/booking-cells.tsx'
import { columnsOf } from '../list/booking-columns.tsx'

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
    {
      key: 'TruckQty',
      title: 'booking.column-truck-qty',
      align: 'num',
      render: (row) => <Figure value={row.truckQty} decimals={0} />,
    },
    {
      key: 'LoadDate',
      title: 'booking.column-loading-date',
      sortName: 'loadingDate',
      render: (row) => <Day day={row.loadingDate} />,
    },
    { key: 'TruckNo', title: 'booking.column-truck-plate', render: (row) => <Plate plate={row.truckPlate} /> },
    { key: 'Driver', title: 'booking.column-driver', render: (row) => row.driverName },
    {
      key: 'DriverTel',
      title: 'booking.column-driver-phone',
      render: (row) => <DialledPhone phone={row.driverPhone} />,
    },
    c.track,
    {
      key: 'LocationTime',
      title: 'booking.column-located',
      render: (row) => <DayTime at={row.locationTime} />,
    },
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
    {
      key: 'Ldm',
      title: 'booking.column-ldm',
      align: 'num',
      render: (row) => <Figure value={row.loadingMetres} decimals={1} />,
    },
    {
      key: 'ChgWeight',
      title: 'booking.column-chargeable',
      align: 'num',
      render: (row) => <Figure value={row.actualChargeableWeightKg ?? row.chargeableWeightKg} decimals={0} />,
    },
    { key: 'Blno', title: 'booking.column-cmr', render: (row) => <Plate plate={row.houseBillNo} /> },
    c.etd,
    c.eta,
    c.ordered,
  ],
)

const Day = ({ day }: { day: string | undefined }) => <span className="nowrap">{useFormat().day(day)}</span>
const Plate = ({ plate }: { plate: string | undefined }) => <span className="mono nowrap">{plate}</span>
