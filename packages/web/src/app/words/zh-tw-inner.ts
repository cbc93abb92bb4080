import type { Texts } from '../../platform/text.tsx'

/** The words of every other page in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  ['../../*/text/zh-tw.ts', '../../site/desk/text/zh-tw.ts', '!../../{app,platform,site,reference}/text/zh-tw.ts'],
  { eager: true, import: 'text' },
)
