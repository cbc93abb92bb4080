import type { AttachmentView } from '@landbridge/contract/document/document-endpoints'
import { liveEpoch, userNames } from '../access/index.ts'
import { companyOf } from '../platform/caller.ts'
import type { Call } from '../platform/serve.ts'
import { codesOf, nameIn } from '../reference/index.ts'
import { type Attachment, attachmentsByIds, attachmentsOf, loadAttachment } from './attachment-store.ts'
import { linkTo } from './file-link.ts'

type Reader = Call<'customer' | 'staff'>

export async function listAttachments(parentId: string, secret: string, call: Reader): Promise<AttachmentView[]> {
  const { tx, caller, language, now } = call
  const [files, types, epoch] = await Promise.all([
    attachmentsOf(tx, parentId, ownOf(call)),
    codesOf(tx, 'DOCTYPE'),
    liveEpoch(tx, caller.userId),
  ])
  const names = await userNames(
    tx,
    files.map((file) => file.uploadedBy),
  )
  const labels = new Map(types.map((type) => [type.code, nameIn(type.names, language)]))
  return files.map((file) => ({
    fid: file.id,
    fileName: file.fileName,
    size: file.size,
    documentType: file.docType ?? '',
    documentTypeLabel: labels.get(file.docType ?? '') ?? file.docType ?? '',
    audience: file.audience,
    uploadedBy: names.get(file.uploadedBy),
    uploadedAt: file.storedAt,
    link: linkTo(file.id, { caller, epoch, now, secret }),
  }))
}

export async function readableFile(fid: string, call: Reader): Promise<Attachment> {
  return loadAttachment(call.tx, fid, ownOf(call))
}

const ownOf = ({ caller }: Reader) => (caller.actor === 'customer' ? companyOf(caller) : undefined)

export type FileNamed = { fid: string; documentType: string; path: string }
/** Named files that nothing carries yet, and the paths of those that cannot be taken: absent, somebody else's, or with another record. */
export type FilesFound = { loose: FileNamed[]; unknown: string[] }

export async function findFiles(
  call: Call<'customer'>,
  parentId: string,
  files: readonly FileNamed[],
): Promise<FilesFound> {
  if (files.length === 0) return { loose: [], unknown: [] }
  const { tx, caller } = call
  const fids = files.map(({ fid }) => fid)
  const [known, types] = await Promise.all([attachmentsByIds(tx, fids, companyOf(caller)), codesOf(tx, 'DOCTYPE')])
  const isLoose = ({ fid, documentType }: FileNamed) => {
    const file = known.get(fid)
    const isOwn = file?.parentId === null && file.uploadedBy === caller.userId
    return isOwn && types.some(({ code }) => code === documentType)
  }
  const isThere = ({ fid }: FileNamed) => known.get(fid)?.parentId === parentId
  const unknown = files.filter((file) => !isThere(file) && !isLoose(file))
  return { loose: files.filter(isLoose), unknown: unknown.map(({ path }) => path) }
}
