import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFigure, writtenFigure } from './figure.ts'
import type { Language } from './languages.ts'

const said = (typed: string, language: Language, how?: { whole: boolean }) => {
  const reading = readFigure(typed, language, how)
  return 'figure' in reading ? reading.figure : 'mayMean' in reading ? reading.mayMean : undefined
}
const chinese = ['zh-CN', 'zh-TW', 'en'] as const

it('reads figures as the reader’s language writes them', () => {
  for (const language of chinese)
    expect(
      ['1.5', '1,5', '18,640', '18 640', '18,640.5', '1.500', '1,234,567', '１８，６４０', '１．５'].map((one) =>
        said(one, language),
      ),
    ).toEqual(['1.5', '1.5', '18640', '18640', '18640.5', '1.500', '1234567', '18640', '1.5'])
  expect(
    ['1.5', '1,5', '18,640', '18 640', '18 640,5', '18\u202f640', '18,640.5', '1.234.567', '１８，６４'].map((one) =>
      said(one, 'ru'),
    ),
  ).toEqual(['1.5', '1.5', '18.640', '18640', '18640.5', '18640', '18640.5', '1234567', '18.64'])
})

it('asks what is meant where the sign is not the language’s own and may part thousands', () => {
  expect(said('1.500', 'ru')).toEqual(['1500', '1.500'])
  expect(said('18.640', 'ru')).toEqual(['18640', '18.640'])
  expect(said('0.640', 'ru')).toBe('0.640')
})

it('does not take half a package for one', () => {
  expect(said('18,640', 'ru', { whole: true })).toEqual(['18640'])
  expect(said('18,640', 'en', { whole: true })).toBe('18640')
  expect(said('18.640', 'en', { whole: true })).toEqual(['18640'])
  expect(said('1.5', 'en', { whole: true })).toBe('1.5')
})

it('finds no figure where there is none', () => {
  expect(
    ['', 'x', '4a', '1 86', '1,86,40', '12 34', '1,2,3', '1.2.3', '.', '1..5', '1 8640'].map((one) => said(one, 'en')),
  ).toEqual(Array(11).fill(undefined))
  expect(['-5', '−5,5', '007'].map((one) => said(one, 'ru'))).toEqual(['-5', '-5.5', '007'])
})

it('writes a figure for typing as it would be read', () => {
  for (const language of [...chinese, 'ru'] as const)
    for (const figure of ['18640.5', '1.500', '12'])
      expect(readFigure(writtenFigure(figure, language), language)).toEqual({ figure })
})

const all = [...chinese, 'ru'] as const
const figures = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999_999n }), fc.stringMatching(/^\d{0,3}$/))
  .map(([whole, part]) => (part ? `${whole}.${part}` : String(whole)))
const grouped = (whole: string, sign: string) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, sign)
const decimalSigns = { 'zh-CN': '.', 'zh-TW': '.', en: '.', ru: ',' } as const

it('reads every figure that is written by the rules of the reader’s language, however its thousands are parted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      figures,
      fc.constantFrom('', ' ', '\u00a0', '\u202f'),
      (language, figure, gap) => {
        const [whole = '', part] = figure.split('.')
        const signs = part === undefined ? '' : decimalSigns[language] + part
        expect(readFigure(grouped(whole, gap) + signs, language)).toEqual({ figure })
      },
    ),
  )
})

it('reads a figure without digits before its sign as less than one, and one without any after it as whole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.constantFrom('.', ',', '。', '．', '，', '｡'),
      fc.stringMatching(/^\d{1,6}$/),
      (language, sign, digits) => {
        expect(readFigure(sign + digits, language)).toEqual({ figure: `0.${digits}` })
        expect(readFigure(`-${sign}${digits}`, language)).toEqual({ figure: `-0.${digits}` })
        expect(readFigure(digits + sign, language)).toEqual({ figure: digits })
      },
    ),
  )
  expect(['.', ',', '。', '-.', '..5', '5..', '1.5.', '18,640.', '.5.'].map((one) => said(one, 'en'))).toEqual(
    Array(9).fill(undefined),
  )
})

it('reads the full stop of a Chinese input method as the point, and asks where a point may part thousands', () => {
  for (const language of all) expect(said('1。5', language)).toBe('1.5')
  expect(said('1。500', 'zh-CN')).toBe('1.500')
  expect(said('1。500', 'ru')).toEqual(['1500', '1.500'])
})

it('never takes figures with an enumeration comma between them for one, and says so', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.stringMatching(/^[\d., ]{0,6}$/),
      fc.stringMatching(/^\d[\d., ]{0,6}$/),
      (language, before, after) => {
        expect(readFigure(`${before}、${after}`, language)).toEqual({ none: 'listed' })
      },
    ),
  )
})

it('never guesses: what it reads has the digits that were typed, and no sign of the other language parts them in silence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.stringMatching(/^[\d][\d.,]{0,9}$/), (language, typed) => {
      const reading = readFigure(typed, language)
      if (!('figure' in reading)) return
      const digits = (words: string) => words.replaceAll(/\D/g, '')
      expect(digits(reading.figure)).toBe(digits(typed))
      if (language === 'ru' && /^[1-9]\d{0,2}\.\d{3}$/.test(typed)) expect.unreachable()
    }),
    { numRuns: 500 },
  )
})
