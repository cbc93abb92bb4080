// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { text as failures } from '@landbridge/contract/booking/text/zh-tw'
import { choiceWords } from './choices/zh-tw.ts'
import { fieldWords } from './fields/zh-tw.ts'
import { formWords } from './form/zh-tw.ts'
import { lineWords } from './lines/zh-tw.ts'
import { orderWords } from './order/zh-tw.ts'
import type { BookingText } from './zh-cn.ts'

export const text = {
  ...failures,
  ...choiceWords,
  ...fieldWords,
  ...formWords,
  ...lineWords,
  ...orderWords,
} satisfies BookingText
