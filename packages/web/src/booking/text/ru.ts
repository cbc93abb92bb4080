// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { text as failures } from '@landbridge/contract/booking/text/ru'
import { choiceWords } from './choices/ru.ts'
import { fieldWords } from './fields/ru.ts'
import { formWords } from './form/ru.ts'
import { lineWords } from './lines/ru.ts'
import { orderWords } from './order/ru.ts'
import type { BookingText } from './zh-cn.ts'

export const text = {
  ...failures,
  ...choiceWords,
  ...fieldWords,
  ...formWords,
  ...lineWords,
  ...orderWords,
} satisfies BookingText
