import type { Language } from '@landbridge/contract/shared/languages'
import { milestoneTexts } from '@landbridge/contract/shared/milestones'
import { text as sharedEn } from '@landbridge/contract/shared/text/en'
import { text as sharedRu } from '@landbridge/contract/shared/text/ru'
import { text as sharedZhCn } from '@landbridge/contract/shared/text/zh-cn'
import { text as sharedZhTw } from '@landbridge/contract/shared/text/zh-tw'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { text as en } from '@landbridge/contract/workorder/text/en'
import { text as ru } from '@landbridge/contract/workorder/text/ru'
import { text as zhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/workorder/text/zh-tw'

const words = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const satisfies Record<Language, object>
const sharedWords = { 'zh-CN': sharedZhCn, 'zh-TW': sharedZhTw, en: sharedEn, ru: sharedRu } as const

/** A word of this area in the reader's language. */
export const say = (key: WorkorderTextKey, language: Language): string => words[language][key]

/** The latest event in words, with its place: "Departed · Xi'an". */
export function trackText(
  eventCode: string | null,
  placeName: string | undefined,
  language: Language,
): string | undefined {
  if (!eventCode) return undefined
  const key = Object.entries(milestoneTexts).find(([code]) => code === eventCode)?.[1]
  const event = key ? sharedWords[language][key] : eventCode
  return placeName ? `${event} · ${placeName}` : event
}
