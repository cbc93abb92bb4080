import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { instants } from '../testing/values-of.ts'
import { businessDay } from './business-day.ts'
import { amount, commaList, count, currencyCode, day, decimal, flag, instant, needed } from './wire-values.ts'

const takes = (schema: z.ZodType, sent: unknown) => z.safeDecode(schema, sent as never).success

describe('an instant', () => {
  it('crosses the wire as the wall clock of Shanghai, to the second', () => {
    expect(z.encode(instant, new Date('2031-01-15T16:30:05Z'))).toBe('2031-01-16 00:30:05')
    fc.assert(fc.property(instants, (at) => void expect(z.decode(instant, z.encode(instant, at))).toEqual(at)))
  })

  it('falls on the business day that its wall clock shows', () => {
    fc.assert(fc.property(instants, (at) => void expect(businessDay(at)).toBe(z.encode(instant, at).slice(0, 10))))
  })

  it('keeps its order as text', () => {
    const inOrder = fc.property(instants, instants, (one, other) => {
      expect(z.encode(instant, one) < z.encode(instant, other)).toBe(one < other)
    })
    fc.assert(inOrder)
  })

  it.each([
    '2031-01-15',
    '2031-01-15T08:00:00Z',
    '2031-1-15 08:00:00',
    '2031-13-01 00:00:00',
    '2031-02-29 09:00:00',
    '2031-04-31 09:00:00',
    '2031-01-15 24:00:00',
    '',
    'now',
  ])('is not «%s»', (sent) => expect(takes(instant, sent)).toBe(false))
})

describe('a day', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2031-04-31', false],
    ['2031-4-3', false],
    ['2031-04-03 00:00:00', false],
  ])('%s: %s', (sent, isDay) => expect(takes(day, sent)).toBe(isDay))
})

describe('a flag', () => {
  it('is T or F and nothing else', () => {
    expect([z.decode(flag, 'T'), z.decode(flag, 'F')]).toEqual([true, false])
    expect([z.encode(flag, true), z.encode(flag, false)]).toEqual(['T', 'F'])
    fc.assert(fc.property(fc.string(), (sent) => void expect(takes(flag, sent)).toBe(sent === 'T' || sent === 'F')))
    expect([true, 1, null].map((sent) => takes(flag, sent))).toEqual([false, false, false])
  })
})

describe('a list joined by commas', () => {
  const codes = commaList(z.string().regex(/^[A-Z0-9]{2,5}$/))
  const code = fc.stringMatching(/^[A-Z0-9]{2,5}$/)

  it('comes back as it was, the empty one too, whatever blanks stand around its items', () => {
    const back = fc.property(fc.array(code), fc.constantFrom('', ' ', '\t'), (list, blank) => {
      const sent = z.encode(codes, list)
      expect(z.decode(codes, sent)).toEqual(list)
      expect(z.decode(codes, sent.replaceAll(',', `${blank},${blank}`))).toEqual(list)
    })
    fc.assert(back)
  })

  it('is wrong at the item that is wrong', () => {
    const { error } = z.safeDecode(codes, 'CNXIA,?,DEDUI')
    expect(error?.issues.map(({ path }) => path)).toEqual([[1]])
    expect([',', 'CNXIA,', ',CNXIA'].map((sent) => takes(codes, sent))).toEqual([false, false, false])
  })
})

describe('a count', () => {
  const boxes = count(1, 500, 'booking.count-wrong')

  it('is a whole number within its bounds, sent as a number or as digits', () => {
    const read = fc.property(fc.integer({ min: -1000, max: 1000 }), (many) => {
      const isIn = many >= 1 && many <= 500
      expect([takes(boxes, many), takes(boxes, String(many))]).toEqual([isIn, isIn])
      if (isIn) expect([z.decode(boxes, many), z.decode(boxes, String(many))]).toEqual([many, many])
    })
    fc.assert(read)
  })

  it.each(['1.0', '1e2', '0x10', ' 1', '+1', '１', '1234567890', 1.5, Number.NaN, Number.POSITIVE_INFINITY, null])(
    'is not %s',
    (sent) => expect(takes(boxes, sent)).toBe(false),
  )

  it('says its own reason of one out of bounds', () => {
    const reason = (sent: unknown) => z.safeDecode(boxes, sent as never).error?.issues[0]?.message
    expect([0, '0', 501, '501', 1.5].map(reason)).toEqual(Array(5).fill('booking.count-wrong'))
  })
})

describe('a decimal', () => {
  const weight = decimal(9, 3, { least: 'positive' })
  const rate = decimal(12, 6)
  /** Figures with so many digits before and behind the point. */
  const figure = (whole: number, scale: number) =>
    fc.tuple(fc.stringMatching(new RegExp(`^\\d{${whole}}$`)), fc.stringMatching(new RegExp(`^\\d{${scale}}$`)))

  it('is text that comes back to the last digit, zeros included', () => {
    const back = fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (whole, scale) => {
      const [one] = fc.sample(figure(whole, scale), 1)
      const text = one?.join('.') ?? ''
      expect(z.encode(rate, z.decode(rate, text))).toBe(text)
    })
    fc.assert(back)
  })

  it('has no more digits than it may, before the point and behind it', () => {
    for (const [whole, scale, isRight] of [
      [6, 3, true],
      [7, 3, false],
      [6, 4, false],
      [1, 1, true],
    ] as const) {
      const text = `${'7'.repeat(whole)}.${'7'.repeat(scale)}`
      expect(takes(weight, text), text).toBe(isRight)
    }
  })

  it('takes a sign where it may be less than nothing, and zero where it need not be more', () => {
    const positive = (sent: string) => z.safeDecode(weight, sent).error?.issues[0]?.message
    expect(['0', '0.000', '0.001', '-1'].map(positive)).toEqual([
      'shared.number-positive',
      'shared.number-positive',
      undefined,
      'shared.number-wrong',
    ])
    expect(['0', '-1'].map((sent) => takes(rate, sent))).toEqual([true, false])
    expect(['0', '-1', '-12.3456', '--1', '-'].map((sent) => takes(amount, sent))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it.each(['1e309', 'Infinity', 'NaN', '1,5', '1.', '.5', '0x1', ' 1', '1 000', '１', '٣'])('is not «%s»', (sent) =>
    expect([takes(weight, sent), takes(rate, sent), takes(amount, sent)]).toEqual([false, false, false]),
  )

  it('is not a number that JSON cannot say plainly', () => {
    expect([1e21, 1e-7, Number.NaN].map((sent) => takes(rate, sent))).toEqual([false, false, false])
    expect(z.decode(rate, 0.5)).toBe('0.5')
  })
})

it('asks for words, by their own reason, and takes blanks for none', () => {
  const name = needed('customer.name-required').max(5)
  const reason = (sent: unknown) => z.safeDecode(name, sent as never).error?.issues.map(({ message }) => message)
  expect([undefined, null, '', ' ', '\u3000'].map(reason)).toEqual(Array(5).fill(['customer.name-required']))
  expect(z.decode(name, ' Tea ')).toBe('Tea')
})

it('knows a currency by three capitals', () => {
  expect(['CNY', 'cny', 'CN', 'CNYY', 'C1Y'].map((sent) => takes(currencyCode, sent))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
