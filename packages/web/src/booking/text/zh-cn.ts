import { text as failures } from '@landbridge/contract/booking/text/zh-cn'
import { choiceWords } from './choices/zh-cn.ts'
import { fieldWords } from './fields/zh-cn.ts'
import { formWords } from './form/zh-cn.ts'
import { lineWords } from './lines/zh-cn.ts'
import { orderWords } from './order/zh-cn.ts'

/** The words of booking pages. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  ...choiceWords,
  ...fieldWords,
  ...formWords,
  ...lineWords,
  ...orderWords,
} as const
export type BookingText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
