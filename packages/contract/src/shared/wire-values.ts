import { z } from 'zod'
import { businessClock, instantOfClock } from './business-day.ts'
import { commaJoined, commaParts } from './comma-joined.ts'

/** T or F on the wire. */
export const flag = z.codec(z.enum(['T', 'F']), z.boolean(), {
  decode: (sent) => sent === 'T',
  encode: (value) => (value ? 'T' : 'F'),
})

/** Refused for `reason` where it is empty. */
export const needed = (reason: string) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? reason : undefined) })
    .trim()
    .min(1, { error: reason, abort: true })

/** A list of codes or words, joined by commas on the wire; an empty text is an empty list. */
export const commaList = <Item extends z.ZodType<string, string>>(item: Item) =>
  z.codec(z.string(), z.array(item), {
    decode: (sent) => commaParts(sent.trim()).map((part) => part.trim()) as z.input<Item>[],
    encode: commaJoined,
  })

/** A JSON number, or digits in a form or a query. `reason` refuses one outside its bounds. */
export const count = (min = 0, max = 999_999_999, reason?: string) =>
  z.codec(z.union([z.int(), z.string().regex(/^\d{1,9}$/)], reason), z.int(reason).min(min, reason).max(max, reason), {
    decode: Number,
    encode: (value) => value,
  })

/** A Date would read 30 February as 2 March. */
function isClock(text: string): boolean {
  const at = instantOfClock(text)
  return !Number.isNaN(at.getTime()) && businessClock(at) === text
}

/** An instant, on the wire the wall clock of Shanghai. */
export const instant = z.codec(
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'shared.moment-unread')
    .refine(isClock, 'shared.moment-unread'),
  z.date(),
  {
    decode: instantOfClock,
    encode: businessClock,
  },
)

export const day = z.iso.date()

/** The input or the answer of a call that has no members. */
export const nothing = z.object({})

/** The actions on a thing, each with the reason that forbids it to the reader now. */
export const actionView = <const Name extends string>(names: readonly Name[]) =>
  z.object({ name: z.enum(names), allowed: z.boolean(), reason: z.string().optional() }).meta({ wire: 'action' })

/** A decimal number as text, with at most `digits` in all and `scale` of them behind the point: weights, volumes, money, rates. */
export const decimal = (digits: number, scale: number, { least }: { least?: 'zero' | 'positive' | 'any' } = {}) => {
  const integerDigits = digits - scale
  const sign = least === 'any' ? '-?' : ''
  const figure = z
    .string()
    .regex(
      new RegExp(`^${sign}\\d{1,${integerDigits}}${scale > 0 ? `(\\.\\d{1,${scale}})?` : ''}$`),
      'shared.number-wrong',
    )
  const positive = (text: string) => /[1-9]/.test(text)
  const read = z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value })
  return read.pipe(least === 'positive' ? figure.refine(positive, 'shared.number-positive') : figure)
}

/** An amount of money: a decimal string in the currency that stands beside it. */
export const amount = decimal(16, 4, { least: 'any' })

export const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** Every command on a record with a life carries the version that its author saw. */
export const thingCommand = z.object({ id: z.uuid(), version: count(1) })
