// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { alarmWords } from './alarm/zh-cn.ts'
import { auditWords } from './audit/zh-cn.ts'

export const text = { ...alarmWords, ...auditWords } as const
export type InsightDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
