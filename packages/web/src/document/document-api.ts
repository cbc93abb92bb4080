import { type AttachmentView, documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { download, fetchFile, upload } from '../platform/files.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall } from '../platform/use-call.ts'

export const useAttachments = (parentId: string, { enabled }: { enabled: boolean }) =>
  useCall(documentEndpoints.list, { id: parentId }, { enabled })

export function useAttachmentsChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [documentEndpoints.list.path] })
}

/** Document types of a mode in the reader's language, all without a mode. */
export function useDocumentTypes(mode?: ModeCode): readonly Option[] {
  const { data } = useCall(
    referenceEndpoints.codes,
    { classcode: 'DOCTYPE', pageSize: 9999 },
    { staleMs: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => {
    const ofMode = data?.filter(({ modes }) => !mode || modes.length === 0 || modes.includes(mode)) ?? []
    return ofMode.map(({ code, label }) => ({ value: code, label }))
  }, [data, mode])
}

/** Uploads a file, which belongs to nothing until an area attaches it. */
export async function uploadFile(file: File): Promise<{ fid: string; fileName: string; size: number }> {
  return documentEndpoints.upload.wire.output.decode(await upload(documentEndpoints.upload.path, {}, file))
}

export const saveFile = ({ fid, fileName }: Pick<AttachmentView, 'fid' | 'fileName'>) =>
  download(documentEndpoints.download.path, { fid }, { name: fileName })

export const fetchPicture = async (fid: string): Promise<string> =>
  URL.createObjectURL(await (await fetchFile(documentEndpoints.download.path, { fid })).blob())
