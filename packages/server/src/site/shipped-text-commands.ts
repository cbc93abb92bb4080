import { type Language, languages } from '@landbridge/contract/shared/languages'
import { type PageText, type SiteTextKey, siteTextKeys } from '@landbridge/contract/site/site-content'
import type { Tx } from '../platform/database.ts'
import { shippedTexts } from './content/shipped-texts.ts'
import { addVersion, newestTexts } from './content-store.ts'

/** Brings the words that come with the program up to date. Where staff changed anything, theirs stand. */
export async function loadSiteTexts(tx: Tx, now: Date): Promise<void> {
  const newest = await newestTexts(tx)
  const bring = async (key: SiteTextKey, language: Language) => {
    const text = shippedTexts[language][key]
    const row = newest.find((one) => one.key === key && one.language === language)
    if (row && (!row.shipped || saysTheSame(row, text))) return
    await addVersion(tx, { key, language, version: row?.version ?? 0, shipped: true, publishedAt: now, ...text })
  }
  await Promise.all(siteTextKeys.flatMap((key) => languages.map((language) => bring(key, language))))
}

/** Compared in one order of fields, for the database keeps its own. */
function saysTheSame(one: PageText, other: PageText): boolean {
  const contentOf = ({ title, description, blocks }: PageText) =>
    JSON.stringify([title, description, ...blocks.map((b) => [b.kind, b.text, b.figure, b.to, b.items.map(itemSaid)])])
  return contentOf(one) === contentOf(other)
}

const itemSaid = ({ label, title, text }: PageText['blocks'][number]['items'][number]) => [label, title, text]
