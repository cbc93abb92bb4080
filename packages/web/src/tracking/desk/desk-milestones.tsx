import type { MilestoneEntry, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { OneClock, useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card, Dock, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ClockNote } from '../../platform/ui/timeline.tsx'
import { useMilestoneSheet } from '../tracking-api.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { DeskEntries } from './desk-entries.tsx'
import { DeskPositions } from './desk-positions.tsx'
import { currentEntry, nextLine, type SheetLine } from './milestone-choice.ts'
import { MilestoneDialog } from './milestone-dialog.tsx'

type Open = { line?: SheetLine; entry?: MilestoneEntry }
type Props = {
  jobId: string
  /** On a telephone the next milestone is recorded from the foot of the screen. */
  dock?: boolean
}

/** What staff record of a job on its way: its milestones and the positions of its boxes. */
export function DeskMilestones({ jobId, dock }: Props) {
  const sheet = useMilestoneSheet(jobId)
  return <Loading of={sheet}>{(shown) => <Sheet sheet={shown} dock={dock} />}</Loading>
}

function Sheet({ sheet, dock }: { sheet: MilestoneSheet; dock: boolean | undefined }) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const reason = refusal('tracking.edit') ?? (sheet.state === 'cancelled' ? text('tracking.job-over') : undefined)
  const next = nextLine(sheet.lines)
  const correct = (line: SheetLine, entry: MilestoneEntry) => setOpen({ line, entry })
  const other = (
    <Button look="ghost" low icon="plus" reason={reason} onClick={() => setOpen({})}>
      {text('tracking.other-event')}
    </Button>
  )
  const recordNext = next && (
    <Button low icon="tick" reason={reason} onClick={() => setOpen({ line: next })}>
      {text('tracking.record-next', { what: next.eventLabel })}
    </Button>
  )
  return (
    <OneClock value>
      <div className={dock ? 'stack has-dock' : 'stack'}>
        <Card
          title={text('tracking.milestones')}
          actions={
            <>
              <ClockNote />
              <span className={dock ? 'row desk-only' : 'row wraps'}>
                {other}
                {recordNext}
              </span>
            </>
          }
        >
          <MilestoneTable lines={sheet.lines} next={next} reason={reason} onOpen={setOpen} />
        </Card>
        <DeskEntries lines={sheet.lines} reason={reason} onCorrect={correct} />
        <DeskPositions sheet={sheet} reason={reason} />
        {dock && (
          <Dock>
            {other}
            {recordNext}
          </Dock>
        )}
        {open?.line && open.entry && (
          <CorrectionDialog sheet={sheet} line={open.line} entry={open.entry} onClose={close} />
        )}
        {open && !open.entry && <MilestoneDialog sheet={sheet} line={open.line} onCorrect={correct} onClose={close} />}
      </div>
    </OneClock>
  )
}

type TableProps = {
  lines: readonly SheetLine[]
  next: SheetLine | undefined
  reason: string | undefined
  onOpen: (open: Open) => void
}

function MilestoneTable({ lines, next, reason, onOpen }: TableProps) {
  const text = useText()
  return (
    <TableBox>
      <table className="table stacked">
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
          {lines.map((line) => (
            <MilestoneRow key={line.step} line={line} isNext={line === next} reason={reason} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

type RowProps = Pick<TableProps, 'reason' | 'onOpen'> & { line: SheetLine; isNext: boolean }

/** One milestone: recorded where it has not happened yet, corrected where it has. */
function MilestoneRow({ line, isNext, reason, onOpen }: RowProps) {
  const text = useText()
  const format = useFormat()
  const entry = currentEntry(line)
  const offMs = (line.differenceMin ?? 0) * 60_000
  return (
    <tr>
      <td className="strong">{line.eventLabel}</td>
      <td data-label={text('tracking.place')}>{line.placeName}</td>
      <td className="muted" data-label={text('shared.planned')}>
        {format.dayTime(line.plannedAt, line.placeTz)}
      </td>
      <td data-label={text('shared.estimated')}>{format.dayTime(line.estimatedAt, line.placeTz)}</td>
      <td className="strong" data-label={text('shared.actual')}>
        {format.dayTime(line.actualAt, line.placeTz)}
      </td>
      <td className={`num ${offMs > 0 ? 'late' : 'ok-text'}`} data-label={text('shared.difference')}>
        {format.difference(offMs)}
      </td>
      <td data-state="">
        {line.actualAt && <StatusPill tone="ok">{text('tracking.recorded')}</StatusPill>}
        {isNext && <StatusPill tone="info">{text('tracking.next')}</StatusPill>}
      </td>
      <td className="num" data-tools="">
        {!line.actualAt && (
          <Button look="ghost" low reason={reason} onClick={() => onOpen({ line })}>
            {text('tracking.record')}
          </Button>
        )}
        {entry && (
          <Button look="ghost" low reason={reason} onClick={() => onOpen({ line, entry })}>
            {text('tracking.correct')}
          </Button>
        )}
      </td>
    </tr>
  )
}
