import type { Texts } from '../../platform/text.tsx'

/** The words of the search and of the sheet of keys in this language. */
export const words = import.meta.glob<Partial<Texts>>('../palette/text/ru.ts', { eager: true, import: 'text' })
