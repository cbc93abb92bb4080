import { auditWords } from './audit/zh-tw.ts'
import { workWords } from './failed-work/zh-tw.ts'
import type { InsightDeskText } from './zh-cn.ts'

export const text = { ...auditWords, ...workWords } satisfies InsightDeskText
