import type { Texts } from '../../platform/text.tsx'

/** The words of every area in this language. */
export const words = import.meta.glob<Partial<Texts>>('../../*/text/ru.ts', { eager: true, import: 'text' })
