import { type Language, languages } from '@landbridge/contract/shared/languages'
import type { ContentBlock, PageText, SiteTextDetail, SiteTextKey } from '@landbridge/contract/site/site-content'
import { useState } from 'react'
import { useKeepValueThroughReload } from '../../platform/form/keep-through-reload.ts'

/** A block with an id that stays when it moves. */
export type DraftBlock = ContentBlock & { id: number }
export type Draft = Omit<PageText, 'blocks'> & { blocks: readonly DraftBlock[] }
export type HeldText = { base: SiteTextDetail; draft: Draft }
export type HeldTexts = Readonly<Partial<Record<Language, HeldText>>>

let lastId = 0
export const withId = (block: ContentBlock): DraftBlock => ({ ...block, id: ++lastId })

const draftOf = ({ title, description, blocks }: PageText): Draft => ({
  title,
  description,
  blocks: blocks.map(withId),
})

export const wordsOf = ({ title, description, blocks }: Draft): PageText => ({
  title,
  description,
  blocks: blocks.map(({ id, ...block }) => block),
})

const same = (one: PageText, other: PageText) => contentOf(one) === contentOf(other)
const contentOf = ({ title, description, blocks }: PageText) =>
  JSON.stringify([
    title,
    description,
    ...blocks.map((b) => [b.kind, b.text, b.figure, b.to, b.items.map((i) => [i.label, i.title, i.text])]),
  ])

export const isChanged = (held: HeldText | undefined): boolean =>
  held !== undefined && !same(wordsOf(held.draft), held.base)

/** Unsaved words by page, kept after leaving the editor by mistake. */
const left = new Map<SiteTextKey, HeldTexts>()

/** A page's texts in every language, saved and typed. */
export function useTextDrafts(key: SiteTextKey, texts: readonly SiteTextDetail[]) {
  const [held, setHeld] = useState<HeldTexts>(() => {
    const before = left.get(key) ?? {}
    const all = texts.map((base) => {
      const kept = before[base.language]
      return [base.language, kept && isChanged(kept) ? kept : { base, draft: draftOf(base) }] as const
    })
    return Object.fromEntries(all)
  })
  const keepText = (language: Language, next: HeldText) =>
    setHeld((before) => {
      const after = { ...before, [language]: next }
      left.set(key, after)
      return after
    })
  const changed = languages.filter((language) => isChanged(held[language]))
  const typed = changed.flatMap((language) => {
    const one = held[language]
    return one ? [{ language, version: one.base.version, words: wordsOf(one.draft) }] : []
  })
  useKeepValueThroughReload(`text ${key}`, typed.length > 0 ? typed : undefined, (kept) => {
    for (const { language, version, words } of kept) {
      const base = texts.find((one) => one.language === language)
      // With the version that the words were written upon: what was saved by others meanwhile is not written over unseen.
      if (base) keepText(language, { base: { ...base, version }, draft: draftOf(words) })
    }
  })
  return {
    held,
    changed,
    change(language: Language, changes: Partial<Draft>) {
      const one = held[language]
      if (one) keepText(language, { ...one, draft: { ...one.draft, ...changes } })
    },
    /** Takes the server's answer, with its words or keeping the typed ones. */
    take(base: SiteTextDetail, { keepTyped = false } = {}) {
      const typed = held[base.language]?.draft
      keepText(base.language, { base, draft: keepTyped && typed ? typed : draftOf(base) })
    },
  }
}
