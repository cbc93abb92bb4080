import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { useSaveHead } from '../job-api.ts'

const reasonWords = {
  handedOver: 'workorder.change-handed-over',
  billIssued: 'workorder.change-bill-issued',
} as const satisfies Record<NonNullable<JobDeskDetail['changeToTell']>['reasons'][number], TextKey>

/** A change of the booking that the desk must pass on, with its hour, its receivers and a button once they know. */
export function PendingChangeNotice({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const format = useFormat()
  const save = useSaveHead()
  const { changeToTell, id, version } = job
  if (!changeToTell) return null
  const { since, fields, reasons } = changeToTell
  const names = fields.map((field) => namedText(text, `field.${field}`))
  return (
    <Note tone="warn">
      <strong>
        {text('workorder.change-to-tell', { time: format.dayTime(since) })}
        {names.length > 0 && `: ${format.list(names)}`}
      </strong>
      {reasons.map((one) => (
        <div key={one}>{text(reasonWords[one])}</div>
      ))}
      <Button
        low
        look="ghost"
        busy={save.isPending}
        reason={reason}
        onClick={() => save.mutate({ id, version, changeTold: true }, { onError: toastError })}
      >
        {text('workorder.change-told')}
      </Button>
    </Note>
  )
}

/** Cargo that left unreleased: the time, the hold, and a button once settled. */
export function LeftWithoutRelease({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const format = useFormat()
  const save = useSaveHead()
  const { leftWithoutRelease: left, id, version } = job
  if (!left) return null
  return (
    <Note tone="bad">
      <strong>{text('workorder.left-without-release', { time: format.dayTime(left.at) })}</strong>
      <div>{format.list(left.gaps.map((gap) => namedText(text, gap)))}</div>
      <Button
        low
        look="ghost"
        busy={save.isPending}
        reason={reason}
        onClick={() => save.mutate({ id, version, leftSettled: true }, { onError: toastError })}
      >
        {text('workorder.left-settled')}
      </Button>
    </Note>
  )
}
