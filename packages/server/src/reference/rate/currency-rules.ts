import { type Language, languages } from '@landbridge/contract/shared/languages'
import type { ExchangeRate, Names } from '../reference-types.ts'

export type Currency = { code: string; names: Names }

/** Those that most prices are in stand first. */
const firstCodes = ['CNY', 'USD', 'EUR', 'RUB', 'KZT', 'HKD', 'GBP', 'JPY']

const nameLists = languages.map(
  (language) => [language, new Intl.DisplayNames([language], { type: 'currency' })] as const,
)

const currencyNamesOf = (code: string): Names =>
  Object.fromEntries(nameLists.map(([language, list]) => [language, list.of(code) ?? code])) as Names

export function currenciesOf(rates: readonly ExchangeRate[]): Currency[] {
  const codes = new Set(['CNY', ...rates.map((rate) => rate.currency)])
  return [...codes]
    .toSorted((one, other) => placeInList(one) - placeInList(other) || one.localeCompare(other))
    .map((code) => ({ code, names: currencyNamesOf(code) }))
}

function placeInList(code: string): number {
  const place = firstCodes.indexOf(code)
  return place === -1 ? firstCodes.length : place
}

export const currencyNameOf = (code: string, language: Language): string => currencyNamesOf(code)[language]
