import { businessDay } from '@landbridge/contract/shared/business-day'
import { type Language, languages } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import {
  type SiteContent,
  type SiteTextDetail,
  type SiteTextKey,
  type SiteTextVersion,
  siteTextKeys,
} from '@landbridge/contract/site/site-content'
import type { Tx } from '../platform/database.ts'
import type { Call } from '../platform/serve.ts'
import { newestTexts, newestTextsOf, publishedText, type TextOf, type TextRow, versionsOf } from './content-store.ts'

type PageChosen = { key: SiteTextKey; language?: Language | undefined }

export async function showContent({ key, ...chosen }: PageChosen, { tx, ...call }: Call<Actor>): Promise<SiteContent> {
  const language = chosen.language ?? call.language
  const row = await publishedText(tx, { key, language })
  if (!row?.publishedAt) throw new Problem('site.text-missing')
  const { publishedAt, ...words } = row
  return { key, language, ...words, publishedOn: businessDay(publishedAt) }
}

type VersionRow = Pick<TextRow, 'version' | 'changedAt' | 'changedBy' | 'publishedAt' | 'shipped'>

const versionOf = (row: VersionRow): SiteTextVersion => ({
  version: row.version,
  changedAt: row.changedAt,
  changedBy: row.changedBy,
  ...(row.publishedAt && { publishedAt: row.publishedAt }),
  shipped: row.shipped,
})

const inOrder = (one: { language: Language }, other: { language: Language }) =>
  languages.indexOf(one.language) - languages.indexOf(other.language)

/** Every page, and how far it is in each language. */
export async function listTexts(tx: Tx) {
  const rows = await newestTexts(tx)
  const items = siteTextKeys.map((key) => {
    const rowsOfKey = rows.filter((row) => row.key === key).toSorted(inOrder)
    return { key, texts: rowsOfKey.map((row) => ({ language: row.language, title: row.title, ...versionOf(row) })) }
  })
  return { items }
}

async function detailsOf(tx: Tx, key: SiteTextKey, among: readonly Language[]): Promise<SiteTextDetail[]> {
  const [rows, ...histories] = await Promise.all([
    newestTextsOf(tx, key, among),
    ...among.map((language) => versionsOf(tx, { key, language })),
  ])
  return rows.toSorted(inOrder).map(({ language, title, description, blocks, ...row }) => ({
    language,
    title,
    description,
    blocks,
    ...versionOf(row),
    history: histories[among.indexOf(language)]?.map(versionOf) ?? [],
  }))
}

export const showTexts = async (key: SiteTextKey, tx: Tx) => ({ key, texts: await detailsOf(tx, key, languages) })

/** One page in one language, after something was done with it. */
export async function showText({ key, language }: TextOf, tx: Tx): Promise<SiteTextDetail> {
  const [detail] = await detailsOf(tx, key, [language])
  if (!detail) throw new Problem('site.text-missing')
  return detail
}
