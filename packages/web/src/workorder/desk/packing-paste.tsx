import { Problem } from '@landbridge/contract/shared/problem'
import type { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import type { z } from 'zod'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useFormat } from '../../platform/format.ts'
import { namedText, type Text, type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { readPackingSheet, useImportPacking, usePreviewPacking } from '../job-api.ts'
import styles from '../workorder.module.css'

type Preview = z.infer<typeof jobDeskEndpoints.previewPacking.output>
type RowError = { row: number; field?: string; reason: string; mayMean?: string[]; total?: string; sum?: string }

/** The field of a row's error, as its column is called. */
const fieldWords: Readonly<Record<string, TextKey>> = {
  ConNo: 'workorder.container',
  GoodsName: 'workorder.goods-name',
  HsCd: 'workorder.hs-code',
  Ctns: 'workorder.packages',
  PackUnit: 'workorder.package-type',
  Weight: 'workorder.gross-weight',
  NetWeight: 'workorder.net-weight',
  Meas: 'workorder.volume',
  Marks: 'workorder.marks',
  PcsL: 'workorder.length',
  PcsW: 'workorder.width',
  PcsH: 'workorder.height',
  CusOrderNo: 'workorder.customer-order-no',
  Remark: 'shared.remark',
}

/** A file as the text that would be pasted from it. A workbook is read by the server, within its bounds. */
const rowsOf = (file: File): Promise<string> =>
  file.name.toLowerCase().endsWith('.xlsx') ? readPackingSheet(file) : file.text()

/** The changes of an import in words, with the number of lines that it takes for totals. */
function changesIn({ before, after, totals }: Preview, text: Text, format: ReturnType<typeof useFormat>): string {
  const changes = text('workorder.packing-change-ask', {
    ...{ linesBefore: before.lineCount, linesAfter: after.lineCount },
    ...{ packagesBefore: before.packages, packagesAfter: after.packages },
    weightBefore: format.number(before.grossWeightKg, 3),
    weightAfter: format.number(after.grossWeightKg, 3),
  })
  return totals === undefined ? changes : `${changes}\n${text('workorder.packing-totals', { count: totals })}`
}

/** Takes a packing list in from a spreadsheet. If one row is wrong, nothing is stored and every wrong row is named. */
export function PackingPaste({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const [rows, setRows] = useState('')
  const [replace, setReplace] = useState(job.packing.length > 0)
  const [keep, setKeep] = useState(false)
  const send = useImportPacking()
  const preview = usePreviewPacking()
  const pasted = { rows, replace, ...(keep && { keepWarnings: true }) }
  const importRows = () =>
    send.mutate(
      { id: job.id, version: job.version, ...pasted },
      {
        onSuccess: (after) => {
          toast(text('workorder.packing-taken', { count: after.packing.length }), { kind: 'good' })
          onClose()
        },
      },
    )
  const change = (pastedRows: string) => {
    setRows(pastedRows)
    setKeep(false)
  }
  const readRows = async (file: File) => {
    try {
      change(await rowsOf(file))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast(`${file.name}: ${problemText(error, text)}`, { kind: 'wrong', long: true })
    }
  }
  const take = () => {
    send.reset()
    const ask = async (would: Preview) => {
      const isAsked = job.packing.length > 0 || would.totals !== undefined
      const answer = { yes: text('workorder.packing-take'), danger: replace && job.packing.length > 0 }
      if (!isAsked || (await confirm(changesIn(would, text, format), answer))) importRows()
    }
    preview.mutate({ id: job.id, ...pasted }, { onSuccess: ask })
  }
  const error = send.error ?? preview.error
  const buttons = (
    <DialogButtons
      busy={send.isPending || preview.isPending}
      reason={rows.trim() ? undefined : text('shared.needed')}
      onYes={take}
      yes={text('workorder.packing-take')}
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
              {field && ` · ${text(fieldWords[field] ?? (field as TextKey))}`}: {namedText(text, reason, figures)}
              {mayMean && ` (${mayMean.join(' / ')})`}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
