import type { TariffExportFilter } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { exportTariffs } from './tariff-sheet-api.ts'

const TariffImportDialog = lazyPart(async () => (await import('./tariff-import-dialog.tsx')).TariffImportDialog)

export function TariffSheetButtons({ filter }: { filter: TariffExportFilter }) {
  const text = useText()
  const isAllowed = useAllowed()
  const [isImporting, setImporting] = useState(false)
  const save = useMutation({
    mutationFn: () => exportTariffs(filter),
    onSuccess: () => toast(text('pricing.sheet-exported'), { kind: 'good' }),
    onError: toastError,
  })
  return (
    <>
      <Button look="ghost" icon="get" className="desk-only" busy={save.isPending} onClick={() => save.mutate()}>
        {text('pricing.sheet-export')}
      </Button>
      {isAllowed('pricing.edit') && (
        <Button look="ghost" icon="clip" className="desk-only" onClick={() => setImporting(true)}>
          {text('pricing.sheet-import')}
        </Button>
      )}
      {isImporting && (
        <Suspense>
          <TariffImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
