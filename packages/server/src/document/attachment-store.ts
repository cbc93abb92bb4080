import type { Audience } from '@landbridge/contract/document/document-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

export type AttachmentTable = {
  id: string
  customerId: string | null
  audience: Audience
  parentKind: string | null
  parentId: string | null
  bookingId: string | null
  docType: string | null
  fileName: string
  size: number
  mediaType: string
  sha256: string
  uploadedBy: string
  storedAt: Generated<Date>
}
export type Attachment = Selectable<AttachmentTable>

export const everyFileHash = 'select distinct sha256 as hash from attachment order by 1'

const tables = (tx: Tx) => tx.withTables<{ attachment: AttachmentTable; fileLinkSecret: { secret: string } }>()

export async function insertAttachment(
  tx: Tx,
  row: Omit<Attachment, 'parentKind' | 'parentId' | 'bookingId' | 'docType'>,
) {
  await tables(tx)
    .insertInto('attachment')
    .values({ ...row, parentKind: null, parentId: null, bookingId: null, docType: null })
    .execute()
}

/** One stored file that the caller may see; a customer's only with its own id in the condition. */
export async function loadAttachment(tx: Tx, id: string, customerId?: string): Promise<Attachment> {
  let query = tables(tx).selectFrom('attachment').selectAll().where('id', '=', id)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId).where('audience', '=', 'customer')
  const row = await query.executeTakeFirst()
  if (!row) throw new Problem('document.missing')
  return row
}

/** A customer's stored files by id, without those of others. */
export async function attachmentsByIds(
  tx: Tx,
  ids: readonly string[],
  customerId: string,
): Promise<Map<string, Attachment>> {
  const rows = await tables(tx)
    .selectFrom('attachment')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .where('customerId', '=', customerId)
    .where('audience', '=', 'customer')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function attachmentsOf(tx: Tx, parentId: string, customerId?: string): Promise<Attachment[]> {
  let query = tables(tx)
    .selectFrom('attachment')
    .selectAll()
    .where((row) => row.or([row('parentId', '=', parentId), row('bookingId', '=', parentId)]))
  if (customerId !== undefined) query = query.where('customerId', '=', customerId).where('audience', '=', 'customer')
  return query.orderBy('storedAt').orderBy('id').limit(200).execute()
}

/** For a company and an audience; true where the file was still loose. */
export async function bindAttachment(
  tx: Tx,
  id: string,
  to: { parentKind: string; parentId: string; bookingId?: string | undefined; documentType: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('attachment')
    .set({
      parentKind: to.parentKind,
      parentId: to.parentId,
      docType: to.documentType,
      ...(to.bookingId && { bookingId: to.bookingId }),
    })
    .where('id', '=', id)
    .where('parentId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Each as its kind of paper; answers the number of those that were still loose. */
export async function bindAttachments(
  tx: Tx,
  to: { parentKind: string; parentId: string },
  files: readonly { fid: string; documentType: string }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update attachment set parent_kind = ${to.parentKind}, parent_id = ${to.parentId}, doc_type = named.doc_type
    from unnest(${files.map(({ fid }) => fid)}::uuid[], ${files.map((file) => file.documentType)}::text[]) as named (fid, doc_type)
    where id = named.fid and parent_id is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Whom a file of ours concerns and who may see it, before it is put with a thing. */
export async function addressAttachment(tx: Tx, id: string, customerId: string, audience: Audience): Promise<void> {
  await tables(tx)
    .updateTable('attachment')
    .set({ customerId, audience })
    .where('id', '=', id)
    .where('parentId', 'is', null)
    .execute()
}

export async function removeAttachment(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('attachment').where('id', '=', id).execute()
}

export async function removeLoose(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom('attachment').where('parentId', 'is', null).where('storedAt', '<', before).execute()
}

export async function lockContent(tx: Tx, sha256: string, why: 'to need it' | 'to drop it'): Promise<void> {
  const lock = why === 'to drop it' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared'
  await tx.ask(`select ${lock}(hashtextextended($1, 0))`, [sha256])
}

/** Contents among these that no row needs. */
export async function unneededOf(tx: Tx, contents: readonly string[]): Promise<string[]> {
  const rows = await tx.ask<{ sha256: string }>(
    'select sha256 from unnest($1::text[]) sha256 where not exists (select from attachment where attachment.sha256 = sha256.sha256)',
    [contents],
  )
  return rows.map(({ sha256 }) => sha256)
}

/** False where the company would exceed its bytes of the day. */
export async function addUpload(
  tx: Tx,
  { customerId, day, bytes, most }: { customerId: string; day: string; bytes: number; most: number },
): Promise<boolean> {
  const rows = await tx.ask(
    `insert into upload_day as sent (customer_id, day, bytes) select $1, $2, $3::bigint where $3::bigint <= $4::bigint
    on conflict (customer_id, day) do update set bytes = sent.bytes + excluded.bytes where sent.bytes + excluded.bytes <= $4::bigint
    returning bytes`,
    [customerId, day, bytes, most],
  )
  return rows.length > 0
}

export const forgetUploads = (tx: Tx, before: string): Promise<unknown> =>
  tx.ask('delete from upload_day where day < $1', [before])

/** The secret that links are signed with; the system alone reads it. */
export async function linkSecret(tx: Tx): Promise<string> {
  const { secret } = await tables(tx).selectFrom('fileLinkSecret').select('secret').executeTakeFirstOrThrow()
  return secret
}
