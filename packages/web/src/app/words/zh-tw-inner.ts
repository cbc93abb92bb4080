import type { Texts } from '../../platform/text.tsx'

/** The words of the other pages in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../*/text/zh-tw.ts',
    '!../../{app,platform,site,reference,access,customer,charge,workorder,warehouse,paper,tracking,insight}/text/zh-tw.ts',
  ],
  { eager: true, import: 'text' },
)
