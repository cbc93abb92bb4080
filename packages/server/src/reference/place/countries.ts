import { languages } from '@landbridge/contract/shared/languages'
import { onFirstUse } from '@landbridge/contract/shared/on-first-use'
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import type { Names } from '../reference-types.ts'

/** A country of ISO 3166 with its telephone code; some islands have none. */
export type Country = { code: string; names: Names; telCode?: string }

/** In the standard, but without telephones of their own. */
const withoutTelephones = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']
/** Known to telephone networks, but not in the standard. */
const notInStandard = new Set(['AC', 'TA', 'XK'])

/** Those that most of our readers choose stand first. */
const firstCodes = ['CN', 'HK', 'MO', 'TW', 'RU', 'KZ', 'BY', 'DE', 'PL']

const nameLists = onFirstUse(() =>
  languages.map((language) => [language, new Intl.DisplayNames([language], { type: 'region' })] as const),
)

/** A code that is none stands for itself. */
export function countryNamesOf(code: string): Names {
  const nameIn = (list: Intl.DisplayNames) => (/^[A-Z]{2}$/.test(code) ? (list.of(code) ?? code) : code)
  return Object.fromEntries(nameLists().map(([language, list]) => [language, nameIn(list)])) as Names
}

/** Every country of the standard, the usual ones first. */
export const countries = onFirstUse((): readonly Country[] =>
  [...getCountries().filter((code) => !notInStandard.has(code)), ...withoutTelephones]
    .toSorted((one, other) => placeInList(one) - placeInList(other) || one.localeCompare(other))
    .map((code) => ({ code, names: countryNamesOf(code), ...telCodeOf(code) })),
)

export const countryCodes = onFirstUse((): ReadonlySet<string> => new Set(countries().map(({ code }) => code)))

export const isCountry = (code: string): boolean => countryCodes().has(code)

function placeInList(code: string): number {
  const place = firstCodes.indexOf(code)
  return place === -1 ? firstCodes.length : place
}

function telCodeOf(code: string): { telCode?: string } {
  return isSupportedCountry(code) ? { telCode: String(getCountryCallingCode(code)) } : {}
}
