import type { Audience } from '@landbridge/contract/document/document-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

export type AttachmentTable = {
  id: string
  customer_id: string | null
  audience: Audience
  parent_kind: string | null
  parent_id: string | null
  doc_type: string | null
  file_name: string
  size: number
  media_type: string
  sha256: string
  uploaded_by: string
  stored_at: Generated<Date>
}
export type Attachment = Selectable<AttachmentTable>

const tables = (tx: Tx) => tx.withTables<{ attachment: AttachmentTable; file_link_secret: { secret: string } }>()

export async function insertAttachment(tx: Tx, row: Omit<Attachment, 'parent_kind' | 'parent_id' | 'doc_type'>) {
  await tables(tx)
    .insertInto('attachment')
    .values({ ...row, parent_kind: null, parent_id: null, doc_type: null })
    .execute()
}

/** One stored file that the caller may see; a customer's only with its own id in the condition. */
export async function loadAttachment(tx: Tx, id: string, customerId?: string): Promise<Attachment> {
  let query = tables(tx).selectFrom('attachment').selectAll().where('id', '=', id)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId).where('audience', '=', 'customer')
  const row = await query.executeTakeFirst()
  if (!row) throw new Problem('document.missing')
  return row
}

/** Stored files of a customer by their ids; what is not its own is not among them. */
export async function attachmentsByIds(
  tx: Tx,
  ids: readonly string[],
  customerId: string,
): Promise<Map<string, Attachment>> {
  const rows = await tables(tx)
    .selectFrom('attachment')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .where('customer_id', '=', customerId)
    .where('audience', '=', 'customer')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The files that stand with a thing, in the order they came. */
export async function attachmentsOf(tx: Tx, parentId: string, customerId?: string): Promise<Attachment[]> {
  let query = tables(tx).selectFrom('attachment').selectAll().where('parent_id', '=', parentId)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId).where('audience', '=', 'customer')
  return query.orderBy('stored_at').orderBy('id').limit(200).execute()
}

/** Puts a loose file with a thing, for a company and an audience; says whether it was still loose. */
export async function bindAttachment(
  tx: Tx,
  id: string,
  to: { parentKind: string; parentId: string; documentType: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('attachment')
    .set({ parent_kind: to.parentKind, parent_id: to.parentId, doc_type: to.documentType })
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts loose files with a thing, each as its kind of paper; says how many were still loose. */
export async function bindAttachments(
  tx: Tx,
  to: { parentKind: string; parentId: string },
  files: readonly { fid: string; documentType: string }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update attachment set parent_kind = ${to.parentKind}, parent_id = ${to.parentId}, doc_type = said.doc_type
    from unnest(${files.map(({ fid }) => fid)}::uuid[], ${files.map((file) => file.documentType)}::text[]) as said (fid, doc_type)
    where id = said.fid and parent_id is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Whom a file of ours concerns and who may see it, before it is put with a thing. */
export async function addressAttachment(tx: Tx, id: string, customerId: string, audience: Audience): Promise<void> {
  await tables(tx)
    .updateTable('attachment')
    .set({ customer_id: customerId, audience })
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .execute()
}

export async function removeAttachment(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('attachment').where('id', '=', id).execute()
}

/** Drops files that nothing has taken on, and tells the contents that no row needs any more. */
export async function removeLoose(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tables(tx)
    .deleteFrom('attachment')
    .where('parent_id', 'is', null)
    .where('stored_at', '<', before)
    .returning('sha256')
    .execute()
  const contents = [...new Set(gone.map(({ sha256 }) => sha256))]
  if (contents.length === 0) return []
  const kept = await tables(tx)
    .selectFrom('attachment')
    .select('sha256')
    .where('sha256', '=', sql<string>`any(${contents}::text[])`)
    .execute()
  const needed = new Set(kept.map(({ sha256 }) => sha256))
  return contents.filter((sha256) => !needed.has(sha256))
}

/** The secret that links are signed with; the system alone reads it. */
export async function linkSecret(tx: Tx): Promise<string> {
  const { secret } = await tables(tx).selectFrom('file_link_secret').select('secret').executeTakeFirstOrThrow()
  return secret
}
