import { auditWords } from './audit/zh-cn.ts'
import { workWords } from './failed-work/zh-cn.ts'

/** The words of the audit log and of failed work. */
export const text = { ...auditWords, ...workWords } as const
export type InsightDeskText = Record<keyof typeof text, string>

declare module '../../../platform/text.tsx' {
  interface Texts extends InsightDeskText {}
}
