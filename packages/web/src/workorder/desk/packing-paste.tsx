import { Problem } from '@landbridge/contract/shared/problem'
import type { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import type { z } from 'zod'
import { WordsField } from '../../platform/form/words-field.tsx'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
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
type RowError = { row: number; field?: string; reason: string }

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
  Remark: 'workorder.remark',
}

/** A file as the text that would be pasted from it. A workbook is read by the server, within its bounds. */
const rowsOf = (file: File): Promise<string> =>
  file.name.toLowerCase().endsWith('.xlsx') ? readPackingSheet(file) : file.text()

/** Takes a packing list in from a spreadsheet. If one row is wrong, nothing is stored and every wrong row is named. */
export function PackingPaste({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const [rows, setRows] = useState('')
  const [replace, setReplace] = useState(job.packing.length > 0)
  const send = useImportPacking()
  const preview = usePreviewPacking()
  const importRows = () =>
    send.mutate(
      { id: job.id, version: job.version, rows, replace },
      {
        onSuccess: (after) => {
          toast(text('workorder.packing-taken', { count: after.packing.length }), { kind: 'good' })
          onClose()
        },
      },
    )
  const readRows = async (file: File) => {
    try {
      setRows(await rowsOf(file))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast(`${file.name}: ${problemText(error, text)}`, { kind: 'wrong', long: true })
    }
  }
  const take = () => {
    send.reset()
    if (job.packing.length === 0) return importRows()
    const ask = async ({ before, after }: Preview) => {
      const said = text('workorder.packing-change-ask', {
        ...{ linesBefore: before.lineCount, linesAfter: after.lineCount },
        ...{ packagesBefore: before.packages, packagesAfter: after.packages },
        weightBefore: format.number(before.grossWeightKg, 3),
        weightAfter: format.number(after.grossWeightKg, 3),
      })
      if (await confirm(said, { yes: text('workorder.packing-take'), danger: replace })) importRows()
    }
    preview.mutate({ id: job.id, rows, replace }, { onSuccess: ask })
  }
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
          onChange={setRows}
        />
        {job.packing.length > 0 && (
          <Tick isOn={replace} onChange={setReplace}>
            {text('workorder.packing-replace', { count: job.packing.length })}
          </Tick>
        )}
        <RowErrors error={send.error ?? preview.error} />
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
          {rows.slice(0, 200).map(({ row, field, reason }) => (
            <li key={`${row} ${field} ${reason}`}>
              {text('shared.line', { line: row })}
              {field && ` · ${text(fieldWords[field] ?? (field as TextKey))}`}: {text(reason as TextKey)}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
