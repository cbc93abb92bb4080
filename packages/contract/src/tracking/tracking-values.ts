import { z } from 'zod'
import { daysReversed } from '../shared/day-span.ts'
import { plainText } from '../shared/reading/plain-text.ts'
import { day } from '../shared/wire-values.ts'

export type DayRange = { from?: string; to?: string }

const isInOrder = ({ from, to }: DayRange) => !(from && to) || from <= to
const isRange = (value: unknown) => Object.values(value as DayRange).every((end) => day.safeParse(end).success)

/** A range of days, joined by a comma on the wire; one day alone is that day. */
export const dayRange = z.codec(
  z.string().regex(/^(\d{4}-\d\d-\d\d)?(,(\d{4}-\d\d-\d\d)?)?$/, 'shared.day-unread'),
  z.custom<DayRange>(isRange, { error: 'shared.day-unread', abort: true }).refine(isInOrder, daysReversed),
  {
    decode: (sent) => {
      const [from, to = sent.includes(',') ? '' : from] = sent.split(',')
      return { ...(from && { from }), ...(to && { to }) }
    },
    encode: ({ from = '', to = '' }) => `${from},${to}`,
  },
)

/** A yes or no that the specification writes both ways: T and F, or true and false. */
export const eitherFlag = z.codec(z.union([z.boolean(), z.enum(['T', 'F', 'true', 'false'])]), z.boolean(), {
  decode: (sent) => sent === true || sent === 'T' || sent === 'true',
  encode: (value) => (value ? 'T' : 'F'),
})

export const latitude = z.number().min(-90, 'tracking.latitude-wrong').max(90, 'tracking.latitude-wrong')
export const longitude = z.number().min(-180, 'tracking.longitude-wrong').max(180, 'tracking.longitude-wrong')

/** Degrees have a point or, where that is the custom, a comma, and the quarter of the globe before or behind them in place of a sign. */
const writtenDegrees = /^(?:([NSEW])\s*)?([-−]?\d{1,3}(?:[.,]\d{1,8})?)\s*°?\s*([NSEW])?$/

export function degreesIn(text: string): number | undefined {
  const [, before, figure = '', behind] = writtenDegrees.exec(plainText(text).trim().toUpperCase()) ?? []
  if (figure === '' || (before && behind)) return undefined
  const degrees = Number(figure.replace(',', '.').replace('−', '-'))
  return /[SW]/.test(before ?? behind ?? '') ? -degrees : degrees
}

export function isBareSpot(text: string): boolean {
  const halves = [/\s*[,;/]\s+|\s+/, /[,;/]/].map((between) => text.trim().split(between))
  return halves.some((parts) => parts.length === 2 && parts.every((part) => degreesIn(part) !== undefined))
}

/** A coordinate as sent in a form: digits, or a number in JSON. */
const coordinateSent = (wrong: string) =>
  z.union([z.number(), z.string().refine((text) => degreesIn(text) !== undefined, wrong)], wrong)
const degreesSent = (sent: string | number) => (typeof sent === 'number' ? sent : (degreesIn(sent) ?? Number.NaN))
export const latitudeSent = z.codec(coordinateSent('tracking.latitude-wrong'), latitude, {
  decode: degreesSent,
  encode: (value) => value,
})
export const longitudeSent = z.codec(coordinateSent('tracking.longitude-wrong'), longitude, {
  decode: degreesSent,
  encode: (value) => value,
})

/** A device without a fix reports the point where equator and first meridian meet, or nearly so: nothing of ours is ever there. */
export const isWithoutFix = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) < 0.5 && Math.abs(longitude) < 0.5
