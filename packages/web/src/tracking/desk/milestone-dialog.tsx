import { businessZone } from '@landbridge/contract/shared/business-day'
import { type MilestoneEvent, milestoneTextOf } from '@landbridge/contract/shared/milestones'
import { modes } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { MilestoneEntry, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import { useState } from 'react'
import { serverNow } from '../../platform/signing.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Segments } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { wallIn } from '../../platform/zone-time.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { useSaveMilestone } from '../tracking-api.ts'
import { spaced } from '../tracking-words.ts'
import { ChoiceField, PlaceField, type PlaceValue, TimeField, type TimeValue, timeOf } from './desk-fields.tsx'
import { currentEntry, type SheetLine } from './milestone-choice.ts'

type Props = {
  sheet: MilestoneSheet
  line?: SheetLine | undefined
  /** Opens the correction from the toast of a recorded milestone. */
  onCorrect: (line: SheetLine, entry: MilestoneEntry) => void
  onClose: () => void
}

export function MilestoneDialog({ sheet, line, onCorrect, onClose }: Props) {
  const text = useText()
  const entry = useEntry(line)
  const { save, submit, isReady, isDoubted } = useRecord({ sheet, line, onCorrect, onClose }, entry)
  const title = line ? `${line.eventLabel} · ${line.placeName}` : text('tracking.other-event')
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      actions={
        <SaveButtons
          error={save.error}
          busy={save.isPending}
          isReady={isReady}
          hasReason={entry.reason.trim() !== ''}
          onSave={submit}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight labels-above">
        {!line && <EventField sheet={sheet} value={entry.event} onChange={entry.setEvent} />}
        <Segments
          label={text('tracking.kind-of-time')}
          value={entry.classifier}
          onChange={entry.setClassifier}
          choices={[
            { value: 'ACT', label: text('shared.actual') },
            { value: 'EST', label: text('shared.estimated') },
          ]}
        />
        <PlaceField findPlaces={trackingModeOf(sheet).findPlaces} value={entry.place} onChange={entry.setPlace} />
        <TimeField value={entry.time} onChange={entry.setTime} placeZone={entry.place?.zone} />
        <BoxesField sheet={sheet} value={entry.boxes} onChange={entry.setBoxes} />
        <Refusal error={save.error} />
        {isDoubted && <ReasonField value={entry.reason} onChange={entry.setReason} />}
      </div>
    </Dialog>
  )
}

/** Records a milestone with a toast that offers correction; a doubted one needs a reason. */
function useRecord({ sheet, line, onCorrect, onClose }: Props, entry: ReturnType<typeof useEntry>) {
  const text = useText()
  const save = useSaveMilestone()
  const [isDoubted, setDoubted] = useState(false)
  const at = timeOf(entry.time)
  const onSuccess = (saved: MilestoneSheet) => {
    onClose()
    const recorded = saved.lines.find(({ step }) => step === line?.step)
    const written = recorded && currentEntry(recorded)
    toast(text('tracking.saved'), {
      kind: 'good',
      ...(written && { action: { label: text('tracking.correct'), run: () => onCorrect(recorded, written) } }),
    })
  }
  const submit = (keepWarnings: boolean) => {
    const { place, classifier, reason, boxes, event } = entry
    if (!at || !place) return
    const what = line ? { step: line.step } : { event }
    const only = boxes.length > 0 ? { containerNos: boxes } : {}
    save.mutate(
      { id: sheet.id, ...what, ...only, placeCode: place.code, classifier, at, keepWarnings, reason },
      { onSuccess, onError: (error) => setDoubted((before) => before || isDoubt(error)) },
    )
  }
  const isReady = at !== undefined && entry.place !== undefined && (line !== undefined || Boolean(entry.event))
  return { save, submit, isReady, isDoubted }
}

export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const text = useText()
  return (
    <label className="field">
      <span className="label">{text('tracking.reason')}</span>
      <input className="input" maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

function useEntry(line: SheetLine | undefined) {
  const zone = line?.placeZone ?? businessZone
  const [event, setEvent] = useState<MilestoneEvent | undefined>(line ? undefined : 'CUSI')
  const [classifier, setClassifier] = useState<'ACT' | 'EST'>(line?.actualAt ? 'EST' : 'ACT')
  const [place, setPlace] = useState<PlaceValue | undefined>(
    line && { code: line.placeCode, name: line.placeName, zone: line.placeZone },
  )
  const [time, setTime] = useState<TimeValue>({ zone, wall: wallIn(zone, serverNow()) })
  const [boxes, setBoxes] = useState<string[]>([])
  const [reason, setReason] = useState('')
  return {
    event,
    setEvent,
    classifier,
    setClassifier,
    place,
    setPlace,
    time,
    setTime,
    boxes,
    setBoxes,
    reason,
    setReason,
  }
}

function EventField({
  sheet,
  value,
  onChange,
}: {
  sheet: MilestoneSheet
  value: MilestoneEvent | undefined
  onChange: (event: MilestoneEvent) => void
}) {
  const text = useText()
  const mode = modes[modeOfJobNo(sheet.jobNo)].code
  return (
    <ChoiceField
      label={text('tracking.event')}
      value={value}
      options={trackingModeOf(sheet).events.map((event) => ({
        value: event,
        label: text(milestoneTextOf(event, mode)),
      }))}
      onChange={onChange}
    />
  )
}

function BoxesField({
  sheet,
  value,
  onChange,
}: {
  sheet: MilestoneSheet
  value: string[]
  onChange: (boxes: string[]) => void
}) {
  const text = useText()
  const { some, all } = trackingModeOf(sheet).partWords
  if (sheet.containers.length < 2 || !some || !all) return null
  const toggle = (no: string) => onChange(value.includes(no) ? value.filter((one) => one !== no) : [...value, no])
  return (
    <fieldset className="stack tight">
      <legend className="label">{text(some)}</legend>
      <Tick isOn={value.length === 0} onChange={() => onChange([])}>
        {text(all, { count: sheet.containers.length })}
      </Tick>
      {sheet.containers.map(({ containerNo }) => (
        <Tick
          key={containerNo}
          className="tick mono"
          isOn={value.includes(containerNo)}
          onChange={() => toggle(containerNo)}
        >
          {spaced(containerNo)}
        </Tick>
      ))}
    </fieldset>
  )
}

const isDoubt = (error: unknown) => error instanceof Problem && error.code === 'tracking.warnings'

export function Refusal({ error }: { error: unknown }) {
  const text = useText()
  if (!error) return null
  const { warnings: doubts = [], boxes = {} } =
    error instanceof Problem
      ? ((error.data as { warnings?: string[]; boxes?: Record<string, string[]> } | undefined) ?? {})
      : {}
  const fields = error instanceof Problem ? Object.values(error.fields ?? {}) : []
  return (
    <ProblemNote error={error} tone={isDoubt(error) ? 'warn' : 'bad'} withFields>
      {[...new Set([...doubts, ...fields])].map((key) => (
        <div key={key}>{namedText(text, key, { boxes: boxes[key]?.join(', ') ?? '' })}</div>
      ))}
    </ProblemNote>
  )
}

type SaveProps = {
  error: unknown
  busy: boolean
  isReady: boolean
  /** True for a doubtful time, which needs a reason. */
  hasReason?: boolean
  onSave: (keepWarnings: boolean) => void
  onClose: () => void
}

/** Save, or save anyway after a doubt. */
export function SaveButtons({ error, busy, isReady, hasReason, onSave, onClose }: SaveProps) {
  const text = useText()
  return (
    <DialogButtons
      busy={busy}
      submitLabel={text('tracking.save')}
      reason={isReady ? undefined : text('tracking.fill-first')}
      onSubmit={() => onSave(false)}
      onClose={onClose}
    >
      {isDoubt(error) && (
        <Button
          look="ghost"
          busy={busy}
          reason={hasReason ? undefined : text('tracking.doubt-reason-needed')}
          onClick={() => onSave(true)}
        >
          {text('tracking.keep-anyway')}
        </Button>
      )}
    </DialogButtons>
  )
}
