// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { alarmWords } from './alarm/ru.ts'
import { auditWords } from './audit/ru.ts'
import type { InsightDeskText } from './zh-cn.ts'

export const text = { ...alarmWords, ...auditWords } satisfies InsightDeskText
