// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { alarmWords } from './alarm/en.ts'
import { auditWords } from './audit/en.ts'
import type { InsightDeskText } from './zh-cn.ts'

export const text = { ...alarmWords, ...auditWords } satisfies InsightDeskText
