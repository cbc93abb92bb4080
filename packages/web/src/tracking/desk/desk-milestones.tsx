import type { MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { OneClock, useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { Button, Card, Dock, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ClockNote, lateLook } from '../../platform/ui/timeline.tsx'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import styles from '../tracking.module.css'
import { useMilestoneSheet } from '../tracking-api.ts'
import { type Recording, useRecording } from './correction-dialog.tsx'
import { DeskEntries } from './desk-entries.tsx'
import { DeskPositions } from './desk-positions.tsx'
import { SheetSummary } from './desk-summary.tsx'
import { currentEntry, nextLine, type SheetLine } from './milestone-choice.ts'

type Props = {
  jobId: string
  /** True where a phone records the next milestone from the foot of the screen. */
  dock?: boolean
}

export function DeskMilestones({ jobId, dock }: Props) {
  const sheet = useMilestoneSheet(jobId)
  return <Loading query={sheet}>{(milestoneSheet) => <Sheet sheet={milestoneSheet} dock={dock} />}</Loading>
}

function useReason({ state }: MilestoneSheet): string | undefined {
  const text = useText()
  const refusal = useRefusal()
  return refusal('tracking.edit') ?? (state === 'cancelled' ? text('tracking.job-over') : undefined)
}

export function RecordNext({ jobId }: { jobId: string }) {
  const { data } = useMilestoneSheet(jobId)
  return data ? <NextMilestone sheet={data} /> : null
}

function NextMilestone({ sheet }: { sheet: MilestoneSheet }) {
  const { record, dialog } = useRecording(sheet)
  return (
    <>
      <NextButton sheet={sheet} onRecord={record} />
      {dialog}
    </>
  )
}

function NextButton({ sheet, onRecord }: { sheet: MilestoneSheet; onRecord: (what: Recording) => void }) {
  const text = useText()
  const reason = useReason(sheet)
  const line = nextLine(sheet.lines)
  if (!line) return null
  return (
    <Button low icon="tick" reason={reason} onClick={() => onRecord({ line })}>
      {text('tracking.record-next', { what: line.eventLabel })}
    </Button>
  )
}

function Sheet({ sheet, dock }: { sheet: MilestoneSheet; dock: boolean | undefined }) {
  const text = useText()
  const isPhone = useIsPhone()
  const reason = useReason(sheet)
  const { record, dialog } = useRecording(sheet)
  const Lines = isPhone ? MilestoneRows : MilestoneTable
  const actions = (
    <>
      <Button look="ghost" low icon="plus" reason={reason} onClick={() => record({})}>
        {text('tracking.other-event')}
      </Button>
      {(dock || !isPhone) && <NextButton sheet={sheet} onRecord={record} />}
    </>
  )
  return (
    <OneClock value>
      <div className={dock ? 'stack has-dock' : 'stack'}>
        {dock && <SheetSummary sheet={sheet} />}
        <Card
          title={text('tracking.milestones')}
          actions={
            <>
              <ClockNote />
              <span className={dock ? 'row desk-only' : 'row wraps'}>{actions}</span>
            </>
          }
        >
          <Lines lines={sheet.lines} next={nextLine(sheet.lines)} reason={reason} onOpen={record} />
        </Card>
        <DeskPositions sheet={sheet} reason={reason} />
        <DeskEntries
          partWord={trackingModeOf(sheet).partWords.no}
          lines={sheet.lines}
          reason={reason}
          onCorrect={(line, entry) => record({ line, entry })}
        />
        {dock && <Dock>{actions}</Dock>}
        {dialog}
      </div>
    </OneClock>
  )
}

type TableProps = {
  lines: readonly SheetLine[]
  next: SheetLine | undefined
  reason: string | undefined
  onOpen: (what: Recording) => void
}

/** Past lines to fold, none when few. */
function recordedBefore(lines: readonly SheetLine[]): readonly SheetLine[] {
  const last = lines.findLastIndex(({ actualAt }) => actualAt)
  const before = lines.filter(({ actualAt }, i) => actualAt && i < last)
  return before.length < 2 ? [] : before
}

function MilestoneTable({ lines, next, reason, onOpen }: TableProps) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const before = recordedBefore(lines)
  const visibleLines = isWhole ? lines : lines.filter((line) => !before.includes(line))
  return (
    <TableBox>
      <table className="table card-table">
        <thead>
          <tr>
            <th>{text('shared.milestone')}</th>
            <th>{text('tracking.place')}</th>
            <th>{text('shared.planned')}</th>
            <th>{text('shared.estimated')}</th>
            <th>{text('shared.actual')}</th>
            <th className="num">{text('shared.difference')}</th>
            <th>{text('tracking.state')}</th>
            <th>
              <span className="unseen">{text('tracking.record')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {before.length > 0 && (
            <tr>
              <td colSpan={8}>
                <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  <Icon name={isWhole ? 'up' : 'down'} size="s" />{' '}
                  {text('tracking.recorded-before', { count: before.length })}
                </button>
              </td>
            </tr>
          )}
          {visibleLines.map((line) => (
            <MilestoneRow key={line.step} line={line} isNext={line === next} reason={reason} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

type RowProps = Pick<TableProps, 'reason' | 'onOpen'> & { line: SheetLine; isNext: boolean }

function MilestoneRow({ line, isNext, reason, onOpen }: RowProps) {
  const format = useFormat()
  const offMs = (line.differenceMin ?? 0) * 60_000
  return (
    <tr className={isNext ? 'picked' : undefined}>
      <td className="strong">{line.eventLabel}</td>
      <td>{line.placeName}</td>
      <td className="muted">{format.dayTime(line.plannedAt, line.placeZone)}</td>
      <td>{format.dayTime(line.estimatedAt, line.placeZone)}</td>
      <td className={line.actualAt ? 'strong' : 'muted'}>
        {line.impliedAt && '≤ '}
        {format.dayTime(line.actualAt ?? line.impliedAt, line.placeZone)}
      </td>
      <td className={`num ${lateLook(offMs)}`}>{format.difference(offMs)}</td>
      <td>
        <MilestoneState line={line} isNext={isNext} />
      </td>
      <td className="num">
        <RecordButton line={line} reason={reason} onOpen={onOpen} />
      </td>
    </tr>
  )
}

/** Milestones on a phone in two lines each, past ones folded. */
function MilestoneRows({ lines, next, reason, onOpen }: TableProps) {
  const text = useText()
  const before = recordedBefore(lines)
  const rowsOf = (some: readonly SheetLine[]) => (
    <ol className={styles.sheet}>
      {some.map((line) => (
        <MilestoneOnPhone key={line.step} line={line} isNext={line === next} reason={reason} onOpen={onOpen} />
      ))}
    </ol>
  )
  if (before.length === 0) return rowsOf(lines)
  return (
    <>
      <details className={`more ${styles.before}`}>
        <summary>{text('tracking.recorded-before', { count: before.length })}</summary>
        {rowsOf(before)}
      </details>
      {rowsOf(lines.filter((line) => !before.includes(line)))}
    </>
  )
}

function MilestoneOnPhone({ line, isNext, reason, onOpen }: RowProps) {
  const text = useText()
  const format = useFormat()
  const at = line.actualAt ?? line.impliedAt ?? line.estimatedAt ?? line.plannedAt
  const kind = line.impliedAt ? 'shared.at-latest' : line.estimatedAt ? 'shared.at-estimated' : 'tracking.at-planned'
  const offMs = (line.differenceMin ?? 0) * 60_000
  return (
    <li>
      <span className="row tight wraps">
        <strong>{line.eventLabel}</strong>
        {isNext && <MilestoneState line={line} isNext />}
      </span>
      <span className="small">
        <span className="muted">{line.placeName}</span>
        <span className={styles.at}>
          <span className={line.actualAt ? 'strong' : undefined}>{format.dayTime(at, line.placeZone)}</span>{' '}
          {line.actualAt ? (
            <span className={lateLook(offMs)}>{format.difference(offMs)}</span>
          ) : (
            at && <span className="muted">{text(kind)}</span>
          )}
        </span>
      </span>
      <span className={styles.deed}>
        <RecordButton line={line} reason={reason} onOpen={onOpen} />
      </span>
    </li>
  )
}

function MilestoneState({ line, isNext }: Pick<RowProps, 'line' | 'isNext'>) {
  const text = useText()
  if (line.actualAt) return <StatusPill tone="ok">{text('tracking.recorded')}</StatusPill>
  return isNext && <StatusPill tone="info">{text('tracking.next')}</StatusPill>
}

/** Records a future milestone, or corrects a past one. */
function RecordButton({ line, reason, onOpen }: Omit<RowProps, 'isNext'>) {
  const text = useText()
  const entry = currentEntry(line)
  if (line.actualAt && !entry) return null
  return (
    <Button
      look={entry ? 'plain' : 'ghost'}
      low
      reason={reason}
      onClick={() => onOpen(entry ? { line, entry } : { line })}
    >
      {text(entry ? 'tracking.correct' : 'tracking.record')}
    </Button>
  )
}
