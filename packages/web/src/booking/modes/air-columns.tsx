import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useText } from '../../platform/text.tsx'
import { day, figure } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { columnsOf } from '../shown/booking-columns.tsx'

const c = columnsOf

/** The specification's set of booking requests by air. */
export const airColumns: readonly Column<BookingRow>[] = c.looseList(
  [
    c.number,
    c.state,
    c.lane,
    { key: 'Airways', title: 'booking.column-airline', render: (row) => row.airline },
    day('FlyDate', 'booking.column-flight-date', (row) => row.flightDate, { sortName: 'wantedDate' }),
    c.packages,
    c.weight,
    c.volumeOf(3),
    figure('ChgWeight', 'booking.column-chargeable', (row) => row.actualChargeableWeightKg ?? row.chargeableWeightKg, {
      decimals: 1,
    }),
    {
      key: 'MBlno',
      title: 'booking.column-master-air',
      render: (row) => <span className="mono nowrap">{row.masterBillNo}</span>,
    },
    c.track,
    c.ordered,
  ],
  [
    c.reference,
    c.job,
    {
      key: 'Blno',
      title: 'booking.column-house-air',
      render: (row) => <span className="mono nowrap">{row.houseBillNo}</span>,
    },
    {
      key: 'FlightNo',
      title: 'booking.column-flight',
      render: (row) => <span className="nowrap">{row.flightNo}</span>,
    },
    figure('RealRcp', 'booking.column-real-pieces', (row) => row.actualPieces, { decimals: 0 }),
    figure('RealGsWeight', 'booking.column-real-weight', (row) => row.actualGrossWeightKg, { decimals: 0 }),
    c.goods,
    c.etd,
    c.eta,
    { key: 'AwbType', title: 'booking.column-awb-type', render: (row) => <BillType billType={row.airWaybillType} /> },
    { key: 'WhoName', title: 'booking.column-warehouse', render: (row) => row.warehouseName },
  ],
)

function BillType({ billType }: { billType: string | undefined }) {
  const text = useText()
  return billType === 'M' || billType === 'P' ? text(`booking.awb-${billType}`) : billType
}
