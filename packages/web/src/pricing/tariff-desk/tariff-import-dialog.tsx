import { tariffHeading } from '@landbridge/contract/pricing/tariff-headings'
import { tariffColumnOnWire } from '@landbridge/contract/pricing/tariff-sheet'
import type { TariffSheetReport } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { useAllowed } from '../../platform/session.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { SheetImportDialog } from '../../platform/ui/sheet-import-dialog.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { useImportTariffs, usePreviewTariffs } from './tariff-sheet-api.ts'

const words = {
  title: 'pricing.sheet-import-title',
  hint: 'pricing.sheet-hint',
  import: 'pricing.sheet-import',
  choose: 'pricing.sheet-choose',
  mend: 'pricing.sheet-mend',
  nothing: 'pricing.sheet-nothing',
  row: 'pricing.sheet-row',
  name: 'pricing.line-no',
  what: 'pricing.sheet-what',
  faults: 'pricing.sheet-faults',
  new: 'pricing.row-new',
  changed: 'pricing.row-changed',
  same: 'pricing.row-same',
  wrong: 'pricing.row-wrong',
} as const

type TariffRow = TariffSheetReport['rows'][number]

/** Imports a price sheet, and publishes its lines where the reader may and chooses to. */
export function TariffImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const language = useLanguage()
  const isAllowed = useAllowed()
  const preview = usePreviewTariffs()
  const write = useImportTariffs()
  const withChoice = <Call extends typeof preview>({ mutate, ...call }: Call) => ({
    ...call,
    mutate: (
      { isChosen, ...sent }: { fid: string; apply: boolean; isChosen: boolean },
      then?: Parameters<Call['mutate']>[1],
    ) => mutate({ ...sent, publish: isChosen }, then),
  })
  const headingOf = (heading: string) => {
    const column = tariffColumnOnWire(heading)
    return column ? tariffHeading(column, language) : heading
  }
  return (
    <SheetImportDialog
      sheet={{
        words: {
          ...words,
          done: (count) => text('pricing.sheet-done', { count }),
          more: (count) => text('pricing.sheet-more', { count }),
        },
        headingOf,
        preview: withChoice(preview),
        write: withChoice(write),
        nameOf: (row) => (row as TariffRow).lineNo,
        choice: (isChosen, choose) =>
          isAllowed('pricing.publish') && (
            <Tick isOn={isChosen} onChange={choose}>
              {text('pricing.sheet-publish')}
            </Tick>
          ),
      }}
      onClose={onClose}
    />
  )
}
