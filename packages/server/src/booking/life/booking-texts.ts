import { filled } from '@landbridge/contract/booking/booking-labels'
import { text as en } from '@landbridge/contract/booking/text/en'
import { text as ru } from '@landbridge/contract/booking/text/ru'
import { text as zhCn } from '@landbridge/contract/booking/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/booking/text/zh-tw'
import type { Language } from '@landbridge/contract/shared/languages'
import { milestoneTexts } from '@landbridge/contract/shared/milestones'
import { text as sharedEn } from '@landbridge/contract/shared/text/en'
import { text as sharedRu } from '@landbridge/contract/shared/text/ru'
import { text as sharedZhCn } from '@landbridge/contract/shared/text/zh-cn'
import { text as sharedZhTw } from '@landbridge/contract/shared/text/zh-tw'

const texts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const
const sharedTexts = { 'zh-CN': sharedZhCn, 'zh-TW': sharedZhTw, en: sharedEn, ru: sharedRu } as const
export type BookingTextKey = keyof typeof zhCn

/** A sentence of this area in the reader's language. */
export const say = (language: Language, key: BookingTextKey, values: Readonly<Record<string, unknown>> = {}): string =>
  filled(texts[language][key], values)

/** The word for what happened to the cargo last; a code that nobody knows stands for itself. */
export function milestoneWord(language: Language, code: string): string {
  const plain = code === 'CUSR' ? 'CUSR-export' : code
  return plain in milestoneTexts ? sharedTexts[language][milestoneTexts[plain as keyof typeof milestoneTexts]] : code
}
