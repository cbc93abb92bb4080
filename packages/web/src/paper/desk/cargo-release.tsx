import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useId, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import type { Option } from '../../platform/ui/option.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { useCodes } from '../../reference/index.ts'
import { Refusal, type ReleaseProps } from '../../workorder/index.ts'
import { useHoldCargo, useReleaseCargo } from '../paper-api.ts'

/** Asks once more, and gives the cargo free. */
function useRelease({ id, version, jobNo }: JobDeskDetail): () => Promise<void> {
  const text = useText()
  const release = useReleaseCargo()
  return async () => {
    const question = text('workorder.release-ask', { jobNo })
    if (!(await confirm(question, { yes: text('workorder.release-it') }))) return
    const onSuccess = () => toast(text('workorder.released-now'), { kind: 'good' })
    release.mutate({ id, version }, { onSuccess, onError: toastError })
  }
}

/** Holds the cargo of a job for a reason that its customer reads. */
function HoldDialog({ job: { id, version }, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const hold = useHoldCargo()
  const reasons = useCodes('HOLDREASON', { withCode: true }).options
  const fieldId = useId()
  const [reason, setReason] = useState<Option>()
  const missing = reason ? undefined : text('workorder.hold-reason-needed')
  const buttons = (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('shared.close')}
      </Button>
      <Button
        danger
        busy={hold.isPending}
        reason={missing}
        onClick={() => hold.mutate({ id, version, holdReason: reason?.value ?? '' }, { onSuccess: onClose })}
      >
        {text('workorder.hold-it')}
      </Button>
    </>
  )
  return (
    <Dialog title={text('workorder.hold-it')} width={480} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{text('workorder.hold-hint')}</p>
        <div className="field">
          <label htmlFor={fieldId} className="need">
            {text('workorder.hold-reason')}
          </label>
          <Combobox id={fieldId} value={reason} options={reasons} onChange={setReason} />
        </div>
        <Refusal of={hold} />
      </div>
    </Dialog>
  )
}

/** The release of the cargo among what the desk does with a job: giving it free, and holding it. */
export function ReleaseItems({ job, reason, children }: ReleaseProps) {
  const text = useText()
  const release = useRelease(job)
  const [isHolding, setHolding] = useState(false)
  const isFree = job.releaseState === 'released'
  return (
    <>
      {children([
        {
          label: text('workorder.release-it'),
          reason: reason ?? (isFree ? text('workorder.release-released') : undefined),
          onSelect: () => void release(),
        },
        { label: text('workorder.hold-it'), danger: true, reason, onSelect: () => setHolding(true) },
      ])}
      {isHolding && <HoldDialog job={job} onClose={() => setHolding(false)} />}
    </>
  )
}
