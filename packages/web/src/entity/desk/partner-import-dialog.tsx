import { type PartnerSheetReport, partnerColumnOnWire, partnerHeading } from '@landbridge/contract/entity/partner-sheet'
import { useLanguage, useText } from '../../platform/text.tsx'
import { SheetImportDialog } from '../../platform/ui/sheet-import-dialog.tsx'
import { useImportPartners, usePreviewPartners } from '../entity-api.ts'

const words = {
  title: 'entity.import-title',
  hint: 'entity.import-hint',
  import: 'entity.import',
  choose: 'entity.sheet-choose',
  mend: 'entity.sheet-mend',
  nothing: 'entity.sheet-nothing',
  row: 'entity.sheet-row',
  name: 'entity.partner-name',
  what: 'entity.sheet-what',
  faults: 'entity.sheet-faults',
  new: 'entity.row-new',
  changed: 'entity.row-changed',
  same: 'entity.row-same',
  wrong: 'entity.row-wrong',
} as const

type PartnerRow = PartnerSheetReport['rows'][number]
type UploadedSheet = { fid: string; apply: boolean }

export function PartnerImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const language = useLanguage()
  const preview = usePreviewPartners()
  const write = useImportPartners()
  const asSent = <Call extends typeof preview>({ mutate, ...call }: Call) => ({
    ...call,
    mutate: ({ fid, apply }: UploadedSheet, then?: Parameters<Call['mutate']>[1]) => mutate({ fid, apply }, then),
  })
  const headingOf = (heading: string) => {
    const column = partnerColumnOnWire(heading)
    return column ? partnerHeading(column, language) : heading
  }
  return (
    <SheetImportDialog
      sheet={{
        words: {
          ...words,
          done: (count) => text('entity.sheet-done', { count }),
          more: (count) => text('entity.sheet-more', { count }),
        },
        headingOf,
        preview: asSent(preview),
        write: asSent(write),
        nameOf: (row) => (row as PartnerRow).partnerName,
      }}
      onClose={onClose}
    />
  )
}
