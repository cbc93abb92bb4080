import type { Texts } from '../../platform/text.tsx'

/** The words of the other pages in this language. */
export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../*/text/zh-cn.ts',
    '!../../{app,platform,site,reference,access,customer,charge,workorder,warehouse,paper,tracking,insight}/text/zh-cn.ts',
  ],
  { eager: true, import: 'text' },
)
