import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type MoveOutcome, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { useState } from 'react'
import type { z } from 'zod'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { namedText, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import { moveByUsStart, movesByUs, useMoveReason, useMoveTo } from '../shown/move-fields.ts'

type Props = { job: JobDeskDetail; departureId: string; onClose: () => void }
type Choices = z.output<typeof moveEndpoints.choices.output>

/** Moves all work orders of a departure to another one, and names the refused ones. */
export function DepartureMoveAllDialog({ job, departureId, onClose }: Props) {
  const text = useText()
  const [outcome, setOutcome] = useState<readonly MoveOutcome[]>()
  const choices = useCall(moveEndpoints.choices, { id: job.bookingId, legSeq: job.legSeq ?? 1 })
  const title = text('workorder.departure-move-all')
  if (outcome) return <Report title={title} outcome={outcome} onClose={onClose} />
  if (choices.data)
    return (
      <MoveAll
        job={job}
        departureId={departureId}
        title={title}
        onClose={onClose}
        choices={choices.data}
        onDone={setOutcome}
      />
    )
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <Loading query={choices}>{() => null}</Loading>
    </Dialog>
  )
}

type MoveAllProps = Props & { title: string; choices: Choices; onDone: (outcome: readonly MoveOutcome[]) => void }

function MoveAll({ job, departureId, title, choices, onDone, onClose }: MoveAllProps) {
  const text = useText()
  const to = useMoveTo(choices.departures.filter((one) => one.departureId !== departureId))
  const { reason, cause, note } = useMoveReason(movesByUs)
  return (
    <CommandDialog
      command={{
        title,
        width: 560,
        submitLabel: title,
        endpoint: moveEndpoints.moveAll,
        hint: text('workorder.move-all-hint', { departure: job.departureNo ?? '' }),
        fields: [to, reason, cause, note],
        initialValues: moveByUsStart,
        toInput: ({ note: words, ...typed }) => ({ id: departureId, ...typed, ...(words && { note: words }) }),
        onSuccess: ({ items }) => onDone(items),
      }}
      onClose={onClose}
    />
  )
}

function Report({ title, outcome, onClose }: { title: string; outcome: readonly MoveOutcome[]; onClose: () => void }) {
  const text = useText()
  const movedCount = outcome.filter(({ isMoved }) => isMoved).length
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <p>{text('workorder.move-all-done', { count: movedCount })}</p>
      <ul>
        {outcome
          .filter(({ reason }) => reason)
          .map(({ bookingNo, jobNo, reason = '', values }) => (
            <li key={`${bookingNo} ${jobNo}`}>
              <b>{jobNo ?? bookingNo}</b>: {namedText(text, reason, values)}
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
