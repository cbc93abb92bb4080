import type { Texts } from '../../platform/text.tsx'

/** The words of every other page in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  ['../../*/text/en.ts', '../../site/desk/text/en.ts', '!../../{app,platform,site,reference}/text/en.ts'],
  { eager: true, import: 'text' },
)
