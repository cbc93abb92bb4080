// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../charge/text/en.ts',
    '../../workorder/text/en.ts',
    '../../warehouse/text/en.ts',
    '../../paper/text/en.ts',
    '../../tracking/text/en.ts',
    '../../insight/text/en.ts',
  ],
  { eager: true, import: 'text' },
)
