import { consolidationEndpoints } from '@landbridge/contract/workorder/consolidation-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { deskPaths } from '../../desk-paths.ts'
import { Field } from '../../platform/form/field.tsx'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { useReceive } from '../lcl/consolidation-api.ts'
import { ReceiptCard } from '../lcl/receipt-card.tsx'
import styles from '../workorder.module.css'
import { OpenField } from './open-field.tsx'
import { EditorDialog, useJobForm } from './saving.tsx'

type Values = z.output<typeof consolidationEndpoints.receive.input>

/** What was received; before that, what was declared, received now. */
const valuesOf = (job: JobDeskDetail) =>
  ({
    id: job.id,
    version: job.version,
    warehouseName: job.warehouseName ?? '',
    receivedAt: job.receivedAt ?? serverNow(),
    actualPieces: job.actualPieces ?? job.packages,
    actualGrossWeightKg: job.actualGrossWeightKg ?? job.grossWeightKg,
    actualVolumeM3: job.actualVolumeM3 ?? job.volumeM3,
    receiptNo: job.receiptNo,
    receiptRemark: job.receiptRemark,
  }) as Values

/** Records what the warehouse received, counted and measured. */
function ReceiptDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const save = useReceive()
  const editing = useJobForm<Values>(consolidationEndpoints.receive.input, { job, valuesOf, save, onClose })
  const { form, submit } = editing
  return (
    <EditorDialog
      title={text('workorder.receive')}
      width={640}
      saving={save}
      of={editing}
      onSave={() => submit()}
      onClose={onClose}
    >
      <div className={styles.split2}>
        <Field form={form} name="warehouseName" label={text('workorder.warehouse')} need maxLength={100} />
        <Field
          kind="moment"
          form={form}
          name="receivedAt"
          label={text('workorder.received-at')}
          need
          {...(job.originZone && { zone: job.originZone })}
        />
      </div>
      <div className={styles.split3}>
        <Field form={form} name="actualPieces" label={text('workorder.received-of')} kind="number" whole need />
        <Field form={form} name="actualGrossWeightKg" label={text('workorder.measured-weight')} kind="number" need />
        <Field form={form} name="actualVolumeM3" label={text('workorder.measured-volume')} kind="number" need />
      </div>
      <OpenField form={form} name="receiptNo" label={text('workorder.receipt-no')} />
      <OpenField form={form} name="receiptRemark" label={text('workorder.remark')} kind="textarea" rows={2} />
    </EditorDialog>
  )
}

/** The receipt of shared cargo at the desk, with the consolidation in which it lies. */
export function DeskReceipt({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!job.lclState) return null
  const isLoaded = job.lclState === 'loaded'
  return (
    <>
      <ReceiptCard
        job={job}
        actions={
          <>
            {job.consolidationId && (
              <Link to={deskPaths.consolidation(job.consolidationId)}>{job.consolidationNo}</Link>
            )}
            <Button
              look="ghost"
              low
              icon="edit"
              reason={reason ?? (isLoaded ? text('workorder.consolidation-closed') : undefined)}
              onClick={() => setOpen(true)}
            >
              {text('workorder.receive')}
            </Button>
          </>
        }
      />
      {isOpen && <ReceiptDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}
