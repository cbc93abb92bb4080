import type { Texts } from '../../platform/text.tsx'

/** The words of every other page in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  ['../../*/text/ru.ts', '../../site/desk/text/ru.ts', '!../../{app,platform,site,reference}/text/ru.ts'],
  { eager: true, import: 'text' },
)
