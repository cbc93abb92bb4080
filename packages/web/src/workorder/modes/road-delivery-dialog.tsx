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
import { isDoubt, isReasonNeeded, JobRefusal, useJobForm } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; truck: ContainerDeskView; onClose: () => void }

/** No file yet; it is uploaded with the delivery. */
const noFile = '00000000-0000-4000-8000-000000000000'

/** A delivery's form, which uploads its photo first. */
function useDelivery({ job, truck, onClose }: Props) {
  const deliver = useDeliver()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const editing = useJobForm(jobDeskEndpoints.deliver.input, {
    job,
    valuesOf: ({ id, version }) => ({
      id,
      version,
      containerId: truck.id,
      fid: noFile,
      deliveredAt: truck.deliveredAt ?? serverNow(),
      receivedBy: truck.receivedBy,
      keepWarnings: false,
      reason: undefined,
    }),
    save: deliver,
    onClose,
  })
  const send = async (keepWarnings: boolean) => {
    if (!file) return
    setSending(true)
    setFailure(undefined)
    await uploadFile(file)
      .then(({ fid }) => editing.submit({ fid, keepWarnings }))
      .catch(setFailure)
      .finally(() => setSending(false))
  }
  return { ...editing, file, setFile, failure, send, error: deliver.error, isBusy: isSending || deliver.isPending }
}

export function DeliveryDialog(props: Props) {
  const { job, onClose } = props
  const text = useText()
  const { form, file, setFile, failure, send, error, refusal, isBusy, isChanged, conflict } = useDelivery(props)
  const needsReason = isReasonNeeded(error)
  const reasonNeeded = needsReason && !form.watch('reason')?.trim() ? text('workorder.reason-needed') : undefined
  const buttons = (
    <DialogButtons
      busy={isBusy}
      reason={file ? undefined : text('workorder.proof-photo')}
      submitLabel={text('workorder.deliver')}
      onSubmit={() => send(false)}
      onClose={onClose}
    >
      {isDoubt(error) && (
        <Button look="ghost" busy={isBusy} reason={reasonNeeded} onClick={() => send(true)}>
          {text('workorder.keep-anyway')}
        </Button>
      )}
    </DialogButtons>
  )
  return (
    <Dialog title={text('workorder.deliver')} width={520} isChanged={isChanged} onClose={onClose} actions={buttons}>
      <form className="stack tight labels-above" onSubmit={(event) => event.preventDefault()}>
        {conflict}
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
        {failure ? <ProblemNote error={failure} withFields /> : <JobRefusal error={refusal} />}
        {needsReason && <OpenField form={form} name="reason" label={text('workorder.reason')} />}
      </form>
    </Dialog>
  )
}
