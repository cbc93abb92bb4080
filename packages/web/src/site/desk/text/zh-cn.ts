// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { workWords } from './failed-work/zh-cn.ts'
import { siteWords } from './site-texts/zh-cn.ts'

export const text = { ...workWords, ...siteWords } as const
export type SiteDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
