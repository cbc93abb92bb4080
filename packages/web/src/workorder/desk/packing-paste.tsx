import { packingFields } from '@landbridge/contract/packing/packing-fields'
import { Problem } from '@landbridge/contract/shared/problem'
import type { FileEncoding } from '@landbridge/contract/shared/reading/file-text'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import type { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import type { z } from 'zod'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useFormat } from '../../platform/format.ts'
import { namedText, type Text, type TextKey, useText } from '../../platform/text.tsx'
import { readTextFile } from '../../platform/text-file.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { EncodingRead } from '../../platform/ui/encoding-read.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { readPackingSheet, useImportPacking, usePreviewPacking } from '../job-api.ts'
import styles from '../workorder.module.css'

type Preview = z.infer<typeof jobDeskEndpoints.previewPacking.output>
type RowError = { row: number; field?: string; reason: string; mayMean?: string[]; total?: string; sum?: string }

/** Labels of packing columns, by the wire names of faulty cells. */
const fieldWords: Readonly<Record<string, TextKey>> = Object.fromEntries(
  Object.entries(packingFields).map(([name, { words }]) => [wireNameOf(name), words]),
)

/** A file as pasted text; the server reads workbooks. */
async function rowsOf(file: File): Promise<{ text: string; encoding?: FileEncoding }> {
  return file.name.toLowerCase().endsWith('.xlsx') ? { text: await readPackingSheet(file) } : readTextFile(file)
}

/** An import's changes in words, with the number of total lines. */
function changesIn({ before, after, totals }: Preview, text: Text, format: ReturnType<typeof useFormat>): string {
  const changes = text('workorder.packing-change-ask', {
    linesBefore: before.lineCount,
    linesAfter: after.lineCount,
    packagesBefore: before.packages,
    packagesAfter: after.packages,
    weightBefore: format.number(before.grossWeightKg, 3),
    weightAfter: format.number(after.grossWeightKg, 3),
  })
  return totals === undefined ? changes : `${changes}\n${text('workorder.packing-totals', { count: totals })}`
}

/** A pasted packing list: read, previewed, and imported after confirmation. */
function usePaste({ job, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const [rows, setRows] = useState('')
  const [replace, setReplace] = useState(job.packing.length > 0)
  const [keep, setKeep] = useState(false)
  const [encoding, setEncoding] = useState<FileEncoding>()
  const send = useImportPacking()
  const preview = usePreviewPacking()
  const pasted = { rows, replace, ...(keep && { keepWarnings: true }) }
  const change = (pastedRows: string) => {
    setRows(pastedRows)
    setEncoding(undefined)
    setKeep(false)
  }
  const readRows = async (file: File) => {
    try {
      const read = await rowsOf(file)
      change(read.text)
      setEncoding(read.encoding)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast(`${file.name}: ${problemText(error, text)}`, { kind: 'wrong', long: true })
    }
  }
  const onSuccess = (after: JobDeskDetail) => {
    toast(text('workorder.packing-taken', { count: after.packing.length }), { kind: 'good' })
    onClose()
  }
  const confirmed = async (would: Preview) => {
    const isQuestion = job.packing.length > 0 || would.totals !== undefined
    const answer = { confirmLabel: text('workorder.packing-take'), danger: replace && job.packing.length > 0 }
    if (!isQuestion || (await confirm(changesIn(would, text, format), answer)))
      send.mutate({ id: job.id, version: job.version, ...pasted }, { onSuccess })
  }
  const previewPaste = () => {
    send.reset()
    preview.mutate({ id: job.id, ...pasted }, { onSuccess: confirmed })
  }
  const [error, isBusy] = [send.error ?? preview.error, send.isPending || preview.isPending]
  return { rows, change, readRows, encoding, replace, setReplace, keep, setKeep, take: previewPaste, error, isBusy }
}

type Props = { job: JobDeskDetail; onClose: () => void }

/** Imports a packing list from a spreadsheet, or names every faulty row and stores nothing. */
export function PackingPaste(props: Props) {
  const { job, onClose } = props
  const text = useText()
  const { rows, change, readRows, encoding, replace, setReplace, keep, setKeep, take, error, isBusy } = usePaste(props)
  const buttons = (
    <DialogButtons
      busy={isBusy}
      reason={rows.trim() ? undefined : text('shared.needed')}
      onSubmit={take}
      submitLabel={text('workorder.packing-take')}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={text('workorder.packing-paste')} width={820} onClose={onClose} actions={buttons}>
      <div className="stack tight labels-above">
        <p className="muted">{text('workorder.packing-paste-hint')}</p>
        <FileDrop
          accept=".csv,.tsv,.txt,.xlsx"
          maxMb={1}
          onFiles={([file]) => file && void readRows(file).catch(toastError)}
        />
        <EncodingRead encoding={encoding} />
        <WordsField
          label={text('workorder.packing-rows')}
          className={styles.pasted}
          rows={9}
          need
          value={rows}
          onChange={change}
        />
        {job.packing.length > 0 && (
          <Tick isOn={replace} onChange={setReplace}>
            {text('workorder.packing-replace', { count: job.packing.length })}
          </Tick>
        )}
        <RowErrors error={error} />
        {(keep || (error instanceof Problem && error.code === 'workorder.rows-doubted')) && (
          <Tick isOn={keep} onChange={setKeep}>
            {text('workorder.packing-keep-doubts')}
          </Tick>
        )}
      </div>
    </Dialog>
  )
}

function RowErrors({ error }: { error: unknown }) {
  const text = useText()
  if (!error) return null
  const rows = error instanceof Problem ? ((error.data as { rows?: RowError[] } | undefined)?.rows ?? []) : []
  return (
    <Note tone="bad">
      {problemText(error, text)}
      {rows.length > 0 && (
        <ul className={styles.errors}>
          {rows.slice(0, 200).map(({ row, field, reason, mayMean, ...figures }) => (
            <li key={`${row} ${field} ${reason}`}>
              {text('shared.line', { line: row })}
              {field && ` · ${namedText(text, fieldWords[field] ?? field)}`}: {namedText(text, reason, figures)}
              {mayMean && ` (${mayMean.join(' / ')})`}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
