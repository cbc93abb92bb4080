import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { moment } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { Leg } from '../shown/booking-cells.tsx'
import { modeColumns } from '../shown/booking-columns.tsx'
import { type FormerKeys, keptByFormerKeys } from '../shown/former-column-keys.ts'

const formerKeys: FormerKeys = {
  houseBillNo: 'Blno',
  departureNo: 'TrainNo',
}

/** Columns of rail bookings; train, cut-off and note are optional. */
export const railColumns: readonly Column<BookingRow>[] = keptByFormerKeys(
  modeColumns([
    { key: 'houseBillNo', title: 'booking.column-note-no', render: (row) => row.houseBillNo },
    { key: 'transportType', title: 'booking.column-transport', render: (row) => <Leg legType={row.transportType} /> },
    { key: 'departureNo', title: 'booking.column-train', render: (row) => row.departureNo },
    moment('siCutoff', 'booking.column-si', (row) => row.siCutoff, { zone: (row) => row.siCutoffZone }),
  ]),
  formerKeys,
)
