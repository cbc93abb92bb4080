import { type Language, languages } from '@landbridge/contract/shared/languages'
import { Problem } from '@landbridge/contract/shared/problem'
import {
  fixedShapes,
  type PageText,
  type SiteTextCommand,
  type SiteTextDetail,
  type SiteTextKey,
  type SiteTextRestore,
  type SiteTextSave,
  siteTextKeys,
} from '@landbridge/contract/site/site-content'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/database.ts'
import type { Call } from '../platform/serve.ts'
import { shippedTexts } from './content/shipped-texts.ts'
import { showText } from './content-queries.ts'
import { addVersion, newestTexts, publishVersion, textAt } from './content-store.ts'

type StaffCall = Call<'staff'>

/** A page that is drawn into a fixed form keeps its blocks, and where it matters their number of items. */
export function checkShape(key: SiteTextKey, { blocks }: PageText): void {
  const shape = fixedShapes[key]
  if (!shape) return
  const fits =
    blocks.length === shape.length &&
    shape.every(({ kind, items }, index) => {
      const block = blocks[index]
      return block?.kind === kind && (items === undefined || block.items.length === items)
    })
  if (!fits) throw new Problem('shared.invalid-input', { blocks: 'site.shape-fixed' })
}

export async function saveText(draft: SiteTextSave, call: StaffCall): Promise<SiteTextDetail> {
  checkShape(draft.key, draft)
  return keepVersion(draft, 'site.save-text', call)
}

/** Takes the words of an older version as the new draft; nothing is lost. */
export async function restoreText({ from, ...draft }: SiteTextRestore, call: StaffCall): Promise<SiteTextDetail> {
  const { key, language } = draft
  const older = await textAt(call.tx, { key, language, version: from })
  if (!older) throw new Problem('site.text-missing')
  const { title, description, blocks } = older
  checkShape(key, { title, description, blocks })
  return keepVersion({ ...draft, title, description, blocks }, 'site.restore-text', call, { from })
}

async function keepVersion(
  draft: SiteTextSave,
  action: 'site.save-text' | 'site.restore-text',
  call: StaffCall,
  more: object = {},
): Promise<SiteTextDetail> {
  const { key, language, version } = draft
  if (!(await addVersion(call.tx, draft))) throw await refusal(draft, call)
  const after = { version: version + 1, title: draft.title, ...more }
  await audit(call, { action, thing: 'site-text', id: `${key}/${language}`, before: { version }, after })
  return showText({ key, language }, call.tx)
}

export async function publishText(command: SiteTextCommand, call: StaffCall): Promise<SiteTextDetail> {
  if (!(await publishVersion(call.tx, command))) throw await refusal(command, call)
  const { key, language, version } = command
  await audit(call, { action: 'site.publish-text', thing: 'site-text', id: `${key}/${language}`, after: { version } })
  return showText(command, call.tx)
}

/** Somebody was faster, or there is nothing to do with it. */
async function refusal(command: SiteTextCommand, { tx }: StaffCall): Promise<Problem> {
  const now = await showText(command, tx)
  const isNewest = now.version === command.version
  return isNewest ? new Problem('site.text-published') : new Problem('site.text-changed-meanwhile')
}

/** Brings the words that come with the program up to date, but where staff changed anything. */
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
    JSON.stringify([
      title,
      description,
      ...blocks.map((b) => [b.kind, b.text, b.figure, b.to, b.items.map(wordsOfItem)]),
    ])
  return contentOf(one) === contentOf(other)
}

const wordsOfItem = ({ label, title, text }: PageText['blocks'][number]['items'][number]) => [label, title, text]
