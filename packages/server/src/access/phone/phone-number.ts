import { Problem } from '@landbridge/contract/shared/problem'
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/** A telephone as everybody writes it, and as it is dialled inside its country. */
export type PhoneNumber = { phone: string; national: string; countryCode: string }

/** Reads a number with its area code, with or without plus and spaces, and refuses what cannot be one. */
export function phoneNumber(area: string, typed: string): PhoneNumber {
  const countryCode = area.replace(/^\+/, '')
  const national = typed.replace(/\s/g, '')
  const number = parsePhoneNumberFromString(`+${countryCode}${national}`)
  if (!number?.isPossible() || number.countryCallingCode !== countryCode) {
    throw new Problem('shared.invalid-input', { phone: 'access.phone-wrong' })
  }
  return { phone: number.number, national, countryCode }
}

/** Reads a number as people write it down: with its area code, or one of China without. */
export function wholePhoneNumber(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'CN')
  if (!number?.isPossible()) throw new Problem('shared.invalid-input', { phone: 'access.phone-wrong' })
  return number.number
}

/** Countries share area codes, and some numbers of one tell no country: one of those with the code is enough for them. */
export function isServed({ phone, countryCode }: PhoneNumber, smsCountries: readonly string[] | undefined): boolean {
  if (!smsCountries) return true
  const country = parsePhoneNumberFromString(phone)?.country
  return country
    ? smsCountries.includes(country)
    : smsCountries.some((code) => isSupportedCountry(code) && getCountryCallingCode(code) === countryCode)
}

/** Of a number as everybody writes it: with a plus. */
export function phoneParts(phone: string): { area: string; phone: string } | undefined {
  const number = parsePhoneNumberFromString(phone)
  return number && { area: number.countryCallingCode, phone: number.nationalNumber }
}
