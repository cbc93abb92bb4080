import type { Texts } from '../../platform/text.tsx'

/** The words of every other page in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  ['../../*/text/zh-cn.ts', '../../site/desk/text/zh-cn.ts', '!../../{app,platform,site,reference}/text/zh-cn.ts'],
  { eager: true, import: 'text' },
)
