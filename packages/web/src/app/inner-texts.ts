import type { Language } from '@landbridge/contract/shared/languages'
import type { TextPart } from '../platform/language.ts'
import type { Texts } from '../platform/text.tsx'

export type WordsLoader = () => Promise<{ words: Record<string, Partial<Texts>> }>

/** The words of the public pages, and of the login that opens over them. */
export type PublicPart = 'public' | 'login'
type InnerPart = Exclude<TextPart, PublicPart>

/** The words that public pages do without. */
export const innerLoaders: Record<Language, Record<InnerPart, WordsLoader>> = {
  'zh-CN': {
    inner: () => import('./words/zh-cn-inner.ts'),
    underway: () => import('./words/zh-cn-underway.ts'),
    company: () => import('./words/zh-cn-company.ts'),
    desk: () => import('./words/zh-cn-desk.ts'),
    palette: () => import('./words/zh-cn-palette.ts'),
    explained: () => import('./words/zh-cn-explained.ts'),
  },
  'zh-TW': {
    inner: () => import('./words/zh-tw-inner.ts'),
    underway: () => import('./words/zh-tw-underway.ts'),
    company: () => import('./words/zh-tw-company.ts'),
    desk: () => import('./words/zh-tw-desk.ts'),
    palette: () => import('./words/zh-tw-palette.ts'),
    explained: () => import('./words/zh-tw-explained.ts'),
  },
  en: {
    inner: () => import('./words/en-inner.ts'),
    underway: () => import('./words/en-underway.ts'),
    company: () => import('./words/en-company.ts'),
    desk: () => import('./words/en-desk.ts'),
    palette: () => import('./words/en-palette.ts'),
    explained: () => import('./words/en-explained.ts'),
  },
  ru: {
    inner: () => import('./words/ru-inner.ts'),
    underway: () => import('./words/ru-underway.ts'),
    company: () => import('./words/ru-company.ts'),
    desk: () => import('./words/ru-desk.ts'),
    palette: () => import('./words/ru-palette.ts'),
    explained: () => import('./words/ru-explained.ts'),
  },
}
