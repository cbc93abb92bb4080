// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  ['../../booking/fields/explained/text/zh-cn.ts', '../../pricing/query/text/zh-cn.ts'],
  { eager: true, import: 'text' },
)
