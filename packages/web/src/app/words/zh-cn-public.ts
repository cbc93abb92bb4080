import type { Texts } from '../../platform/text.tsx'

/** The words of the public pages in this language. */
export const words = import.meta.glob<Partial<Texts>>('../../{app,platform,site,reference}/text/zh-cn.ts', {
  eager: true,
  import: 'text',
})
