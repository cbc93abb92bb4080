import { text as en } from '@landbridge/contract/pricing/text/en'
import { text as ru } from '@landbridge/contract/pricing/text/ru'
import { text as zhCn } from '@landbridge/contract/pricing/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/pricing/text/zh-tw'
import type { Language } from '@landbridge/contract/shared/languages'
import { type ModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import type { Tx } from '../platform/database.ts'
import { codeLabel, codesOf, type Place, placeName, placesByCode, shortPlaceName } from '../reference/index.ts'

const texts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const
export type PricingTextKey = keyof typeof zhCn

/** A sentence of this area in the reader's language. */
export function say(language: Language, key: PricingTextKey, values: Record<string, string | number> = {}): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Names in the reader's language; a code that nobody knows stands for itself. */
export type Words = {
  port(code: string): string
  city(code: string): string
  /** As lists, strips and cards call a terminal. */
  short(code: string): string
  isBorder(code: string): boolean
  charge(code: string): string
  unit(code: string): string
  say(key: PricingTextKey, values?: Record<string, string | number>): string
}

/** The names of these terminals of some modes, of these cities, and of all charges. */
export async function wordsFor(
  tx: Tx,
  language: Language,
  {
    modes,
    ports = [],
    cities = [],
  }: { modes: readonly ModeCode[]; ports?: readonly string[]; cities?: readonly string[] },
): Promise<Words> {
  const lists = [...new Set(modes.map(placeModeOf))]
  const [found, towns, charges, units] = await Promise.all([
    Promise.all(lists.map((list) => placesByCode(tx, list, ports))),
    placesByCode(tx, 'TRUCK', [...cities, ...ports]),
    codesOf(tx, 'COST'),
    codesOf(tx, 'CHGUNIT'),
  ])
  const terminals = new Map(found.flatMap((list) => [...list]))
  const nameOf = (code: string, ...maps: ReadonlyMap<string, Place>[]) => {
    const place = maps.map((map) => map.get(code)).find((found) => found !== undefined)
    return place ? placeName(place, language) : code
  }
  return {
    port: (code) => nameOf(code, terminals, towns),
    city: (code) => nameOf(code, towns, terminals),
    short: (code) => {
      const place = terminals.get(code) ?? towns.get(code)
      return place ? shortPlaceName(place, language) : code
    },
    isBorder: (code) => terminals.get(code)?.isBorder ?? false,
    charge: (code) => codeLabel(charges, code, language),
    unit: (code) => codeLabel(units, code, language),
    say: (key, values) => say(language, key, values),
  }
}
