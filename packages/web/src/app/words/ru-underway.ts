// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  [
    '../../charge/text/ru.ts',
    '../../workorder/text/ru.ts',
    '../../warehouse/text/ru.ts',
    '../../paper/text/ru.ts',
    '../../tracking/text/ru.ts',
    '../../insight/text/ru.ts',
  ],
  { eager: true, import: 'text' },
)
