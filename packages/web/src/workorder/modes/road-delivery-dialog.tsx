import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { uploadFile } from '../../document/index.ts'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { useDeliver } from '../job-api.ts'
import { isDoubt, isReasonNeeded, Refusal, useJobForm } from '../shown/saving.tsx'

type Truck = ContainerDeskView

/** No file yet: it is sent when the delivery is. */
const noFile = '00000000-0000-4000-8000-000000000000'

/** Records that a truck was delivered, with the photo that proves it. */
export function DeliveryDialog({ job, truck, onClose }: { job: JobDeskDetail; truck: Truck; onClose: () => void }) {
  const text = useText()
  const deliver = useDeliver()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const editing = useJobForm(jobDeskEndpoints.deliver.input, {
    job,
    valuesOf: ({ id, version }) => ({
      ...{ id, version, containerId: truck.id, fid: noFile },
      deliveredAt: truck.deliveredAt ?? serverNow(),
      receivedBy: truck.receivedBy,
      keepWarnings: false,
      reason: undefined,
    }),
    save: deliver,
    onClose,
  })
  const { form, submit } = editing
  const needsReason = isReasonNeeded(deliver.error)
  const send = async (keepWarnings: boolean) => {
    if (!file) return
    setBusy(true)
    setFailure(undefined)
    await uploadFile(file)
      .then(({ fid }) => submit({ fid, keepWarnings }))
      .catch(setFailure)
      .finally(() => setBusy(false))
  }
  const buttons = (
    <DialogButtons
      busy={isBusy || deliver.isPending}
      reason={file ? undefined : text('workorder.proof-photo')}
      yes={text('workorder.deliver')}
      onYes={() => send(false)}
      onClose={onClose}
    >
      {isDoubt(deliver.error) && (
        <Button
          look="ghost"
          busy={isBusy || deliver.isPending}
          reason={needsReason && !form.watch('reason')?.trim() ? text('workorder.reason-needed') : undefined}
          onClick={() => send(true)}
        >
          {text('workorder.keep-anyway')}
        </Button>
      )}
    </DialogButtons>
  )
  return (
    <Dialog
      title={text('workorder.deliver')}
      width={520}
      isChanged={editing.isChanged}
      onClose={onClose}
      actions={buttons}
    >
      <form className="stack tight labels-above" onSubmit={(event) => event.preventDefault()}>
        {editing.conflict}
        <FileDrop accept=".jpg,.jpeg,.png,.pdf" maxMb={10} onFiles={([first]) => setFile(first)}>
          {file?.name ?? text('workorder.proof-photo')}
        </FileDrop>
        <div className={grid.split2}>
          <Field
            kind="moment"
            form={form}
            name="deliveredAt"
            label={text('workorder.delivered-at')}
            need
            {...(job.destinationZone && { zone: job.destinationZone })}
          />
          <OpenField form={form} name="receivedBy" label={text('workorder.received-by')} />
        </div>
        {failure ? (
          <ProblemNote error={failure} withFields />
        ) : (
          <Refusal saving={{ ...deliver, error: editing.refusal }} />
        )}
        {needsReason && <OpenField form={form} name="reason" label={text('workorder.reason')} />}
      </form>
    </Dialog>
  )
}
