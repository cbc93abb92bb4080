import type { Audience } from '@landbridge/contract/document/document-endpoints'
import { businessDay, endOfBusinessDay } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import { companyOf } from '../platform/caller.ts'
import type { Call } from '../platform/serve.ts'
import { codesOf } from '../reference/index.ts'
import { quotasOf } from '../site/index.ts'
import type { FileNamed } from './attachment-queries.ts'
import {
  type Attachment,
  addressAttachment,
  addUpload,
  attachmentsOf,
  bindAttachment,
  bindAttachments,
  insertAttachment,
  loadAttachment,
  lockContent,
  removeAttachment,
} from './attachment-store.ts'

type Person = Call<'customer' | 'staff'>

/** Counts an upload against its company's daily allowance before anything is done with it. */
export async function countUpload(bytes: number, { tx, caller, now }: Person): Promise<void> {
  if (caller.actor === 'staff') return
  const { uploadDayMb } = await quotasOf(tx)
  const isWithin = await addUpload(tx, {
    customerId: companyOf(caller),
    day: businessDay(now),
    bytes,
    most: uploadDayMb * 1_048_576,
  })
  if (!isWithin) throw new Problem('document.quota-reached', undefined, { retryAfterS: secondsLeftOfDay(now) })
}

const secondsLeftOfDay = (now: Date) =>
  Math.ceil((endOfBusinessDay(businessDay(now)).getTime() - now.getTime()) / 1000) + 1

/** Keeps the row of a file whose bytes are kept already, on no thing yet. */
export async function keepUpload(
  file: Pick<Attachment, 'id' | 'fileName' | 'size' | 'mediaType' | 'sha256'>,
  call: Person,
): Promise<void> {
  const { caller, tx, now } = call
  const isOurs = caller.actor === 'staff'
  await lockContent(tx, file.sha256, 'to need it')
  await insertAttachment(tx, {
    ...file,
    customerId: isOurs ? null : companyOf(caller),
    audience: isOurs ? 'staff' : 'customer',
    uploadedBy: caller.userId,
    storedAt: now,
  })
  await audit(call, {
    action: 'document.upload',
    thing: 'attachment',
    id: file.id,
    after: { fileName: file.fileName },
  })
}

type Attachee = {
  fid: string
  parentKind: string
  parentId: string
  /** The booking to which that thing belongs, where it is not the booking itself. */
  bookingId?: string
  customerId: string
  documentType: string
  /** A customer's file is always for the customer as well. */
  audience?: Audience | undefined
}

/** Attaches an uploaded file to a thing that the caller's area has checked; an attached one stays. */
export async function attach(call: Person, attaching: Attachee): Promise<void> {
  const { tx, caller } = call
  const ownCompany = caller.actor === 'customer' ? companyOf(caller) : undefined
  const [file, types] = await Promise.all([loadAttachment(tx, attaching.fid, ownCompany), codesOf(tx, 'DOCTYPE')])
  if (file.parentId === attaching.parentId) return
  if (!types.some(({ code }) => code === attaching.documentType)) {
    throw new Problem('shared.invalid-input', { documentType: 'document.doctype-unknown' })
  }
  if (file.uploadedBy !== caller.userId) throw new Problem('document.missing')
  if (caller.actor === 'staff') {
    await addressAttachment(tx, file.id, attaching.customerId, attaching.audience ?? 'customer')
  }
  if (!(await bindAttachment(tx, file.id, attaching))) throw new Problem('document.missing')
  const { fid, customerId, ...after } = attaching
  await audit(call, { action: 'document.attach', thing: 'attachment', id: fid, customerId, after })
}

/** Puts loose files of a customer with a thing, all at once; refused where another took one meanwhile. */
export async function attachLoose(
  call: Call<'customer'>,
  to: { parentKind: string; parentId: string },
  files: readonly FileNamed[],
): Promise<void> {
  const byFid = new Map(files.map((file) => [file.fid, file]))
  if (byFid.size === 0) return
  const recordAttached = ({ fid, documentType }: FileNamed) =>
    audit(call, { action: 'document.attach', thing: 'attachment', id: fid, after: { ...to, documentType } })
  const [bound] = await Promise.all([
    bindAttachments(call.tx, to, [...byFid.values()]),
    ...[...byFid.values()].map(recordAttached),
  ])
  if (bound < byFid.size) throw new Problem('document.missing')
}

export async function deleteAttachment(call: Person, fid: string, parentId: string): Promise<void> {
  const { tx, caller } = call
  const ownCompany = caller.actor === 'customer' ? companyOf(caller) : undefined
  const file = (await attachmentsOf(tx, parentId, ownCompany)).find(
    (one) => one.id === fid && one.parentId === parentId,
  )
  if (!file) throw new Problem('document.missing')
  await removeAttachment(tx, file.id)
  const before = { fileName: file.fileName, parentKind: file.parentKind, parentId }
  await audit(call, { action: 'document.detach', thing: 'attachment', id: fid, customerId: file.customerId, before })
}

export type KeptPicture = { fid: string; fileName: string; sha256: string }

/** Attaches a picture by staff to a thing of the house. */
export async function attachPicture(
  call: Call<'staff'>,
  { fid, ...to }: { fid: string; parentKind: string; parentId: string },
): Promise<KeptPicture> {
  const file = await loadAttachment(call.tx, fid)
  if (file.uploadedBy !== call.caller.userId || file.parentId) throw new Problem('document.missing')
  if (!file.mediaType.startsWith('image/')) throw new Problem('document.type-refused')
  if (!(await bindAttachment(call.tx, fid, { ...to, documentType: 'PICTURE' }))) throw new Problem('document.missing')
  await audit(call, { action: 'document.attach', thing: 'attachment', id: fid, after: to })
  return { fid, fileName: file.fileName, sha256: file.sha256 }
}
