import { type BookingTextKey, filled } from '@landbridge/contract/booking/booking-labels'
import { text as en } from '@landbridge/contract/booking/text/en'
import { text as ru } from '@landbridge/contract/booking/text/ru'
import { text as zhCn } from '@landbridge/contract/booking/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/booking/text/zh-tw'
import type { Language } from '@landbridge/contract/shared/languages'
import { pluralForm } from '@landbridge/contract/shared/plural-form'

const texts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const

export function say(language: Language, key: BookingTextKey, values: Readonly<Record<string, unknown>> = {}): string {
  const sentence = texts[language][key]
  return filled(values.count === undefined ? sentence : pluralForm(sentence, Number(values.count), language), values)
}
