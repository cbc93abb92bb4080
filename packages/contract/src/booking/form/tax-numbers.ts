import { isInn, isSocialCreditCode } from '../../reference/check-digits.ts'
import { europeanUnion } from './form-conditions.ts'

const digits = (count: number) => (text: string) => new RegExp(`^\\d{${count}}$`).test(text)

type TaxNumber = { name: string; isRight: (text: string) => boolean }

const vat: TaxNumber = { name: 'VAT', isRight: (text) => /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(text) }

/** What the tax or company number of a country is called, and how it is written; of other countries nothing is known. */
const taxNumbers: Readonly<Record<string, TaxNumber>> = {
  CN: { name: 'USCC', isRight: isSocialCreditCode },
  RU: { name: 'INN', isRight: isInn },
  KZ: { name: 'BIN', isRight: digits(12) },
  BY: { name: 'UNP', isRight: digits(9) },
  UZ: { name: 'INN', isRight: digits(9) },
  TW: { name: 'UBN', isRight: digits(8) },
}
const taxNumberOf = (country: string) => taxNumbers[country] ?? (europeanUnion.has(country) ? vat : undefined)

/** What the tax or company number of a country is called. */
export const taxTypeOf = (country: string | null | undefined): string | undefined => taxNumberOf(country ?? '')?.name

/** Whether a tax or company number is written as its country does. */
export const isTaxNumber = (text: string, country: string): boolean =>
  taxNumberOf(country)?.isRight(text.replaceAll(/[\s-]/g, '').toUpperCase()) ?? true
