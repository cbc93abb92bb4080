// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../charge/text/zh-cn.ts',
    '../../workorder/text/zh-cn.ts',
    '../../warehouse/text/zh-cn.ts',
    '../../paper/text/zh-cn.ts',
    '../../tracking/text/zh-cn.ts',
    '../../insight/text/zh-cn.ts',
  ],
  { eager: true, import: 'text' },
)
