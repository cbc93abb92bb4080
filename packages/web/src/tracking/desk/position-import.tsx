import { Problem } from '@landbridge/contract/shared/problem'
import type { FileEncoding } from '@landbridge/contract/shared/reading/file-text'
import { positionColumns } from '@landbridge/contract/tracking/modes/position-headings'
import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import { type FileRow, mostFileRows, positionCells, readPositions } from '@landbridge/contract/tracking/position-file'
import type { MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { parse } from 'csv-parse/browser/esm/sync'
import { useState } from 'react'
import { namedText, useText } from '../../platform/text.tsx'
import { readTextFile } from '../../platform/text-file.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { EncodingRead } from '../../platform/ui/encoding-read.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import styles from '../tracking.module.css'
import { readPositionSheet, useImportPositions } from '../tracking-api.ts'
import { Refusal } from './milestone-dialog.tsx'

/** Column headings of a file, with the mode's name for its parts. */
const templateOf = (column: string) => `${[column, ...positionColumns.slice(1)].join(',')}\n`

/** A file's rows as text; the server reads workbooks. */
async function rowsOf(file: File): Promise<{ text: string; encoding?: FileEncoding }> {
  return file.name.toLowerCase().endsWith('.xlsx') ? { text: await readPositionSheet(file) } : readTextFile(file)
}

/** Imports a position file whole after a preview with all its faults. */
export function PositionImport({ sheet, onClose }: { sheet: MilestoneSheet; onClose: () => void }) {
  const text = useText()
  const read = useImportPositions()
  const { column } = trackingModeOf(sheet).partWords
  const { csv, encoding, take } = useChosenFile(() => read.reset())
  const cells = positionCells(csv, parse)
  const file = csv === '' || !cells ? undefined : readPositions(cells)
  const onJob = new Set(sheet.containers.map(({ containerNo }) => cleanPartNo(containerNo)))
  const rows = (file?.rows ?? []).map((row) => withUnknownBox(row, onJob))
  const isWrong = rows.some(({ wrong }) => Object.keys(wrong).length > 0)
  const isReady = rows.length > 0 && rows.length <= mostFileRows && !isWrong
  const submit = (keepWarnings: boolean) =>
    read.mutate(
      { id: sheet.id, csv, keepWarnings },
      {
        onSuccess: ({ imported }) => {
          toast(text('tracking.imported', { count: imported }), { kind: 'good' })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={text('tracking.import-title')}
      width={860}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={read.isPending}
          reason={isReady ? undefined : text('tracking.import-mend')}
          onSubmit={() => submit(false)}
          submitLabel={text('tracking.import-rows', { count: rows.length })}
          onClose={onClose}
        >
          {isDoubted(read.error) && (
            <Button look="ghost" busy={read.isPending} onClick={() => submit(true)}>
              {text('tracking.import-anyway')}
            </Button>
          )}
        </DialogButtons>
      }
    >
      <div className="stack tight">
        <ChosenFile column={column} encoding={encoding} take={take} />
        {!cells && <Note tone="bad">{text('tracking.file-unreadable')}</Note>}
        {file?.missingColumns.map((name) => (
          <Note key={name} tone="bad">
            <span className="mono">{name}</span> {text('tracking.column-missing')}
          </Note>
        ))}
        {rows.length > 0 && <Preview rows={rows} refused={serverRefusals(read.error)} column={column} />}
        <Refusal error={read.error} />
      </div>
    </Dialog>
  )
}

/** The last chosen file's text, undefined when unreadable. */
function useChosenFile(onChosen: () => void) {
  const text = useText()
  const [csv, setCsv] = useState('')
  const [encoding, setEncoding] = useState<FileEncoding>()
  const readFile = async ([chosen]: File[]) => {
    onChosen()
    if (!chosen) return
    try {
      const { text: lines, encoding: readAs } = await rowsOf(chosen)
      setCsv(lines)
      setEncoding(readAs)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      setCsv('')
      toast(`${chosen.name}: ${problemText(error, text)}`, { kind: 'wrong', long: true })
    }
  }
  return { csv, encoding, take: readFile }
}

type ChosenFileProps = { column: string } & Pick<ReturnType<typeof useChosenFile>, 'encoding' | 'take'>

function ChosenFile({ column, encoding, take }: ChosenFileProps) {
  const text = useText()
  return (
    <>
      <FileDrop
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        maxMb={1}
        onFiles={(files) => void take(files).catch(toastError)}
      />
      <EncodingRead encoding={encoding} />
      <p className="muted small">
        {text('tracking.import-columns')} <span className={`mono ${styles.torn}`}>{templateOf(column)}</span>
      </p>
    </>
  )
}

/** Marks boxes of other jobs before the server does. */
function withUnknownBox(row: FileRow, onJob: ReadonlySet<string>): FileRow {
  if (row.cells.ConNo === '' || onJob.has(cleanPartNo(row.cells.ConNo))) return row
  return { ...row, wrong: { ...row.wrong, ConNo: 'tracking.container-unknown' } }
}

/** Refusals by cell: Rows.3.Latitude. */
const serverRefusals = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof Problem && (error.code === 'tracking.rows-refused' || isDoubted(error)) ? (error.fields ?? {}) : {}

/** True for doubtful rows, imported only on confirmation. */
const isDoubted = (error: unknown) => error instanceof Problem && error.code === 'tracking.rows-doubted'

type Previewed = { rows: readonly FileRow[]; refused: Readonly<Record<string, string>>; column: string }

function Preview({ rows, refused, column }: Previewed) {
  const text = useText()
  return (
    <TableBox className={`${styles.scroll} ${styles.preview}`}>
      <table className="table card-table">
        <thead>
          <tr>
            <th className="num">{text('tracking.row')}</th>
            {positionColumns.map((name, i) => (
              <th key={name}>{i === 0 ? column : name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="num">{row.row}</td>
              {positionColumns.map((name) => {
                const wrong = row.wrong[name] ?? refused[`Rows.${row.row}.${name}`]
                return (
                  <td key={name} className={wrong ? 'bad-text' : undefined}>
                    {row.cells[name]}
                    {wrong && <div className="err">{namedText(text, wrong)}</div>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
