// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { text as failures } from '@landbridge/contract/booking/text/en'
import { choiceWords } from './choices/en.ts'
import { fieldWords } from './fields/en.ts'
import { formWords } from './form/en.ts'
import { lineWords } from './lines/en.ts'
import { orderWords } from './order/en.ts'
import type { BookingText } from './zh-cn.ts'

export const text = {
  ...failures,
  ...choiceWords,
  ...fieldWords,
  ...formWords,
  ...lineWords,
  ...orderWords,
} satisfies BookingText
