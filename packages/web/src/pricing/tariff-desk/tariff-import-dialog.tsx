import { tariffHeading } from '@landbridge/contract/pricing/tariff-headings'
import { type TariffRowState, tariffColumnOnWire, tariffRowStates } from '@landbridge/contract/pricing/tariff-sheet'
import type { TariffSheetReport } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useState } from 'react'
import { useAllowed } from '../../platform/session.ts'
import { namedText, type TextKey, useLanguage, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Note, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import styles from '../pricing.module.css'
import { useImportTariffs, usePreviewTariffs, useSendSheet } from './tariff-sheet-api.ts'

const stateWords = {
  new: 'pricing.row-new',
  changed: 'pricing.row-changed',
  same: 'pricing.row-same',
  wrong: 'pricing.row-wrong',
} as const satisfies Record<TariffRowState, TextKey>
const stateTones: Readonly<Record<TariffRowState, Tone>> = { new: 'ok', changed: 'info', same: 'idle', wrong: 'bad' }
const mostShown = 300

/** Takes a sheet of prices in: first to be looked at with everything that is wrong, then all of it or nothing. */
export function TariffImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const may = useAllowed()
  const { sheet, take, publish, choosePublish, apply, report, error, isBusy } = useSheet(onClose)
  const why = reasonAgainst(report)
  return (
    <Dialog
      title={text('pricing.sheet-import-title')}
      width={860}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={isBusy}
          reason={why && text(why)}
          onYes={apply}
          yes={text('pricing.sheet-import')}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight">
        <p className="muted">{text('pricing.sheet-hint')}</p>
        <FileDrop accept=".xlsx" maxMb={10} onFiles={take}>
          {sheet?.fileName}
        </FileDrop>
        {may('pricing.publish') && (
          <Tick isOn={publish} onChange={choosePublish}>
            {text('pricing.sheet-publish')}
          </Tick>
        )}
        {error && <Note tone="bad">{refusalText(error, text)}</Note>}
        {report && <Report report={report} />}
      </div>
    </Dialog>
  )
}

function useSheet(onDone: () => void) {
  const text = useText()
  const send = useSendSheet()
  const preview = usePreviewTariffs()
  const write = useImportTariffs()
  const [sheet, setSheet] = useState<{ fid: string; fileName: string }>()
  const [publish, setPublish] = useState(false)
  const look = (fid: string, isPublished: boolean) => {
    write.reset()
    preview.mutate({ fid, apply: false, publish: isPublished })
  }
  const take = ([file]: File[]) => {
    if (!file) return
    setSheet(undefined)
    preview.reset()
    write.reset()
    send.mutate(file, {
      onSuccess: (sent) => {
        setSheet(sent)
        look(sent.fid, publish)
      },
    })
  }
  const apply = () =>
    sheet &&
    write.mutate(
      { fid: sheet.fid, apply: true, publish },
      {
        onSuccess: ({ counts }) => {
          toast(text('pricing.sheet-done', { count: counts.new + counts.changed }), { kind: 'good' })
          onDone()
        },
        // What was right a moment ago may be wrong now: the rows say so themselves.
        onError: () => preview.mutate({ fid: sheet.fid, apply: false, publish }),
      },
    )
  const choosePublish = (isOn: boolean) => {
    setPublish(isOn)
    if (sheet) look(sheet.fid, isOn)
  }
  const error = send.error ?? preview.error ?? write.error
  const isBusy = send.isPending || preview.isPending || write.isPending
  return { sheet, take, publish, choosePublish, apply, report: preview.data, error, isBusy }
}

function reasonAgainst(report: TariffSheetReport | undefined): TextKey | undefined {
  if (!report) return 'pricing.sheet-choose'
  const { counts, headingFaults } = report
  if (counts.wrong > 0 || headingFaults.length > 0) return 'pricing.sheet-mend'
  return counts.new + counts.changed === 0 ? 'pricing.sheet-nothing' : undefined
}

function refusalText(error: Error, text: ReturnType<typeof useText>): string {
  const ofFile = error instanceof Problem ? error.fields?.fid : undefined
  return ofFile ? namedText(text, ofFile) : problemText(error, text)
}

function Report({ report: { counts, headingFaults, rows } }: { report: TariffSheetReport }) {
  const text = useText()
  const ordered = [...rows.filter(({ what }) => what === 'wrong'), ...rows.filter(({ what }) => what !== 'wrong')]
  const hidden = ordered.length - mostShown
  return (
    <>
      {headingFaults.map(({ heading, key }) => (
        <Note key={`${heading} ${key}`} tone="bad">
          <HeadingName heading={heading} />: {namedText(text, key)}
        </Note>
      ))}
      <p className="row">
        {tariffRowStates.map((what) => (
          <StatusPill key={what} tone={stateTones[what]}>
            {text(stateWords[what])}: {counts[what]}
          </StatusPill>
        ))}
      </p>
      <TableBox className={styles.sheetRows}>
        <table className="table card-table">
          <thead>
            <tr>
              <th className="num">{text('pricing.sheet-row')}</th>
              <th>{text('pricing.line-no')}</th>
              <th>{text('pricing.sheet-what')}</th>
              <th>{text('pricing.sheet-faults')}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, mostShown).map((row) => (
              <tr key={row.row}>
                <td className="num">{row.row}</td>
                <td className="nowrap">{row.lineNo ?? '—'}</td>
                <td>
                  <StatusPill tone={stateTones[row.what]}>{text(stateWords[row.what])}</StatusPill>
                </td>
                <td>
                  {row.faults.map(({ column, key }) => (
                    <div key={column} className="bad-text">
                      <HeadingName heading={column} />: {namedText(text, key)}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {hidden > 0 && <p className="muted small">{text('pricing.sheet-more', { count: hidden })}</p>}
    </>
  )
}

function HeadingName({ heading }: { heading: string }) {
  const language = useLanguage()
  const column = tariffColumnOnWire(heading)
  return <b>{column ? tariffHeading(column, language) : heading}</b>
}
