// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { text as failures } from '@landbridge/contract/booking/text/zh-cn'
import { choiceWords } from './choices/zh-cn.ts'
import { fieldWords } from './fields/zh-cn.ts'
import { formWords } from './form/zh-cn.ts'
import { lineWords } from './lines/zh-cn.ts'
import { orderWords } from './order/zh-cn.ts'

export const text = { ...failures, ...choiceWords, ...fieldWords, ...formWords, ...lineWords, ...orderWords } as const
export type BookingText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
