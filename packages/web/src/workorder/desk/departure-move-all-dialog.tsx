import { departureName } from '@landbridge/contract/pricing/departure'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { type MoveOutcome, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { useState } from 'react'
import type { z } from 'zod'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useFormat } from '../../platform/format.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCodes } from '../../reference/index.ts'

type Props = { job: JobDeskDetail; departureId: string; onClose: () => void }
type Choices = z.output<typeof moveEndpoints.choices.output>

/** Moves all that goes by the departure of a job to another one, each work order by itself, and names what was refused. */
export function DepartureMoveAllDialog({ job, departureId, onClose }: Props) {
  const text = useText()
  const [outcome, setOutcome] = useState<readonly MoveOutcome[]>()
  const choices = useCall(moveEndpoints.choices, { id: job.bookingId, legSeq: job.legSeq ?? 1 })
  const title = text('workorder.departure-move-all')
  if (outcome) return <Report title={title} outcome={outcome} onClose={onClose} />
  if (choices.data)
    return <MoveAll {...{ job, departureId, title, onClose }} choices={choices.data} onDone={setOutcome} />
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <Loading query={choices}>{() => null}</Loading>
    </Dialog>
  )
}

type MoveAllProps = Props & { title: string; choices: Choices; onDone: (outcome: readonly MoveOutcome[]) => void }

function MoveAll({ job, departureId, title, choices, onDone, onClose }: MoveAllProps) {
  const text = useText()
  const format = useFormat()
  const { options: reasons } = useCodes('MOVEREASON')
  const departures = choices.departures
    .filter((one) => one.departureId !== departureId)
    .map((one) => ({
      value: one.departureId,
      label: `${departureName(one)} · ${format.dayTime(one.etd, one.etdZone)}`,
    }))
  const causes = (['carrier', 'us'] as const).map((value) => ({ value, label: text(`workorder.move-cause-${value}`) }))
  return (
    <CommandDialog
      command={{
        ...{ title, width: 560, yes: title, endpoint: moveEndpoints.moveAll },
        hint: text('workorder.move-all-hint', { departure: job.departureNo ?? '' }),
        fields: [
          {
            ...({ name: 'departureId', kind: 'select', need: true } as const),
            ...{ label: text('workorder.move-to'), options: departures, waits: text('workorder.move-choose') },
          },
          {
            ...({ name: 'reasonCode', kind: 'select', need: true } as const),
            ...{ label: text('workorder.reason'), options: reasons, waits: text('workorder.reason-needed') },
          },
          {
            ...({ name: 'cause', kind: 'select', need: true, clearable: false } as const),
            ...{ label: text('workorder.move-cause'), options: causes },
          },
          {
            ...({ name: 'note', kind: 'textarea', rows: 3, maxLength: 500 } as const),
            label: text('workorder.note-customer'),
          },
        ],
        start: { departureId: '', reasonCode: '', cause: 'carrier' as 'carrier' | 'us', note: '' },
        sends: ({ note, ...typed }) => ({ id: departureId, ...typed, ...(note && { note }) }),
        onDone: ({ items }) => onDone(items),
      }}
      onClose={onClose}
    />
  )
}

function Report({ title, outcome, onClose }: { title: string; outcome: readonly MoveOutcome[]; onClose: () => void }) {
  const text = useText()
  const moved = outcome.filter(({ isMoved }) => isMoved).length
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <p>{text('workorder.move-all-done', { count: moved })}</p>
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
