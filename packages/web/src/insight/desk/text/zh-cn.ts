import { alarmWords } from './alarm/zh-cn.ts'
import { auditWords } from './audit/zh-cn.ts'
import { workWords } from './failed-work/zh-cn.ts'

/** The words of alarms, the audit log and failed work. */
export const text = { ...alarmWords, ...auditWords, ...workWords } as const
export type InsightDeskText = Record<keyof typeof text, string>

declare module '../../../platform/text.tsx' {
  interface Texts extends InsightDeskText {}
}
