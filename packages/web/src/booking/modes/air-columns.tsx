import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { Figure } from '../list/booking-cells.tsx'
import { columnsOf } from '../list/booking-columns.tsx'

const c = columnsOf

/** The specification's set of booking requests by air. */
export const airColumns: readonly Column<BookingRow>[] = c.looseList(
  [
    c.number,
    c.state,
    c.lane,
    { key: 'Airways', title: 'booking.column-airline', render: (row) => row.airline },
    {
      key: 'FlyDate',
      title: 'booking.column-flight-date',
      sortName: 'wantedDate',
      render: (row) => <Day day={row.flightDate} />,
    },
    c.packages,
    c.weight,
    c.volumeOf(3),
    {
      key: 'ChgWeight',
      title: 'booking.column-chargeable',
      align: 'num',
      render: (row) => <Figure value={row.actualChargeableWeightKg ?? row.chargeableWeightKg} decimals={1} />,
    },
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
    {
      key: 'RealRcp',
      title: 'booking.column-real-pieces',
      align: 'num',
      render: (row) => <Figure value={row.actualPieces} decimals={0} />,
    },
    {
      key: 'RealGsWeight',
      title: 'booking.column-real-weight',
      align: 'num',
      render: (row) => <Figure value={row.actualGrossWeightKg} decimals={0} />,
    },
    c.goods,
    c.etd,
    c.eta,
    { key: 'AwbType', title: 'booking.column-awb-type', render: (row) => <BillType billType={row.airWaybillType} /> },
    { key: 'WhoName', title: 'booking.column-warehouse', render: (row) => row.warehouseName },
  ],
)

const Day = ({ day }: { day: string | undefined }) => <span className="nowrap">{useFormat().day(day)}</span>

function BillType({ billType }: { billType: string | undefined }) {
  const text = useText()
  return billType === 'M' || billType === 'P' ? text(`booking.awb-${billType}`) : billType
}
