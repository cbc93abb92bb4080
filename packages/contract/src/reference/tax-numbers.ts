import { signsOfNumber } from '../shared/reading/plain-text.ts'
import { isInn, isSocialCreditCode } from './check-digits.ts'

/** The countries of the European Union; goods that enter it want an EORI number. */
export const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)

/** The territories of the European import control: the Union, Norway, Switzerland, Liechtenstein, Northern Ireland. */
export const importControl: ReadonlySet<string> = new Set([...europeanUnion, 'NO', 'CH', 'LI', 'XI'])

type TaxNumber = { name: string; shape: RegExp; isRight?: (text: string) => boolean }

/** Name and spelling of the tax or company number by country; of other countries nothing is known. */
const taxNumbers = {
  CN: { name: 'USCC', shape: /^[0-9A-HJ-NPQRTUWXY]{18}$/, isRight: isSocialCreditCode },
  RU: { name: 'INN', shape: /^\d{10}(\d\d)?$/, isRight: isInn },
  KZ: { name: 'BIN', shape: /^\d{12}$/ },
  BY: { name: 'UNP', shape: /^\d{9}$/ },
  UZ: { name: 'INN', shape: /^\d{9}$/ },
  TW: { name: 'UBN', shape: /^\d{8}$/ },
  EU: { name: 'VAT', shape: /^[A-Z]{2}[0-9A-Z+*]{2,13}$/ },
} as const satisfies Record<string, TaxNumber>
export type TaxRule = keyof typeof taxNumbers

/** The rule of the country itself, or that of the European Union. */
export function taxRuleOf(country: string | null | undefined): TaxRule | undefined {
  if (europeanUnion.has(country ?? '')) return 'EU'
  return country && country !== 'EU' && Object.hasOwn(taxNumbers, country) ? (country as TaxRule) : undefined
}

const taxNumberOf = (country: string | null | undefined): TaxNumber | undefined => {
  const rule = taxRuleOf(country)
  return rule && taxNumbers[rule]
}

export const taxTypeOf = (country: string | null | undefined): string | undefined => taxNumberOf(country)?.name

/** The number is not written as one of its country, or its check digit does not fit. */
export function taxNumberFault(text: string, country: string | null | undefined): 'shape' | 'check' | undefined {
  const written = signsOfNumber(text)
  const known = taxNumberOf(country)
  if (!known || written === '') return undefined
  if (!known.shape.test(written)) return 'shape'
  return known.isRight?.(written) === false ? 'check' : undefined
}
