import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { type TariffExportFilter, tariffSheetEndpoints } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { useMutation } from '@tanstack/react-query'
import { download, upload } from '../../platform/files.ts'
import { useCommand } from '../../platform/use-call.ts'

export const exportTariffs = (filter: TariffExportFilter) =>
  download(
    tariffSheetEndpoints.export.path,
    tariffSheetEndpoints.export.wire.input.encode(filter) as Record<string, unknown>,
    { method: 'GET' },
  )

const sendSheet = async (file: File) =>
  documentEndpoints.upload.wire.output.decode(await upload(documentEndpoints.upload.path, {}, file))

export const useSendSheet = () => useMutation({ mutationFn: sendSheet })
export const usePreviewTariffs = () => useCommand(tariffSheetEndpoints.import, [])
export const useImportTariffs = () => useCommand(tariffSheetEndpoints.import)
