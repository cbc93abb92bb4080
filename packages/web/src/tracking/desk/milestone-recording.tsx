import type { MilestoneEntry, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { useState } from 'react'
import { CorrectionDialog } from './correction-dialog.tsx'
import type { SheetLine } from './milestone-choice.ts'
import { MilestoneDialog } from './milestone-dialog.tsx'

/** A milestone to record, one with what was entered of it to correct, or neither: what happened beside the chain. */
export type Recording = { line?: SheetLine; entry?: MilestoneEntry }

/** Opens the dialog that records or corrects a milestone, and is that dialog. */
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
