import { billKinds, vgmWays } from '@landbridge/contract/workorder/fields/job-choices'
import { billReleaseLabels, filingLabels } from '@landbridge/contract/workorder/job-labels'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import type { JobDeskMode } from './job-desk-mode.ts'
import { findLines, findPorts } from './place-lookups.ts'

const BoxFields: JobDeskMode['BoxFields'] = ({ form }) => {
  const text = useText()
  const ways = Object.entries(vgmWays).map(([value, key]) => ({ value, label: text(key) }))
  return (
    <div className={grid.split2}>
      <OpenField form={form} name="vgmKg" label={text('workorder.vgm')} kind="number" />
      <OpenField form={form} name="vgmWay" label={text('workorder.vgm-way')} kind="select" options={ways} />
    </div>
  )
}

const HeadFields: JobDeskMode['HeadFields'] = ({ form, job }) => {
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
      <OpenField form={form} name="loadTerminal" label={text('workorder.load-terminal')} />
      <OpenField form={form} name="dischargeTerminal" label={text('workorder.discharge-terminal')} />
      <OpenField
        form={form}
        name="billKind"
        label={text('workorder.bill-kind')}
        kind="select"
        options={asOptions(billKinds)}
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

/** What the desk types of a work order by sea: the line, its vessels and bills, the filing, and what a box weighs. */
export const seaFields: JobDeskMode = {
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
    loadTerminal: job.loadTerminal,
    dischargeTerminal: job.dischargeTerminal,
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
}
