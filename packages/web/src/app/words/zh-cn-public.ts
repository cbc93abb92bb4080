// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  ['../text/zh-cn.ts', '../../platform/text/zh-cn.ts', '../../site/text/zh-cn.ts', '../../reference/text/zh-cn.ts'],
  { eager: true, import: 'text' },
)
