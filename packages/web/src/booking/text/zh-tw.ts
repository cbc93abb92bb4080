import { text as failures } from '@landbridge/contract/booking/text/zh-tw'
import { deskWords } from './desk/zh-tw.ts'
import { fieldWords } from './fields/zh-tw.ts'
import { formWords } from './form/zh-tw.ts'
import { orderWords } from './order/zh-tw.ts'
import type { BookingText } from './zh-cn.ts'

export const text = { ...failures, ...deskWords, ...fieldWords, ...formWords, ...orderWords } satisfies BookingText
