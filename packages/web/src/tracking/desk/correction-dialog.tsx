import type { MilestoneEntry, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Tick } from '../../platform/ui/ticks.tsx'
import { wallIn } from '../../platform/zone-time.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { useCorrectMilestone } from '../tracking-api.ts'
import { PlaceField, type PlaceValue, TimeField, type TimeValue, timeOf } from './desk-fields.tsx'
import type { SheetLine } from './milestone-choice.ts'
import { MilestoneDialog, ReasonField, Refusal, SaveButtons } from './milestone-dialog.tsx'

type Props = {
  sheet: MilestoneSheet
  line: MilestoneSheet['lines'][number]
  entry: MilestoneEntry
  onClose: () => void
}

/** Corrects or withdraws an entered time, whose former value stays readable. */
function CorrectionDialog({ sheet, line, entry, onClose }: Props) {
  const text = useText()
  const correct = useCorrectMilestone()
  const [place, setPlace] = useState<PlaceValue | undefined>({
    code: entry.placeCode,
    name: line.placeName,
    zone: line.placeZone,
  })
  const [time, setTime] = useState<TimeValue>({ zone: line.placeZone, wall: wallIn(line.placeZone, entry.at) })
  const [takenBack, setTakenBack] = useState(false)
  const [reason, setReason] = useState('')
  const at = timeOf(time)
  const submit = (keepWarnings: boolean) => {
    if (!at || !place) return
    correct.mutate(
      { id: entry.id, at, placeCode: place.code, takenBack, reason, keepWarnings },
      {
        onSuccess: () => {
          toast(text('tracking.saved'), { kind: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={text('tracking.correct-title', { what: line.eventLabel })}
      width={520}
      onClose={onClose}
      actions={
        <SaveButtons
          error={correct.error}
          busy={correct.isPending}
          isReady={reason.trim() !== '' && !!at && !!place}
          hasReason={reason.trim() !== ''}
          onSave={submit}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight labels-above">
        <Tick isOn={takenBack} onChange={setTakenBack}>
          {text('tracking.take-back')}
        </Tick>
        {!takenBack && (
          <>
            <PlaceField findPlaces={trackingModeOf(sheet).findPlaces} value={place} onChange={setPlace} />
            <TimeField value={time} onChange={setTime} placeZone={place?.zone} />
          </>
        )}
        <ReasonField value={reason} onChange={setReason} />
        <Refusal error={correct.error} />
      </div>
    </Dialog>
  )
}

/** A milestone to record or to correct, or an event beside the chain. */
export type Recording = { line?: SheetLine; entry?: MilestoneEntry }

export function useRecording(sheet: MilestoneSheet) {
  const [open, record] = useState<Recording>()
  const close = () => record(undefined)
  const { line, entry } = open ?? {}
  const dialog =
    line && entry ? (
      <CorrectionDialog sheet={sheet} line={line} entry={entry} onClose={close} />
    ) : (
      open && (
        <MilestoneDialog
          sheet={sheet}
          line={line}
          onCorrect={(line, entry) => record({ line, entry })}
          onClose={close}
        />
      )
    )
  return { record, dialog }
}
