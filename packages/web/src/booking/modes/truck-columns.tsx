import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { day, figure, moment } from '../../platform/ui/column-makers.tsx'
import { DialledPhone } from '../../platform/ui/dialled-phone.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { columnsOf } from '../shown/booking-columns.tsx'
import { type FormerKeys, keptByFormerKeys } from '../shown/former-column-keys.ts'

const c = columnsOf

const formerKeys: FormerKeys = {
  chargeableWeightKg: 'ChgWeight',
  houseBillNo: 'Blno',
  truckTypeDomestic: 'CatTypeIn',
  truckTypeForeign: 'CatTypeOut',
  loadingDate: 'LoadDate',
  truckPlate: 'TruckNo',
  driverName: 'Driver',
  driverPhone: 'DriverTel',
  trailerPlate: 'Trailer',
  entryPortName: 'BorderPort',
  loadingMetres: 'Ldm',
}

/** The specification's columns of trucks: booking and transport in one. */
export const truckColumns: readonly Column<BookingRow>[] = keptByFormerKeys(
  c.looseList(
    [
      c.number,
      c.state,
      c.lane,
      c.load,
      { key: 'truckPlate', title: 'booking.column-truck', truncates: true, render: (row) => <Truck row={row} /> },
      day('loadingDate', 'booking.column-loading-date', (row) => row.loadingDate, { sortName: 'loadingDate' }),
      { key: 'driverName', title: 'booking.column-driver', render: (row) => <Driver row={row} /> },
      c.track,
      moment('locationTime', 'booking.column-located', (row) => row.locationTime),
    ],
    [
      c.reference,
      c.job,
      { key: 'truckTypeDomestic', title: 'booking.column-truck-in', render: (row) => row.truckTypeDomestic },
      { key: 'truckTypeForeign', title: 'booking.column-truck-abroad', render: (row) => row.truckTypeForeign },
      figure('truckQty', 'booking.column-truck-qty', (row) => row.truckQty, { decimals: 0 }),
      {
        key: 'driverPhone',
        title: 'booking.column-driver-phone',
        render: (row) => <DialledPhone phone={row.driverPhone} />,
      },
      { key: 'trailerPlate', title: 'booking.column-trailer', render: (row) => <Plate plate={row.trailerPlate} /> },
      { key: 'entryPortName', title: 'booking.column-border', render: (row) => row.entryPortName },
      c.goods,
      c.packages,
      c.weight,
      c.volumeOf(3),
      figure('loadingMetres', 'booking.column-ldm', (row) => row.loadingMetres, { decimals: 1 }),
      figure(
        'chargeableWeightKg',
        'booking.column-chargeable',
        (row) => row.actualChargeableWeightKg ?? row.chargeableWeightKg,
        {
          decimals: 0,
        },
      ),
      { key: 'houseBillNo', title: 'booking.column-cmr', render: (row) => <Plate plate={row.houseBillNo} /> },
      c.etd,
      c.eta,
      c.ordered,
    ],
  ),
  formerKeys,
)

const Plate = ({ plate }: { plate: string | undefined }) => <span className="mono nowrap">{plate}</span>

/** The plate over the type of the truck abroad, else at home. */
const Truck = ({ row }: { row: BookingRow }) => (
  <>
    {row.truckPlate && (
      <div>
        <Plate plate={row.truckPlate} />
      </div>
    )}
    <small className="muted">{row.truckTypeForeign ?? row.truckTypeDomestic}</small>
  </>
)

const Driver = ({ row }: { row: BookingRow }) => (
  <>
    <div className="nowrap">{row.driverName}</div>
    {row.driverPhone && (
      <small className="nowrap">
        <DialledPhone phone={row.driverPhone} />
      </small>
    )}
  </>
)
