import type { Texts } from '../../platform/text.tsx'

/** What terms of trade and consignment notes mean, in this language. */
export const words = import.meta.glob<Partial<Texts>>('../../booking/form/explained/text/zh-cn.ts', {
  eager: true,
  import: 'text',
})
