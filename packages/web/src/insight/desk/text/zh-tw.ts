// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { alarmWords } from './alarm/zh-tw.ts'
import { auditWords } from './audit/zh-tw.ts'
import type { InsightDeskText } from './zh-cn.ts'

export const text = { ...alarmWords, ...auditWords } satisfies InsightDeskText
