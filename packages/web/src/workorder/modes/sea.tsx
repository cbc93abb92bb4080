import { vgmWays } from '@landbridge/contract/workorder/fields/job-choices'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { jobColumns as c, optionalColumns } from '../shown/job-columns.tsx'
import { jobView } from './job-mode-view.ts'
import { vesselColumns } from './own-job-columns.tsx'

const SailingCell = ({ row }: { row: JobRow }) => (
  <>
    <div className="nowrap">{voyageOf(row)}</div>
    {row.masterBillNo && <small className="mono muted">{row.masterBillNo}</small>}
  </>
)

function Vgm({ box: { vgmKg, vgmWay } }: { box: ContainerView }) {
  const text = useText()
  const format = useFormat()
  return <span title={vgmWay && text(vgmWays[vgmWay])}>{format.number(vgmKg, 0)}</span>
}

type Sailing = { vessel?: string | undefined; departureNo?: string | undefined }
const voyageOf = ({ vessel, departureNo }: Sailing) => [vessel, departureNo].filter(Boolean).join(' / ') || undefined

/** Work orders by sea: full containers on a line's vessel under a bill of lading. */
export const sea = jobView('sea', {
  columns: [
    c.jobNo,
    c.state,
    c.next,
    c.containerNos,
    { ...vesselColumns.vessel, render: (row) => <SailingCell row={row} /> },
    c.lane,
    c.etd,
    c.eta,
    c.track,
    ...optionalColumns([
      c.booking,
      c.masterBill,
      c.houseBill,
      c.boxes,
      c.siCutoff,
      c.lclState,
      c.warehouse,
      c.received,
      c.measuredWeight,
      c.measuredVolume,
      c.chargeable,
      c.reference,
      c.seal,
      c.packages,
      c.weight,
      c.volume,
      vesselColumns.vgmCutoff,
      c.billRelease,
      c.release,
      c.freeDay,
      c.carrier,
      c.remark,
    ]),
  ],
  departure: { title: 'workorder.vessel-voyage', nameOf: voyageOf, departureInLine: voyageOf },
  boxColumns: [
    {
      key: 'VgmKg',
      title: 'workorder.vgm',
      align: 'num',
      hasValue: ({ vgmKg }) => vgmKg,
      render: (box) => <Vgm box={box} />,
    },
  ],
  facts: {
    carrierCode: ({ carrierName }, { text }) => [[text('workorder.shipping-line'), carrierName]],
    vessel: () => [],
    transhipPortCode: (job, { text, row }) => [
      [text('workorder.second-vessel-voyage'), voyageOf({ vessel: job.secondVessel, departureNo: job.secondVoyage })],
      row('transhipPortCode'),
    ],
    secondVessel: () => [],
    secondVoyage: () => [],
    billKind: ({ masterBillNo }, { text, row }) => [
      row('houseBillNo'),
      [text('workorder.master-bl'), masterBillNo],
      row('billKind'),
    ],
    billOriginals: ({ billRelease }, { row }) => (billRelease === 'OBL' ? [row('billOriginals')] : []),
    arrivalNoticeAt: (job, { text, format }) => [
      [text('workorder.arrival-notice-at'), format.dayTime(job.arrivalNoticeAt, job.destinationZone)],
    ],
  },
})
