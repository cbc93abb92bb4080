import type { Texts } from '../../platform/text.tsx'

/** The words of the ways in, in this language: the login dialog opens over public pages. */
export const words = import.meta.glob<Partial<Texts>>('../../access/text/ru.ts', { eager: true, import: 'text' })
