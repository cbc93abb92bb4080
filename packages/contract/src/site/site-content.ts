import { z } from 'zod'
import { languages } from '../shared/languages.ts'
import { count, day, flag, instant } from '../shared/wire-values.ts'

export const siteTextKeys = [
  'home',
  'business-58',
  'business-59',
  'business-63',
  'business-64',
  'agreement',
  'privacy',
  'cookies',
] as const
export type SiteTextKey = (typeof siteTextKeys)[number]

/** The introduction pages by the specification's categories, each with the key of its words. */
export const businessTextKeys = {
  '58': 'business-58',
  '59': 'business-59',
  '63': 'business-63',
  '64': 'business-64',
} as const satisfies Record<string, SiteTextKey>
export type BusinessType = keyof typeof businessTextKeys

/** Parts of a page: plain words in a shape, never mark-up. */
export const blockKinds = ['heading', 'paragraph', 'list', 'steps', 'facts', 'questions', 'figure', 'button'] as const
export type BlockKind = (typeof blockKinds)[number]

export const figureNames = ['multimodal', 'trains', 'ecommerce', 'air', 'compare', 'book', 'follow', 'settle'] as const
export type FigureName = (typeof figureNames)[number]

/** Words that may be left out; an empty text is as good as none. */
const openText = (maxLength: number) =>
  z.codec(z.string().nullish(), z.string().max(maxLength), {
    decode: (sent) => (sent ?? '').trim(),
    encode: (value) => value,
  })

const blockItem = z.object({ label: openText(60), title: openText(200), text: openText(2000) })
export type BlockItem = z.infer<typeof blockItem>

type Needs = { text?: true; items?: readonly ('title' | 'text')[]; figure?: true; to?: true }

export const blockNeeds: Readonly<Record<BlockKind, Needs>> = {
  heading: { text: true },
  paragraph: { text: true },
  list: { items: ['text'] },
  steps: { items: ['title'] },
  facts: { items: ['title', 'text'] },
  questions: { items: ['title', 'text'] },
  figure: { figure: true },
  button: { text: true, to: true },
}

/** An address of this site: never another one's, and never a script. */
const isOwnAddress = (to: string) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(to)

export const contentBlock = z
  .object({
    kind: z.enum(blockKinds),
    text: openText(4000),
    items: z.array(blockItem).max(40).default([]),
    figure: openText(40),
    to: openText(200),
  })
  .superRefine((block, context) => {
    const needs = blockNeeds[block.kind]
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (needs.text && !block.text) wrong(['text'], 'shared.needed')
    if (needs.items && block.items.length === 0) wrong(['items'], 'shared.needed')
    for (const [index, item] of block.items.entries()) {
      for (const name of needs.items ?? []) if (!item[name]) wrong(['items', index, name], 'shared.needed')
    }
    if (needs.figure && !(figureNames as readonly string[]).includes(block.figure)) {
      wrong(['figure'], 'shared.not-understood')
    }
    if (needs.to && !isOwnAddress(block.to)) wrong(['to'], 'site.own-address')
  })
export type ContentBlock = z.infer<typeof contentBlock>

/** A block with what its kind uses; the rest is empty. */
export const blockOf = (kind: BlockKind, content: Partial<Omit<ContentBlock, 'kind'>> = {}): ContentBlock => ({
  kind,
  text: '',
  items: [],
  figure: '',
  to: '',
  ...content,
})

const pageWords = {
  title: openText(200).refine((title) => title !== '', 'shared.needed'),
  description: openText(400),
  blocks: z.array(contentBlock).min(1, 'shared.needed').max(80),
}

export const pageText = z.object(pageWords)
export type PageText = z.infer<typeof pageText>

/** Pages that are drawn into a fixed form: which blocks they have, and how many items where that is fixed too. */
export const fixedShapes: Partial<Record<SiteTextKey, readonly { kind: BlockKind; items?: number }[]>> = {
  home: [
    { kind: 'heading' },
    { kind: 'paragraph' },
    { kind: 'steps', items: 4 },
    { kind: 'heading' },
    { kind: 'list', items: 5 },
    { kind: 'heading' },
    { kind: 'list' },
  ],
}

export const siteContent = z.object({
  key: z.enum(siteTextKeys),
  language: z.enum(languages),
  ...pageWords,
  publishedOn: day,
})
export type SiteContent = z.infer<typeof siteContent>

/** A version of a page's words, without the words. */
const siteTextVersion = z.object({
  version: count(1),
  changedAt: instant,
  changedBy: z.string(),
  publishedAt: instant.optional(),
  shipped: flag,
})
export type SiteTextVersion = z.infer<typeof siteTextVersion>

export const siteTextState = z.object({
  language: z.enum(languages),
  title: z.string(),
  ...siteTextVersion.shape,
})

export const siteTextDetail = z.object({
  language: z.enum(languages),
  ...pageWords,
  ...siteTextVersion.shape,
  history: z.array(siteTextVersion),
})
export type SiteTextDetail = z.infer<typeof siteTextDetail>

const textVersionKey = { key: z.enum(siteTextKeys), language: z.enum(languages), version: count(1) }
export const siteTextCommand = z.object(textVersionKey)
export type SiteTextCommand = z.infer<typeof siteTextCommand>
export const siteTextSave = z.object({ ...textVersionKey, ...pageWords })
export type SiteTextSave = z.infer<typeof siteTextSave>
export const siteTextRestore = z.object({ ...textVersionKey, from: count(1) })
export type SiteTextRestore = z.infer<typeof siteTextRestore>
