import type { Language } from '@landbridge/contract/shared/languages'
import { text as en } from '@landbridge/contract/workorder/text/en'
import { text as papersEn } from '@landbridge/contract/workorder/text/papers/en'
import { text as papersRu } from '@landbridge/contract/workorder/text/papers/ru'
import { text as papersZhCn } from '@landbridge/contract/workorder/text/papers/zh-cn'
import { text as papersZhTw } from '@landbridge/contract/workorder/text/papers/zh-tw'
import { text as ru } from '@landbridge/contract/workorder/text/ru'
import { text as zhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/workorder/text/zh-tw'

const words = {
  'zh-CN': { ...zhCn, ...papersZhCn },
  'zh-TW': { ...zhTw, ...papersZhTw },
  en: { ...en, ...papersEn },
  ru: { ...ru, ...papersRu },
} as const satisfies Record<Language, object>

/** A word that a work order or its papers have. */
export type JobWord = keyof (typeof words)['zh-CN']

/** A word of this area in the reader's language. */
export const say = (key: JobWord, language: Language): string => words[language][key]
