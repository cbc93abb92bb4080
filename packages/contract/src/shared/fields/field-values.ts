import { z } from 'zod'
import { cleanPhone } from '../reading/printed-numbers.ts'
import { count, day, decimal, flag } from '../wire-values.ts'

/** Text that can be kept and printed: of a length, well formed, and without control signs. */
export const freeText = (maxLength: number) =>
  z
    .string()
    .max(maxLength, 'booking.too-long')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'booking.sign-not-allowed')
    .refine((text) => text.isWellFormed(), 'booking.sign-not-allowed')

/** A code of the code library; whether it stands there is checked when the booking is submitted. */
export const shortCode = freeText(20)

export const placeCode = z.string().regex(/^[A-Z0-9]{2,10}$/, 'booking.place-unknown')

/** A telephone in any spelling, with the number inside a house behind it; submissions keep it as everybody dials it. */
export const phone = z
  .string()
  .overwrite(cleanPhone)
  .regex(/^\+?\(?\d(?:(?: ?[()-] ?| )?\d){4,23}( ext\. \d{1,6})?$/, 'booking.phone-wrong')
/** An e-mail address of accounts, invitations and contacts; before the at sign letters, digits, Chinese and ._%+'-. */
export const emailPattern = /^[A-Za-z0-9\u4e00-\u9fa5._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/
export const email = z.email({ pattern: emailPattern, error: 'booking.email-wrong' }).max(100, 'booking.too-long')
export const country = z.string().regex(/^[A-Z]{2}$/)
/** A calendar month, yyyy-MM. */
export const planMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'shared.time-unread')

export const weight = decimal(12, 3, { least: 'positive' })
export const volume = decimal(10, 3, { least: 'positive' })
export const celsius = decimal(4, 1, { least: 'any' })
export const centimetres = decimal(6, 1, { least: 'positive' })
export const money = decimal(14, 2)
export const packageCount = count(1, 999_999, 'booking.package-count-wrong')

/** A value that a form may leave open: a draft needs nothing, and a change may clear it. */
export const open = <Value extends z.ZodType>(value: Value) => value.nullish()
export const openFlag = () => flag.nullish()
export const openDay = () => day.nullish()
/** A day, or a day and a time at the place itself: yyyy-MM-dd or yyyy-MM-dd HH:mm:ss. */
const moment = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/, 'shared.moment-unread')
  .refine((text) => day.safeParse(text.slice(0, 10)).success, 'shared.day-unread')
export const openMoment = () => moment.nullish()
