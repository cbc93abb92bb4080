import type { Texts } from '../../platform/text.tsx'

/** The words of one's company, of its people and keys, and of the customers at the desk, in this language. */
export const words = import.meta.glob<Partial<Texts>>('../../customer/text/zh-cn.ts', { eager: true, import: 'text' })
