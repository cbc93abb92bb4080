// Collected by `npm run collections` from what stands in the areas; not written by hand.
import type { Texts } from '../../platform/text.tsx'

export const words = import.meta.glob<Partial<Texts>>(
  ['../../booking/fields/explained/text/ru.ts', '../../pricing/query/text/ru.ts'],
  { eager: true, import: 'text' },
)
