import { text as ownEn } from '@landbridge/contract/paper/text/en'
import { text as papersEn } from '@landbridge/contract/paper/text/papers/en'
import { text as papersRu } from '@landbridge/contract/paper/text/papers/ru'
import { text as papersZhCn } from '@landbridge/contract/paper/text/papers/zh-cn'
import { text as papersZhTw } from '@landbridge/contract/paper/text/papers/zh-tw'
import { text as ownRu } from '@landbridge/contract/paper/text/ru'
import { text as ownZhCn } from '@landbridge/contract/paper/text/zh-cn'
import { text as ownZhTw } from '@landbridge/contract/paper/text/zh-tw'
import type { Language } from '@landbridge/contract/shared/languages'
import { text as en } from '@landbridge/contract/workorder/text/en'
import { text as ru } from '@landbridge/contract/workorder/text/ru'
import { text as zhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/workorder/text/zh-tw'

const printedWords = {
  'zh-CN': { ...zhCn, ...ownZhCn, ...papersZhCn },
  'zh-TW': { ...zhTw, ...ownZhTw, ...papersZhTw },
  en: { ...en, ...ownEn, ...papersEn },
  ru: { ...ru, ...ownRu, ...papersRu },
} as const satisfies Record<Language, object>

export type PaperWord = keyof (typeof printedWords)['zh-CN']

export const say = (key: PaperWord, language: Language): string => printedWords[language][key]
