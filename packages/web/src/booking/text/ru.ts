import { text as failures } from '@landbridge/contract/booking/text/ru'
import { deskWords } from './desk/ru.ts'
import { fieldWords } from './fields/ru.ts'
import { formWords } from './form/ru.ts'
import { orderWords } from './order/ru.ts'
import type { BookingText } from './zh-cn.ts'

export const text = { ...failures, ...deskWords, ...fieldWords, ...formWords, ...orderWords } satisfies BookingText
