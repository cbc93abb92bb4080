import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { useText } from '../../platform/text.tsx'
import { day, figure } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { columnsOf } from '../shown/booking-columns.tsx'
import { type FormerKeys, keptByFormerKeys } from '../shown/former-column-keys.ts'

const c = columnsOf

const formerKeys: FormerKeys = {
  airline: 'Airways',
  flightDate: 'FlyDate',
  chargeableWeightKg: 'ChgWeight',
  masterBillNo: 'MBlno',
  houseBillNo: 'Blno',
  actualPieces: 'RealRcp',
  actualGrossWeightKg: 'RealGsWeight',
  airWaybillType: 'AwbType',
  warehouseName: 'WhoName',
}

/** The specification's set of booking requests by air. */
export const airColumns: readonly Column<BookingRow>[] = keptByFormerKeys(
  c.looseList(
    [
      c.number,
      c.state,
      c.lane,
      day('flightDate', 'booking.column-flight-date', (row) => row.flightDate, { sortName: 'flightDate' }),
      c.packages,
      c.weight,
      c.volumeOf(3),
      figure(
        'chargeableWeightKg',
        'booking.column-chargeable',
        (row) => row.actualChargeableWeightKg ?? row.chargeableWeightKg,
        {
          decimals: 1,
        },
      ),
      {
        key: 'masterBillNo',
        title: 'booking.column-master-air',
        render: (row) => <Waybill row={row} />,
      },
      c.track,
      { ...c.ordered, wraps: false },
    ],
    [
      { key: 'airline', title: 'booking.column-airline', render: (row) => row.airline },
      c.reference,
      c.job,
      {
        key: 'houseBillNo',
        title: 'booking.column-house-air',
        render: (row) => <span className="mono nowrap">{row.houseBillNo}</span>,
      },
      {
        key: 'flightNo',
        title: 'booking.column-flight',
        render: (row) => <span className="nowrap">{row.flightNo}</span>,
      },
      figure('actualPieces', 'booking.column-real-pieces', (row) => row.actualPieces, { decimals: 0 }),
      figure('actualGrossWeightKg', 'booking.column-real-weight', (row) => row.actualGrossWeightKg, { decimals: 0 }),
      c.goods,
      c.etd,
      c.eta,
      {
        key: 'airWaybillType',
        title: 'booking.column-awb-type',
        render: (row) => <BillType billType={row.airWaybillType} />,
      },
      { key: 'warehouseName', title: 'booking.column-warehouse', render: (row) => row.warehouseName },
    ],
  ),
  formerKeys,
)

const Waybill = ({ row: { masterBillNo, airline } }: { row: BookingRow }) => (
  <>
    {masterBillNo && <div className="mono nowrap">{masterBillNo}</div>}
    {airline && <small className="muted nowrap">{airline}</small>}
  </>
)

function BillType({ billType }: { billType: string | undefined }) {
  const text = useText()
  return billType === 'M' || billType === 'P' ? text(`booking.awb-${billType}`) : billType
}
