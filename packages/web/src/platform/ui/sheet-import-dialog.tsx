import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { upload } from '../files.ts'
import { namedText, type TextKey, useText } from '../text.tsx'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { FileDrop } from './file-drop.tsx'
import { toast } from './messages.ts'
import { Note } from './parts.tsx'
import { type SheetReport, SheetRows, type SheetWords } from './sheet-rows.tsx'
import { problemText } from './states.tsx'

type DialogWords = Record<'title' | 'hint' | 'import' | 'choose' | 'mend' | 'nothing', TextKey> & {
  done: (count: number) => string
}

/** A call that previews or imports an uploaded sheet. */
type Reading = { mutate: (sheet: UploadedSheet, then?: Then) => void; data?: SheetReport | undefined } & Answering
type UploadedSheet = { fid: string; apply: boolean; isChosen: boolean }
type Then = { onSuccess?: (report: SheetReport) => void; onError?: () => void }
type Answering = { error: Error | null; isPending: boolean; reset: () => void }

type SheetImport = {
  words: DialogWords & SheetWords
  preview: Reading
  write: Reading
  nameOf: (row: SheetReport['rows'][number]) => string | undefined
  headingOf: (heading: string) => string
  /** A choice sent along, whose change previews the sheet anew. */
  choice?: (isChosen: boolean, choose: (isChosen: boolean) => void) => ReactNode
}

/** Imports a sheet whole after a preview with all its faults. */
export function SheetImportDialog({ sheet, onClose }: { sheet: SheetImport; onClose: () => void }) {
  const text = useText()
  const { words, preview, nameOf, headingOf, choice } = sheet
  const { sent, take, isChosen, choose, apply, error, isBusy } = useSheet(sheet, onClose)
  const report = preview.data
  const blockingReason = reasonAgainst(report, words)
  return (
    <Dialog
      title={text(words.title)}
      width={860}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={isBusy}
          reason={blockingReason && text(blockingReason)}
          onSubmit={apply}
          submitLabel={text(words.import)}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight">
        <p className="muted">{text(words.hint)}</p>
        <FileDrop accept=".xlsx" maxMb={10} onFiles={take}>
          {sent?.fileName}
        </FileDrop>
        {choice?.(isChosen, choose)}
        {error && <Note tone="bad">{refusalText(error, text)}</Note>}
        {report && <SheetRows report={report} words={words} nameOf={nameOf} headingOf={headingOf} />}
      </div>
    </Dialog>
  )
}

const sendSheet = async (file: File) =>
  documentEndpoints.upload.wire.output.decode(await upload(documentEndpoints.upload.path, {}, file))

function useSheet({ words, preview, write }: SheetImport, onDone: () => void) {
  const send = useMutation({ mutationFn: sendSheet })
  const [sent, setSent] = useState<{ fid: string; fileName: string }>()
  const [isChosen, setChosen] = useState(false)
  const look = (fid: string, isWithChoice: boolean) => {
    write.reset()
    preview.mutate({ fid, apply: false, isChosen: isWithChoice })
  }
  const choose = (isOn: boolean) => {
    setChosen(isOn)
    if (sent) look(sent.fid, isOn)
  }
  const uploadSheet = ([file]: File[]) => {
    if (!file) return
    setSent(undefined)
    preview.reset()
    write.reset()
    send.mutate(file, {
      onSuccess: (kept) => {
        setSent(kept)
        look(kept.fid, isChosen)
      },
    })
  }
  const done = ({ counts }: SheetReport) => {
    toast(words.done(counts.new + counts.changed), { kind: 'good' })
    onDone()
  }
  // What was right a moment ago may be wrong now: the rows say so themselves.
  const apply = () =>
    sent &&
    write.mutate(
      { fid: sent.fid, apply: true, isChosen },
      { onSuccess: done, onError: () => preview.mutate({ fid: sent.fid, apply: false, isChosen }) },
    )
  const error = send.error ?? preview.error ?? write.error
  const isBusy = send.isPending || preview.isPending || write.isPending
  return { sent, take: uploadSheet, isChosen, choose, apply, error, isBusy }
}

function reasonAgainst(report: SheetReport | undefined, words: DialogWords): TextKey | undefined {
  if (!report) return words.choose
  const { counts, headingFaults } = report
  if (counts.wrong > 0 || headingFaults.length > 0) return words.mend
  return counts.new + counts.changed === 0 ? words.nothing : undefined
}

function refusalText(error: Error, text: ReturnType<typeof useText>): string {
  const ofFile = error instanceof Problem ? error.fields?.fid : undefined
  return ofFile ? namedText(text, ofFile) : problemText(error, text)
}
