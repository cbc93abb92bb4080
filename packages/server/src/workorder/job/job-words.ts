import type { Language } from '@landbridge/contract/shared/languages'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { text as en } from '@landbridge/contract/workorder/text/en'
import { text as ru } from '@landbridge/contract/workorder/text/ru'
import { text as zhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/workorder/text/zh-tw'

const words = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const satisfies Record<Language, object>

/** A word of this area in the reader's language. */
export const say = (key: WorkorderTextKey, language: Language): string => words[language][key]
