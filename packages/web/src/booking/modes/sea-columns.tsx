import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { pill } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { columnsOf } from '../shown/booking-columns.tsx'
import { type FormerKeys, keptByFormerKeys } from '../shown/former-column-keys.ts'

const c = columnsOf

const formerKeys: FormerKeys = {
  houseBillNo: 'Blno',
  carrierName: 'CriName',
  billRelease: 'ReleaseType',
}

const releases = {
  notAsked: { tone: 'idle', word: 'booking.release-none' },
  held: { tone: 'bad', word: 'booking.release-held' },
  released: { tone: 'ok', word: 'booking.release-released' },
} as const

const releaseShown = ({ releaseState }: BookingRow) => releaseState && releases[releaseState]

/** The specification's set of booking requests by sea. */
export const seaColumns: readonly Column<BookingRow>[] = keptByFormerKeys(
  c.list(
    [
      c.number,
      c.state,
      c.lane,
      { ...c.boxes, title: 'booking.column-load-text', render: (row) => <Cargo row={row} /> },
      {
        key: 'vessel',
        title: 'booking.column-vessel',
        render: (row) => <Sailing row={row} />,
      },
      {
        key: 'siCutoff',
        title: 'booking.column-si',
        sortName: 'siCutoff',
        render: (row) => <CutoffDay cutoff={row.siCutoff} zone={row.siCutoffZone} />,
      },
      c.etd,
      c.eta,
      c.ordered,
    ],
    [
      c.load,
      c.goods,
      { key: 'carrierName', title: 'booking.column-carrier', render: (row) => row.carrierName },
      c.wanted,
      c.track,
      {
        key: 'houseBillNo',
        title: 'booking.column-house-bill',
        render: (row) => <span className="mono">{row.houseBillNo}</span>,
      },
      { key: 'billRelease', title: 'booking.column-bill-release', render: (row) => row.billRelease },
      {
        key: 'masterBillNo',
        title: 'booking.column-master-sea',
        render: (row) => <span className="mono nowrap">{row.masterBillNo}</span>,
      },
      { key: 'supplierRef', title: 'booking.column-carrier-ref', render: (row) => row.supplierRef },
      pill('releaseState', 'booking.column-release', releaseShown),
      c.warehouse,
    ],
  ),
  formerKeys,
)

/** A cut-off's day, with its hour in the title. */
function CutoffDay({ cutoff, zone }: { cutoff: Date | undefined; zone: string | undefined }) {
  const format = useFormat()
  return cutoff ? <span title={format.dayTime(cutoff, zone)}>{format.day(businessDayOf(cutoff, zone))}</span> : null
}

/** The boxes, or the volume in a shared one, over the line's bill. */
function Cargo({ row: { boxText, loadType, volumeM3, masterBillNo } }: { row: BookingRow }) {
  const text = useText()
  const format = useFormat()
  const isShared = !boxText && volumeM3
  return (
    <>
      <div className="nowrap">
        {isShared ? `${loadType} ${text('booking.m3', { m3: format.number(volumeM3, 1) })}` : boxWords(boxText)}
      </div>
      {masterBillNo && <small className="mono muted">{masterBillNo}</small>}
    </>
  )
}

const Sailing = ({ row: { vessel, departureNo, carrierName } }: { row: BookingRow }) => (
  <>
    {departureNo && <div className="nowrap">{departureName({ vessel, departureNo })}</div>}
    {carrierName && <small className="muted">{carrierName}</small>}
  </>
)
