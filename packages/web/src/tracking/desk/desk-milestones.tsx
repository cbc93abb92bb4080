import type { MilestoneEntry, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import styles from '../tracking.module.css'
import { useMilestoneSheet } from '../tracking-api.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { DeskPositions } from './desk-positions.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'

type Line = MilestoneSheet['lines'][number]
type Open = { line?: Line; entry?: MilestoneEntry }

/** What staff record of a job on its way: its milestones and the positions of its boxes. */
export function DeskMilestones({ jobId }: { jobId: string }) {
  const sheet = useMilestoneSheet(jobId)
  return <Loading of={sheet}>{(shown) => <Sheet sheet={shown} />}</Loading>
}

function Sheet({ sheet }: { sheet: MilestoneSheet }) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const reason = refusal('tracking.edit') ?? (sheet.state === 'cancelled' ? text('tracking.job-over') : undefined)
  return (
    <div className="stack">
      <Card
        title={text('tracking.milestones')}
        actions={
          <Button look="ghost" low icon="plus" reason={reason} onClick={() => setOpen({})}>
            {text('tracking.other-event')}
          </Button>
        }
      >
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
                <th>
                  <span className="unseen">{text('tracking.record')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sheet.lines.map((line) => (
                <MilestoneRow
                  key={line.step}
                  line={line}
                  reason={reason}
                  onRecord={() => setOpen({ line })}
                  onCorrect={(entry) => setOpen({ line, entry })}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
      </Card>
      <DeskPositions sheet={sheet} reason={reason} />
      {open?.line && open.entry && (
        <CorrectionDialog sheet={sheet} line={open.line} entry={open.entry} onClose={close} />
      )}
      {open && !open.entry && <MilestoneDialog sheet={sheet} line={open.line} onClose={close} />}
    </div>
  )
}

type RowProps = {
  line: Line
  reason: string | undefined
  onRecord: () => void
  onCorrect: (entry: MilestoneEntry) => void
}

function MilestoneRow({ line, reason, onRecord, onCorrect }: RowProps) {
  const text = useText()
  const format = useFormat()
  const zone = line.placeTz
  const offMs = (line.differenceMin ?? 0) * 60_000
  return (
    <tr>
      <td>
        <b>{line.eventLabel}</b>
        <Entries line={line} reason={reason} onCorrect={onCorrect} />
      </td>
      <td>{line.placeName}</td>
      <td className="muted">{format.dayTime(line.plannedAt, zone)}</td>
      <td>{format.dayTime(line.estimatedAt, zone)}</td>
      <td className="strong">{format.dayTime(line.actualAt, zone)}</td>
      <td className={`num ${offMs > 0 ? 'late' : 'ok-text'}`}>{format.difference(offMs)}</td>
      <td className="num">
        <Button look="ghost" low reason={reason} onClick={onRecord}>
          {text('tracking.record')}
        </Button>
      </td>
    </tr>
  )
}

/** Who entered what, the corrected ones struck out with their reason. */
function Entries({ line, reason, onCorrect }: Pick<RowProps, 'line' | 'reason' | 'onCorrect'>) {
  const text = useText()
  const format = useFormat()
  if (line.entries.length === 0) return null
  return (
    <ul className={styles.entries}>
      {line.entries.map((entry) => (
        <li key={entry.id}>
          <span className={entry.correctedAt ? styles.gone : undefined}>
            {text(entry.classifier === 'ACT' ? 'shared.actual' : 'shared.estimated')}{' '}
            {format.dayTime(entry.at, line.placeTz)}
            {entry.containerNo && ` · ${entry.containerNo}`}
            {entry.enteredBy && ` · ${entry.enteredBy}`}
            {entry.doubtReason && ` · ${entry.doubtReason}`}
          </span>
          {entry.correctedAt && ` ${[entry.correctedBy, entry.reason].filter(Boolean).join(': ')}`}
          {!entry.correctedAt && (
            <Button look="plain" low reason={reason} onClick={() => onCorrect(entry)}>
              {text('tracking.correct')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
