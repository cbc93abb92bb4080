import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { columnsOf, DayTime } from '../list/booking-columns.tsx'

const c = columnsOf

/** The specification's set of booking requests by sea. */
export const seaColumns: readonly Column<BookingRow>[] = c.list(
  [
    c.number,
    c.state,
    c.lane,
    c.load,
    c.boxes,
    { key: 'CriName', title: 'booking.column-carrier', render: (row) => row.carrierName },
    {
      key: 'Vessel',
      title: 'booking.column-vessel',
      render: ({ vessel, departureNo }) =>
        departureNo && <span className="nowrap">{departureName({ vessel, departureNo })}</span>,
    },
    {
      key: 'SiCutoff',
      title: 'booking.column-si',
      render: (row) => <DayTime of={row.siCutoff} zone={row.siCutoffTz} />,
    },
    c.etd,
    c.eta,
    {
      key: 'MBlno',
      title: 'booking.column-master-bill',
      render: (row) => <span className="mono">{row.masterBillNo}</span>,
    },
    c.ordered,
  ],
  [
    c.goods,
    c.wanted,
    c.track,
    {
      key: 'Blno',
      title: 'booking.column-house-bill',
      render: (row) => <span className="mono">{row.houseBillNo}</span>,
    },
    { key: 'ReleaseType', title: 'booking.column-bill-release', render: (row) => row.billRelease },
  ],
)
