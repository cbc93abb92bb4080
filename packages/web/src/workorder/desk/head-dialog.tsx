import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { customsLabels, draftBillLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useOperators, useSaveHead } from '../job-api.ts'
import type { HeadValues } from '../modes/job-desk-mode.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'

const valuesOf = (job: JobDeskDetail): HeadValues => ({
  id: job.id,
  version: job.version,
  operatorId: job.operatorId,
  supplierCode: job.supplierCode,
  supplierRef: job.supplierRef,
  masterBillNo: job.masterBillNo,
  etd: job.etd,
  eta: job.eta,
  ...jobDeskModeOf(job).headValues(job),
  draftState: job.draftState,
  exportCustomsState: job.exportCustomsState,
  importCustomsState: job.importCustomsState,
  declarationNo: job.declarationNo,
  customsReleasedAt: job.customsReleasedAt,
  mrnNo: job.mrnNo,
  remark: job.remark,
  internalRemark: job.internalRemark,
})

/** Changes the head of a job: carrier, what its mode asks for, times, papers, customs, remarks. */
export function HeadDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const save = useSaveHead()
  const editing = useJobForm(jobDeskEndpoints.save.input, { job, valuesOf, save, onClose })
  const { form, submit } = editing
  return (
    <EditorDialog
      title={text('workorder.head-edit')}
      width={760}
      saving={save}
      of={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      <CarriageFields form={form} job={job} />
      <PaperFields form={form} />
      <div className={grid.split2}>
        <OpenField form={form} name="remark" label={text('workorder.remark-customer')} kind="textarea" rows={3} />
        <OpenField
          form={form}
          name="internalRemark"
          label={text('workorder.remark-internal')}
          kind="textarea"
          rows={3}
        />
      </div>
    </EditorDialog>
  )
}

type Of = { form: UseFormReturn<HeadValues> }

function CarriageFields({ form, job }: Of & { job: JobDeskDetail }) {
  const text = useText()
  const { HeadFields, masterBill = 'workorder.master-bill', isTimedByParts } = jobDeskModeOf(job)
  const operators = useOperators()
  return (
    <div className={grid.split3}>
      <OpenField form={form} name="supplierCode" label={text('workorder.carrier')} />
      <OpenField form={form} name="supplierRef" label={text('workorder.carrier-ref')} />
      <OpenField form={form} name="masterBillNo" label={text(masterBill)} />
      <HeadFields form={form} job={job} />
      <OpenField
        form={form}
        name="operatorId"
        label={text('workorder.operator')}
        kind="select"
        options={operators}
        clearable={false}
      />
      {!isTimedByParts && (
        <>
          <Field kind="moment" form={form} name="etd" label={text('workorder.planned-departure')} />
          <Field kind="moment" form={form} name="eta" label={text('workorder.planned-arrival')} />
        </>
      )}
    </div>
  )
}

const asOptions = (labels: Readonly<Record<string, TextKey>>, text: (key: TextKey) => string) =>
  Object.entries(labels).map(([value, key]) => ({ value, label: text(key) }))

function PaperFields({ form }: Of) {
  const text = useText()
  const customs = asOptions(customsLabels, text)
  return (
    <div className={grid.split3}>
      <OpenField
        form={form}
        name="draftState"
        label={text('workorder.draft')}
        kind="select"
        options={asOptions(draftBillLabels, text)}
        clearable={false}
      />
      <OpenField
        form={form}
        name="exportCustomsState"
        label={text('workorder.export-customs')}
        kind="select"
        options={customs}
        clearable={false}
      />
      <OpenField
        form={form}
        name="importCustomsState"
        label={text('workorder.import-customs')}
        kind="select"
        options={customs}
        clearable={false}
      />
      <OpenField form={form} name="declarationNo" label={text('workorder.declaration-no')} />
      <Field kind="moment" form={form} name="customsReleasedAt" label={text('workorder.customs-released-at')} />
      <OpenField form={form} name="mrnNo" label={text('workorder.mrn-no')} />
    </div>
  )
}
