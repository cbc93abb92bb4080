// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../charge/text/zh-tw.ts',
    '../../workorder/text/zh-tw.ts',
    '../../warehouse/text/zh-tw.ts',
    '../../paper/text/zh-tw.ts',
    '../../tracking/text/zh-tw.ts',
    '../../insight/text/zh-tw.ts',
  ],
  { eager: true, import: 'text' },
)
