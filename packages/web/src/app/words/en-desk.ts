import type { Texts } from '../../platform/text.tsx'

/** The words of the back office alone, in this language. */
export const words = import.meta.glob<Partial<Texts>>('../../*/desk/text/en.ts', { eager: true, import: 'text' })
