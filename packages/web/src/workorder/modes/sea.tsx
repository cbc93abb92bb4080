import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { billReleaseLabels, filingLabels } from '@landbridge/contract/workorder/job-labels'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { vgmWays } from '@landbridge/contract/workorder/modes/sea'
import { call } from '../../platform/api.ts'
import { Field } from '../../platform/form/field.tsx'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { OpenField } from '../desk/open-field.tsx'
import { jobColumns as c, optionalColumns } from '../list/job-columns.tsx'
import styles from '../workorder.module.css'
import type { JobMode } from './job-mode.ts'

const findPorts = async (key: string, signal: AbortSignal) => {
  const found = await call(referenceEndpoints.seaPorts, { pageSize: 30, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}
const findLines = async (key: string, signal: AbortSignal) => {
  const found = await call(referenceEndpoints.carriers, { type: 'C', pageSize: 30, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}

const vgmWords = {
  SM1: 'workorder.vgm-weighed',
  SM2: 'workorder.vgm-calculated',
  US: 'workorder.vgm-by-us',
} as const satisfies Record<(typeof vgmWays)[number], TextKey>
const kindWords = { H: 'workorder.bill-of-house', M: 'workorder.bill-of-line' } as const

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
  return <span title={vgmWay && text(vgmWords[vgmWay])}>{format.number(vgmKg, 0)}</span>
}

const BoxFields: JobMode['BoxFields'] = ({ form }) => {
  const text = useText()
  const ways = vgmWays.map((value) => ({ value, label: text(vgmWords[value]) }))
  return (
    <div className={styles.split2}>
      <OpenField form={form} name="vgmKg" label={text('workorder.vgm')} kind="number" />
      <OpenField form={form} name="vgmWay" label={text('workorder.vgm-way')} kind="select" options={ways} />
    </div>
  )
}

const HeadFields: JobMode['HeadFields'] = ({ form, job }) => {
  const text = useText()
  const asOptions = (words: Readonly<Record<string, TextKey>>) =>
    Object.entries(words).map(([value, key]) => ({ value, label: text(key) }))
  return (
    <>
      <OpenField form={form} name="houseBillNo" label={text('workorder.house-bill')} />
      <OpenField
        form={form}
        name="carrierCode"
        label={text('workorder.shipping-line')}
        kind="lookup"
        load={findLines}
        labelOf={(code) => (code === job.carrierCode ? (job.carrierName ?? code) : code)}
        onOption={(line) => form.setValue('carrierName', line?.label ?? null)}
      />
      <OpenField form={form} name="vessel" label={text('workorder.vessel')} />
      <OpenField form={form} name="departureNo" label={text('workorder.voyage')} />
      <OpenField form={form} name="imoNo" label={text('workorder.imo-no')} />
      <OpenField
        form={form}
        name="transhipPortCode"
        label={text('workorder.tranship-port')}
        kind="lookup"
        load={findPorts}
        labelOf={(code) => job.transhipPortName ?? code}
      />
      <OpenField form={form} name="secondVessel" label={text('workorder.second-vessel')} />
      <OpenField form={form} name="secondVoyage" label={text('workorder.second-voyage')} />
      <OpenField form={form} name="terminal" label={text('workorder.terminal')} />
      <OpenField
        form={form}
        name="billKind"
        label={text('workorder.bill-kind')}
        kind="select"
        options={asOptions(kindWords)}
      />
      <OpenField
        form={form}
        name="billRelease"
        label={text('workorder.bill-release')}
        kind="select"
        options={asOptions(billReleaseLabels)}
      />
      <OpenField form={form} name="billOriginals" label={text('workorder.bill-originals')} kind="number" whole />
      <Field kind="moment" form={form} name="vgmCutoff" label={text('workorder.vgm-cutoff')} />
      <Field kind="moment" form={form} name="filingCutoff" label={text('workorder.filing-cutoff')} />
      <OpenField
        form={form}
        name="filingState"
        label={text('workorder.filing')}
        kind="select"
        options={asOptions(filingLabels)}
        clearable={false}
      />
      <OpenField form={form} name="filingNo" label={text('workorder.filing-no')} />
      <OpenField form={form} name="arrivalNoticeNo" label={text('workorder.arrival-notice-no')} />
      <Field kind="moment" form={form} name="arrivalNoticeAt" label={text('workorder.arrival-notice-at')} />
      <OpenField form={form} name="deliveryOrderNo" label={text('workorder.delivery-order-no')} />
    </>
  )
}

type Sailing = { vessel?: string | undefined; departureNo?: string | undefined }
const voyageOf = ({ vessel, departureNo }: Sailing) => [vessel, departureNo].filter(Boolean).join(' / ') || undefined

/** Work orders by sea: full containers on a line's vessel, under a bill of lading. */
export const sea: JobMode = {
  service: 'workorder.sea-service',
  listId: 'workorder-sea',
  columns: [
    c.jobNo,
    c.state,
    c.next,
    c.containerNos,
    { ...c.vessel, render: (row) => <SailingCell of={row} /> },
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
      c.vgmCutoff,
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
    [text('workorder.terminal'), job.terminal],
    [text('workorder.house-bill'), job.houseBillNo],
    [text('workorder.master-bl'), job.masterBillNo],
    [text('workorder.bill-kind'), job.billKind && text(kindWords[job.billKind])],
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
  draft: {
    title: 'workorder.paper-draft-bill',
    toCheck: 'workorder.draft-bill-to-check',
    hint: 'workorder.draft-bill-to-check-hint',
    ask: (job, text) => text('workorder.draft-bill-confirm-ask', { job }),
  },
  BoxFields,
  HeadFields,
  headValues: (job) => ({
    departureNo: job.departureNo,
    carrierCode: job.carrierCode,
    carrierName: job.carrierName,
    vessel: job.vessel,
    imoNo: job.imoNo,
    secondVessel: job.secondVessel,
    secondVoyage: job.secondVoyage,
    transhipPortCode: job.transhipPortCode,
    terminal: job.terminal,
    houseBillNo: job.houseBillNo,
    billKind: job.billKind,
    billRelease: job.billRelease,
    billOriginals: job.billOriginals,
    filingState: job.filingState,
    filingNo: job.filingNo,
    arrivalNoticeNo: job.arrivalNoticeNo,
    arrivalNoticeAt: job.arrivalNoticeAt,
    deliveryOrderNo: job.deliveryOrderNo,
    vgmCutoff: job.vgmCutoff,
    filingCutoff: job.filingCutoff,
  }),
  findEnds: findPorts,
}
