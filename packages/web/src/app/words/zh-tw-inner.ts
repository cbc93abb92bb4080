// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../booking/text/zh-tw.ts',
    '../../communication/text/zh-tw.ts',
    '../../document/text/zh-tw.ts',
    '../../pricing/text/zh-tw.ts',
  ],
  { eager: true, import: 'text' },
)
