import type { AttachmentView } from '@landbridge/contract/document/document-endpoints'
import { daysBetween } from '@landbridge/contract/shared/calendar-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../platform/format.ts'
import { useText } from '../platform/text.tsx'
import { useToday } from '../platform/today.ts'
import { toast } from '../platform/ui/messages.ts'
import { Button, Card, StatusPill } from '../platform/ui/parts.tsx'
import { AttachDialog, type FileAttachment } from './attach-dialog.tsx'
import { FileLine } from './attachments-card.tsx'
import styles from './document.module.css'
import { useDocumentTypes } from './document-api.ts'

/** A needed paper, with its provider, its due day and its state. */
type NeededPaper = {
  documentType: string
  documentName?: string | undefined
  dueBy?: string | undefined
  bringer?: 'customer' | 'us' | undefined
  isGiven?: boolean | undefined
}

type Props = {
  needed: readonly NeededPaper[]
  mode: ModeCode
  /** Existing files, where no other card shows them. */
  files?: readonly AttachmentView[]
  /** Attaches an uploaded file; without it the card is read-only. */
  attach?: ((attaching: FileAttachment) => Promise<unknown>) | undefined
  reason?: string | undefined
  forStaff?: boolean
}

export function NeededPapersCard({ needed, mode, files = [], attach, reason, forStaff = false }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const [giving, setGiving] = useState<{ types?: readonly string[] }>()
  if (needed.length === 0 && files.length === 0 && !attach) return null
  const add = async (attaching: FileAttachment) => {
    await attach?.(attaching)
    toast(text('document.added'), { kind: 'good' })
    setGiving(undefined)
    await queries.invalidateQueries()
  }
  const button = attach && (
    <Button look="ghost" low icon="clip" reason={reason} onClick={() => setGiving({})}>
      {text('document.add')}
    </Button>
  )
  return (
    <Card title={text('document.needed')} actions={button}>
      {needed.length === 0 && files.length === 0 && <p className="muted pad">{text('document.none-needed')}</p>}
      <ul className={styles.files}>
        {needed.map((paper) => (
          <PaperLine
            key={`${paper.documentType} ${paper.dueBy ?? ''}`}
            paper={paper}
            forStaff={forStaff}
            reason={reason}
            {...(attach && { onAttach: () => setGiving({ types: [paper.documentType] }) })}
          />
        ))}
        {files.map((file) => (
          <FileLine key={file.fid} file={file} />
        ))}
      </ul>
      {giving && (
        <AttachDialog
          {...giving}
          mode={mode}
          choosesAudience={forStaff && !giving.types}
          onAttach={add}
          onClose={() => setGiving(undefined)}
        />
      )}
    </Card>
  )
}

/** Given, due, or days overdue. */
function NeededState({ paper: { bringer, dueBy, isGiven } }: { paper: NeededPaper }) {
  const text = useText()
  const today = useToday()
  const late = daysBetween(dueBy ?? today, today)
  if (isGiven) return <StatusPill tone="ok">{text('document.needed-given')}</StatusPill>
  if (late > 0) return <StatusPill tone="bad">{text('document.needed-late', { count: late })}</StatusPill>
  return <StatusPill tone={bringer === 'us' ? 'idle' : 'warn'}>{text('document.needed-open')}</StatusPill>
}

type PaperLineProps = { paper: NeededPaper; forStaff: boolean; reason: string | undefined; onAttach?: () => void }

function PaperLine({ paper, forStaff, reason, onAttach: onGive }: PaperLineProps) {
  const text = useText()
  const format = useFormat()
  const types = useDocumentTypes()
  const { documentType, bringer, dueBy, isGiven } = paper
  const name = paper.documentName ?? types.find(({ value }) => value === documentType)?.label ?? ''
  const theirs = forStaff ? 'document.needed-of-customer' : 'document.needed-of-you'
  const who = text(bringer === 'us' ? 'document.needed-of-us' : theirs)
  const when = dueBy && text('document.needed-by-day', { day: format.day(dueBy) })
  const isTheirs = bringer !== 'us' || forStaff
  return (
    <li className={styles.needed}>
      <div className="grow">
        <strong>{name}</strong>
        <div className="muted small">{[who, when].filter(Boolean).join(' · ')}</div>
      </div>
      <NeededState paper={paper} />
      {onGive && isTheirs && !isGiven && (
        <Button low icon="clip" reason={reason} aria-label={text('document.give-named', { name })} onClick={onGive}>
          {text('document.give')}
        </Button>
      )}
    </li>
  )
}
