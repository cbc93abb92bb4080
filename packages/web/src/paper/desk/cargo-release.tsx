import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { useCodes } from '../../reference/index.ts'
import { jobsAtDesk, type ReleaseProps } from '../../workorder/index.ts'
import { useReleaseCargo } from '../paper-api.ts'

/** Asks once more, and gives the cargo free. */
function useRelease({ id, version, jobNo }: JobDeskDetail): () => Promise<void> {
  const text = useText()
  const release = useReleaseCargo()
  return async () => {
    const question = text('paper.release-ask', { jobNo })
    if (!(await confirm(question, { yes: text('paper.release-it') }))) return
    const onSuccess = () => toast(text('paper.released-now'), { kind: 'good' })
    release.mutate({ id, version }, { onSuccess, onError: toastError })
  }
}

function HoldDialog({ job: { id, version }, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('paper.hold-it'),
        width: 480,
        hint: text('paper.hold-hint'),
        endpoint: paperDeskEndpoints.hold,
        rereads: jobsAtDesk,
        fields: [
          {
            name: 'holdReason',
            label: text('paper.hold-reason'),
            kind: 'select',
            options: useCodes('HOLDREASON', { withCode: true }).options,
            need: true,
            waits: text('workorder.hold-reason-needed'),
          },
        ],
        start: { holdReason: '' },
        sends: ({ holdReason }) => ({ id, version, holdReason }),
        yes: text('paper.hold-it'),
        danger: true,
        leave: text('shared.close'),
      }}
      onClose={onClose}
    />
  )
}

export function ReleaseItems({ job, reason, children }: ReleaseProps) {
  const text = useText()
  const release = useRelease(job)
  const [isHolding, setHolding] = useState(false)
  const isFree = job.releaseState === 'released'
  return (
    <>
      {children([
        {
          label: text('paper.release-it'),
          reason: reason ?? (isFree ? text('workorder.release-released') : undefined),
          onSelect: () => void release(),
        },
        { label: text('paper.hold-it'), danger: true, reason, onSelect: () => setHolding(true) },
      ])}
      {isHolding && <HoldDialog job={job} onClose={() => setHolding(false)} />}
    </>
  )
}
