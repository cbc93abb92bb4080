import { billKinds, vgmWays } from '@landbridge/contract/workorder/fields/job-choices'
import { billReleaseLabels, filingLabels } from '@landbridge/contract/workorder/job-labels'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { jobColumns as c, optionalColumns } from '../shown/job-columns.tsx'
import { jobView } from './job-mode-view.ts'
import { vesselColumns } from './own-job-columns.tsx'

/** The vessel and its voyage, over the line's bill. */
const SailingCell = ({ of: row }: { of: JobRow }) => (
  <>
    <div className="nowrap">{voyageOf(row)}</div>
    {row.masterBillNo && <small className="mono muted">{row.masterBillNo}</small>}
  </>
)

/** The verified gross mass of a box, with how it was found. */
function Vgm({ of: { vgmKg, vgmWay } }: { of: ContainerView }) {
  const text = useText()
  const format = useFormat()
  return <span title={vgmWay && text(vgmWays[vgmWay])}>{format.number(vgmKg, 0)}</span>
}

type Sailing = { vessel?: string | undefined; departureNo?: string | undefined }
const voyageOf = ({ vessel, departureNo }: Sailing) => [vessel, departureNo].filter(Boolean).join(' / ') || undefined

/** Work orders by sea: full containers on a line's vessel, under a bill of lading. */
export const sea = jobView('sea', {
  columns: [
    c.jobNo,
    c.state,
    c.next,
    c.containerNos,
    { ...vesselColumns.vessel, render: (row) => <SailingCell of={row} /> },
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
  departure: { title: 'workorder.vessel-voyage', of: voyageOf, inLine: voyageOf },
  boxColumns: [
    {
      key: 'VgmKg',
      title: 'workorder.vgm',
      align: 'num',
      filled: ({ vgmKg }) => vgmKg,
      render: (box) => <Vgm of={box} />,
    },
  ],
  facts: (job, { text, format }) => [
    [text('workorder.shipping-line'), job.carrierName],
    [text('workorder.imo-no'), job.imoNo],
    [text('workorder.second-vessel-voyage'), voyageOf({ vessel: job.secondVessel, departureNo: job.secondVoyage })],
    [text('workorder.tranship-port'), job.transhipPortName],
    [text('workorder.load-terminal'), job.loadTerminal],
    [text('workorder.discharge-terminal'), job.dischargeTerminal],
    [text('workorder.house-bill'), job.houseBillNo],
    [text('workorder.master-bl'), job.masterBillNo],
    [text('workorder.bill-kind'), job.billKind && text(billKinds[job.billKind])],
    [text('workorder.bill-release'), job.billRelease && text(billReleaseLabels[job.billRelease])],
    [
      text('workorder.bill-originals'),
      job.billRelease === 'OBL' && job.billOriginals !== undefined && String(job.billOriginals),
    ],
    [text('workorder.vgm-cutoff'), format.dayTime(job.vgmCutoff, job.originZone)],
    [text('workorder.filing-cutoff'), format.dayTime(job.filingCutoff, job.originZone)],
    [
      text('workorder.filing'),
      job.filingState &&
        job.filingState !== 'none' &&
        [text(filingLabels[job.filingState]), job.filingNo].filter(Boolean).join(' · '),
    ],
    [text('workorder.arrival-notice-no'), job.arrivalNoticeNo],
    [text('workorder.arrival-notice-at'), format.dayTime(job.arrivalNoticeAt, job.destinationZone)],
    [text('workorder.delivery-order-no'), job.deliveryOrderNo],
  ],
})
