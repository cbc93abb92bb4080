import type { MilestoneEntry } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { ShowAll } from '../../platform/ui/first-of.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import styles from '../tracking.module.css'
import { spaced } from '../tracking-words.ts'
import type { SheetLine } from './milestone-choice.ts'

type Props = {
  partWord: TextKey
  lines: readonly SheetLine[]
  reason: string | undefined
  onCorrect: (line: SheetLine, entry: MilestoneEntry) => void
}

/** Entries with authors, newest first; corrected ones are struck out with their reason. */
export function DeskEntries({ lines, partWord, reason, onCorrect }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const entries = lines
    .flatMap((line) => line.entries.map((entry) => ({ line, entry })))
    .toSorted((a, b) => b.entry.enteredAt.getTime() - a.entry.enteredAt.getTime())
  if (entries.length === 0) return null
  return (
    <Card
      title={text('tracking.entries')}
      actions={<ShowAll count={entries.length} isAll={isOpen} onChange={setOpen} />}
    >
      {isOpen && (
        <TableBox>
          <table className="table card-table stacked">
            <thead>
              <tr>
                <th>{text('shared.milestone')}</th>
                <th>{text('tracking.time')}</th>
                <th>{text(partWord)}</th>
                <th>{text('tracking.entered-by')}</th>
                <th>{text('tracking.reason')}</th>
                <th>
                  <span className="unseen">{text('tracking.correct')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ line, entry }) => (
                <EntryRow
                  key={entry.id}
                  line={line}
                  entry={entry}
                  partWord={partWord}
                  reason={reason}
                  onCorrect={onCorrect}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </Card>
  )
}

function EntryRow({
  line,
  entry,
  partWord,
  reason,
  onCorrect,
}: Omit<Props, 'lines'> & { line: SheetLine; entry: MilestoneEntry }) {
  const text = useText()
  const format = useFormat()
  const kind = text(entry.classifier === 'ACT' ? 'shared.actual' : 'shared.estimated')
  const reasons = [entry.doubtReason, [entry.correctedBy, entry.reason].filter(Boolean).join(': ')]
  return (
    <tr>
      <td>{`${line.eventLabel} · ${kind}`}</td>
      <td data-label={text('tracking.time')}>
        <span className={entry.correctedAt ? styles.gone : undefined}>{format.dayTime(entry.at, line.placeZone)}</span>
      </td>
      <td className="mono" data-label={text(partWord)}>
        {entry.containerNo && spaced(entry.containerNo)}
      </td>
      <td className="muted" data-label={text('tracking.entered-by')}>
        {entry.enteredBy}
      </td>
      <td data-label={text('tracking.reason')}>{reasons.filter(Boolean).join(' · ')}</td>
      <td className="num" data-state="">
        {!entry.correctedAt && (
          <Button look="plain" low reason={reason} onClick={() => onCorrect(line, entry)}>
            {text('tracking.correct')}
          </Button>
        )}
      </td>
    </tr>
  )
}
