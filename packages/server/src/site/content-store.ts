import type { Language } from '@landbridge/contract/shared/languages'
import type { PageText, SiteTextKey } from '@landbridge/contract/site/site-content'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type SiteTextTable = {
  key: SiteTextKey
  language: Language
  version: number
  title: string
  description: string
  blocks: PageText['blocks']
  shipped: boolean
  changedAt: Date
  changedBy: string
  publishedAt: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ siteText: SiteTextTable }>()

export type TextOf = { key: SiteTextKey; language: Language }
export type TextRow = Omit<SiteTextTable, 'key'>

/** The published words; nothing where nothing is published. */
export const publishedText = (tx: Tx, { key, language }: TextOf) =>
  tables(tx)
    .selectFrom('siteText')
    .select(['title', 'description', 'blocks', 'publishedAt'])
    .where('key', '=', key)
    .where('language', '=', language)
    .where('publishedAt', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

const stateColumns = [
  'key',
  'language',
  'version',
  'title',
  'shipped',
  'changedAt',
  'changedBy',
  'publishedAt',
] as const

export const newestTexts = (tx: Tx) =>
  tables(tx)
    .selectFrom('siteText')
    .distinctOn(['key', 'language'])
    .select([...stateColumns, 'description', 'blocks'])
    .orderBy('key')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()

export const newestTextsOf = (tx: Tx, key: SiteTextKey, among: readonly Language[]) =>
  tables(tx)
    .selectFrom('siteText')
    .distinctOn(['language'])
    .selectAll()
    .where('key', '=', key)
    .where('language', 'in', among)
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute()

const shownVersions = 50

/** Earlier versions, newest first. */
export const versionsOf = (tx: Tx, { key, language }: TextOf) =>
  tables(tx)
    .selectFrom('siteText')
    .select(stateColumns)
    .where('key', '=', key)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(shownVersions)
    .execute()

export const textAt = (tx: Tx, { key, language, version }: TextOf & { version: number }) =>
  tables(tx)
    .selectFrom('siteText')
    .selectAll()
    .where('key', '=', key)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst()

type NewVersion = TextOf & { version: number; shipped?: boolean; publishedAt?: Date } & PageText

/** Adds a version after the one its writer saw, and says whether it was still the newest. */
export async function addVersion(tx: Tx, { publishedAt, shipped = false, ...text }: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('siteText')
    .columns(['key', 'language', 'version', 'title', 'description', 'blocks', 'shipped', 'publishedAt'])
    .expression(
      sql`select ${text.key}::text, ${text.language}::text, ${text.version}::integer + 1, ${text.title}::text,
        ${text.description}::text, ${JSON.stringify(text.blocks)}::jsonb, ${shipped}::boolean, ${publishedAt ?? null}::timestamptz
        where ${text.version}::integer = coalesce((select max(version) from site_text
          where key = ${text.key} and language = ${text.language}), 0)` as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Shows a draft to everybody, if it is the newest version and was not shown yet. */
export async function publishVersion(
  tx: Tx,
  { key, language, version }: TextOf & { version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('siteText')
    .set({ publishedAt: sql`app_now()` })
    .where('key', '=', key)
    .where('language', '=', language)
    .where('version', '=', version)
    .where('publishedAt', 'is', null)
    .where(sql<boolean>`not exists (select from site_text newer
      where newer.key = ${key} and newer.language = ${language} and newer.version > ${version})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
