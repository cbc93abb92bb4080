import { type ClockKind, clockLabels } from '@landbridge/contract/pricing/free-time'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { text as en } from '@landbridge/contract/pricing/text/en'
import { text as ru } from '@landbridge/contract/pricing/text/ru'
import { text as zhCn } from '@landbridge/contract/pricing/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/pricing/text/zh-tw'
import type { Language } from '@landbridge/contract/shared/languages'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../platform/database.ts'
import { type Place, placeName, readerNames, shortPlaceName } from '../reference/index.ts'

const texts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const
export type PricingTextKey = keyof typeof zhCn

export function say(language: Language, key: PricingTextKey, values: Record<string, string | number> = {}): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

export const clockName = (clock: ClockKind, language: Language): string => say(language, clockLabels[clock])

/** Names in the reader's language; a code that nobody knows stands for itself. */
export type Words = {
  port(code: string): string
  city(code: string): string
  short(code: string): string
  isBorder(code: string): boolean
  charge(code: string): string
  unit(code: string): string
  code(classCode: string, code: string): string
  carrier(code: string): string
  truck(code: string): string
  warehouse(code: string): string | undefined
  say(key: PricingTextKey, values?: Record<string, string | number>): string
}

export async function wordsFor(tx: Tx, language: Language, modes: readonly LegModeCode[]): Promise<Words> {
  const names = await readerNames(tx, language)
  const terminal = (code: string) => names.findPlace(code, modes)
  const nameOf = (place: Place | undefined, code: string) => (place ? placeName(place, language) : code)
  return {
    port: (code) => nameOf(terminal(code) ?? names.findCity(code), code),
    city: (code) => nameOf(names.findCity(code) ?? terminal(code), code),
    short: (code) => {
      const place = terminal(code) ?? names.findCity(code)
      return place ? shortPlaceName(place, language) : code
    },
    isBorder: (code) => terminal(code)?.isBorder ?? false,
    charge: (code) => names.code('COST', code),
    unit: (code) => names.code('CHGUNIT', code),
    code: names.code,
    carrier: names.carrier,
    truck: names.truckType,
    warehouse: names.warehouse,
    say: (key, values) => say(language, key, values),
  }
}

type CodeNames = { charge(code: string): string; truck(code: string): string }

const withNames = (values: Readonly<Record<string, string | number>>, { charge, truck }: CodeNames) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') return [name, value]
      return [name, name === 'service' ? charge(value) : truck(value)]
    }),
  )

type Sentence = { code: PricingTextKey; values?: Record<string, string | number> }

export const warningText = ({ code, values = {} }: Sentence, words: CodeNames & Pick<Words, 'say'>): string =>
  words.say(code, withNames(values, words))

export const apartInWords = (
  { quotedApart = [] }: Pick<PriceSnapshot, 'quotedApart'>,
  { language, ...words }: CodeNames & { language: Language },
): { code: string; message: string }[] =>
  quotedApart.map(({ code, values = {} }) => ({
    code,
    message: say(language, code as PricingTextKey, withNames(values, words)),
  }))
