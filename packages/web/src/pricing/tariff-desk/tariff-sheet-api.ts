import { type TariffExportFilter, tariffSheetEndpoints } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { download } from '../../platform/files.ts'
import { useCommand } from '../../platform/use-call.ts'

export const exportTariffs = (filter: TariffExportFilter) =>
  download(
    tariffSheetEndpoints.export.path,
    tariffSheetEndpoints.export.wire.input.encode(filter) as Record<string, unknown>,
    { method: 'GET' },
  )

export const usePreviewTariffs = () => useCommand(tariffSheetEndpoints.import, [])
export const useImportTariffs = () => useCommand(tariffSheetEndpoints.import)
